/** ar */
import type { CommandWords } from "./translation.js";
export const arCommands: CommandWords = {};
