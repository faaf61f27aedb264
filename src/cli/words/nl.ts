/** nl */
import type { CommandWords } from "./translation.js";
export const nlCommands: CommandWords = {};
