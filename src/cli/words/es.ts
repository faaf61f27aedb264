/** es */
import type { CommandWords } from "./translation.js";
export const esCommands: CommandWords = {};
