/** What is said about puzzle files in Italian. */

import { fileToolsIn } from "./tools.js";
import type { FileWords } from "./translation.js";

const { written, amount, counted, listed, either } = fileToolsIn("it");

const cells = (count: number): string => counted(count, { one: "# casella", many: "# di caselle", other: "# caselle" });
const these = ["di questa casella", "di questo campo", "di questo valore", "di questo pezzo"];
const things = ["di una casella", "di un campo", "di un valore", "di un pezzo"];
const lineUp = "ogni riga di una forma comincia sotto la prima lettera del nome del suo pezzo";

export const itFiles: FileWords = {
  text: {
    hinted: (wrong, hint) => `${wrong}; ${hint}`,
    didYouMean: (words) => `intendevi ${either(words)}?`,
    chooseFrom: (words) => `scegli tra ${words.join(", ")}`,
    chooseNumber: (first, last) => `scegli un numero da ${first} a ${last}`,
    wrongForm: (part, wanted, value) => `${part}: qui va ${wanted}, non ${value}`,
    aString: () => "un testo",
    aNumber: () => "un numero",
    aList: () => "un elenco",
    anObject: () => "un oggetto",
    useEither: (one, other) => `usa ${one} oppure ${other}, non entrambi`,
  },
  check: {
    tooMany: (what, count, most) => `oltre il limite per ${what}: ${amount(count)} (al massimo ${written(most)})`,
    emptyRow: (gap) => `questa riga del tabellone è vuota; scrivi ${gap} dove non ci sono caselle`,
    strangeGap: (mark, times, gap, blank) =>
      `${mark}${times === 1 ? "" : ` compare ${written(times)} volte e`} non appartiene a nessun campo; scrivi ${gap} dove non ci sono caselle, o ${blank} per una casella sempre coperta`,
    twoCells: (cell) => `due caselle si chiamano ${cell}; dai a ognuna il suo nome`,
    noCells: () => "il tabellone non ha caselle",
    noFields: (blank) =>
      `il rompicapo non ha campi, quindi nessuna casella resta scoperta; aggiungi dei campi, o scrivi ${blank} per ogni casella`,
    unusedCell: (cell, blank) =>
      `la casella ${cell} non appartiene a nessun campo; scrivi ${blank} per una casella sempre coperta`,
    months: () => "da gennaio a dicembre",
    days: () => "da 1 a 31",
    weekdays: () => "da domenica a sabato, qualunque sia il loro ordine sul tabellone",
    digits: () => "da 0 a 9",
    choiceCount: (field, has, needs, order) =>
      `il campo ${field} ha ${counted(has, { one: "# valore", many: "# di valori", other: "# valori" })}, ma ne servono ${written(needs)}, ${order}`,
    outOfOrder: (choice, field, order) => `${choice} è fuori posto; i valori di ${field} vanno ${order}`,
    unknownLattice: (lattice) => `reticolo sconosciuto ${lattice}`,
    twoChoices: (field, choice) => `nel campo ${field} due valori si chiamano ${choice}`,
    twoFields: (field) => `due campi si chiamano ${field}`,
    noChoices: (field) => `il campo ${field} non ha valori`,
    emptyChoice: (choice) => `il valore ${choice} non lascia scoperta nessuna casella`,
    unevenChoices: (field, one, count, other, others) =>
      `tutti i valori di un campo devono lasciare scoperto lo stesso numero di caselle; in ${field}, ${one} ne lascia ${written(count)} e ${other} ${written(others)}`,
    sameCells: (one, other, field) =>
      `i valori ${one} e ${other} del campo ${field} lasciano scoperte le stesse caselle`,
    cellTwice: (choice, cell) => `il valore ${choice} nomina due volte la casella ${cell}`,
    sharedCell: (cell, one, other) => `la casella ${cell} è in due campi, ${one} e ${other}`,
    fieldLacksCell: (field, cell) => `il campo ${field} lascia scoperta ${cell}, ma il tabellone non ha questa casella`,
    flipsForm: (all, none) => `${all}, ${none} o un elenco di pezzi`,
    drawnName: (piece) => `il nome ${piece} sembra la forma di un pezzo`,
    twoPieces: (piece) =>
      `due pezzi si chiamano ${piece}; cambia nome a uno, oppure tienine uno e indica quanti sono con copies`,
    wrongCopies: (piece) => `il numero di copie del pezzo ${piece} deve essere intero, da 1 in su`,
    strangeMark: (piece, mark, full, empty) =>
      `il pezzo ${piece} contiene ${mark}; disegna le forme solo con ${full} e ${empty}`,
    noPieces: () => "il rompicapo non ha pezzi",
    emptyPiece: (piece) => `il pezzo ${piece} non ha caselle`,
    severalParts: (piece, isHex) =>
      `il pezzo ${piece} è diviso in più parti, ma le sue caselle devono toccarsi${isHex ? "; su un tabellone esagonale una riga su due è mezza casella più a destra" : ""}`,
    wrongFlips: (word, wanted) => `flips deve essere ${wanted}, non ${word}`,
    flipsLackPiece: (piece) => `flips nomina ${piece}, ma questo pezzo non c’è`,
    wrongArea: (covered, wanted, all, uncovered) =>
      `i pezzi coprono ${cells(covered)}, ma devono coprirne ${written(wanted)}${uncovered === 0 ? "" : ` (${written(all)} meno ${written(uncovered)} che restano scoperte)`}`,
    misfit: (piece) => `il pezzo ${piece} non ci sta da nessuna parte sul tabellone`,
    reordering: (character) => `togli il carattere ${character}: cambia l’ordine del testo che ha intorno`,
    unprintable: (character) => `togli il carattere ${character}: non si può stampare`,
    emptyName: (kind) => `il nome ${these[kind]} è vuoto`,
    notOneWord: (kind, word, character) =>
      `il nome ${things[kind]} deve essere una sola parola visibile, ma ${word} contiene ${character}`,
    wrongId: (id, example) =>
      `l’id ${id} può avere solo lettere minuscole, cifre e trattini singoli, come in ${example}`,
    notALanguage: (tag, one, other) => `${tag} non è un codice di lingua; scrivine uno come ${one} o ${other}`,
    noTitle: () => "il rompicapo non ha un titolo",
    labelLacksCell: (cell) => `questa etichetta è per la casella ${cell}, ma il tabellone non ha questa casella`,
    sameShape: (piece, other) =>
      `${piece} ha la stessa forma di ${other}, quindi scambiarli conta come un’altra soluzione; se sono uguali, fanne un solo pezzo con copies`,
  },
  limited: {
    file: () => "i caratteri del file",
    text: () => "i caratteri di nomi e testi, così come il file dovrebbe scriverli",
    cells: () => "le caselle del tabellone",
    rows: () => "le righe del tabellone",
    columns: () => "le parole in una riga del tabellone",
    fields: () => "i campi",
    choices: () => "i valori di un campo",
    choiceCells: () => "le caselle di un valore",
    targets: () => "le combinazioni di valori",
    pieces: () => "i pezzi diversi",
    copies: () => "le copie di un pezzo",
    shapeRows: () => "le righe di una forma",
    shapeColumns: () => "i caratteri in una riga di una forma",
    id: () => "i caratteri dell’id",
    word: () => "i caratteri nel nome di una casella, di un campo, di un valore o di un pezzo",
    title: () => "i caratteri del titolo",
    note: () => "i caratteri della nota",
    credits: () => "le righe dei crediti",
    credit: () => "i caratteri in una riga dei crediti",
    label: () => "i caratteri di un’etichetta",
    languages: () => "le lingue",
  },
  formats: {
    expected: (wanted) => `qui va ${wanted}`,
    aText: () => "del testo",
    aKey: () => "del testo come chiave",
    keys: (examples) => `una serie di chiavi come ${listed(examples)}`,
    translated: (example) => `del testo, o testi per lingua, come ${example}`,
    creditLines: (example) => `un elenco di righe, come ${example}`,
    boardRows: (bar, example) => `il tabellone riga per riga, sotto una ${bar} o in un elenco come ${example}`,
    cells: (example, range) =>
      `una serie di caselle come ${example}, un intervallo come ${range}, o valori con le loro caselle`,
    choices: () => "una serie di valori",
    choiceCells: () => "l’elenco delle caselle di questo valore",
    fields: (one, other) => `una serie di campi come ${one} e ${other}, ognuno con i suoi valori`,
    pieces: () => "una serie di pezzi",
    drawnPieces: (bar) => `un disegno dei pezzi sotto una ${bar}, o un nome e una forma per ognuno`,
    shapeRows: (full, empty, example) => `una forma riga per riga, con ${full} e ${empty}, come ${example}`,
    wholeNumber: () => "un numero intero",
    copies: (example) => `quante copie ci sono di quale pezzo, come ${example}`,
    flips: (all, none) => `${all}, ${none}, o i pezzi che si possono ribaltare`,
    labels: (example) => `una serie di etichette per lingua, come ${example}`,
    labelsByCell: (example) => `una serie di etichette per casella, come ${example}`,
    zeroOrOne: (mark) => `qui va 0 o 1, non ${mark}`,
    notARange: (word, example, most) =>
      `${word} non è un intervallo come ${example} di al massimo ${written(most)} parole`,
    folded: (bar) => `queste righe diventano una sola; metti ${bar} dopo i due punti e le righe sotto`,
    appearsTwice: (key) => `${key} compare due volte`,
    unknownKey: (key) => `chiave sconosciuta ${key}`,
    keyMissing: (key) => `manca la chiave ${key}`,
    copiesLackPiece: (piece) => `copies nomina ${piece}, ma questo pezzo non c’è`,
    notBelowName: () => `questa parte non è sotto nessun nome; ${lineUp}`,
    shiftedRow: (spaces, toTheRight) =>
      `questa riga è ${counted(spaces, { one: "# carattere", many: "# di caratteri", other: "# caratteri" })} troppo a ${toTheRight ? "destra" : "sinistra"}; ${lineUp}`,
    gapAbove: (empty) => `manca una riga sopra questa parte di una forma; scrivi ${empty} per una riga vuota`,
    tags: (mark) => `i tag YAML non sono supportati; metti il testo tra virgolette se vuoi scrivere ${mark}`,
    aliases: (mark) =>
      `le ancore e gli alias YAML non sono supportati; metti il testo tra virgolette se vuoi scrivere ${mark}`,
    beginsWith: (mark) => `metti questa parola tra virgolette, perché comincia con ${mark}`,
    tabs: () => "fai rientrare le righe con gli spazi, non con le tabulazioni",
    twoDocuments: (mark) => `un file contiene un solo rompicapo; sposta in un altro file quello che segue ${mark}`,
    keyOnTwoLines: () =>
      "una chiave e i suoi due punti stanno sulla stessa riga; mancano i due punti o le virgolette di chiusura?",
    tooDeep: () => "qui ci sono troppi livelli per il file di un rompicapo",
    unclosedQuote: () => "mancano le virgolette di chiusura",
    notYaml: (why) => `questo non è YAML: ${why}`,
    notEnglish: (word) => `${word} non è un mese, un giorno o un giorno della settimana in inglese`,
    alwaysCovered: (blank) => `scrivi ${blank} per una casella sempre coperta`,
    moreProblems: (count) =>
      `e ${counted(count, { one: "# altro errore", many: "# di altri errori", other: "altri # errori" })} da qui in poi`,
    damagedLink: () => "questo link è danneggiato, o viene da una versione più recente di Daytile",
  },
};
