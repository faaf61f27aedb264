/** What the server says to whoever asks for something it can't give. */

import { speaker } from "../core/text/message.js";

export const serverSentences = {
  mistake: () => "The request has a mistake",
  noSolution: () => "No solution",
  fileMistakes: () => "The puzzle file has mistakes",
  noPuzzle: () => "No such puzzle",
  busy: () => "Too many people are asking right now",
  stopping: () => "The server is about to stop",
  tooLong: () => "The search took too long and was stopped",
  tooLarge: () => "The answer is too large",
  askLess: () => "ask for a part of it",
  broken: () => "Something went wrong here",
  tooOften: () => "You're asking very often",
  unknownParameter: (name: string) => `unknown parameter ${name}`,
  expectedNumber: (name: string, text: string) => `${name}: expected a number, not ${text}`,
  expectedRange: (name: string, min: number, max: number, text: string) =>
    `${name}: expected a number from ${min} to ${max.toLocaleString("en")}, not ${text}`,
  expectedFlag: (name: string, text: string) => `${name}: expected true or false, not ${text}`,
  expectedSolution: (text: string) => `solution: expected a number or none, not ${text}`,
  gifShowsSearch: () => "solution: leave it out; a GIF shows the whole search",
  once: (name: string) => `${name}: give it once`,
  nameField: (name: string) => `${name}: name the field, as in ${name}[month]=Apr`,
  unknownZone: (zone: string) => `tz: unknown time zone ${zone}`,
};

export const sayServer = speaker("server", serverSentences);
