/** From the part of a link behind `?` to the page it asks for, and back; what is wrong with a link is told as data. */

import { type CalendarDate, nearestDate, parseIsoDate } from "../core/calendar/calendar.js";
import { formatIsoDate } from "../core/calendar/date-text.js";
import { type AlgorithmId, algorithmIds } from "../core/names.js";
import { nearest } from "../core/text/nearest.js";
import { type Settings, settingChoices } from "./settings.js";

export const viewNames = [
  "play",
  "solutions",
  "year",
  "watch",
  "history",
  "settings",
  "owner",
  "design",
  "atlas",
  "lazy",
] as const;
export type ViewName = (typeof viewNames)[number];

/** Views that aren't in the menu, because other views lead to them. */
export const unlistedViews = ["owner", "design", "atlas", "lazy"] as const satisfies readonly ViewName[];

/** More would be too small to follow. */
export const maxWatched = 4;

export interface Route {
  /** The id of a puzzle of the catalogue, or a whole puzzle, as links carry it. */
  readonly puzzle: string;
  /** Undefined for today, whichever day that is, and where a target is named. */
  readonly date: CalendarDate | undefined;
  /** Ids of choices in the order of the fields, for what no calendar has. */
  readonly target: readonly string[] | undefined;
  readonly view: ViewName;
  /** The number of a solution, counting from 1. */
  readonly number: number | undefined;
  /** Where the week of the board begins on which that number counts; undefined for the reader's own. */
  readonly week: Settings["weekStart"] | undefined;
  /** What is watched, side by side; undefined for the usual. */
  readonly algorithms: readonly AlgorithmId[] | undefined;
}

export const startRoute: Route = {
  puzzle: "classic",
  date: undefined,
  target: undefined,
  view: "play",
  number: undefined,
  week: undefined,
  algorithms: undefined,
};

/** Which part of a link is wrong; `taken` is what is shown instead, where it is not the usual. */
export interface RouteFault {
  readonly part: "puzzle" | "date" | "target" | "view" | "number" | "algorithms";
  readonly given: string;
  readonly taken?: string;
}

export interface RouteReading {
  readonly route: Route;
  readonly faults: readonly RouteFault[];
}

interface PartReading<Value> {
  readonly value: Value;
  readonly fault?: RouteFault;
}

function readPuzzle(text: string | null, ids: readonly string[]): PartReading<string> {
  const given = (text ?? "").trim();
  if (given === "") return { value: startRoute.puzzle };
  // Whether there is a puzzle in it is for `puzzleNamed` to say.
  if (ids.includes(given) || given.startsWith("own.")) return { value: given };
  const taken = ids.find((id) => id === given.toLowerCase()) ?? nearest(given, ids) ?? startRoute.puzzle;
  return { value: taken, fault: { part: "puzzle", given, taken } };
}

/** A day of a month, as the command line takes it: of this year. */
const withYear = (given: string, year: number): string =>
  /^\d{1,2}-\d{1,2}$/.test(given)
    ? [String(year).padStart(4, "0"), ...given.split("-").map((part) => part.padStart(2, "0"))].join("-")
    : given;

function readDate(text: string | null, year: number): PartReading<CalendarDate | undefined> {
  const given = (text ?? "").trim();
  if (given === "" || given === "today") return { value: undefined };
  const whole = withYear(given, year);
  const date = parseIsoDate(whole);
  const value = date && nearestDate(date);
  if (value === undefined) return { value, fault: { part: "date", given } };
  if (value.day === date?.day) return { value };
  return { value, fault: { part: "date", given: whole, taken: formatIsoDate(value) } };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const readTarget = (text: string | null): readonly string[] | undefined =>
  text === null || text.trim() === "" ? undefined : text.split(",").map((id) => decoded(id.trim()));

const writeTarget = (ids: readonly string[]): string => ids.map((id) => encodeURIComponent(id)).join(",");

function readView(text: string | null): PartReading<ViewName> {
  const given = (text ?? "").trim().toLowerCase();
  const value = viewNames.find((name) => name === given);
  if (value !== undefined || given === "") return { value: value ?? startRoute.view };
  return { value: startRoute.view, fault: { part: "view", given } };
}

function readNumber(text: string | null): PartReading<number | undefined> {
  const given = (text ?? "").trim();
  if (given === "") return { value: undefined };
  const value = Number(given);
  if (/^\d+$/.test(given) && Number.isSafeInteger(value) && value > 0) return { value };
  return { value: undefined, fault: { part: "number", given } };
}

/** Each once, and no more than fit beside each other: what is too much is told like what is unknown. */
function readAlgorithms(text: string | null): PartReading<readonly AlgorithmId[] | undefined> {
  const names = (text ?? "").split(",").map((name) => name.trim().toLowerCase());
  const given = [...new Set(names)].filter((name) => name !== "");
  const known = algorithmIds.filter((id) => given.includes(id)).sort((a, b) => given.indexOf(a) - given.indexOf(b));
  const taken = known.slice(0, maxWatched);
  const left = given.filter((name) => !taken.some((id) => id === name));
  const value = taken.length === 0 ? undefined : taken;
  if (left.length === 0) return { value };
  return { value, fault: { part: "algorithms", given: left.join(", "), taken: taken.join(", ") } };
}

/** Whether the choices of a target exist is for `targetOfRoute` to say, which knows the puzzle. */
export function readRoute(search: string, puzzleIds: readonly string[], year = new Date().getFullYear()): RouteReading {
  const query = new URLSearchParams(search);
  const puzzle = readPuzzle(query.get("puzzle"), puzzleIds);
  const target = readTarget(query.get("target"));
  const date = target === undefined ? readDate(query.get("date"), year) : { value: undefined };
  const view = readView(query.get("view"));
  const number = readNumber(query.get("number"));
  const algorithms = readAlgorithms(query.get("algorithms"));
  const faults = [puzzle, date, view, number, algorithms].flatMap((part: PartReading<unknown>) => part.fault ?? []);
  const week = settingChoices.weekStart.find((start) => start === query.get("week"));
  const page = { view: view.value, number: number.value, week, algorithms: algorithms.value };
  return { route: { puzzle: puzzle.value, date: date.value, target, ...page }, faults };
}

/** The inverse of `readRoute`: nothing for what is usual, so that the address of the first page stays bare. */
export function routeToSearch({ puzzle, date, target, view, number, week, algorithms }: Route): string {
  const query = new URLSearchParams();
  if (puzzle !== startRoute.puzzle) query.set("puzzle", puzzle);
  if (target !== undefined) query.set("target", writeTarget(target));
  else if (date !== undefined) query.set("date", formatIsoDate(date));
  if (view !== startRoute.view) query.set("view", view);
  // Other views have no use for what follows; the app remembers it for the way back.
  if (view === "solutions" && number !== undefined) query.set("number", String(number));
  if (view === "solutions" && week !== undefined) query.set("week", week);
  if (view === "watch" && algorithms !== undefined) query.set("algorithms", algorithms.join(","));
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

export type RouteChange = Partial<Route>;

/** Another puzzle or day has other solutions, and a date takes the place of a target. */
export function changedRoute(route: Route, change: RouteChange): Route {
  const isElsewhere = "puzzle" in change || "date" in change || "target" in change;
  const left = isElsewhere ? { ...route, number: undefined, week: undefined } : route;
  if ("date" in change && !("target" in change)) return { ...left, target: undefined, ...change };
  if (change.target !== undefined) return { ...left, date: undefined, ...change };
  return { ...left, ...change };
}
