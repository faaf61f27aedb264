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
  expectedSolution: (text: string) => `solution: expected a number or none, not ${text}`,
  gifShowsSearch: () => "solution: leave it out; a GIF shows the whole search",
  once: (name: string) => `${name}: give it once`,
  nameField: (name: string) => `${name}: name the field, as in ${name}[month]=Apr`,
  unknownZone: (zone: string) => `tz: unknown time zone ${zone}`,
  ownAddress: (text: string) => `url: expected an address of this server, not ${text}`,
  pageByPage: (most: number) => `ask page by page, with from and limit up to ${most}, instead of all`,
  notJson: () => "this isn't JSON",
  sendJson: () => "Send JSON, with its content-type",
  onlyJson: () => "Only JSON works here",
  requestTooLarge: (most: number) => `A request can have up to ${most} kB`,
  wrongMethod: () => "That method doesn't work at this address",
  onlyGet: () => "Only GET and HEAD work here",
  nothingHere: (address: string) => `Nothing here; see ${address} for what there is`,
  otherName: () => "This server doesn't answer to that name",
};

export const sayServer = speaker("server", serverSentences);
