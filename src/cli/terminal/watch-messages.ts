/** What there is to say while a person watches: how long something takes, a race, a film, the app. */

import { speaker } from "../../core/text/message.js";
import { counted } from "../../core/text/sentences.js";
import { timeText } from "./messages.js";

const number = (value: number): string => value.toLocaleString("en");

/** `812 ms`, `3.1 s`. */
export function raceTime(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds >= 100) return `${seconds.toFixed(0)} s`;
  if (seconds >= 1) return `${seconds.toFixed(1)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

export const watchSentences = {
  timeLeft: (seconds: number) => `${timeText(seconds)} left`,
  setRate: (rate: number) => `${counted(rate, "set")}/s`,
  workingOut: () => "working out how long…",
  takesSeconds: (low: number, high: number) => `This will take about ${low} to ${high} seconds. Press Ctrl-C to stop.`,
  takesMinutes: (low: number, high: number) => `This will take about ${low} to ${high} minutes. Press Ctrl-C to stop.`,
  takesHours: (low: number, high: number) => `This will take about ${low} to ${high} hours. Press Ctrl-C to stop.`,
  logScale: () => "Bar lengths are on a log scale.",
  stopped: (seconds: number, algorithms: readonly string[]) =>
    `Stopped at the limit of ${raceTime(seconds * 1000)}: ${algorithms.join(", ")}. Raise it with --budget.`,
  algorithmHead: () => "algorithm",
  firstHead: () => "first",
  solutionsHead: () => "solutions",
  nodesHead: () => "nodes",
  triedHead: () => "tried",
  allHead: () => "all",
  timesHead: () => "times",
  soFar: (solutions: number) => `${number(solutions)} so far`,
  none: () => "none",
  faster: () => "+ faster",
  slower: () => "- slower",
  pause: () => "space pause",
  oneStep: () => ". one step",
  quit: () => "q quit",
  pace: (algorithm: string, speed: number) => `${algorithm}, ${counted(speed, "step")}/s`,
  paused: (algorithm: string) => `${algorithm}, paused`,
  counts: (steps: number, nodes: number, tried: number) =>
    `${counted(steps, "step")}, ${counted(nodes, "node")}, ${number(tried)} tried`,
  playAt: (address: string) => `Play today's puzzle at ${address}`,
  noNetwork: () => "This machine isn't on a network, so nobody else can open it.",
  othersAt: (address: string) => `Anyone on your network can open it too, say on a phone, at ${address}`,
  orAt: (address: string) => `  or ${address}`,
  toStop: () => "Press Ctrl-C to stop.",
  portInUse: (port: number) => `port ${port} is in use; leave out --port to use a free one`,
  portNeedsRights: (port: number) => `port ${port} needs administrator rights; use 1024 or higher`,
  noAddress: (host: string) => `this machine has no address ${host}`,
  unknownHost: (host: string) => `unknown host ${host}`,
  otherPort: (port: number) => `port ${port} is in use; using another one`,
  notBuilt: () => "the app isn't built; run npm run build",
};

export const sayWatch = speaker("watch", watchSentences);
