/** What the command line says in Dutch. */

import { nlFiles } from "../../formats/words/nl.js";
import { nlCoach } from "../../requests/coach-words/nl.js";
import { nlMake } from "./making/nl.js";
import { nlQueue } from "./queue/nl.js";
import { nlParts, nlRange, nlServer } from "./server/nl.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time, measure } = toolsIn("nl");

const dates = (count: number, areDates: boolean): string =>
  counted(count, areDates ? { one: "# datum", other: "# datums" } : { one: "# combinatie", other: "# combinaties" });
const solutions = (count: number): string => counted(count, { one: "# oplossing", other: "# oplossingen" });
const sets = (count: number): string => counted(count, { one: "# groep", other: "# groepen" });
const cells = (count: number): string => counted(count, { one: "# vak", other: "# vakken" });
const pieces = (count: number): string => counted(count, { one: "# stuk", other: "# stukken" });
const pages = (count: number): string => counted(count, { one: "# pagina", other: "# pagina’s" });
const ways = (count: number): string => counted(count, { one: "# stand", other: "# standen" });
const places = (count: number): string => counted(count, { one: "# plaats", other: "# plaatsen" });
const sheets = (count: number): string => counted(count, { one: "# plaat", other: "# platen" });
export const nlCommands: CommandWords = {
  ...nlFiles,
  coach: nlCoach,
  queue: nlQueue,
  server: nlServer,
  parts: nlParts,
  dates: {
    outsideYears: (text, first, last) => `${text} valt buiten de jaren ${first} tot ${last}`,
    noMonth: (month, text) => `maand ${month} bestaat niet: ${text}`,
    noDay: (day, text) => `dag ${day} bestaat niet: ${text}`,
    noYear: (year, text) => `jaar ${year} bestaat hier niet: ${text}`,
    notADate: (text) => `${text} is geen datum`,
    tryThese: (example) => `probeer vandaag, 2026-12-25, 12-25, 25 Dec of ${example}`,
    ambiguous: (text, one, other) => `${text} kan ${one} of ${other} zijn; schrijf een van de twee`,
    whichYear: (text) => `${text} zegt niet welk jaar het is; schrijf alle vier de cijfers`,
    whichMonth: (text) => `${text} zegt niet welk getal de maand is`,
  },
  fields: {
    unknownField: (name) => `onbekend onderdeel ${name}`,
    unknownChoice: (field, name) => `onbekende waarde ${name} voor ${field}`,
    hasNone: () => "deze puzzel heeft er geen",
    expectedChoice: (field, example) => `${field} heeft een waarde nodig, zoals ${example}`,
    twice: (field, name) => `${field} staat er twee keer, de tweede keer als ${name}`,
    missing: (field) => `${field} ontbreekt`,
    monthLength: (month, year, days) =>
      `${monthName(month)}${year === undefined ? "" : ` ${year}`} heeft ${days} dagen`,
    byFields: (text) => `schrijf ${text} in plaats van de datum om hem toch te zien`,
    wrongWeekday: (year, month, day, is, not) =>
      `${dateText(year, month, day)} is een ${weekdayName(is)}, geen ${weekdayName(not)}`,
    weekdayMissing: () => "de dag van de week ontbreekt; voeg hem toe, of schrijf de datum met het jaar",
    yearMissing: (digit) => `het jaar ontbreekt; deze puzzel toont er een cijfer van (${digit})`,
    partMissing: (part) => `${part} ontbreekt; schrijf een datum zoals 25 Dec`,
    noChoice: (field, value) => `deze puzzel heeft de waarde ${value} voor ${field} niet`,
    noWeekday: (weekday) => `deze puzzel heeft geen ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `rij ${row}, kolom ${column}: ${wrong}`,
    noCell: (mark) => `hier is geen vak; schrijf ${mark}`,
    aCell: (mark) => `hier is een vak; schrijf ${mark} als het leeg is`,
    unknownLetter: (letter, known) => `geen stuk heeft de letter ${letter}; kies uit ${known}`,
    empty: (height, width) =>
      `het raster is leeg; schrijf ${counted(height, { one: "# rij", other: "# rijen" })} van ${counted(width, { one: "# letter", other: "# letters" })}`,
    rows: (rows, height) =>
      `het raster heeft ${counted(rows, { one: "# rij", other: "# rijen" })}, het bord heeft er ${height}`,
    columns: (row, letters, width) =>
      `rij ${row} heeft ${counted(letters, { one: "# letter", other: "# letters" })}, het bord heeft ${counted(width, { one: "# kolom", other: "# kolommen" })}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} is stuk ${piece} van ${cells(count)}, maar komt ${written(times)} keer voor`,
    cannotFlip: (letter, piece) => `${letter} is stuk ${piece}, dat je niet kunt omkeren`,
    wrongShape: (letter, piece) => `${letter} is stuk ${piece}, maar deze vakken hebben een andere vorm`,
  },
  requests: {
    unknownPuzzle: (name) => `onbekende puzzel ${name}`,
    unknownCell: (name) => `onbekend vak ${name}`,
    severalCells: (name, names) => `${name} staat op meer vakken; schrijf ${either(names)}`,
    cellTwice: (cell) => `het vak ${cell} staat er twee keer`,
    unknownValue: (part, value) => `onbekende waarde ${value} voor ${part}`,
    noWeekdays: (puzzle) => `${puzzle} toont geen dag van de week`,
    noCellFor: (puzzle, weekday) => `${puzzle} heeft geen vak voor ${weekday}`,
    emptyDate: () => "de datum is leeg; laat hem weg voor vandaag",
    noDates: (puzzle, date) => `${puzzle} toont geen datum; laat ${date} weg`,
    usingYear: (date) => `gekozen is ${date}; voeg een jaar toe voor een andere datum`,
    usingToday: (date) => `gekozen is ${date}; schrijf een datum met jaar voor een andere`,
    twoWeekdays: (date, weekday) => `gebruik ${date} of de dag ${weekday}, niet allebei`,
    noWeekday: (why, example) => `${why}, dus deze dag heeft geen dag van de week; voeg er een toe, zoals ${example}`,
    cellsOrDate: (part) => `gebruik ${part} of een datum, niet allebei`,
    covers: (piece, cell) => `stuk ${piece} bedekt ${cell}, dat vrij moet blijven`,
    wrongArea: (area, all, left, uncovered) =>
      `de stukken bedekken ${area} van ${all} vakken; er blijven er ${left} vrij, niet ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `geen oplossing voor ${title}${arePlaced ? " met deze stukken" : ""}${flips ? "" : " zonder omkeren"}`,
    onlySolutions: (count) => (count === 1 ? "er is maar één oplossing" : `er zijn maar ${solutions(count)}`),
    tooMany: (count, areDates) => `${dates(count, areDates)} is te veel om te tellen`,
    narrowDown: (example) => `kies er minder, bijvoorbeeld met ${example}`,
    tooManySets: (some, all) => `${some} van ${all} vakken geeft te veel groepen om te tellen`,
    unknownPieces: (pieces, example) => `onbekende stukken ${pieces}; schrijf ze zoals in ${example}`,
    onlySoMany: (pieces) => `er zijn maar ${pieces}`,
    wrongSetArea: (area, all) => `deze stukken bedekken ${cells(area)}, maar op het bord zijn er ${all} te bedekken`,
    tooManyPieceSets: (count) => `${written(count)} sets van stukken zijn te veel om te tellen`,
    tooWide: () => "dit bord is te breed voor een telling",
    needsWebAssembly: () => "hiervoor is WebAssembly nodig, en dat staat uit",
    labelsOfOneCell: () => "labels kun je alleen verplaatsen bij één tot drie onderdelen, met elke keuze op één vak",
    wrongBase: (path, url, base) => `verwacht waar de site komt te staan, zoals ${path} of ${url}, niet ${base}`,
    notInstalled: (engine, version) =>
      `${engine} is niet geïnstalleerd; voer npm install ${engine}@${version} uit (met -g als Daytile globaal is geïnstalleerd)`,
    otherModel: (format) => `dit antwoord past niet bij dit model; is het voor ${format}?`,
    noAnswer: (why) => `dit antwoord is geen oplossing: ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `de afbeelding ${picture} hangt niet van een datum af; laat de datum weg`,
    unused: (picture, part) => `de afbeelding ${picture} gebruikt ${part} niet; laat het weg`,
    wrongFormat: (picture, format) => `de afbeelding ${picture} kan geen ${format} zijn`,
    onlyAs: (part, format) => `${part} geldt alleen voor ${format}-afbeeldingen`,
    noYear: () => "deze puzzel toont geen datum, dus er is geen jaar om te tekenen",
    noPairs: (left) => `een kaart van paren vraagt een puzzel die 2 vakken vrij laat, niet ${left}`,
    showingSome: (count, title) => `dit toont ${solutions(count)} voor ${title}; er zijn er meer`,
    showingFirst: (count, title) => `dit toont het begin voor ${title}, ${solutions(count)}; er zijn er meer`,
    tooLong: (algorithm, title, steps) => `${algorithm} vond in ${written(steps)} stappen geen oplossing voor ${title}`,
    steps: (algorithm, steps, frames) =>
      `${algorithm}: ${counted(steps, { one: "# stap", other: "# stappen" })} in ${counted(frames, { one: "# beeld", other: "# beelden" })}`,
    noLazyDay: () => "geen dag van het jaar heeft een oplossing",
    lazyMoves: (days, moves) =>
      `${counted(days, { one: "# dag", other: "# dagen" })}, ${counted(moves, { one: "# stuk", other: "# stukken" })} te verplaatsen`,
  },
  products: {
    wrongFormat: (product, format) => `${product} kan geen ${format} zijn`,
    unused: (product, part) => `${product} gebruikt ${part} niet; laat het weg`,
    noSetting: (product, setting) => `${product} heeft geen instelling ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `in ${puzzle} delen dagen van de week vakken; de week kan niet met ${weekdayName(weekday)} beginnen`,
    noWeekdays: (puzzle, weekday) =>
      `${puzzle} toont geen dag van de week; die kan niet met ${weekdayName(weekday)} beginnen`,
    noBook: (puzzle, field) =>
      `${puzzle} toont iets dat niet bij een datum hoort (${field}), dus er is geen boek van het jaar`,
    datesOnPages: (count, all) => `${dates(count, true)} op ${pages(all)}`,
    datesWithout: (count, names) => `${dates(count, true)} zonder oplossing: ${names.join(", ")}`,
    coverSpine: (pages, spine) =>
      `${counted(pages, { one: "# pagina", other: "# pagina’s" })} en een omslag met een rug van ${measure(spine)} mm; vraag je drukker naar zijn breedte`,
    onlyBooks: () => "een poster is één pagina; schrijf hem als PDF",
    pagesToPrint: (count) => `${pages(count)}. Print op 100%, zonder ‘aanpassen aan pagina’`,
    noSheet: (sheet, count) => `er is geen plaat ${sheet}; alles past op ${sheets(count)}`,
    sheets: (count, first) => `${count} platen naast elkaar; met ${first} krijg je alleen de eerste`,
    islands: (count) =>
      `het bord heeft gaten; lijm ${counted(count, { one: "# eiland", other: "# eilanden" })} van de lijst op de bodem`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${measure(own)}, plus ${measure(gap)} mm ruimte eromheen) past niet op een bed van ${measure(bed)}; neem kleinere vakken, minder ruimte of rand, of een groter bed`,
    noPlate: (plate, count) => `er is geen plaat ${plate}; alles past op ${sheets(count)}`,
    onPlate: (count, own) => `${pieces(count)} op een plaat van ${measure(own)}`,
    plateOf: (plate, all, parts, option) =>
      `plaat ${plate} van ${all}: ${parts.join(", ")}; met ${option} krijg je de andere`,
    sheetFiles: (count) => `een bestand per plaat: ${written(count)}`,
    onPlateNumber: (plate, parts) => `plaat ${plate}: ${parts.join(", ")}`,
    largePlate: (own, option) =>
      `alles samen heeft een bed van ${measure(own)} nodig; met ${option} wordt het over meer platen verdeeld`,
    thinLabels: (nozzle, cell) =>
      `sommige letters zijn te dun voor een nozzle van ${measure(nozzle)} mm; neem vakken van minstens ${measure(cell)} mm`,
    thinWalls: (width, nozzle, least) =>
      `de dunste wand is ${measure(width)} mm; een nozzle van ${measure(nozzle)} mm heeft ${measure(least)} mm nodig, dus neem een bredere rand`,
    thinWords: (nozzle) =>
      `sommige woorden zijn te dun voor een nozzle van ${measure(nozzle)} mm; neem minder woorden of een bredere rand`,
    noRoom: () => "op de lijst is geen plaats voor de inscriptie; neem een kortere of een bredere rand",
    lettersInstead: () => "een 3D-printer maakt alleen letters, dus de stukken hebben letters in plaats van patronen",
    giftNeedsMachine: () => "voor een cadeau is een machine nodig",
    giftFiles: (files) => `begin met ${files.join(" en ")}`,
    noSolutionInside: (date) => `${date} heeft geen oplossing, dus de envelop toont het lege bord`,
    unknownMachine: (machine) => `onbekende machine ${machine}`,
    unknownMaterial: (material) => `onbekend materiaal ${material}`,
    wrongMachine: (machine, product) => `${machine} is geen machine voor ${product}`,
    wrongMaterial: (machine, material) => `${machine} werkt niet met ${material}`,
    unknownLetters: (letters, option) =>
      `de lettertypen van Daytile hebben geen ${letters}; daar staan vraagtekens; gebruik ${option} voor een lettertype dat ze heeft`,
    notAFont: () => "het lettertype is niet te lezen; gebruik een TTF- of TTC-bestand met TrueType-contouren",
  },
  make: nlMake,
  steps: {
    cell: (number) => `vak ${number}`,
    place: (piece, names) => `leg ${piece} op ${names.join(" ")}`,
    remove: (piece, names) => `haal ${piece} van ${names.join(" ")}`,
    nothingFits: (cell) => `${cell}: niets past, terug`,
    noRoom: (piece) => `stuk ${piece}: geen plaats meer, terug`,
    piecesLeft: () => "alles is bedekt, maar er zijn stukken over: terug",
    tooSmall: (cell, count) => `${cell}: een gebied van ${cells(count)} is voor elk stuk te klein, terug`,
    solution: () => "een oplossing",
  },
  line: {
    unknownOption: (option) => `onbekende optie ${option}`,
    unknownValue: (option, value) => `onbekende waarde ${value} voor ${option}`,
    needsValue: (option, text) => `${option} heeft een waarde nodig; schrijf ${text}`,
    takesNoValue: (option) => `${option} heeft geen waarde`,
    twice: (option) => `${option} staat er twee keer`,
    wholeNumber: (option, min, max, text) => `${option}: verwacht een geheel getal ${nlRange(min, max)}, niet ${text}`,
    millimetres: (option, min, max, text) => `${option}: verwacht millimeters ${nlRange(min, max)}, niet ${text}`,
    addressForm: (option, example, text) => `${option}: verwacht een adres zoals ${example}, niet ${text}`,
    misplaced: (option, place) => `${option} werkt niet met ${place}; zie daytile help ${place}`,
    unknownCommand: (word) => `onbekende opdracht ${word}`,
    listCommands: () => "daytile help toont alle opdrachten",
    listPuzzles: () => "daytile puzzles toont ze allemaal",
    seeBoard: () => "daytile show toont het bord",
    unexpected: (word, command) => `${word} is te veel; zie daytile help ${command}`,
    chooseDrawing: (kinds) => `kies wat je wilt tekenen: ${kinds.join(", ")}`,
    chooseDesign: (kinds) => `kies wat je wilt zoeken: ${kinds.join(", ")}`,
    chooseProduct: (kinds) => `kies wat je wilt maken: ${kinds.join(", ")}`,
    unknownPicture: (word) => `onbekende afbeelding ${word}`,
    unknownKind: (word) => `onbekende soort ${word}`,
    nameShell: (shells) => `noem je shell: ${shells.join(", ")}`,
    unknownShell: (word) => `onbekende shell ${word}`,
    fieldForm: (text) => `--field: verwacht NAAM=WAARDE, zoals month=Apr, niet ${text}`,
    fieldTwice: (field) => `${field} staat er twee keer`,
    oneInput: (one, other) => `maar één van ${one} en ${other} kan de standaardinvoer lezen`,
    gridIsFile: (option, file) => `${option}: om een bestand te lezen, typ je ${option} @${file}`,
    gridIsDrawn: (option) => `${option}: dat is een tekening; met --style letters krijg je een raster`,
    needsFile: (what, formats) => `${what} heeft een bestand nodig: -o met een naam die eindigt op ${dotted(formats)}`,
    needsFolder: (what) => `${what} heeft een map nodig: -o met de naam ervan`,
    wrongEnding: (what, name, formats) =>
      `${what} kan ${name} niet schrijven; laat de naam eindigen op ${dotted(formats)}`,
    yearHasNoDate: () => "year telt alle datums; gebruik voor één datum daytile count DATE",
    auditHasNoDate: () => "audit controleert elke groep vakken; laat de datum weg",
    makeHasNoDate: (what, date) => `${what} hangt niet van de datum af; laat ${date} weg`,
    puzzlesListsAll: () => "puzzles toont alle puzzels; gebruik voor één ervan daytile show PUZZLE",
    showOne: () => "show toont één puzzel per keer",
    checkNeedsFile: () => "check heeft een puzzelbestand nodig, zoals daytile check mine.yaml",
    checkIsForFiles: (puzzle) =>
      `check heeft een puzzelbestand nodig; gebruik voor een ingebouwde puzzel daytile year -p ${puzzle}`,
    importNeedsFiles: () =>
      "import heeft twee bestanden nodig, een raster met opschriften en vormen van 0 en 1; zie daytile help import",
    gifShowsSearch: (option) => `een GIF toont één zoektocht tot de eerste oplossing; laat ${option} weg`,
    ownSolver: () => "afbeeldingen gebruiken de oplosser van Daytile; laat --engine weg",
  },
  files: {
    wrote: (name, bytes) => `${name} is geschreven (${size(bytes)})`,
    cannotRead: (name, why) => `kan ${name} niet lezen: ${why}`,
    cannotReadInput: (why) => `kan de standaardinvoer niet lezen: ${why}`,
    cannotWrite: (name, why) => `kan ${name} niet schrijven: ${why}`,
    cannotWriteOutput: (why) => `kan niet naar de standaarduitvoer schrijven: ${why}`,
    existsAlready: (name) => `${name} bestaat al; verwijder het of kies een andere naam`,
    otherCensus: (name) => `${name} hoort bij een andere telling; verwijder het of kies een andere naam`,
    heldByCensus: (name, process) =>
      `een andere telling (proces ${process}) schrijft naar ${name}; wacht erop of kies een andere naam`,
    wroteSite: (name, files, bytes) =>
      `${counted(files, { one: "# bestand", other: "# bestanden" })} geschreven in ${name} (${size(bytes)})`,
    otherFolder: (name) => `in ${name} staan andere bestanden; kies een lege map of een nieuwe naam`,
    removed: (name) => `${name} verwijderd, nog van een vorige keer`,
    leftOver: (name) =>
      `${name} is nog van een vorige keer, maar sindsdien veranderd; verwijder het als je het niet nodig hebt`,
    noFolder: (folder) => `er is geen map ${folder}`,
    tooLarge: (bytes) => `het is groter dan ${written(bytes)} byte, meer leest Daytile niet`,
    isUtf16: () => "het is UTF-16; bewaar het als UTF-8",
    notUtf8: (byte, line, value) =>
      `byte ${byte}, op regel ${line}, is ${value} en dat is geen UTF-8; bewaar het bestand als UTF-8`,
    noSuchFile: () => "dat bestand bestaat niet",
    aFolder: () => "dat is een map",
    notAFolder: () => "een deel van het pad is geen map",
    denied: () => "geen toegang",
    readOnly: () => "de schijf is alleen-lezen",
    wouldBeTooLarge: () => "het bestand zou te groot worden",
    diskFull: () => "de schijf is vol",
    inUseOrMounted: () => "het is in gebruik, of apart aangekoppeld, en kan niet worden vervangen",
    inUse: () => "het is in gebruik en kan niet worden vervangen",
    circle: () => "de koppelingen lopen in een kring",
    nameTooLong: () => "de naam is te lang",
    tooManyFiles: () => "er zijn te veel bestanden open",
    diskError: () => "de schijf meldt een fout",
    nobodyReads: () => "niemand leest mee",
  },
  results: {
    titled: (title, puzzle) => `${title} op ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} op ${puzzle}: ${solutions(count)}`,
    some: (names, more) => [...names, ...(more > 0 ? [`en nog ${written(more)}`] : [])].join(", "),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle}: ${dates(count, areDates)}, ${solutions(all)}, gemiddeld ${written(mean)}`,
    fewest: (count, names) => `minste: ${written(count)} (${names})`,
    most: (count, names) => `meeste: ${written(count)} (${names})`,
    noFewest: () => "minste: geen",
    noMost: () => "meeste: geen",
    noneImpossible: () => "onmogelijk: geen",
    impossible: (count, names) => `onmogelijk: ${dates(count, false)}: ${names}`,
    impossibleReal: (count, real) => `onmogelijk: ${dates(count, true)}, waarvan op de kalender: ${written(real)}`,
    impossibleDates: (names) => `onmogelijk en op de kalender: ${names}`,
    notReal: (names) => `niet op de kalender: ${names}`,
    noneSolved: (areDates) => (areDates ? "geen datum heeft een oplossing" : "geen combinatie heeft een oplossing"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}, steeds ${some} van ${all} vakken vrij: ${sets(count)}, ${solutions(found)}, gemiddeld ${written(mean)}`,
    impossibleSets: (count, names) => `onmogelijk: ${sets(count)}: ${names}`,
    uniqueSets: (count, names) => `maar één oplossing: ${sets(count)}: ${names}`,
    noneUnique: () => "maar één oplossing: geen",
    noSetSolved: (some, all) => `geen oplossing, welke ${some} van ${all} vakken er ook vrij blijven`,
    designNow: (puzzle, figures) => `${puzzle} nu: ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}, ${fewest === most ? `${written(most)} per datum` : `${written(fewest)} tot ${written(most)} per datum`}, ${impossible === 0 ? "elke datum heeft een oplossing" : `onmogelijk: ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `${piece} vervangen door ${other}`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `${piece} mag je omkeren` : `${piece} niet omkeren`),
    exchangeIdea: (one, other) => `${one} en ${other} verwisselen`,
    noIdeas: () => "er valt niets te vervangen of te verwisselen",
    setFound: (pieces, tried) => `gevonden, geprobeerde sets: ${written(tried)}; stukken: ${pieces.join(", ")}`,
    setClosest: () => "geen set gevonden die op elke datum lukt; deze komt het dichtst in de buurt",
    labelsMoved: (count) => `verplaatste labels: ${written(count)}`,
    labelsStay: () => "de labels staan al het best",
    labelsClosest: () =>
      "sommige datums blijven onmogelijk, waar deze labels ook staan; dit komt het dichtst in de buurt",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `sets: ${written(count)}, eenheden: ${written(units)}; ongeveer ${time(seconds)}, threads: ${threads}, elk tot ${written(megabytes)} MB`,
    censusGoesOn: (done, units) => `we gaan verder: ${written(done)} van ${written(units)} eenheden zijn klaar`,
    censusTooLarge: () => "deze soort heeft te veel kleine stukken voor het geheugen; neem er minder of grotere",
    censusDone: (working, count, rate) =>
      `sets die altijd uitkomen: ${written(working)} van ${written(count)}; per seconde: ${written(rate)}`,
    everySolved: (areDates) => (areDates ? "elke datum heeft een oplossing" : "elke combinatie heeft een oplossing"),
    withoutSolution: (count, areDates, names) => `${dates(count, areDates)} zonder oplossing: ${names}`,
    notRealWithout: (names) => `niet op de kalender en zonder oplossing: ${names}`,
    totals: (all, count, areDates, mean) =>
      `${solutions(all)} voor ${dates(count, areDates)}, gemiddeld ${written(mean)}`,
    fewestAndMost: (fewest, most) => `minste ${fewest}, meeste ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "geen",
    soundButMany: (count, areDates) => `geen fouten, maar ${dates(count, areDates)} is te veel om te tellen`,
    note: (text) => `opmerking: ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}, ${areHexagons ? "zeshoekig" : "vierkant"}${blank > 0 ? `, waarvan leeg: ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `vrij: ${fields.join(", ")}; ${dates(count, areDates)}`,
    allCovered: () => "alles wordt bedekt",
    stock: (count, orientations, placements) => `${pieces(count)}, ${ways(orientations)}, ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id}: ${cells(count)}, ${ways(orientations)}, ${places(placements)}${copies > 1 ? `, ${copies} keer` : ""}${flips ? "" : ", niet omkeren"}`,
    puzzleHead: () => "PUZZEL",
    cellsHead: () => "VAKKEN",
    piecesHead: () => "STUKKEN",
    datesHead: () => "DATUMS",
    titleHead: () => "TITEL",
  },
  watch: {
    timeLeft: (seconds) => `nog ${time(seconds)}`,
    setRate: (rate) => `sets/s: ${written(rate)}`,
    workingOut: () => "schatten hoelang nog…",
    takesSeconds: (low, high) => `Dit duurt zo’n ${low} tot ${high} seconden. Stop met Ctrl-C.`,
    takesMinutes: (low, high) => `Dit duurt zo’n ${low} tot ${high} minuten. Stop met Ctrl-C.`,
    takesHours: (low, high) => `Dit duurt zo’n ${low} tot ${high} uur. Stop met Ctrl-C.`,
    logScale: () => "De balken staan op een logaritmische schaal.",
    stopped: (seconds, algorithms) =>
      `Gestopt na ${time(seconds)}: ${algorithms.join(", ")}. Met --budget krijgen ze meer tijd.`,
    algorithmHead: () => "algoritme",
    firstHead: () => "eerste",
    solutionsHead: () => "oplossingen",
    nodesHead: () => "knopen",
    triedHead: () => "pogingen",
    allHead: () => "alle",
    timesHead: () => "factor",
    soFar: (count) => `${written(count)} tot nu toe`,
    none: () => "geen",
    faster: () => "+ sneller",
    slower: () => "- langzamer",
    pause: () => "spatie pauze",
    oneStep: () => ". één stap",
    quit: () => "q stoppen",
    pace: (algorithm, speed) => `${algorithm}, stappen/s: ${written(speed)}`,
    paused: (algorithm) => `${algorithm}, pauze`,
    counts: (steps, nodes, tried) =>
      `stappen: ${written(steps)}, knopen: ${written(nodes)}, pogingen: ${written(tried)}`,
    playAt: (address) => `De puzzel van vandaag: ${address}`,
    noNetwork: () => "Deze computer zit op geen enkel netwerk, dus niemand anders kan hem openen.",
    othersAt: (address) => `Iedereen op je netwerk kan hem openen, bijvoorbeeld met een telefoon: ${address}`,
    orAt: (address) => `  of ${address}`,
    toStop: () => "Stop met Ctrl-C.",
    portInUse: (port) => `poort ${port} is bezet; laat --port weg voor een vrije`,
    portNeedsRights: (port) => `poort ${port} vraagt beheerdersrechten; neem 1024 of hoger`,
    noAddress: (host) => `deze computer heeft geen adres ${host}`,
    unknownHost: (host) => `onbekende computer ${host}`,
    otherPort: (port) => `poort ${port} is bezet; er wordt een andere gebruikt`,
    notBuilt: () => "de app is nog niet gebouwd; voer npm run build uit",
  },
};
