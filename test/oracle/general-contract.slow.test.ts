/** The general search keeps the contract of searches on random problems. */

import { generalSearch } from "../../src/core/solver/general.js";
import { searchContract } from "./contract.js";

searchContract("the general search", generalSearch);
