/** The atlas in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("nl");

export const nlAtlas: Words["atlas"] = {
  intro: "Met deze sets stukken kun je elke datum op het klassieke bord oplossen. Kies er een om te spelen.",
  sort: "Volgorde",
  sorts: {
    hardest: "Moeilijkste eerst",
    easiest: "Makkelijkste eerst",
    even: "Gelijkmatigste eerst",
    single: "Meeste datums met één oplossing",
  },
  sizes: "Grootte van de stukken",
  allSizes: "Alle groottes",
  sizesHint: (sum) => `${sum} betekent: zeven stukken van vijf vakken en een van zes.`,
  flips: "Omkeren",
  withFlips: "Je kunt stukken omkeren",
  withoutFlips: "Zonder omkeren",
  only: "Alleen sets met deze stukken",
  clear: "Wissen",
  found: (count) => `Sets: ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `Datums met één oplossing: ${written(count)}`,
  atLeast: (fewest) => `Oplossingen per datum: minstens ${written(fewest)}`,
  page: (number, count) => `Pagina ${written(number)} van ${written(count)}`,
  previous: "Vorige pagina",
  next: "Volgende pagina",
};
