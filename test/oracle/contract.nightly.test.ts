/** Searches keep their contract on thousands of random problems. */

import { generalSearch } from "../../src/core/solver/general.js";
import { newSearch } from "../../src/core/solver/search.js";
import { searchContract } from "./contract.js";

const runs = 3000;

searchContract("the kernel", newSearch, true, runs);
searchContract("the general search", generalSearch, true, runs);
