/** The formats in which a model can be handed to other solvers: a writer for each, and a reader for what they answer. */

import type { ModelFormat } from "../../core/names.js";
import { readCnfAnswer, writeCnf } from "./cnf.js";
import { readDlxAnswer, writeDlx } from "./dlx.js";
import { readLpAnswer, writeLp } from "./lp.js";
import { readMiniZincAnswer, writeMiniZinc } from "./minizinc.js";
import { readNumbers, writeJsonModel, writeMatrix } from "./plain.js";
import type { WrittenModel } from "./written-model.js";

export { type ModelFormat, modelFormats } from "../../core/names.js";
export { type WrittenModel, writtenModel } from "./written-model.js";

interface Format {
  readonly description: string;
  write(model: WrittenModel): string;
  /** The placements that an answer chooses, as ascending indexes into `model.task.placements`. */
  readAnswer(model: WrittenModel, text: string): number[];
}

const formats = {
  dlx: { description: "items and options, for Knuth's programs", write: writeDlx, readAnswer: readDlxAnswer },
  mzn: { description: "MiniZinc", write: writeMiniZinc, readAnswer: readMiniZincAnswer },
  cnf: { description: "clauses, for SAT solvers (DIMACS)", write: writeCnf, readAnswer: readCnfAnswer },
  lp: { description: "a linear program (CPLEX LP)", write: (model) => writeLp(model), readAnswer: readLpAnswer },
  json: { description: "placements and sums as JSON", write: writeJsonModel, readAnswer: readNumbers },
  matrix: { description: "a table of zeros and ones", write: writeMatrix, readAnswer: readNumbers },
} as const satisfies Readonly<Record<ModelFormat, Format>>;

export const modelFormat = (name: ModelFormat): Format => formats[name];
