/** The History view in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { counted } = numbersIn("en");

export const enHistory = {
  streak: "Streak",
  longest: "Longest streak",
  days: (count: number) => counted(count, { one: "day", other: "days" }),
  solved: "Puzzles solved",
  todaySolved: "You’ve solved today’s puzzle.",
  todayOpen: "Today’s puzzle is waiting.",
  playToday: "Play today’s puzzle",
  calendar: "Dates you’ve solved",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  onItsDay: "solved on the day",
  anotherDay: "solved on another day",
  notSolved: "not solved",
  times: "Times",
  timesHint: "Best and median count only puzzles solved without hints or the solution count.",
  noTimes: "Puzzles you solve will appear here.",
  puzzle: "Puzzle",
  count: "Solved",
  best: "Best",
  median: "Median",
  none: "none",
  share: "Share",
  shareHint: "Shows how you did. No spoilers.",
  shared: "Copied.",
  copyByHand: "Copy this text",
  solvedIn: (date: string, time: string) => `${date}: solved in ${time}.`,
  solvedAt: (date: string) => `${date}: solved.`,
  hints: (count: number) => counted(count, { none: "No hints.", one: "# hint.", other: "# hints." }),
  streakOf: (days: number) => counted(days, { one: "#-day streak.", other: "#-day streak." }),
  progress: "Back up your progress",
  progressHint: "Your progress is only in this browser. Save it to a file to keep it safe or move it.",
  exportFile: "Save to file",
  importFile: "Load from file",
  imported: (taken: number, known: number, refused: number) =>
    [
      counted(taken, { none: "Nothing new.", one: "Added # puzzle.", other: "Added # puzzles." }),
      ...(known > 0 ? [counted(known, { one: "# was here already.", other: "# were here already." })] : []),
      ...(refused > 0 ? [counted(refused, { one: "Couldn’t read #.", other: "Couldn’t read #." })] : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "That isn’t a Daytile progress file. Nothing has changed.",
    "written by a newer program": "That file is from a newer version of Daytile. Nothing has changed.",
    "too large": "That file is too large. Nothing has changed.",
  },
};
