/** What is said about puzzle files in German. */

import { fileToolsIn } from "./tools.js";
import type { FileWords } from "./translation.js";

const { written, amount, counted, listed, either } = fileToolsIn("de");

const cells = (count: number): string => counted(count, { one: "# Feld", other: "# Felder" });
const whose = ["dieses Feldes", "dieser Angabe", "dieses Werts", "dieses Teils"];
const ofAny = ["eines Feldes", "einer Angabe", "eines Werts", "eines Teils"];
const lineUp = "jede Zeile einer Form beginnt unter dem ersten Buchstaben des Namens ihres Teils";

export const deFiles: FileWords = {
  text: {
    hinted: (wrong, hint) => `${wrong}; ${hint}`,
    didYouMean: (words) => `meinst du ${either(words)}?`,
    chooseFrom: (words) => `wähle aus ${words.join(", ")}`,
    chooseNumber: (first, last) => `wähle eine Zahl von ${first} bis ${last}`,
    wrongForm: (part, wanted, value) => `${part}: erwartet wird ${wanted}, nicht ${value}`,
    aString: () => "ein Text",
    aNumber: () => "eine Zahl",
    aList: () => "eine Liste",
    anObject: () => "ein Objekt",
    useEither: (one, other) => `nimm entweder ${one} oder ${other}, nicht beides`,
  },
  check: {
    tooMany: (what, count, most) => `zu viele ${what}: ${amount(count)} (höchstens ${written(most)})`,
    emptyRow: (gap) => `diese Zeile des Bretts ist leer; schreibe ${gap}, wo kein Feld ist`,
    strangeGap: (mark, times, gap, blank) =>
      `${mark}${times === 1 ? "" : ` kommt ${written(times)}-mal vor und`} gehört zu keiner Angabe; schreibe ${gap}, wo kein Feld ist, oder ${blank} für ein Feld, das immer bedeckt ist`,
    twoCells: (cell) => `zwei Felder heißen ${cell}; gib jedem einen eigenen Namen`,
    noCells: () => "das Brett hat keine Felder",
    noFields: (blank) =>
      `das Puzzle hat keine Angaben, also bleibt nie ein Feld frei; ergänze fields oder schreibe für jedes Feld ${blank}`,
    unusedCell: (cell, blank) =>
      `Feld ${cell} gehört zu keiner Angabe; schreibe ${blank} für ein Feld, das immer bedeckt ist`,
    months: () => "von Januar bis Dezember",
    days: () => "von 1 bis 31",
    weekdays: () => "von Sonntag bis Samstag, egal wie sie auf dem Brett stehen",
    digits: () => "von 0 bis 9",
    choiceCount: (field, has, needs, order) =>
      `die Angabe ${field} hat ${counted(has, { one: "# Wert", other: "# Werte" })}, braucht aber ${written(needs)}, ${order}`,
    outOfOrder: (choice, field, order) =>
      `${choice} steht nicht an seinem Platz; die Werte von ${field} gehen ${order}`,
    unknownLattice: (lattice) => `unbekanntes Gitter ${lattice}`,
    twoChoices: (field, choice) => `in der Angabe ${field} heißen zwei Werte ${choice}`,
    twoFields: (field) => `zwei Angaben heißen ${field}`,
    noChoices: (field) => `die Angabe ${field} hat keine Werte`,
    emptyChoice: (choice) => `der Wert ${choice} lässt kein Feld frei`,
    unevenChoices: (field, one, count, other, others) =>
      `alle Werte einer Angabe müssen gleich viele Felder frei lassen; in ${field} sind es bei ${one} ${written(count)}, bei ${other} ${written(others)}`,
    sameCells: (one, other, field) => `die Werte ${one} und ${other} der Angabe ${field} lassen dieselben Felder frei`,
    cellTwice: (choice, cell) => `der Wert ${choice} nennt das Feld ${cell} zweimal`,
    sharedCell: (cell, one, other) => `das Feld ${cell} gehört zu zwei Angaben, ${one} und ${other}`,
    fieldLacksCell: (field, cell) => `die Angabe ${field} lässt ${cell} frei, aber so ein Feld hat das Brett nicht`,
    flipsForm: (all, none) => `${all}, ${none} oder eine Liste von Teilen`,
    drawnName: (piece) => `der Name ${piece} sieht aus wie die Form eines Teils`,
    twoPieces: (piece) =>
      `zwei Teile heißen ${piece}; benenne eines um, oder behalte eines und sag mit copies, wie viele es gibt`,
    wrongCopies: (piece) => `wie oft es Teil ${piece} gibt, muss eine ganze Zahl ab 1 sein`,
    strangeMark: (piece, mark, full, empty) =>
      `in Teil ${piece} steht ${mark}; zeichne Formen nur mit ${full} und ${empty}`,
    noPieces: () => "das Puzzle hat keine Teile",
    emptyPiece: (piece) => `Teil ${piece} hat keine Felder`,
    severalParts: (piece, isHex) =>
      `Teil ${piece} ist zerstückelt, aber seine Felder müssen zusammenhängen${isHex ? "; auf einem Sechseckbrett steht jede zweite Zeile ein halbes Feld weiter rechts" : ""}`,
    wrongFlips: (word, wanted) => `flips ist ${wanted}, nicht ${word}`,
    flipsLackPiece: (piece) => `flips nennt ${piece}, aber so ein Teil gibt es nicht`,
    wrongArea: (covered, wanted, all, uncovered) =>
      `die Teile bedecken ${cells(covered)}, müssten aber ${written(wanted)} bedecken${uncovered === 0 ? "" : ` (${written(all)} ohne die ${written(uncovered)}, die frei bleiben)`}`,
    misfit: (piece) => `Teil ${piece} passt nirgends auf das Brett`,
    reordering: (character) => `entferne das Zeichen ${character}: Es verdreht den Text darum herum`,
    unprintable: (character) => `entferne das Zeichen ${character}: Es lässt sich nicht drucken`,
    emptyName: (kind) => `der Name ${whose[kind]} ist leer`,
    notOneWord: (kind, word, character) =>
      `der Name ${ofAny[kind]} muss ein einziges sichtbares Wort sein, aber ${word} enthält ${character}`,
    wrongId: (id, example) =>
      `die id ${id} darf nur Kleinbuchstaben, Ziffern und einzelne Bindestriche haben, wie in ${example}`,
    notALanguage: (tag, one, other) => `${tag} ist kein Sprachcode; schreibe zum Beispiel ${one} oder ${other}`,
    noTitle: () => "das Puzzle hat keinen Titel",
    labelLacksCell: (cell) => `diese Beschriftung ist für Feld ${cell}, aber so ein Feld hat das Brett nicht`,
    sameShape: (piece, other) =>
      `${piece} hat dieselbe Form wie ${other}, also zählt jedes Vertauschen als weitere Lösung; wenn beide gleich aussehen, nimm ein Teil mit copies`,
  },
  limited: {
    file: () => "Zeichen in der Datei",
    text: () => "Zeichen in allen Namen und Texten, so wie die Datei sie schreiben müsste",
    cells: () => "Felder auf dem Brett",
    rows: () => "Zeilen auf dem Brett",
    columns: () => "Wörter in einer Zeile des Bretts",
    fields: () => "Angaben",
    choices: () => "Werte in einer Angabe",
    choiceCells: () => "Felder in einem Wert",
    targets: () => "Kombinationen von Werten",
    pieces: () => "verschiedene Teile",
    copies: () => "gleiche Teile",
    shapeRows: () => "Zeilen in einer Form",
    shapeColumns: () => "Zeichen in einer Zeile einer Form",
    id: () => "Zeichen in der id",
    word: () => "Zeichen im Namen von Feld, Angabe, Wert oder Teil",
    title: () => "Zeichen im Titel",
    note: () => "Zeichen in der Anmerkung",
    credits: () => "Zeilen in credits",
    credit: () => "Zeichen in einer Zeile von credits",
    label: () => "Zeichen in einer Beschriftung",
    languages: () => "Sprachen",
  },
  formats: {
    expected: (wanted) => `erwartet: ${wanted}`,
    aText: () => "Text",
    aKey: () => "Text als Schlüssel",
    keys: (examples) => `Schlüssel wie ${listed(examples)}`,
    translated: (example) => `Text oder Texte nach Sprache, etwa ${example}`,
    creditLines: (example) => `eine Liste von Zeilen, etwa ${example}`,
    boardRows: (bar, example) => `die Zeilen des Bretts, unter einem ${bar} oder als Liste wie ${example}`,
    cells: (example, range) => `Felder wie ${example}, ein Bereich wie ${range} oder Werte mit ihren Feldern`,
    choices: () => "Werte",
    choiceCells: () => "die Felder dieses Werts",
    fields: (one, other) => `Angaben wie ${one} und ${other}, jede mit ihren Werten`,
    pieces: () => "Teile",
    drawnPieces: (bar) => `Teile, gezeichnet unter einem ${bar}, oder zu jedem ein Name und eine Form`,
    shapeRows: (full, empty, example) => `die Zeilen einer Form aus ${full} und ${empty}, etwa ${example}`,
    wholeNumber: () => "eine ganze Zahl",
    copies: (example) => `welches Teil es wie oft gibt, etwa ${example}`,
    flips: (all, none) => `${all}, ${none} oder die Teile, die man wenden darf`,
    labels: (example) => `Beschriftungen nach Sprache, etwa ${example}`,
    labelsByCell: (example) => `Beschriftungen nach Feld, etwa ${example}`,
    zeroOrOne: (mark) => `erwartet: 0 oder 1, nicht ${mark}`,
    notARange: (word, example, most) =>
      `${word} ist kein Bereich wie ${example} mit höchstens ${written(most)} Wörtern`,
    folded: (bar) => `diese Zeilen werden zu einer; setze ${bar} hinter den Doppelpunkt und die Zeilen darunter`,
    appearsTwice: (key) => `${key} steht zweimal da`,
    unknownKey: (key) => `unbekannter Schlüssel ${key}`,
    keyMissing: (key) => `der Schlüssel ${key} fehlt`,
    copiesLackPiece: (piece) => `copies nennt ${piece}, aber so ein Teil gibt es nicht`,
    notBelowName: () => `das steht unter keinem Namen; ${lineUp}`,
    shiftedRow: (spaces, toTheRight) =>
      `diese Zeile ist um ${counted(spaces, { one: "ein Zeichen", other: "# Zeichen" })} nach ${toTheRight ? "rechts" : "links"} gerutscht; ${lineUp}`,
    gapAbove: (empty) => `darüber fehlt etwas von der Form; schreibe ${empty} für eine leere Zeile`,
    tags: (mark) =>
      `YAML-Tags werden nicht unterstützt; setze den Text in Anführungszeichen, wenn du ${mark} selbst meinst`,
    aliases: (mark) =>
      `YAML-Anker und -Verweise werden nicht unterstützt; setze den Text in Anführungszeichen, wenn du ${mark} selbst meinst`,
    beginsWith: (mark) => `setze dieses Wort in Anführungszeichen, denn es beginnt mit ${mark}`,
    tabs: () => "rücke Zeilen mit Leerzeichen ein, nicht mit Tabulatoren",
    twoDocuments: (mark) =>
      `eine Puzzledatei enthält nur ein Puzzle; verschiebe, was nach ${mark} kommt, in eine andere Datei`,
    keyOnTwoLines: () =>
      "Schlüssel und Doppelpunkt gehören in eine Zeile; fehlt ein Doppelpunkt oder ein schließendes Anführungszeichen?",
    tooDeep: () => "das ist für eine Puzzledatei zu tief verschachtelt",
    unclosedQuote: () => "das schließende Anführungszeichen fehlt",
    notYaml: (why) => `das ist kein YAML: ${why}`,
    notEnglish: (word) => `${word} ist kein Monat, Tag oder Wochentag auf Englisch`,
    alwaysCovered: (blank) => `schreibe ${blank} für ein Feld, das immer bedeckt ist`,
    moreProblems: (count) => `und ${counted(count, { one: "# weiterer Fehler", other: "# weitere Fehler" })} ab hier`,
    damagedLink: () => "dieser Link ist beschädigt oder stammt von einem neueren Daytile",
  },
};
