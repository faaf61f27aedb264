/** How many solutions are left, with some pieces already in place? */

import { askCount, unwrap } from "daytile";

// A letter for each piece, a dot for an open cell, a hyphen where there is no cell.
const placed = `
  U U U . . . -
  U . U . . . -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . - - - -
`;

console.log(unwrap(await askCount({ date: "8 Aug" })).count); // → 105
console.log(unwrap(await askCount({ date: "8 Aug", placed })).count); // → 15
