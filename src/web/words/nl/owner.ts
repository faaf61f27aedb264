/** The owner's board in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("nl");

export const nlOwner: Words["owner"] = {
  whichPuzzle: "Welke puzzel heb je?",
  otherPuzzle: "Ik heb een andere puzzel",
  howTo: {
    pieces: "Sleep over de vakken van een stuk en Daytile herkent het.",
    free: "Markeer alle vakken die nog vrij zijn.",
  },
  modesTitle: "Wat je tekent",
  modes: { pieces: "Stukken tekenen", free: "Vrije vakken" },
  instructions:
    "Pijltjes verplaatsen, spatie kleurt, Enter maakt een stuk af. Backspace haalt er een weg, Escape wist de kleur.",
  clear: "Bord leegmaken",
  cleared: "Het bord is leeg. ‘Ongedaan maken’ brengt je stukken terug.",
  removed: (piece) => `Stuk ${piece} weggehaald.`,
  onDate: (count) =>
    counted(count, {
      one: "# stuk lag op de datum en is nu weg.",
      other: "# stukken lagen op de datum en zijn nu weg.",
    }),
  faults: {
    "nothing drawn": "Kleur eerst de vakken van een stuk.",
    "no such shape": "Geen stuk heeft deze vorm. Kleur verder, of tik een vak aan om het te wissen.",
    "wrong way up": "Dit stuk mag je hier niet omkeren. Ligt het goed?",
    "no copy left": "Dat stuk ligt al op het bord.",
    "off the board": "Dat gaat over de rand. Probeer het nog eens.",
    "on an uncovered cell": "Houd de datum vrij.",
    "on another piece": "Daar ligt al een stuk. Tik erop om het weg te halen.",
  },
  painted: (labels) => `${labels} gekleurd.`,
  unpainted: (labels) => `${labels} gewist.`,
  free: (labels) => `Vrij: ${labels}.`,
  covered: (labels) => `Bedekt: ${labels}.`,
  paintedCell: (label) => `${label}, gekleurd`,
  freeCell: (label) => `${label}, vrij`,
  coveredCell: (label) => `${label}, bedekt`,
  workOut: "Zoek de stukken",
  showOne: "Toon er een",
  oneWay: "Er is maar één manier: deze.",
  ways: (count) =>
    counted(count, {
      none: "Met je stukken kan dit niet. Controleer de vrije vakken.",
      one: "# manier voor de rest.",
      other: "# manieren voor de rest.",
    }),
  tooManyWays: "Te veel mogelijkheden. Teken liever een of twee stukken.",
  manyWays: (count) =>
    counted(count, { one: "Meer dan # manier voor de rest.", other: "Meer dan # manieren voor de rest." }),
  ask: "Vragen over je bord",
  noClock: "Geen klok, geen score. Vraag zo vaak je wilt.",
  questions: {
    solvable: "Is het nog op te lossen?",
    wrong: "Welk stuk ligt fout?",
    look: "Waar moet ik kijken?",
    next: "Wat is het volgende stuk?",
    solution: "Toon een oplossing",
  },
  yes: "Ja.",
  no: "Nee.",
  yesMore: "Vanaf hier kun je het nog afmaken.",
  noMore: "Er moet eerst iets weg.",
  howMany: "Hoeveel oplossingen?",
  goesHere: (piece) => `Stuk ${piece} hoort hier.`,
  takeOff: "Weghalen",
  keepsAll: "Al je stukken blijven liggen.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        none: "Geen van je stukken blijft liggen.",
        one: "# van je {all} stukken blijft liggen.",
        other: "# van je {all} stukken blijven liggen.",
      },
      { all: String(all) },
    ),
  useIt: "Op mijn bord leggen",
};
