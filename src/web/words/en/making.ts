/** Printing and making in English. */

export const enMaking = {
  title: "Print or make",
  what: "What would you like?",
  kinds: {
    print: "Board and pieces on paper",
    book: "A booklet of puzzles",
    laser: "Drawing for a laser cutter",
    solid: "Model for a 3D printer",
  },
  paper: "Paper",
  wholeYear: "Whole year",
  cell: "Cell size in mm",
  save: "Save file",
  making: "Making your file…",
  saved: (name: string) => `Saved ${name}.`,
  fullSize: "Print it at 100%, not “fit to page”.",
  refused: "That doesn’t fit. Try smaller cells or larger paper.",
};
