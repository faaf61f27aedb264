/** What the command line says in Italian. */

import { itFiles } from "../../formats/words/it.js";
import { itCoach } from "../../requests/coach-words/it.js";
import { itMake } from "./making/it.js";
import { itQueue } from "./queue/it.js";
import { itParts, itRange, itServer } from "./server/it.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time, measure } = toolsIn("it");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# data", many: "# di date", other: "# date" }
      : { one: "# combinazione", many: "# di combinazioni", other: "# combinazioni" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# soluzione", many: "# di soluzioni", other: "# soluzioni" });
const sets = (count: number): string => counted(count, { one: "# gruppo", many: "# di gruppi", other: "# gruppi" });
const cells = (count: number): string => counted(count, { one: "# casella", many: "# di caselle", other: "# caselle" });
const pieces = (count: number): string => counted(count, { one: "# pezzo", many: "# di pezzi", other: "# pezzi" });
const pages = (count: number): string => counted(count, { one: "# pagina", many: "# di pagine", other: "# pagine" });
const ways = (count: number): string =>
  counted(count, { one: "# orientamento", many: "# di orientamenti", other: "# orientamenti" });
const places = (count: number): string => counted(count, { one: "# posto", many: "# di posti", other: "# posti" });
const sheets = (count: number): string => counted(count, { one: "# lastra", many: "# di lastre", other: "# lastre" });
const plates = (count: number): string => counted(count, { one: "# piatto", many: "# di piatti", other: "# piatti" });
export const itCommands: CommandWords = {
  ...itFiles,
  coach: itCoach,
  queue: itQueue,
  server: itServer,
  parts: itParts,
  dates: {
    outsideYears: (text, first, last) => `${text} non è tra gli anni ${first} e ${last}`,
    noMonth: (month, text) => `il mese ${month} non esiste: ${text}`,
    noDay: (day, text) => `il giorno ${day} non esiste: ${text}`,
    noYear: (year, text) => `l’anno ${year} qui non esiste: ${text}`,
    notADate: (text) => `${text} non è una data`,
    tryThese: (example) => `prova con oggi, 2026-12-25, 12-25, 25 Dec o ${example}`,
    ambiguous: (text, one, other) => `${text} può essere ${one} o ${other}; scrivi una delle due`,
    whichYear: (text) => `${text} non dice di quale anno si tratta; scrivi tutte e quattro le cifre`,
    whichMonth: (text) => `${text} non dice quale numero è il mese`,
  },
  fields: {
    unknownField: (name) => `campo sconosciuto ${name}`,
    unknownChoice: (field, name) => `valore sconosciuto ${name} per ${field}`,
    hasNone: () => "questo rompicapo non ne ha",
    expectedChoice: (field, example) => `${field} vuole un valore come ${example}`,
    twice: (field, name) => `${field} compare due volte, la seconda come ${name}`,
    missing: (field) => `manca ${field}`,
    monthLength: (month, year, days) => `${monthName(month)}${year === undefined ? "" : ` ${year}`} ha ${days} giorni`,
    byFields: (text) => `per vederlo lo stesso, scrivi ${text} al posto della data`,
    wrongWeekday: (year, month, day, is, not) =>
      `${dateText(year, month, day)} è ${weekdayName(is)}, non ${weekdayName(not)}`,
    weekdayMissing: () => "manca il giorno della settimana; aggiungilo, o scrivi la data con l’anno",
    yearMissing: (digit) => `manca l’anno; questo rompicapo ne mostra una cifra (${digit})`,
    partMissing: (part) => `manca ${part}; scrivi una data come 25 Dec`,
    noChoice: (field, value) => `questo rompicapo non ha il valore ${value} per ${field}`,
    noWeekday: (weekday) => `questo rompicapo non ha ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `riga ${row}, colonna ${column}: ${wrong}`,
    noCell: (mark) => `qui non c’è nessuna casella; scrivi ${mark}`,
    aCell: (mark) => `qui c’è una casella; scrivi ${mark} se è vuota`,
    unknownLetter: (letter, known) => `nessun pezzo ha la lettera ${letter}; scegli tra ${known}`,
    empty: (height, width) =>
      `la griglia è vuota; scrivi ${counted(height, { one: "# riga", many: "# di righe", other: "# righe" })} di ${counted(width, { one: "# lettera", many: "# di lettere", other: "# lettere" })}`,
    rows: (rows, height) =>
      `la griglia ha ${counted(rows, { one: "# riga", many: "# di righe", other: "# righe" })}, il tabellone ne ha ${height}`,
    columns: (row, letters, width) =>
      `la riga ${row} ha ${counted(letters, { one: "# lettera", many: "# di lettere", other: "# lettere" })}, il tabellone ha ${counted(width, { one: "# colonna", many: "# di colonne", other: "# colonne" })}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} è il pezzo ${piece} di ${cells(count)}, ma compare ${written(times)} volte`,
    cannotFlip: (letter, piece) => `${letter} è il pezzo ${piece}, che non puoi ribaltare`,
    wrongShape: (letter, piece) => `${letter} è il pezzo ${piece}, ma queste caselle non hanno la sua forma`,
  },
  requests: {
    unknownPuzzle: (name) => `rompicapo sconosciuto ${name}`,
    unknownCell: (name) => `casella sconosciuta ${name}`,
    severalCells: (name, names) => `${name} è su più caselle; scrivi ${either(names)}`,
    cellTwice: (cell) => `la casella ${cell} compare due volte`,
    unknownValue: (part, value) => `valore sconosciuto ${value} per ${part}`,
    noWeekdays: (puzzle) => `${puzzle} non mostra il giorno della settimana`,
    noCellFor: (puzzle, weekday) => `${puzzle} non ha una casella per ${weekday}`,
    emptyDate: () => "la data è vuota; toglila per usare quella di oggi",
    noDates: (puzzle, date) => `${puzzle} non mostra date; togli ${date}`,
    usingYear: (date) => `data usata: ${date}; aggiungi un anno per sceglierne un’altra`,
    usingToday: (date) => `data usata: ${date}; scrivi una data con l’anno per sceglierne un’altra`,
    twoWeekdays: (date, weekday) => `usa ${date} oppure il giorno ${weekday}, non entrambi`,
    noWeekday: (why, example) =>
      `${why}, quindi questa data non cade in nessun giorno della settimana; aggiungine uno, come ${example}`,
    cellsOrDate: (part) => `usa ${part} oppure una data, non entrambe`,
    covers: (piece, cell) => `il pezzo ${piece} copre ${cell}, che deve restare scoperta`,
    wrongArea: (area, all, left, uncovered) =>
      `i pezzi coprono ${area} caselle su ${all}; ne devono restare scoperte ${left}, non ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `nessuna soluzione per ${title}${arePlaced ? " con questi pezzi" : ""}${flips ? "" : " senza ribaltare"}`,
    onlySolutions: (count) => (count === 1 ? "c’è una sola soluzione" : `ci sono solo ${solutions(count)}`),
    tooMany: (count, areDates) => `${dates(count, areDates)} sono troppe da contare`,
    narrowDown: (example) => `riducile, per esempio con ${example}`,
    tooManySets: (some, all) => `${some} caselle su ${all} formano troppi gruppi da contare`,
    unknownPieces: (pieces, example) => `pezzi sconosciuti ${pieces}; scrivili come in ${example}`,
    onlySoMany: (pieces) => `ci sono solo ${pieces}`,
    wrongSetArea: (area, all) => `questi pezzi coprono ${cells(area)}, ma il tabellone ne ha ${all} da coprire`,
    tooManyPieceSets: (count) => `${written(count)} gruppi di pezzi sono troppi da contare`,
    tooWide: () => "questo tabellone è troppo largo per un censimento",
    needsWebAssembly: () => "serve WebAssembly, che è disattivato",
    labelsOfOneCell: () =>
      "le etichette si possono spostare solo con uno, due o tre campi e ogni scelta su una sola casella",
    wrongBase: (path, url, base) => `serve l’indirizzo del futuro sito, come ${path} o ${url}, non ${base}`,
    notInstalled: (engine, version) =>
      `${engine} non è installato; esegui npm install ${engine}@${version} (con -g se Daytile è installato globalmente)`,
    otherModel: (format) => `questa risposta non corrisponde a questo modello; è per ${format}?`,
    noAnswer: (why) => `questa risposta non è una soluzione: ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `l’immagine ${picture} non dipende dalla data; togli la data`,
    unused: (picture, part) => `l’immagine ${picture} non usa ${part}; toglilo`,
    wrongFormat: (picture, format) => `l’immagine ${picture} non può essere ${format}`,
    onlyAs: (part, format) => `${part} vale solo per le immagini ${format}`,
    noYear: () => "questo rompicapo non mostra date, quindi non c’è un anno da disegnare",
    noPairs: (left) => `una mappa di coppie vuole un rompicapo che lascia scoperte 2 caselle, non ${left}`,
    showingSome: (count, title) => `qui: ${solutions(count)} per ${title}; ce ne sono altre`,
    showingFirst: (count, title) => `qui l’inizio per ${title}, ${solutions(count)}; ce ne sono altre`,
    tooLong: (algorithm, title, steps) =>
      `${algorithm} non ha trovato soluzioni per ${title} in ${written(steps)} passi`,
    steps: (algorithm, steps, frames) =>
      `${algorithm}: ${counted(steps, { one: "# passo", many: "# di passi", other: "# passi" })} in ${counted(frames, { one: "# immagine", many: "# di immagini", other: "# immagini" })}`,
    noLazyDay: () => "nessun giorno dell’anno ha una soluzione",
    lazyMoves: (days, moves) =>
      `${counted(days, { one: "# giorno", many: "# di giorni", other: "# giorni" })}, ${counted(moves, { one: "# spostamento", many: "# di spostamenti", other: "# spostamenti" })}`,
  },
  products: {
    wrongFormat: (product, format) => `${product} non può essere ${format}`,
    unused: (product, part) => `${product} non usa ${part}; toglilo`,
    noSetting: (product, setting) => `${product} non ha l’impostazione ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `in ${puzzle} alcuni giorni della settimana condividono caselle; la settimana non può iniziare da ${weekdayName(weekday)}`,
    noWeekdays: (puzzle, weekday) =>
      `${puzzle} non mostra il giorno della settimana; la settimana non può iniziare da ${weekdayName(weekday)}`,
    noBook: (puzzle, field) =>
      `${puzzle} mostra qualcosa che non fa parte di una data (${field}), quindi non c’è un libro dell’anno`,
    datesOnPages: (count, all) => `${dates(count, true)} su ${pages(all)}`,
    datesWithout: (count, names) => `${dates(count, true)} senza soluzione: ${names.join(", ")}`,
    coverSpine: (pages, spine) =>
      `${counted(pages, { one: "# pagina", many: "# di pagine", other: "# pagine" })} e una copertina con un dorso di ${measure(spine)} mm; chiedi alla tipografia la sua larghezza`,
    onlyBooks: () => "un poster è una sola pagina; scrivilo come PDF",
    pagesToPrint: (count) => `${pages(count)}. Stampa al 100%, senza «adatta alla pagina»`,
    noSheet: (sheet, count) => `non c’è una lastra ${sheet}; tutto sta su ${sheets(count)}`,
    sheets: (count, first) => `${count} lastre affiancate; con ${first} esce solo la prima`,
    islands: (count) =>
      `il tabellone ha dei vuoti; incolla ${counted(count, { one: "# isola", many: "# di isole", other: "# isole" })} della cornice sul fondo`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${measure(own)}, più ${measure(gap)} mm di distanza) non sta su un piano di ${measure(bed)}; riduci caselle, distanza o bordo, o usa un piano più grande`,
    noPlate: (plate, count) => `non c’è un piatto ${plate}; tutto sta su ${plates(count)}`,
    onPlate: (count, own) => `${pieces(count)} su un piatto di ${measure(own)}`,
    plateOf: (plate, all, parts, option) =>
      `piatto ${plate} di ${all}: ${parts.join(", ")}; con ${option} escono gli altri`,
    sheetFiles: (count) => `un file per ogni lastra: ${written(count)}`,
    onPlateNumber: (plate, parts) => `piatto ${plate}: ${parts.join(", ")}`,
    largePlate: (own, option) =>
      `tutto insieme richiede un piano di ${measure(own)}; con ${option} si divide su più piatti`,
    thinLabels: (nozzle, cell) =>
      `alcune scritte sono troppo sottili per un ugello di ${measure(nozzle)} mm; usa caselle di almeno ${measure(cell)} mm`,
    thinWalls: (width, nozzle, least) =>
      `la parete più sottile è di ${measure(width)} mm; un ugello di ${measure(nozzle)} mm richiede ${measure(least)} mm, quindi usa un bordo più largo`,
    thinWords: (nozzle) =>
      `alcune parole sono troppo sottili per un ugello di ${measure(nozzle)} mm; usa meno parole o un bordo più largo`,
    noRoom: () => "la cornice non ha posto per la scritta; usane una più corta o un bordo più largo",
    lettersInstead: () => "una stampante 3D fa solo lettere, quindi i pezzi hanno lettere invece di motivi",
    giftNeedsMachine: () => "per un regalo serve una macchina",
    giftFiles: (files) => `comincia da ${files.join(" e ")}`,
    noSolutionInside: (date) => `${date} non ha soluzioni, quindi la busta mostra il tabellone vuoto`,
    unknownMachine: (machine) => `macchina sconosciuta ${machine}`,
    unknownMaterial: (material) => `materiale sconosciuto ${material}`,
    wrongMachine: (machine, product) => `${machine} non è una macchina per ${product}`,
    wrongMaterial: (machine, material) => `${machine} non lavora con ${material}`,
    unknownLetters: (letters, option) =>
      `i caratteri di Daytile non hanno ${letters}; al loro posto ci sono punti interrogativi; usa ${option} per un carattere che li abbia`,
    notAFont: () => "il carattere non si può leggere; usa un file TTF o TTC con contorni TrueType",
  },
  make: itMake,
  steps: {
    cell: (number) => `casella ${number}`,
    place: (piece, names) => `metti ${piece} su ${names.join(" ")}`,
    remove: (piece, names) => `togli ${piece} da ${names.join(" ")}`,
    nothingFits: (cell) => `${cell}: non entra niente, indietro`,
    noRoom: (piece) => `pezzo ${piece}: non c’è più posto, indietro`,
    piecesLeft: () => "tutto è coperto, ma avanzano pezzi: indietro",
    tooSmall: (cell, count) => `${cell}: una zona di ${cells(count)} è troppo piccola per qualsiasi pezzo, indietro`,
    solution: () => "una soluzione",
  },
  line: {
    unknownOption: (option) => `opzione sconosciuta ${option}`,
    unknownValue: (option, value) => `valore sconosciuto ${value} per ${option}`,
    needsValue: (option, text) => `${option} vuole un valore; scrivi ${text}`,
    takesNoValue: (option) => `${option} non prende valori`,
    twice: (option) => `${option} compare due volte`,
    wholeNumber: (option, min, max, text) => `${option}: serve un numero intero ${itRange(min, max)}, non ${text}`,
    millimetres: (option, min, max, text) => `${option}: servono millimetri ${itRange(min, max)}, non ${text}`,
    addressForm: (option, example, text) => `${option}: serve un indirizzo come ${example}, non ${text}`,
    misplaced: (option, place) => `${option} non va con ${place}; vedi daytile help ${place}`,
    unknownCommand: (word) => `comando sconosciuto ${word}`,
    listCommands: () => "daytile help elenca i comandi",
    listPuzzles: () => "daytile puzzles li elenca tutti",
    seeBoard: () => "daytile show mostra il tabellone",
    unexpected: (word, command) => `${word} è di troppo; vedi daytile help ${command}`,
    chooseDrawing: (kinds) => `scegli cosa disegnare: ${kinds.join(", ")}`,
    chooseDesign: (kinds) => `scegli cosa cercare: ${kinds.join(", ")}`,
    chooseProduct: (kinds) => `scegli cosa costruire: ${kinds.join(", ")}`,
    unknownPicture: (word) => `immagine sconosciuta ${word}`,
    unknownKind: (word) => `tipo sconosciuto ${word}`,
    nameShell: (shells) => `indica la tua shell: ${shells.join(", ")}`,
    unknownShell: (word) => `shell sconosciuta ${word}`,
    fieldForm: (text) => `--field: serve NOME=VALORE, come month=Apr, non ${text}`,
    fieldTwice: (field) => `${field} compare due volte`,
    oneInput: (one, other) => `solo uno tra ${one} e ${other} può leggere lo standard input`,
    gridIsFile: (option, file) => `${option}: per leggere un file scrivi ${option} @${file}`,
    gridIsDrawn: (option) => `${option}: questo è un disegno; per una griglia usa --style letters`,
    needsFile: (what, formats) => `${what} vuole un file: aggiungi -o con un nome che finisce in ${dotted(formats)}`,
    needsFolder: (what) => `${what} vuole una cartella: aggiungi -o con il suo nome`,
    wrongEnding: (what, name, formats) => `${what} non può scrivere ${name}; il nome deve finire in ${dotted(formats)}`,
    yearHasNoDate: () => "year conta tutte le date; per una sola, daytile count DATE",
    auditHasNoDate: () => "audit verifica ogni gruppo di caselle; togli la data",
    makeHasNoDate: (what, date) => `${what} non dipende dalla data; togli ${date}`,
    puzzlesListsAll: () => "l’elenco comprende tutti i rompicapi; per uno solo, daytile show PUZZLE",
    showOne: () => "show mostra un rompicapo alla volta",
    checkNeedsFile: () => "check vuole il file di un rompicapo, come daytile check mine.yaml",
    checkIsForFiles: (puzzle) => `check vuole il file di un rompicapo; per uno incluso, daytile year -p ${puzzle}`,
    importNeedsFiles: () => "import vuole due file, una griglia di scritte e forme di 0 e 1; vedi daytile help import",
    gifShowsSearch: (option) => `una GIF mostra una ricerca fino alla prima soluzione; togli ${option}`,
    ownSolver: () => "le immagini usano il programma di Daytile; togli --engine",
  },
  files: {
    wrote: (name, bytes) => `scritto ${name} (${size(bytes)})`,
    cannotRead: (name, why) => `impossibile leggere ${name}: ${why}`,
    cannotReadInput: (why) => `impossibile leggere lo standard input: ${why}`,
    cannotWrite: (name, why) => `impossibile scrivere ${name}: ${why}`,
    cannotWriteOutput: (why) => `impossibile scrivere sullo standard output: ${why}`,
    existsAlready: (name) => `${name} esiste già; cancellalo o scegli un altro nome`,
    otherCensus: (name) => `${name} è di un altro censimento; cancellalo o scegli un altro nome`,
    heldByCensus: (name, process) =>
      `un altro censimento (processo ${process}) sta scrivendo in ${name}; aspetta che finisca o scegli un altro nome`,
    wroteSite: (name, files, bytes) =>
      `${counted(files, { one: "# file scritto", many: "# di file scritti", other: "# file scritti" })} in ${name} (${size(bytes)})`,
    otherFolder: (name) => `${name} contiene altri file; scegli una cartella vuota o un nome nuovo`,
    removed: (name) => `${name} rimosso, era di un’esecuzione precedente`,
    leftOver: (name) => `${name} è di un’esecuzione precedente, ma è stato modificato; rimuovilo se non ti serve`,
    noFolder: (folder) => `non c’è una cartella ${folder}`,
    tooLarge: (bytes) => `supera ${written(bytes)} byte, il massimo che Daytile legge`,
    isUtf16: () => "è in UTF-16; salvalo come UTF-8",
    notUtf8: (byte, line, value) =>
      `il byte ${byte}, alla riga ${line}, è ${value} e non è UTF-8; salva il file come UTF-8`,
    noSuchFile: () => "questo file non esiste",
    aFolder: () => "è una cartella",
    notAFolder: () => "una parte del percorso non è una cartella",
    denied: () => "permesso negato",
    readOnly: () => "il disco è in sola lettura",
    wouldBeTooLarge: () => "il file sarebbe troppo grande",
    diskFull: () => "il disco è pieno",
    inUseOrMounted: () => "è in uso, o montato a parte, e non si può sostituire",
    inUse: () => "è in uso e non si può sostituire",
    circle: () => "i collegamenti girano in tondo",
    nameTooLong: () => "il nome è troppo lungo",
    tooManyFiles: () => "ci sono troppi file aperti",
    diskError: () => "il disco segnala un errore",
    nobodyReads: () => "nessuno sta leggendo",
  },
  results: {
    titled: (title, puzzle) => `${title} su ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} su ${puzzle}: ${solutions(count)}`,
    some: (names, more) => [...names, ...(more > 0 ? [`e altre ${written(more)}`] : [])].join(", "),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle}: ${dates(count, areDates)}, ${solutions(all)}, ${written(mean)} in media`,
    fewest: (count, names) => `minimo: ${written(count)} (${names})`,
    most: (count, names) => `massimo: ${written(count)} (${names})`,
    noFewest: () => "minimo: nessuna",
    noMost: () => "massimo: nessuna",
    noneImpossible: () => "impossibili: nessuna",
    impossible: (count, names) => `impossibili: ${dates(count, false)}: ${names}`,
    impossibleReal: (count, real) => `impossibili: ${dates(count, true)}, di cui nel calendario: ${written(real)}`,
    impossibleDates: (names) => `impossibili e nel calendario: ${names}`,
    notReal: (names) => `fuori dal calendario: ${names}`,
    noneSolved: (areDates) => (areDates ? "nessuna data ha soluzione" : "nessuna combinazione ha soluzione"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}, ${some} caselle scoperte su ${all}: ${sets(count)}, ${solutions(found)}, ${written(mean)} in media`,
    impossibleSets: (count, names) => `impossibili: ${sets(count)}: ${names}`,
    uniqueSets: (count, names) => `una sola soluzione: ${sets(count)}: ${names}`,
    noneUnique: () => "una sola soluzione: nessuno",
    noSetSolved: (some, all) => `nessuna soluzione, quali che siano le ${some} caselle scoperte su ${all}`,
    designNow: (puzzle, figures) => `${puzzle} adesso: ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}, ${fewest === most ? `${written(most)} per data` : `da ${written(fewest)} a ${written(most)} per data`}, ${impossible === 0 ? "ogni data ha una soluzione" : `impossibile: ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `sostituire ${piece} con ${other}`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `permettere di ribaltare ${piece}` : `non ribaltare ${piece}`),
    exchangeIdea: (one, other) => `scambiare ${one} e ${other}`,
    noIdeas: () => "non c’è nulla da sostituire o scambiare",
    setFound: (pieces, tried) => `trovato, gruppi provati: ${written(tried)}; pezzi: ${pieces.join(", ")}`,
    setClosest: () => "nessun gruppo trovato che funzioni in ogni data; questo ci va più vicino",
    labelsMoved: (count) => `etichette spostate: ${written(count)}`,
    labelsStay: () => "le etichette sono già al posto migliore",
    labelsClosest: () => "alcune date restano impossibili ovunque stiano queste etichette; così ci si va più vicino",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `gruppi di pezzi: ${written(count)}, unità: ${written(units)}; circa ${time(seconds)}, thread: ${threads}, fino a ${written(megabytes)} MB ciascuno`,
    censusGoesOn: (done, units) => `si continua: ${written(done)} unità su ${written(units)} sono fatte`,
    censusTooLarge: () => "questo tipo ha troppi pezzi piccoli per la memoria; scegline meno o più grandi",
    censusDone: (working, count, rate) =>
      `gruppi che riescono sempre: ${written(working)} su ${written(count)}; al secondo: ${written(rate)}`,
    everySolved: (areDates) => (areDates ? "ogni data ha una soluzione" : "ogni combinazione ha una soluzione"),
    withoutSolution: (count, areDates, names) => `${dates(count, areDates)} senza soluzione: ${names}`,
    notRealWithout: (names) => `fuori dal calendario e senza soluzione: ${names}`,
    totals: (all, count, areDates, mean) =>
      `${solutions(all)} per ${dates(count, areDates)}, ${written(mean)} in media`,
    fewestAndMost: (fewest, most) => `minimo ${fewest}, massimo ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "nessuna",
    soundButMany: (count, areDates) => `nessun errore, ma ${dates(count, areDates)} sono troppe da contare`,
    note: (text) => `nota: ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}, ${areHexagons ? "esagoni" : "quadrati"}${blank > 0 ? `, vuote: ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `scoperte: ${fields.join(", ")}; ${dates(count, areDates)}`,
    allCovered: () => "tutto è coperto",
    stock: (count, orientations, placements) => `${pieces(count)}, ${ways(orientations)}, ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id}: ${cells(count)}, ${ways(orientations)}, ${places(placements)}${copies > 1 ? `, ${copies} copie` : ""}${flips ? "" : ", senza ribaltare"}`,
    puzzleHead: () => "ROMPICAPO",
    cellsHead: () => "CASELLE",
    piecesHead: () => "PEZZI",
    datesHead: () => "DATE",
    titleHead: () => "TITOLO",
  },
  watch: {
    timeLeft: (seconds) => `ancora ${time(seconds)}`,
    setRate: (rate) => `gruppi/s: ${written(rate)}`,
    workingOut: () => "stima del tempo…",
    takesSeconds: (low, high) => `Ci vogliono da ${low} a ${high} secondi. Ctrl-C per fermare.`,
    takesMinutes: (low, high) => `Ci vogliono da ${low} a ${high} minuti. Ctrl-C per fermare.`,
    takesHours: (low, high) => `Ci vogliono da ${low} a ${high} ore. Ctrl-C per fermare.`,
    logScale: () => "Le barre sono in scala logaritmica.",
    stopped: (seconds, algorithms) =>
      `Fermati dopo ${time(seconds)}: ${algorithms.join(", ")}. Con --budget hanno più tempo.`,
    algorithmHead: () => "algoritmo",
    firstHead: () => "prima",
    solutionsHead: () => "soluzioni",
    nodesHead: () => "nodi",
    triedHead: () => "prove",
    allHead: () => "tutte",
    timesHead: () => "fattore",
    soFar: (count) => `${written(count)} finora`,
    none: () => "nessuna",
    faster: () => "+ più veloce",
    slower: () => "- più lento",
    pause: () => "spazio pausa",
    oneStep: () => ". un passo",
    quit: () => "q esci",
    pace: (algorithm, speed) => `${algorithm}, passi/s: ${written(speed)}`,
    paused: (algorithm) => `${algorithm}, in pausa`,
    counts: (steps, nodes, tried) => `passi: ${written(steps)}, nodi: ${written(nodes)}, prove: ${written(tried)}`,
    playAt: (address) => `Il rompicapo di oggi: ${address}`,
    noNetwork: () => "Questo computer non è in rete, quindi nessun altro può aprirlo.",
    othersAt: (address) => `Chiunque nella tua rete può aprirlo, per esempio dal telefono: ${address}`,
    orAt: (address) => `  o ${address}`,
    toStop: () => "Ctrl-C per fermare.",
    portInUse: (port) => `la porta ${port} è occupata; togli --port per usarne una libera`,
    portNeedsRights: (port) => `la porta ${port} richiede diritti di amministratore; usa 1024 o più`,
    noAddress: (host) => `questo computer non ha l’indirizzo ${host}`,
    unknownHost: (host) => `computer sconosciuto ${host}`,
    otherPort: (port) => `la porta ${port} è occupata; ne uso un’altra`,
    notBuilt: () => "l’app non è pronta; esegui npm run build",
  },
};
