/** fr */
import type { CommandWords } from "./translation.js";
export const frCommands: CommandWords = {};
