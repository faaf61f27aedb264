/** it */
import type { CommandWords } from "./translation.js";
export const itCommands: CommandWords = {};
