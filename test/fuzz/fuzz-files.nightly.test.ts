/** Random files: puzzles, imports, grids and answers of other solvers, millions of them. */

import { describe } from "vitest";
import { fuzzAll } from "./nightly.js";
import { readerGroups } from "./readers.js";

describe("readers answer whatever they are given", () => fuzzAll(readerGroups.files));
