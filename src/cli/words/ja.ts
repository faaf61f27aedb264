/** ja */
import type { CommandWords } from "./translation.js";
export const jaCommands: CommandWords = {};
