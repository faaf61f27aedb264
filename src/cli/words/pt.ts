/** pt */
import type { CommandWords } from "./translation.js";
export const ptCommands: CommandWords = {};
