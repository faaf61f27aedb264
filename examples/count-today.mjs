/** How many solutions does today's puzzle have? */

import { askCount, unwrap } from "daytile";

const { count, question } = unwrap(await askCount({}));
console.log(`${question.title}: ${count} solutions`);
// → …: … solutions
