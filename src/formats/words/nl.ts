/** What is said about puzzle files in Dutch. */

import { fileToolsIn } from "./tools.js";
import type { FileWords } from "./translation.js";

const { written, amount, counted, listed, either } = fileToolsIn("nl");

const cells = (count: number): string => counted(count, { one: "# vak", other: "# vakken" });
const things = ["vak", "onderdeel", "waarde", "stuk"];
const these = ["dit vak", "dit onderdeel", "deze waarde", "dit stuk"];
const lineUp = "elke rij van een vorm begint onder de eerste letter van de naam van het stuk";

export const nlFiles: FileWords = {
  text: {
    hinted: (wrong, hint) => `${wrong}; ${hint}`,
    didYouMean: (words) => `bedoel je ${either(words)}?`,
    chooseFrom: (words) => `kies uit ${words.join(", ")}`,
    chooseNumber: (first, last) => `kies een getal van ${first} tot en met ${last}`,
    wrongForm: (part, wanted, value) => `${part}: verwacht ${wanted}, niet ${value}`,
    aString: () => "tekst",
    aNumber: () => "een getal",
    aList: () => "een lijst",
    anObject: () => "een object",
    useEither: (one, other) => `gebruik ${one} of ${other}, niet allebei`,
  },
  check: {
    tooMany: (what, count, most) => `te veel ${what}: ${amount(count)} (hooguit ${written(most)})`,
    emptyRow: (gap) => `deze rij van het bord is leeg; schrijf ${gap} waar geen vak is`,
    strangeGap: (mark, times, gap, blank) =>
      `${mark}${times === 1 ? "" : ` komt ${written(times)} keer voor en`} hoort bij geen enkel onderdeel; schrijf ${gap} waar geen vak is, of ${blank} voor een vak dat altijd bedekt is`,
    twoCells: (cell) => `twee vakken heten ${cell}; geef elk een eigen naam`,
    noCells: () => "het bord heeft geen vakken",
    noFields: (blank) =>
      `de puzzel heeft geen onderdelen, dus er blijft nooit een vak vrij; voeg fields toe, of schrijf ${blank} voor elk vak`,
    unusedCell: (cell, blank) =>
      `vak ${cell} hoort bij geen enkel onderdeel; schrijf ${blank} voor een vak dat altijd bedekt is`,
    months: () => "van januari tot en met december",
    days: () => "van 1 tot en met 31",
    weekdays: () => "van zondag tot en met zaterdag, hoe ze ook op het bord staan",
    digits: () => "van 0 tot en met 9",
    choiceCount: (field, has, needs, order) =>
      `het onderdeel ${field} heeft ${counted(has, { one: "# waarde", other: "# waarden" })}, maar moet er ${written(needs)} hebben, ${order}`,
    outOfOrder: (choice, field, order) => `${choice} staat niet op zijn plaats; de waarden van ${field} lopen ${order}`,
    unknownLattice: (lattice) => `onbekend rooster ${lattice}`,
    twoChoices: (field, choice) => `in het onderdeel ${field} heten twee waarden ${choice}`,
    twoFields: (field) => `twee onderdelen heten ${field}`,
    noChoices: (field) => `het onderdeel ${field} heeft geen waarden`,
    emptyChoice: (choice) => `de waarde ${choice} laat geen vak vrij`,
    unevenChoices: (field, one, count, other, others) =>
      `alle waarden van een onderdeel moeten evenveel vakken vrijlaten; in ${field} laat ${one} er ${written(count)} vrij en ${other} ${written(others)}`,
    sameCells: (one, other, field) => `de waarden ${one} en ${other} van ${field} laten dezelfde vakken vrij`,
    cellTwice: (choice, cell) => `de waarde ${choice} noemt vak ${cell} twee keer`,
    sharedCell: (cell, one, other) => `vak ${cell} hoort bij twee onderdelen, ${one} en ${other}`,
    fieldLacksCell: (field, cell) => `het onderdeel ${field} laat ${cell} vrij, maar dat vak is er niet op het bord`,
    flipsForm: (all, none) => `${all}, ${none} of een lijst van stukken`,
    drawnName: (piece) => `de naam ${piece} lijkt op de vorm van een stuk`,
    twoPieces: (piece) => `twee stukken heten ${piece}; hernoem er een, of houd er een en geef bij copies het aantal`,
    wrongCopies: (piece) => `het aantal van stuk ${piece} moet een geheel getal zijn, 1 of meer`,
    strangeMark: (piece, mark, full, empty) =>
      `in stuk ${piece} staat ${mark}; teken vormen alleen met ${full} en ${empty}`,
    noPieces: () => "de puzzel heeft geen stukken",
    emptyPiece: (piece) => `stuk ${piece} heeft geen vakken`,
    severalParts: (piece, isHex) =>
      `stuk ${piece} bestaat uit losse delen, maar zijn vakken moeten aan elkaar zitten${isHex ? "; op een zeshoekig bord staat elke tweede rij een half vak naar rechts" : ""}`,
    wrongFlips: (word, wanted) => `flips is ${wanted}, niet ${word}`,
    flipsLackPiece: (piece) => `flips noemt ${piece}, maar dat stuk is er niet`,
    wrongArea: (covered, wanted, all, uncovered) =>
      `de stukken bedekken ${cells(covered)}, maar moeten er ${written(wanted)} bedekken${uncovered === 0 ? "" : ` (${written(all)} min ${written(uncovered)} die vrij blijven)`}`,
    misfit: (piece) => `stuk ${piece} past nergens op het bord`,
    reordering: (character) => `verwijder het teken ${character}: het keert de tekst eromheen om`,
    unprintable: (character) => `verwijder het teken ${character}: het is niet af te drukken`,
    emptyName: (kind) => `de naam van ${these[kind]} is leeg`,
    notOneWord: (kind, word, character) =>
      `de naam van een ${things[kind]} moet één zichtbaar woord zijn, maar in ${word} staat ${character}`,
    wrongId: (id, example) =>
      `in de id ${id} mogen alleen kleine letters, cijfers en losse koppeltekens staan, zoals in ${example}`,
    notALanguage: (tag, one, other) => `${tag} is geen taalcode; schrijf er een zoals ${one} of ${other}`,
    noTitle: () => "de puzzel heeft geen titel",
    labelLacksCell: (cell) => `dit label is voor vak ${cell}, maar dat vak is er niet op het bord`,
    sameShape: (piece, other) =>
      `${piece} heeft dezelfde vorm als ${other}, dus elke verwisseling telt als een andere oplossing; zien ze er hetzelfde uit, maak er dan één stuk met copies van`,
  },
  limited: {
    file: () => "tekens in het bestand",
    text: () => "tekens in alle namen en teksten, zoals het bestand ze zou moeten schrijven",
    cells: () => "vakken op het bord",
    rows: () => "rijen op het bord",
    columns: () => "woorden in een rij van het bord",
    fields: () => "onderdelen",
    choices: () => "waarden in een onderdeel",
    choiceCells: () => "vakken in een waarde",
    targets: () => "combinaties van waarden",
    pieces: () => "verschillende stukken",
    copies: () => "dezelfde stukken",
    shapeRows: () => "rijen in een vorm",
    shapeColumns: () => "tekens in een rij van een vorm",
    id: () => "tekens in de id",
    word: () => "tekens in de naam van een vak, onderdeel, waarde of stuk",
    title: () => "tekens in de titel",
    note: () => "tekens in de toelichting",
    credits: () => "regels in credits",
    credit: () => "tekens in een regel van credits",
    label: () => "tekens in een label",
    languages: () => "talen",
  },
  formats: {
    expected: (wanted) => `verwacht: ${wanted}`,
    aText: () => "tekst",
    aKey: () => "tekst als sleutel",
    keys: (examples) => `sleutels zoals ${listed(examples)}`,
    translated: (example) => `tekst, of teksten per taal, zoals ${example}`,
    creditLines: (example) => `een lijst van regels, zoals ${example}`,
    boardRows: (bar, example) => `de rijen van het bord, onder een ${bar} of als lijst zoals ${example}`,
    cells: (example, range) => `vakken zoals ${example}, een reeks zoals ${range}, of waarden met hun vakken`,
    choices: () => "waarden",
    choiceCells: () => "de vakken van deze waarde",
    fields: (one, other) => `onderdelen zoals ${one} en ${other}, elk met hun waarden`,
    pieces: () => "stukken",
    drawnPieces: (bar) => `stukken, getekend onder een ${bar}, of voor elk een naam en een vorm`,
    shapeRows: (full, empty, example) => `de rijen van een vorm met ${full} en ${empty}, zoals ${example}`,
    wholeNumber: () => "een geheel getal",
    copies: (example) => `hoe vaak een stuk er is, zoals ${example}`,
    flips: (all, none) => `${all}, ${none}, of de stukken die je mag omkeren`,
    labels: (example) => `labels per taal, zoals ${example}`,
    labelsByCell: (example) => `labels per vak, zoals ${example}`,
    zeroOrOne: (mark) => `verwacht: 0 of 1, niet ${mark}`,
    notARange: (word, example, most) => `${word} is geen reeks zoals ${example} met hooguit ${written(most)} woorden`,
    folded: (bar) => `deze rijen worden één regel; zet ${bar} achter de dubbele punt en de rijen eronder`,
    appearsTwice: (key) => `${key} staat er twee keer`,
    unknownKey: (key) => `onbekende sleutel ${key}`,
    keyMissing: (key) => `de sleutel ${key} ontbreekt`,
    copiesLackPiece: (piece) => `copies noemt ${piece}, maar dat stuk is er niet`,
    notBelowName: () => `dit staat niet onder een naam; ${lineUp}`,
    shiftedRow: (spaces, toTheRight) =>
      `deze rij staat ${counted(spaces, { one: "# teken", other: "# tekens" })} te ver naar ${toTheRight ? "rechts" : "links"}; ${lineUp}`,
    gapAbove: (empty) => `boven dit deel van een vorm zit een gat; schrijf ${empty} voor een lege rij`,
    tags: (mark) =>
      `YAML-tags worden niet ondersteund; zet de tekst tussen aanhalingstekens als je ${mark} zelf bedoelt`,
    aliases: (mark) =>
      `YAML-ankers en -aliassen worden niet ondersteund; zet de tekst tussen aanhalingstekens als je ${mark} zelf bedoelt`,
    beginsWith: (mark) => `zet dit woord tussen aanhalingstekens, want het begint met ${mark}`,
    tabs: () => "laat regels inspringen met spaties, niet met tabs",
    twoDocuments: (mark) => `in een puzzelbestand staat maar één puzzel; zet wat na ${mark} komt in een ander bestand`,
    keyOnTwoLines: () =>
      "een sleutel en zijn dubbele punt staan op één regel; ontbreekt er een dubbele punt of een aanhalingsteken?",
    tooDeep: () => "dit is te diep genest voor een puzzelbestand",
    unclosedQuote: () => "het sluitende aanhalingsteken ontbreekt",
    notYaml: (why) => `dit is geen YAML: ${why}`,
    notEnglish: (word) => `${word} is geen maand, dag of weekdag in het Engels`,
    alwaysCovered: (blank) => `schrijf ${blank} voor een vak dat altijd bedekt is`,
    moreProblems: (count) => `en vanaf hier nog ${counted(count, { one: "# fout", other: "# fouten" })}`,
    damagedLink: () => "deze link is beschadigd, of komt van een nieuwere Daytile",
  },
};
