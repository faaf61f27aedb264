/** Random moves, saves, progress files, links and settings, millions of them. */

import { describe } from "vitest";
import { fuzzAll } from "./nightly.js";
import { readerGroups } from "./readers.js";

describe("readers answer whatever they are given", () => fuzzAll(readerGroups.games));
