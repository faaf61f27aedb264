/** What the coach says in German. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either, capital } = coachToolsIn("de");

const dates = (count: number, areDates: boolean): string =>
  counted(count, areDates ? { one: "# Tag", other: "# Tagen" } : { one: "# Kombination", other: "# Kombinationen" });
const solutions = (count: number): string => counted(count, { one: "# Lösung", other: "# Lösungen" });
const placed = (count: number): string => counted(count, { one: "# Teil gelegt", other: "# Teile gelegt" });
const pieces = (names: readonly string[]): string => `${names.length === 1 ? "Teil" : "die Teile"} ${listed(names)}`;

export const deCoach: CoachWords = {
  sentence: (text) => `${capital(text)}.`,
  heading: (text) => `${capital(text)}:`,
  subheading: (text) => `${text}:`,
  cells: listed,
  cellRange: (count, first, last) => `die ${written(count)} Felder von ${first} bis ${last}`,
  uncoverable: (cell) => `kein übriges Teil kann Feld ${cell} bedecken`,
  noRoom: (piece) => `für Teil ${piece} ist nicht genug Platz`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} ist abgeschnitten, und kein übriges Teil bedeckt nur ein Feld`
      : `${cells} sind abgeschnitten, und die übrigen Teile ergeben nie genau ${written(count)} Felder`,
  wrongShape: (cells) => `die übrigen Teile füllen ${cells} nicht`,
  samePiece: (piece, regions) =>
    `zwei Bereiche brauchen beide Teil ${piece}, und es reicht nicht für beide: ${regions.join("; ")}`,
  colouring: (cells, dark, light) =>
    `als Schachbrett gefärbt haben ${cells} die Verteilung ${dark} dunkel zu ${light} hell, und das geht mit den übrigen Teilen nicht auf`,
  choices: (cell, count) =>
    counted(
      count,
      { one: "für Feld {cell} bleibt eine Möglichkeit", other: "für Feld {cell} bleiben # Möglichkeiten" },
      { cell },
    ),
  places: (piece, count) =>
    counted(count, { one: "für Teil {piece} bleibt ein Platz", other: "für Teil {piece} bleiben # Plätze" }, { piece }),
  piece: (piece) => `Teil ${piece}`,
  pieceOn: (piece, cells) => `Teil ${piece} auf ${cells}`,
  onlyChoice: (choice, cell) => `nur ${choice} kann Feld ${cell} bedecken`,
  onlySpot: (piece, cells) => `Teil ${piece} passt nur auf ${cells}`,
  withAny: (choices) => `mit ${either(choices)}`,
  follows: (choice, text) => `${choice}: ${text}`,
  noArgument: () => "Eine kurze Begründung gibt es nicht: Daytile hat alles ausprobiert.",
  notEvenEmpty: () => "Auch ganz ohne gelegte Teile gibt es keine Lösung.",
  solvableWithout: (names) => `Nimm ${pieces(names)} weg, dann gibt es wieder eine Lösung.`,
  nothingToExplain: (title) => `Da gibt es nichts zu erklären: ${title} hat eine Lösung.`,
  coversDate: (piece, cell) => `Teil ${piece} bedeckt Feld ${cell}, das frei bleiben muss`,
  whyNone: (steps) =>
    counted(steps, {
      one: "Warum es keine Lösung gibt, in einem Schritt",
      other: "Warum es keine Lösung gibt, in # Schritten",
    }),
  placed: (title, puzzle, count) => `${title} auf ${puzzle}, ${placed(count)}`,
  onlyCell: (piece, cell) => `Einziges Feld: Nur Teil ${piece} kann Feld ${cell} bedecken, und nur auf eine Art.`,
  onlyPiece: (piece, cell) => `Einziges Teil: Nur Teil ${piece} kann Feld ${cell} bedecken.`,
  onlyPlace: (piece, cell) => `Einziger Platz: Teil ${piece} passt nur noch auf Feld ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `Einziger Platz: Für die ${written(copies)} Stück von Teil ${piece} bleiben nur ${written(copies)} Plätze, einer davon auf Feld ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `Erzwungener Bereich: Wie du ${region} auch füllst, Teil ${piece} bedeckt Feld ${cell} immer gleich.`,
  sharedPiece: (piece, cell, region, needs) =>
    `Vergebenes Teil: Ohne Teil ${needs} kannst du ${region} nicht füllen, also kann nur Teil ${piece} Feld ${cell} bedecken.`,
  othersFail: (piece, cell) =>
    `Alle anderen scheitern: Auf Feld ${cell} lässt jedes andere Teil eine Lücke, also ist es Teil ${piece}.`,
  everySolution: (piece, cell) => `Jede Lösung: In allen übrigen bedeckt Teil ${piece} Feld ${cell} auf dieselbe Art.`,
  bestChance: (piece, cell) => `Beste Chance: In einer von vielen Lösungen bedeckt Teil ${piece} Feld ${cell}.`,
  bestChanceOf: (piece, cell, count, all) =>
    `Beste Chance: In ${written(count)} von ${solutions(all)} bedeckt Teil ${piece} Feld ${cell} genau so.`,
  hidden: () => "Auf den ersten Blick sieht man es nicht; daytile explain erklärt es.",
  left: (count) => counted(count, { none: "Keine Lösung mehr.", one: "Noch # Lösung.", other: "Noch # Lösungen." }),
  fine: () => "Bisher passt alles.",
  solved: () => "Gelöst. Gut gemacht!",
  impossible: () => "Hier gibt es keine Lösung, auch ganz ohne gelegte Teile nicht.",
  takeOff: (names) => `Nimm ${pieces(names)} weg.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}, ${placed(count)}: noch ${written(possible)} von ${dates(all, areDates)} möglich${found === 0 ? "" : `, ${solutions(found)}`}`,
  reachMost: (names) => `die meisten Lösungen: ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `mit diesen Teilen ist ${areDates ? "kein Tag" : "keine Kombination"} möglich`,
  tasteHasOrder: (part) => `Lösungen nach Wunsch kommen in der Reihenfolge, wie gut sie sind; lass ${part} weg`,
  tasteIsText: () => "Lösungen nach Wunsch gibt es als Text oder JSON; zum Zeichnen nimm --number",
  noneUpright: (title) => `keine Lösung für ${title} steht aufrecht`,
  nothingToMove: () => "nichts zu bewegen",
  move: (names) => `${names.length} bewegen: ${listed(names)}`,
  flipped: (count) => `gewendete Teile: ${written(count)}`,
  joints: (count) => `gerade Fugen: ${written(count)}`,
  shared: (count) => `gemeinsame Lagen: ${written(count)}`,
  neighbours: (count) => `symmetrische Nachbarn: ${written(count)}`,
  difficulty: (rating) => `Schwierigkeit: ${rating} von 5`,
  difficultyMap: () => "Schwierigkeit, von 1 (leicht) bis 5 (schwer)",
  easiest: (names) => `am leichtesten: ${names}`,
  hardest: (names) => `am schwersten: ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}, ${year}: ${counted(days, { one: "# Tag", other: "# Tage" })} mit Lösung, ${counted(moves, { one: "# Teil", other: "# Teile" })} zu bewegen${mean === undefined ? "" : `, im Mittel ${written(mean)} am Morgen`}`,
  lazyStart: () => "Anfang",
  noSolution: () => "keine Lösung",
  noDaySolved: () => "kein Tag hat eine Lösung",
  noDates: (puzzle) => `${puzzle} zeigt kein Datum`,
  onlyWithLazy: (option, lazy) => `${option} geht nur mit ${lazy}; lass es weg`,
  lazyHasAllDays: (one, other) => `ein bequemes Jahr hat alle Tage; lass ${one} und ${other} weg`,
  lazyIsNoPng: () => "ein bequemes Jahr gibt es nicht als PNG; wähle txt, json, pdf, gif oder svg",
  onlyLazyIsGif: (option) => `nur ein bequemes Jahr gibt es als GIF; ergänze ${option}`,
};
