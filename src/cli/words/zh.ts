/** zh */
import type { CommandWords } from "./translation.js";
export const zhCommands: CommandWords = {};
