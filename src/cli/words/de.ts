/** What the command line says in German. */

import { deFiles } from "../../formats/words/de.js";
import { deCoach } from "../../requests/coach-words/de.js";
import { deMake } from "./making/de.js";
import { deQueue } from "./queue/de.js";
import { deParts, deRange, deServer } from "./server/de.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time, measure } = toolsIn("de");

const dates = (count: number, areDates: boolean): string =>
  counted(count, areDates ? { one: "# Tag", other: "# Tage" } : { one: "# Kombination", other: "# Kombinationen" });
const solutions = (count: number): string => counted(count, { one: "# Lösung", other: "# Lösungen" });
const sets = (count: number): string => counted(count, { one: "# Gruppe", other: "# Gruppen" });
const cells = (count: number): string => counted(count, { one: "# Feld", other: "# Felder" });
const pieces = (count: number): string => counted(count, { one: "# Teil", other: "# Teile" });
const ways = (count: number): string => counted(count, { one: "# Lage", other: "# Lagen" });
const places = (count: number): string => counted(count, { one: "# Platz", other: "# Plätze" });
export const deCommands: CommandWords = {
  ...deFiles,
  coach: deCoach,
  queue: deQueue,
  server: deServer,
  parts: deParts,
  dates: {
    outsideYears: (text, first, last) => `${text} liegt nicht in den Jahren ${first} bis ${last}`,
    noMonth: (month, text) => `einen Monat ${month} gibt es nicht: ${text}`,
    noDay: (day, text) => `einen Tag ${day} gibt es nicht: ${text}`,
    noYear: (year, text) => `ein Jahr ${year} gibt es hier nicht: ${text}`,
    notADate: (text) => `${text} ist kein Datum`,
    tryThese: (example) => `versuche es mit heute, 2026-12-25, 12-25, 25 Dec oder ${example}`,
    ambiguous: (text, one, other) => `${text} kann ${one} oder ${other} heißen; schreibe eines davon`,
    whichYear: (text) => `${text} lässt offen, welches Jahr gemeint ist; schreibe alle vier Ziffern`,
    whichMonth: (text) => `${text} lässt offen, welche Zahl der Monat ist`,
  },
  fields: {
    unknownField: (name) => `unbekannte Angabe ${name}`,
    unknownChoice: (field, name) => `unbekannter Wert ${name} für ${field}`,
    hasNone: () => "dieses Puzzle hat keine",
    expectedChoice: (field, example) => `${field} braucht einen Wert wie ${example}`,
    twice: (field, name) => `${field} ist doppelt angegeben, beim zweiten Mal als ${name}`,
    missing: (field) => `${field} fehlt`,
    monthLength: (month, year, days) =>
      `der ${monthName(month)}${year === undefined ? "" : ` ${year}`} hat ${days} Tage`,
    byFields: (text) => `wenn du ihn trotzdem sehen willst, schreibe ${text} statt des Datums`,
    wrongWeekday: (year, month, day, is, not) =>
      `der ${dateText(year, month, day)} ist ein ${weekdayName(is)}, kein ${weekdayName(not)}`,
    weekdayMissing: () => "der Wochentag fehlt; gib ihn an oder schreibe das Datum mit Jahr",
    yearMissing: (digit) => `das Jahr fehlt; dieses Puzzle zeigt eine Ziffer davon (${digit})`,
    partMissing: (part) => `${part} fehlt; schreibe ein Datum wie 25 Dec`,
    noChoice: (field, value) => `dieses Puzzle hat den Wert ${value} für ${field} nicht`,
    noWeekday: (weekday) => `dieses Puzzle hat keinen ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `Zeile ${row}, Spalte ${column}: ${wrong}`,
    noCell: (mark) => `hier ist kein Feld; schreibe ${mark}`,
    aCell: (mark) => `hier ist ein Feld; schreibe ${mark}, wenn es leer ist`,
    unknownLetter: (letter, known) => `kein Teil hat den Buchstaben ${letter}; wähle aus ${known}`,
    empty: (height, width) =>
      `das Raster ist leer; schreibe ${counted(height, { one: "# Zeile", other: "# Zeilen" })} mit je ${width} Zeichen`,
    rows: (rows, height) =>
      `das Raster hat ${counted(rows, { one: "# Zeile", other: "# Zeilen" })}, das Brett hat ${height}`,
    columns: (row, letters, width) =>
      `Zeile ${row} hat ${letters} Zeichen, das Brett hat ${counted(width, { one: "# Spalte", other: "# Spalten" })}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} ist das Teil ${piece} mit ${counted(count, { one: "# Feld", other: "# Feldern" })}, kommt aber ${times}-mal vor`,
    cannotFlip: (letter, piece) => `${letter} ist das Teil ${piece}, das du nicht wenden kannst`,
    wrongShape: (letter, piece) => `${letter} ist das Teil ${piece}, aber diese Felder haben eine andere Form`,
  },
  requests: {
    unknownPuzzle: (name) => `unbekanntes Puzzle ${name}`,
    unknownCell: (name) => `unbekanntes Feld ${name}`,
    severalCells: (name, names) => `${name} steht auf mehreren Feldern; schreibe ${either(names)}`,
    cellTwice: (cell) => `das Feld ${cell} ist doppelt angegeben`,
    unknownValue: (part, value) => `unbekannter Wert ${value} für ${part}`,
    noWeekdays: (puzzle) => `${puzzle} zeigt keine Wochentage`,
    noCellFor: (puzzle, weekday) => `${puzzle} hat kein Feld für ${weekday}`,
    emptyDate: () => "das Datum ist leer; lass es weg, wenn du heute meinst",
    noDates: (puzzle, date) => `${puzzle} zeigt kein Datum; lass ${date} weg`,
    usingYear: (date) => `gemeint ist ${date}; mit Jahr kannst du ein anderes Datum wählen`,
    usingToday: (date) => `gemeint ist ${date}; schreibe ein Datum mit Jahr, um ein anderes zu wählen`,
    twoWeekdays: (date, weekday) => `nimm entweder ${date} oder den Wochentag ${weekday}, nicht beides`,
    noWeekday: (why, example) => `${why}, also hat dieser Tag keinen Wochentag; gib einen an, etwa ${example}`,
    cellsOrDate: (part) => `nimm entweder ${part} oder ein Datum, nicht beides`,
    covers: (piece, cell) => `das Teil ${piece} bedeckt ${cell}, das frei bleiben muss`,
    wrongArea: (area, all, left, uncovered) =>
      `die Teile bedecken ${area} von ${all} Feldern; frei bleiben genau ${left}, nicht ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `keine Lösung für ${title}${arePlaced ? " mit diesen Teilen" : ""}${flips ? "" : " ohne Wenden"}`,
    onlySolutions: (count) => (count === 1 ? "es gibt nur eine Lösung" : `es gibt nur ${solutions(count)}`),
    tooMany: (count, areDates) => `${dates(count, areDates)} sind zu viele zum Zählen`,
    narrowDown: (example) => `grenze sie ein, etwa mit ${example}`,
    tooManySets: (some, all) => `${some} von ${all} Feldern ergeben zu viele Gruppen zum Zählen`,
    unknownPieces: (pieces, example) => `unbekannte Teile ${pieces}; schreibe sie wie in ${example}`,
    onlySoMany: (pieces) => `es gibt nur ${pieces}`,
    wrongSetArea: (area, all) => `diese Teile bedecken ${cells(area)}, auf dem Brett sind aber ${all} zu bedecken`,
    tooManyPieceSets: (count) => `${written(count)} Sätze von Teilen sind zu viele zum Zählen`,
    tooWide: () => "dieses Brett ist zu breit für eine Zählung",
    needsWebAssembly: () => "dafür wird WebAssembly gebraucht, und das ist abgeschaltet",
    labelsOfOneCell: () =>
      "Beschriftungen lassen sich nur verschieben, wenn es ein bis drei Angaben gibt und jeder Wert ein einziges Feld hat",
    wrongBase: (path, url, base) =>
      `erwartet wird, wo die Seiten liegen werden, etwa ${path} oder ${url}, nicht ${base}`,
    notInstalled: (engine, version) =>
      `${engine} ist nicht installiert; npm install ${engine}@${version} holt es (mit -g, wenn Daytile global installiert ist)`,
    otherModel: (format) => `diese Antwort passt nicht zu diesem Modell; gehört sie zu ${format}?`,
    noAnswer: (why) => `diese Antwort ist keine Lösung: ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `das Bild ${picture} hängt von keinem Datum ab; lass das Datum weg`,
    unused: (picture, part) => `das Bild ${picture} braucht ${part} nicht; lass es weg`,
    wrongFormat: (picture, format) => `das Bild ${picture} gibt es nicht als ${format}`,
    onlyAs: (part, format) => `${part} gilt nur für ${format}-Bilder`,
    noYear: () => "dieses Puzzle zeigt kein Datum, also gibt es kein Jahr zu zeichnen",
    noPairs: (left) => `eine Karte von Paaren braucht ein Puzzle, bei dem 2 Felder frei bleiben, nicht ${left}`,
    showingSome: (count, title) => `gezeigt für ${title}: ${solutions(count)}; es gibt mehr`,
    showingFirst: (count, title) => `gezeigt ist für ${title} der Anfang, ${solutions(count)}; es gibt mehr`,
    tooLong: (algorithm, title, steps) =>
      `${algorithm} hat in ${written(steps)} Schritten keine Lösung für ${title} gefunden`,
    steps: (algorithm, steps, frames) =>
      `${algorithm}: ${counted(steps, { one: "# Schritt", other: "# Schritte" })} in ${counted(frames, { one: "# Bild", other: "# Bildern" })}`,
    noLazyDay: () => "kein Tag des Jahres hat eine Lösung",
    lazyMoves: (days, moves) =>
      `${counted(days, { one: "# Tag", other: "# Tage" })}, ${counted(moves, { one: "# Teil", other: "# Teile" })} zu bewegen`,
  },
  products: {
    wrongFormat: (product, format) => `${product} gibt es nicht als ${format}`,
    unused: (product, part) => `${product} braucht ${part} nicht; lass es weg`,
    noSetting: (product, setting) => `${product} hat keine Einstellung ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `${puzzle} hat Wochentage, die sich Felder teilen, also kann die Woche nicht mit ${weekdayName(weekday)} beginnen`,
    noWeekdays: (puzzle, weekday) =>
      `${puzzle} zeigt keine Wochentage, also kann die Woche nicht mit ${weekdayName(weekday)} beginnen`,
    noBook: (puzzle, field) =>
      `${puzzle} zeigt etwas, das nicht zum Datum gehört (${field}), also gibt es kein Buch für das Jahr`,
    datesOnPages: (count, pages) =>
      `${dates(count, true)} auf ${counted(pages, { one: "# Seite", other: "# Seiten" })}`,
    datesWithout: (count, names) => `${dates(count, true)} ohne Lösung: ${names.join(", ")}`,
    coverSpine: (pages, spine) =>
      `${counted(pages, { one: "# Seite", other: "# Seiten" })} und ein Umschlag mit ${measure(spine)} mm breitem Rücken; frag die Druckerei nach ihrer Breite`,
    onlyBooks: () => "ein Poster ist eine Seite; schreibe es als PDF",
    pagesToPrint: (pages) =>
      `${counted(pages, { one: "# Seite", other: "# Seiten" })}. Drucke mit 100 %, ohne „An Seite anpassen“`,
    noSheet: (sheet, count) =>
      `eine Platte ${sheet} gibt es nicht; alles passt auf ${counted(count, { one: "# Platte", other: "# Platten" })}`,
    sheets: (count, first) => `${count} Platten nebeneinander; ${first} gibt nur die erste`,
    islands: (count) =>
      `das Brett hat Lücken; klebe ${counted(count, { one: "# Insel", other: "# Inseln" })} des Rahmens auf den Boden`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${measure(own)}, dazu ${measure(gap)} mm Abstand) passt nicht auf ein Druckbett von ${measure(bed)}; nimm kleinere Felder, weniger Abstand oder Rand oder ein größeres Bett`,
    noPlate: (plate, count) =>
      `eine Druckplatte ${plate} gibt es nicht; alles passt auf ${counted(count, { one: "# Platte", other: "# Platten" })}`,
    onPlate: (count, own) => `${pieces(count)} auf einer Druckplatte von ${measure(own)}`,
    plateOf: (plate, plates, parts, option) =>
      `Druckplatte ${plate} von ${plates}: ${parts.join(", ")}; ${option} gibt die anderen`,
    sheetFiles: (count) => `eine Datei für jede Platte: ${written(count)}`,
    onPlateNumber: (plate, parts) => `Druckplatte ${plate}: ${parts.join(", ")}`,
    largePlate: (own, option) =>
      `alles zusammen braucht ein Druckbett von ${measure(own)}; ${option} verteilt es auf mehrere Druckplatten`,
    thinLabels: (nozzle, cell) =>
      `manche Beschriftungen sind zu fein für eine Düse von ${measure(nozzle)} mm; nimm Felder von mindestens ${measure(cell)} mm`,
    thinWalls: (width, nozzle, least) =>
      `die schmalste Wand hat ${measure(width)} mm; eine Düse von ${measure(nozzle)} mm braucht ${measure(least)} mm, also nimm einen breiteren Rand`,
    thinWords: (nozzle) =>
      `manche Wörter sind zu fein für eine Düse von ${measure(nozzle)} mm; nimm weniger Wörter oder einen breiteren Rand`,
    noRoom: () => "auf dem Rahmen ist kein Platz für die Inschrift; nimm eine kürzere oder einen breiteren Rand",
    lettersInstead: () => "ein 3D-Drucker macht nur Buchstaben, also haben die Teile Buchstaben statt Muster",
    giftNeedsMachine: () => "ein Geschenk braucht eine Maschine",
    giftFiles: (files) => `beginne mit ${files.join(" und ")}`,
    noSolutionInside: (date) => `${date} hat keine Lösung, darum zeigt der Umschlag das leere Brett`,
    unknownMachine: (machine) => `unbekannte Maschine ${machine}`,
    unknownMaterial: (material) => `unbekanntes Material ${material}`,
    wrongMachine: (machine, product) => `${machine} ist keine Maschine für ${product}`,
    wrongMaterial: (machine, material) => `${machine} arbeitet nicht mit ${material}`,
    unknownLetters: (letters, option) =>
      `den Schriften von Daytile fehlt ${letters}, dort stehen Fragezeichen; nimm ${option} für eine Schrift, die es hat`,
    notAFont: () => "die Schrift ist nicht lesbar; nimm eine TTF- oder TTC-Datei mit TrueType-Umrissen",
  },
  make: deMake,
  steps: {
    cell: (number) => `Feld ${number}`,
    place: (piece, names) => `${piece} auf ${names.join(" ")} legen`,
    remove: (piece, names) => `${piece} von ${names.join(" ")} nehmen`,
    nothingFits: (cell) => `${cell}: nichts passt, zurück`,
    noRoom: (piece) => `Teil ${piece}: kein Platz mehr, zurück`,
    piecesLeft: () => "alles ist bedeckt, aber Teile sind übrig: zurück",
    tooSmall: (cell, count) =>
      `${cell}: ein Bereich von ${counted(count, { one: "# Feld", other: "# Feldern" })} ist für jedes Teil zu klein, zurück`,
    solution: () => "eine Lösung",
  },
  line: {
    unknownOption: (option) => `unbekannte Option ${option}`,
    unknownValue: (option, value) => `unbekannter Wert ${value} für ${option}`,
    needsValue: (option, text) => `${option} braucht einen Wert; schreibe ${text}`,
    takesNoValue: (option) => `${option} hat keinen Wert`,
    twice: (option) => `${option} ist doppelt angegeben`,
    wholeNumber: (option, min, max, text) =>
      `${option}: erwartet wird eine ganze Zahl ${deRange(min, max)}, nicht ${text}`,
    millimetres: (option, min, max, text) =>
      `${option}: erwartet werden Millimeter ${deRange(min, max)}, nicht ${text}`,
    addressForm: (option, example, text) => `${option}: erwartet wird eine Adresse wie ${example}, nicht ${text}`,
    misplaced: (option, place) => `${option} geht nicht mit ${place}; siehe daytile help ${place}`,
    unknownCommand: (word) => `unbekannter Befehl ${word}`,
    listCommands: () => "daytile help zeigt alle Befehle",
    listPuzzles: () => "daytile puzzles zeigt alle",
    seeBoard: () => "daytile show zeigt das Brett",
    unexpected: (word, command) => `unerwartetes Wort ${word}; siehe daytile help ${command}`,
    chooseDrawing: (kinds) => `wähle, was gezeichnet wird: ${kinds.join(", ")}`,
    chooseDesign: (kinds) => `wähle, was gesucht wird: ${kinds.join(", ")}`,
    chooseProduct: (kinds) => `wähle, was gemacht wird: ${kinds.join(", ")}`,
    unknownPicture: (word) => `unbekanntes Bild ${word}`,
    unknownKind: (word) => `unbekannte Art ${word}`,
    nameShell: (shells) => `nenne deine Shell: ${shells.join(", ")}`,
    unknownShell: (word) => `unbekannte Shell ${word}`,
    fieldForm: (text) => `--field: erwartet wird NAME=WERT, etwa month=Apr, nicht ${text}`,
    fieldTwice: (field) => `${field} ist doppelt angegeben`,
    oneInput: (one, other) => `nur eines von ${one} und ${other} kann die Standardeingabe lesen`,
    gridIsFile: (option, file) => `${option}: eine Datei wird mit ${option} @${file} gelesen`,
    gridIsDrawn: (option) => `${option}: das ist eine Zeichnung; mit --style letters wird ein Raster daraus`,
    needsFile: (what, formats) => `${what} braucht eine Datei: -o mit einem Namen, der auf ${dotted(formats)} endet`,
    needsFolder: (what) => `${what} braucht einen Ordner: -o mit seinem Namen`,
    wrongEnding: (what, name, formats) =>
      `${what} kann ${name} nicht schreiben; der Name muss auf ${dotted(formats)} enden`,
    yearHasNoDate: () => "year zählt alle Tage; für einen Tag nimm daytile count DATE",
    auditHasNoDate: () => "audit prüft jede Gruppe von Feldern; lass das Datum weg",
    makeHasNoDate: (what, date) => `${what} hängt nicht vom Datum ab; lass ${date} weg`,
    puzzlesListsAll: () => "puzzles zeigt alle Puzzles; für eines davon nimm daytile show PUZZLE",
    showOne: () => "show zeigt ein Puzzle auf einmal",
    checkNeedsFile: () => "check braucht eine Puzzledatei, etwa daytile check mine.yaml",
    checkIsForFiles: (puzzle) =>
      `check braucht eine Puzzledatei; für ein eingebautes Puzzle nimm daytile year -p ${puzzle}`,
    importNeedsFiles: () =>
      "import braucht zwei Dateien, ein Raster mit Beschriftungen und Formen aus 0 und 1; siehe daytile help import",
    gifShowsSearch: (option) => `ein GIF zeigt eine Suche bis zur ersten Lösung; lass ${option} weg`,
    ownSolver: () => "Bilder nehmen den Löser von Daytile; lass --engine weg",
  },
  files: {
    wrote: (name, bytes) => `${name} ist geschrieben (${size(bytes)})`,
    cannotRead: (name, why) => `${name} ist nicht lesbar: ${why}`,
    cannotReadInput: (why) => `die Standardeingabe ist nicht lesbar: ${why}`,
    cannotWrite: (name, why) => `${name} ist nicht beschreibbar: ${why}`,
    cannotWriteOutput: (why) => `die Standardausgabe ist nicht beschreibbar: ${why}`,
    existsAlready: (name) => `${name} gibt es schon; entferne die Datei oder wähle einen anderen Namen`,
    otherCensus: (name) => `${name} gehört zu einer anderen Zählung; entferne die Datei oder wähle einen anderen Namen`,
    heldByCensus: (name, process) =>
      `eine andere Zählung (Prozess ${process}) schreibt gerade in ${name}; warte auf sie oder wähle einen anderen Namen`,
    wroteSite: (name, files, bytes) =>
      `${counted(files, { one: "# Datei", other: "# Dateien" })} in ${name} geschrieben (${size(bytes)})`,
    otherFolder: (name) => `in ${name} liegen andere Dateien; nimm einen leeren Ordner oder einen neuen Namen`,
    removed: (name) => `${name} ist entfernt, ein Rest vom letzten Mal`,
    leftOver: (name) =>
      `${name} ist noch vom letzten Mal, aber seither geändert; entferne die Datei, wenn du sie nicht brauchst`,
    noFolder: (folder) => `es gibt keinen Ordner ${folder}`,
    tooLarge: (bytes) => `größer als ${written(bytes)} Byte, mehr liest Daytile nicht`,
    isUtf16: () => "es ist UTF-16; speichere es als UTF-8",
    notUtf8: (byte, line, value) =>
      `Byte ${byte} in Zeile ${line} ist ${value}, das ist kein UTF-8; speichere die Datei als UTF-8`,
    noSuchFile: () => "diese Datei gibt es nicht",
    aFolder: () => "das ist ein Ordner",
    notAFolder: () => "ein Stück des Pfads ist kein Ordner",
    denied: () => "keine Berechtigung",
    readOnly: () => "der Datenträger ist schreibgeschützt",
    wouldBeTooLarge: () => "die Datei wäre zu groß",
    diskFull: () => "der Datenträger ist voll",
    inUseOrMounted: () => "die Datei ist in Gebrauch oder einzeln eingehängt und lässt sich nicht ersetzen",
    inUse: () => "die Datei ist in Gebrauch und lässt sich nicht ersetzen",
    circle: () => "die Verknüpfungen führen im Kreis",
    nameTooLong: () => "der Name ist zu lang",
    tooManyFiles: () => "zu viele Dateien sind offen",
    diskError: () => "der Datenträger meldet einen Fehler",
    nobodyReads: () => "niemand liest mit",
  },
  results: {
    titled: (title, puzzle) => `${title} auf ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} auf ${puzzle}: ${solutions(count)}`,
    some: (names, more) => [...names, ...(more > 0 ? [`und ${written(more)} weitere`] : [])].join(", "),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle}: ${dates(count, areDates)}, ${solutions(all)}, im Mittel ${written(mean)}`,
    fewest: (count, names) => `am wenigsten: ${written(count)} (${names})`,
    most: (count, names) => `am meisten: ${written(count)} (${names})`,
    noFewest: () => "am wenigsten: keine",
    noMost: () => "am meisten: keine",
    noneImpossible: () => "unlösbar: keine",
    impossible: (count, names) => `unlösbar: ${dates(count, false)}: ${names}`,
    impossibleReal: (count, real) => `unlösbar: ${dates(count, true)}, davon ${written(real)} im Kalender`,
    impossibleDates: (names) => `unlösbar und im Kalender: ${names}`,
    notReal: (names) => `nicht im Kalender: ${names}`,
    noneSolved: (areDates) => (areDates ? "kein Tag hat eine Lösung" : "keine Kombination hat eine Lösung"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}, je ${some} von ${all} Feldern frei: ${sets(count)}, ${solutions(found)}, im Mittel ${written(mean)}`,
    impossibleSets: (count, names) => `unlösbar: ${sets(count)}: ${names}`,
    uniqueSets: (count, names) => `nur eine Lösung: ${sets(count)}: ${names}`,
    noneUnique: () => "nur eine Lösung: keine",
    noSetSolved: (some, all) => `keine Lösung, gleich welche ${some} von ${all} Feldern frei bleiben`,
    designNow: (puzzle, figures) => `${puzzle} jetzt: ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}, ${fewest === most ? `${written(most)} pro Tag` : `${written(fewest)} bis ${written(most)} pro Tag`}, ${impossible === 0 ? "jeder Tag geht auf" : `unlösbar: ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `${piece} durch ${other} ersetzen`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `${piece} wenden dürfen` : `${piece} nicht wenden`),
    exchangeIdea: (one, other) => `${one} und ${other} tauschen`,
    noIdeas: () => "es gibt nichts zu ersetzen oder zu tauschen",
    setFound: (pieces, tried) => `gefunden, geprüfte Sätze: ${written(tried)}; Teile: ${pieces.join(", ")}`,
    setClosest: () => "kein Satz gefunden, der an jedem Tag aufgeht; dieser kommt am nächsten",
    labelsMoved: (count) => `verschobene Beschriftungen: ${written(count)}`,
    labelsStay: () => "die Beschriftungen stehen schon am besten",
    labelsClosest: () =>
      "einige Tage bleiben unlösbar, wo auch immer diese Beschriftungen stehen; das kommt am nächsten",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `Sätze: ${written(count)}, Einheiten: ${written(units)}; etwa ${time(seconds)}, Threads: ${threads}, je bis zu ${written(megabytes)} MB`,
    censusGoesOn: (done, units) => `weiter geht es: ${written(done)} von ${written(units)} Einheiten sind fertig`,
    censusTooLarge: () => "diese Art hat zu viele kleine Teile für den Speicher; nimm weniger oder größere",
    censusDone: (working, count, rate) =>
      `gehen immer auf: ${written(working)} von ${written(count)}; pro Sekunde: ${written(rate)}`,
    everySolved: (areDates) => (areDates ? "jeder Tag hat eine Lösung" : "jede Kombination hat eine Lösung"),
    withoutSolution: (count, areDates, names) => `${dates(count, areDates)} ohne Lösung: ${names}`,
    notRealWithout: (names) => `nicht im Kalender und ohne Lösung: ${names}`,
    totals: (all, count, areDates, mean) =>
      `${solutions(all)} für ${dates(count, areDates)}, im Mittel ${written(mean)}`,
    fewestAndMost: (fewest, most) => `am wenigsten ${fewest}, am meisten ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "keine",
    soundButMany: (count, areDates) => `keine Fehler, aber ${dates(count, areDates)} sind zu viele zum Zählen`,
    note: (text) => `Anmerkung: ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}, ${areHexagons ? "sechseckig" : "quadratisch"}${blank > 0 ? `, davon leer: ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `frei: ${fields.join(", ")}; ${dates(count, areDates)}`,
    allCovered: () => "alles wird bedeckt",
    stock: (count, orientations, placements) => `${pieces(count)}, ${ways(orientations)}, ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id}: ${cells(count)}, ${ways(orientations)}, ${places(placements)}${copies > 1 ? `, ${copies}-mal` : ""}${flips ? "" : ", nicht wenden"}`,
    puzzleHead: () => "PUZZLE",
    cellsHead: () => "FELDER",
    piecesHead: () => "TEILE",
    datesHead: () => "TAGE",
    titleHead: () => "TITEL",
  },
  watch: {
    timeLeft: (seconds) => `noch ${time(seconds)}`,
    setRate: (rate) => `Sätze/s: ${written(rate)}`,
    workingOut: () => "wird geschätzt …",
    takesSeconds: (low, high) => `Das dauert etwa ${low} bis ${high} Sekunden. Strg-C bricht ab.`,
    takesMinutes: (low, high) => `Das dauert etwa ${low} bis ${high} Minuten. Strg-C bricht ab.`,
    takesHours: (low, high) => `Das dauert etwa ${low} bis ${high} Stunden. Strg-C bricht ab.`,
    logScale: () => "Die Balken sind logarithmisch.",
    stopped: (seconds, algorithms) =>
      `Nach ${time(seconds)} abgebrochen: ${algorithms.join(", ")}. Mit --budget dürfen sie länger.`,
    algorithmHead: () => "Algorithmus",
    firstHead: () => "erste",
    solutionsHead: () => "Lösungen",
    nodesHead: () => "Knoten",
    triedHead: () => "versucht",
    allHead: () => "alle",
    timesHead: () => "Faktor",
    soFar: (count) => `bisher ${written(count)}`,
    none: () => "keine",
    faster: () => "+ schneller",
    slower: () => "- langsamer",
    pause: () => "Leertaste Pause",
    oneStep: () => ". ein Schritt",
    quit: () => "q Ende",
    pace: (algorithm, speed) => `${algorithm}, Schritte/s: ${written(speed)}`,
    paused: (algorithm) => `${algorithm}, Pause`,
    counts: (steps, nodes, tried) =>
      `Schritte: ${written(steps)}, Knoten: ${written(nodes)}, versucht: ${written(tried)}`,
    playAt: (address) => `Das Puzzle von heute: ${address}`,
    noNetwork: () => "Dieser Rechner ist in keinem Netz, also kann es sonst niemand öffnen.",
    othersAt: (address) => `Alle in deinem Netz können es öffnen, etwa mit dem Handy: ${address}`,
    orAt: (address) => `  oder ${address}`,
    toStop: () => "Strg-C beendet.",
    portInUse: (port) => `Port ${port} ist belegt; lass --port weg, dann wird ein freier genommen`,
    portNeedsRights: (port) => `Port ${port} braucht Verwaltungsrechte; nimm 1024 oder höher`,
    noAddress: (host) => `dieser Rechner hat keine Adresse ${host}`,
    unknownHost: (host) => `unbekannter Rechner ${host}`,
    otherPort: (port) => `Port ${port} ist belegt; ein anderer wird genommen`,
    notBuilt: () => "die App ist noch nicht gebaut; führe npm run build aus",
  },
};
