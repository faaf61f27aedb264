/** A solution on a board of hexagons, drawn with characters. */

import { drawText, firstTiling, readQuestion, unwrap } from "daytile";

const question = unwrap(await readQuestion({ puzzle: "hex-lake", date: "25 Dec" }));
const placements = firstTiling(question) ?? [];
console.log(drawText(question.puzzle, { placements, uncovered: question.uncovered }).join("\n"));
// →          ╱ ╲ ╱ ╲ ╱ ╲
//           │   │       │
//          ╱     ╲       ╲
//         │       │       │
//        ╱         ╲     ╱ ╲
//       │           │   │Dec│
//      ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
//     │   │   │               │
//    ╱   ╱     ╲ ╱ ╲ ╱ ╲     ╱ ╲
//   │   │           │   │   │   │
//    ╲   ╲ ╱ ╲ ╱ ╲   ╲   ╲ ╱   ╱
//     │   │       │   │       │
//      ╲   ╲ ╱ ╲   ╲ ╱ ╲     ╱
//       │       │   │   │   │
//        ╲ ╱ ╲ ╱     ╲   ╲ ╱
//         │ 25│       │   │
//          ╲ ╱ ╲ ╱ ╲ ╱   ╱
//           │           │
//            ╲ ╱ ╲ ╱ ╲ ╱
