/** What the command line says in Spanish. */

import { esFiles } from "../../formats/words/es.js";
import { esCoach } from "../../requests/coach-words/es.js";
import { esMake } from "./making/es.js";
import { esQueue } from "./queue/es.js";
import { esParts, esRange, esServer } from "./server/es.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time, measure } = toolsIn("es");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# fecha", many: "# de fechas", other: "# fechas" }
      : { one: "# combinación", many: "# de combinaciones", other: "# combinaciones" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# solución", many: "# de soluciones", other: "# soluciones" });
const sets = (count: number): string => counted(count, { one: "# grupo", many: "# de grupos", other: "# grupos" });
const cells = (count: number): string =>
  counted(count, { one: "# casilla", many: "# de casillas", other: "# casillas" });
const pieces = (count: number): string => counted(count, { one: "# pieza", many: "# de piezas", other: "# piezas" });
const pages = (count: number): string => counted(count, { one: "# página", many: "# de páginas", other: "# páginas" });
const ways = (count: number): string =>
  counted(count, { one: "# orientación", many: "# de orientaciones", other: "# orientaciones" });
const places = (count: number): string => counted(count, { one: "# lugar", many: "# de lugares", other: "# lugares" });
const sheets = (count: number): string => counted(count, { one: "# lámina", many: "# de láminas", other: "# láminas" });
const plates = (count: number): string => counted(count, { one: "# placa", many: "# de placas", other: "# placas" });
export const esCommands: CommandWords = {
  ...esFiles,
  coach: esCoach,
  queue: esQueue,
  server: esServer,
  parts: esParts,
  dates: {
    outsideYears: (text, first, last) => `${text} no está entre los años ${first} y ${last}`,
    noMonth: (month, text) => `no existe el mes ${month}: ${text}`,
    noDay: (day, text) => `no existe el día ${day}: ${text}`,
    noYear: (year, text) => `aquí no existe el año ${year}: ${text}`,
    notADate: (text) => `${text} no es una fecha`,
    tryThese: (example) => `prueba con hoy, 2026-12-25, 12-25, 25 Dec o ${example}`,
    ambiguous: (text, one, other) => `${text} puede ser ${one} o ${other}; escribe una de las dos`,
    whichYear: (text) => `${text} no dice de qué año se trata; escribe las cuatro cifras`,
    whichMonth: (text) => `${text} no dice qué número es el mes`,
  },
  fields: {
    unknownField: (name) => `campo desconocido ${name}`,
    unknownChoice: (field, name) => `valor desconocido ${name} para ${field}`,
    hasNone: () => "este puzle no tiene ninguno",
    expectedChoice: (field, example) => `${field} necesita un valor como ${example}`,
    twice: (field, name) => `${field} aparece dos veces, la segunda como ${name}`,
    missing: (field) => `falta ${field}`,
    monthLength: (month, year, days) =>
      `${monthName(month)}${year === undefined ? "" : ` de ${year}`} tiene ${days} días`,
    byFields: (text) => `para verlo de todos modos, escribe ${text} en lugar de la fecha`,
    wrongWeekday: (year, month, day, is, not) =>
      `el ${dateText(year, month, day)} es ${weekdayName(is)}, no ${weekdayName(not)}`,
    weekdayMissing: () => "falta el día de la semana; añádelo o escribe la fecha con su año",
    yearMissing: (digit) => `falta el año; este puzle muestra una de sus cifras (${digit})`,
    partMissing: (part) => `falta ${part}; escribe una fecha como 25 Dec`,
    noChoice: (field, value) => `este puzle no tiene el valor ${value} para ${field}`,
    noWeekday: (weekday) => `este puzle no tiene ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `fila ${row}, columna ${column}: ${wrong}`,
    noCell: (mark) => `aquí no hay casilla; escribe ${mark}`,
    aCell: (mark) => `aquí hay una casilla; escribe ${mark} si está vacía`,
    unknownLetter: (letter, known) => `ninguna pieza tiene la letra ${letter}; elige entre ${known}`,
    empty: (height, width) =>
      `la cuadrícula está vacía; escribe ${counted(height, { one: "# fila", many: "# de filas", other: "# filas" })} de ${counted(width, { one: "# letra", many: "# de letras", other: "# letras" })}`,
    rows: (rows, height) =>
      `la cuadrícula tiene ${counted(rows, { one: "# fila", many: "# de filas", other: "# filas" })}, el tablero tiene ${height}`,
    columns: (row, letters, width) =>
      `la fila ${row} tiene ${counted(letters, { one: "# letra", many: "# de letras", other: "# letras" })}, el tablero tiene ${counted(width, { one: "# columna", many: "# de columnas", other: "# columnas" })}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} es la pieza ${piece} de ${cells(count)}, pero aparece ${written(times)} veces`,
    cannotFlip: (letter, piece) => `${letter} es la pieza ${piece}, que no se puede voltear`,
    wrongShape: (letter, piece) => `${letter} es la pieza ${piece}, pero estas casillas no tienen su forma`,
  },
  requests: {
    unknownPuzzle: (name) => `puzle desconocido ${name}`,
    unknownCell: (name) => `casilla desconocida ${name}`,
    severalCells: (name, names) => `${name} está en varias casillas; escribe ${either(names)}`,
    cellTwice: (cell) => `la casilla ${cell} aparece dos veces`,
    unknownValue: (part, value) => `valor desconocido ${value} para ${part}`,
    noWeekdays: (puzzle) => `${puzzle} no muestra el día de la semana`,
    noCellFor: (puzzle, weekday) => `${puzzle} no tiene casilla para ${weekday}`,
    emptyDate: () => "la fecha está vacía; quítala para usar la de hoy",
    noDates: (puzzle, date) => `${puzzle} no muestra fechas; quita ${date}`,
    usingYear: (date) => `se usa ${date}; añade un año para elegir otra fecha`,
    usingToday: (date) => `se usa ${date}; escribe una fecha con su año para elegir otra`,
    twoWeekdays: (date, weekday) => `usa ${date} o el día ${weekday}, no los dos`,
    noWeekday: (why, example) => `${why}, así que esta fecha no tiene día de la semana; añade uno, como ${example}`,
    cellsOrDate: (part) => `usa ${part} o una fecha, no las dos cosas`,
    covers: (piece, cell) => `la pieza ${piece} cubre ${cell}, que debe quedar a la vista`,
    wrongArea: (area, all, left, uncovered) =>
      `las piezas cubren ${area} de ${all} casillas; deben quedar ${left} a la vista, no ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `sin solución para ${title}${arePlaced ? " con estas piezas" : ""}${flips ? "" : " sin voltear"}`,
    onlySolutions: (count) => (count === 1 ? "solo hay una solución" : `solo hay ${solutions(count)}`),
    tooMany: (count, areDates) => `${dates(count, areDates)} son demasiadas para contarlas`,
    narrowDown: (example) => `redúcelas, por ejemplo con ${example}`,
    tooManySets: (some, all) => `${some} de ${all} casillas forman demasiados grupos para contarlos`,
    unknownPieces: (pieces, example) => `piezas desconocidas ${pieces}; escríbelas como en ${example}`,
    onlySoMany: (pieces) => `solo hay ${pieces}`,
    wrongSetArea: (area, all) => `estas piezas cubren ${cells(area)}, pero el tablero tiene ${all} por cubrir`,
    tooManyPieceSets: (count) => `${written(count)} juegos de piezas son demasiados para contarlos`,
    tooWide: () => "este tablero es demasiado ancho para un censo",
    needsWebAssembly: () => "hace falta WebAssembly, y está desactivado",
    labelsOfOneCell: () => "solo se pueden mover las etiquetas con uno a tres campos y cada opción en una sola casilla",
    wrongBase: (path, url, base) => `se esperaba dónde estará el sitio, como ${path} o ${url}, no ${base}`,
    notInstalled: (engine, version) =>
      `${engine} no está instalado; ejecuta npm install ${engine}@${version} (con -g si Daytile está instalado globalmente)`,
    otherModel: (format) => `esta respuesta no corresponde a este modelo; ¿es para ${format}?`,
    noAnswer: (why) => `esta respuesta no es una solución: ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `la imagen ${picture} no depende de la fecha; quítala`,
    unused: (picture, part) => `la imagen ${picture} no usa ${part}; quítalo`,
    wrongFormat: (picture, format) => `la imagen ${picture} no puede ser ${format}`,
    onlyAs: (part, format) => `${part} solo sirve para imágenes ${format}`,
    noYear: () => "este puzle no muestra fechas, así que no hay año que dibujar",
    noPairs: (left) => `un mapa de pares necesita un puzle que deje 2 casillas a la vista, no ${left}`,
    showingSome: (count, title) => `se muestran ${solutions(count)} para ${title}; hay más`,
    showingFirst: (count, title) => `se muestra el principio para ${title}, ${solutions(count)}; hay más`,
    tooLong: (algorithm, title, steps) => `${algorithm} no encontró solución para ${title} en ${written(steps)} pasos`,
    steps: (algorithm, steps, frames) =>
      `${algorithm}: ${counted(steps, { one: "# paso", many: "# de pasos", other: "# pasos" })} en ${counted(frames, { one: "# imagen", many: "# de imágenes", other: "# imágenes" })}`,
    noLazyDay: () => "ningún día del año tiene solución",
    lazyMoves: (days, moves) =>
      `${counted(days, { one: "# día", many: "# de días", other: "# días" })}, ${counted(moves, { one: "# movimiento", many: "# de movimientos", other: "# movimientos" })}`,
  },
  products: {
    wrongFormat: (product, format) => `${product} no puede ser ${format}`,
    unused: (product, part) => `${product} no usa ${part}; quítalo`,
    noSetting: (product, setting) => `${product} no tiene el ajuste ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `en ${puzzle} hay días de la semana que comparten casillas; la semana no puede empezar en ${weekdayName(weekday)}`,
    noWeekdays: (puzzle, weekday) =>
      `${puzzle} no muestra el día de la semana; esta no puede empezar en ${weekdayName(weekday)}`,
    noBook: (puzzle, field) =>
      `${puzzle} muestra algo que no es parte de una fecha (${field}), así que no hay libro de su año`,
    datesOnPages: (count, all) => `${dates(count, true)} en ${pages(all)}`,
    datesWithout: (count, names) => `${dates(count, true)} sin solución: ${names.join(", ")}`,
    coverSpine: (pages, spine) =>
      `${counted(pages, { one: "# página", many: "# de páginas", other: "# páginas" })} y una cubierta con un lomo de ${measure(spine)} mm; pregunta a la imprenta por su ancho`,
    onlyBooks: () => "un póster es una sola página; escríbelo como PDF",
    pagesToPrint: (count) => `${pages(count)}. Imprime al 100 %, sin «ajustar a la página»`,
    noSheet: (sheet, count) => `no hay lámina ${sheet}; todo cabe en ${sheets(count)}`,
    sheets: (count, first) => `${count} láminas, una al lado de otra; con ${first} sale solo la primera`,
    islands: (count) =>
      `el tablero tiene huecos; pega ${counted(count, { one: "# isla", many: "# de islas", other: "# islas" })} del marco en la base`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${measure(own)}, más ${measure(gap)} mm de separación) no cabe en una cama de ${measure(bed)}; reduce las casillas, la separación o el borde, o usa una cama mayor`,
    noPlate: (plate, count) => `no hay placa ${plate}; todo cabe en ${plates(count)}`,
    onPlate: (count, own) => `${pieces(count)} en una placa de ${measure(own)}`,
    plateOf: (plate, all, parts, option) =>
      `placa ${plate} de ${all}: ${parts.join(", ")}; con ${option} salen las demás`,
    sheetFiles: (count) => `un archivo por lámina: ${written(count)}`,
    onPlateNumber: (plate, parts) => `placa ${plate}: ${parts.join(", ")}`,
    largePlate: (own, option) =>
      `todo junto necesita una cama de ${measure(own)}; con ${option} se reparte en varias placas`,
    thinLabels: (nozzle, cell) =>
      `algunas letras son demasiado finas para una boquilla de ${measure(nozzle)} mm; usa casillas de ${measure(cell)} mm o más`,
    thinWalls: (width, nozzle, least) =>
      `la pared más fina mide ${measure(width)} mm; una boquilla de ${measure(nozzle)} mm necesita ${measure(least)} mm, así que usa un borde más ancho`,
    thinWords: (nozzle) =>
      `algunas palabras son demasiado finas para una boquilla de ${measure(nozzle)} mm; usa menos palabras o un borde más ancho`,
    noRoom: () => "el marco no tiene sitio para la inscripción; usa una más corta o un borde más ancho",
    lettersInstead: () => "una impresora 3D solo hace letras, así que las piezas llevan letras en vez de motivos",
    giftNeedsMachine: () => "para un regalo hace falta una máquina",
    giftFiles: (files) => `empieza por ${files.join(" y ")}`,
    noSolutionInside: (date) => `${date} no tiene solución, así que el sobre muestra el tablero vacío`,
    unknownMachine: (machine) => `máquina desconocida ${machine}`,
    unknownMaterial: (material) => `material desconocido ${material}`,
    wrongMachine: (machine, product) => `${machine} no es una máquina para ${product}`,
    wrongMaterial: (machine, material) => `${machine} no trabaja con ${material}`,
    unknownLetters: (letters, option) =>
      `las fuentes de Daytile no tienen ${letters}; en su lugar hay signos de interrogación; usa ${option} con una fuente que las tenga`,
    notAFont: () => "no se puede leer la fuente; usa un archivo TTF o TTC con contornos TrueType",
  },
  make: esMake,
  steps: {
    cell: (number) => `casilla ${number}`,
    place: (piece, names) => `poner ${piece} en ${names.join(" ")}`,
    remove: (piece, names) => `quitar ${piece} de ${names.join(" ")}`,
    nothingFits: (cell) => `${cell}: nada encaja, atrás`,
    noRoom: (piece) => `pieza ${piece}: ya no cabe, atrás`,
    piecesLeft: () => "todo está cubierto, pero sobran piezas: atrás",
    tooSmall: (cell, count) => `${cell}: una zona de ${cells(count)} es demasiado pequeña para cualquier pieza, atrás`,
    solution: () => "una solución",
  },
  line: {
    unknownOption: (option) => `opción desconocida ${option}`,
    unknownValue: (option, value) => `valor desconocido ${value} para ${option}`,
    needsValue: (option, text) => `${option} necesita un valor; escribe ${text}`,
    takesNoValue: (option) => `${option} no lleva valor`,
    twice: (option) => `${option} aparece dos veces`,
    wholeNumber: (option, min, max, text) => `${option}: se espera un número entero ${esRange(min, max)}, no ${text}`,
    millimetres: (option, min, max, text) => `${option}: se esperan milímetros ${esRange(min, max)}, no ${text}`,
    addressForm: (option, example, text) => `${option}: se espera una dirección como ${example}, no ${text}`,
    misplaced: (option, place) => `${option} no sirve con ${place}; mira daytile help ${place}`,
    unknownCommand: (word) => `orden desconocida ${word}`,
    listCommands: () => "daytile help muestra todas las órdenes",
    listPuzzles: () => "daytile puzzles los muestra todos",
    seeBoard: () => "daytile show muestra el tablero",
    unexpected: (word, command) => `sobra ${word}; mira daytile help ${command}`,
    chooseDrawing: (kinds) => `elige qué dibujar: ${kinds.join(", ")}`,
    chooseDesign: (kinds) => `elige qué buscar: ${kinds.join(", ")}`,
    chooseProduct: (kinds) => `elige qué fabricar: ${kinds.join(", ")}`,
    unknownPicture: (word) => `imagen desconocida ${word}`,
    unknownKind: (word) => `tipo desconocido ${word}`,
    nameShell: (shells) => `di cuál es tu shell: ${shells.join(", ")}`,
    unknownShell: (word) => `shell desconocido ${word}`,
    fieldForm: (text) => `--field: se espera NOMBRE=VALOR, como month=Apr, no ${text}`,
    fieldTwice: (field) => `${field} aparece dos veces`,
    oneInput: (one, other) => `solo uno de ${one} y ${other} puede leer la entrada estándar`,
    gridIsFile: (option, file) => `${option}: para leer un archivo, escribe ${option} @${file}`,
    gridIsDrawn: (option) => `${option}: esto es un dibujo; para obtener una cuadrícula, usa --style letters`,
    needsFile: (what, formats) => `${what} necesita un archivo: añade -o con un nombre acabado en ${dotted(formats)}`,
    needsFolder: (what) => `${what} necesita una carpeta: añade -o con su nombre`,
    wrongEnding: (what, name, formats) =>
      `${what} no puede escribir ${name}; el nombre debe acabar en ${dotted(formats)}`,
    yearHasNoDate: () => "year cuenta todas las fechas; para una sola, daytile count DATE",
    auditHasNoDate: () => "audit comprueba todos los grupos de casillas; quita la fecha",
    makeHasNoDate: (what, date) => `${what} no depende de la fecha; quita ${date}`,
    puzzlesListsAll: () => "puzzles muestra todos los puzles; para uno solo, daytile show PUZZLE",
    showOne: () => "show muestra un solo puzle cada vez",
    checkNeedsFile: () => "check necesita un archivo de puzle, como daytile check mine.yaml",
    checkIsForFiles: (puzzle) => `check necesita un archivo de puzle; para uno incluido, daytile year -p ${puzzle}`,
    importNeedsFiles: () =>
      "import necesita dos archivos, una cuadrícula con etiquetas y formas de 0 y 1; mira daytile help import",
    gifShowsSearch: (option) => `un GIF muestra una búsqueda hasta su primera solución; quita ${option}`,
    ownSolver: () => "las imágenes usan el programa de Daytile; quita --engine",
  },
  files: {
    wrote: (name, bytes) => `escrito ${name} (${size(bytes)})`,
    cannotRead: (name, why) => `no se puede leer ${name}: ${why}`,
    cannotReadInput: (why) => `no se puede leer la entrada estándar: ${why}`,
    cannotWrite: (name, why) => `no se puede escribir ${name}: ${why}`,
    cannotWriteOutput: (why) => `no se puede escribir en la salida estándar: ${why}`,
    existsAlready: (name) => `${name} ya existe; bórralo o elige otro nombre`,
    otherCensus: (name) => `${name} es de otro censo; bórralo o elige otro nombre`,
    heldByCensus: (name, process) =>
      `otro censo (proceso ${process}) está escribiendo en ${name}; espera a que acabe o elige otro nombre`,
    wroteSite: (name, files, bytes) =>
      `${counted(files, { one: "# archivo escrito", many: "# de archivos escritos", other: "# archivos escritos" })} en ${name} (${size(bytes)})`,
    otherFolder: (name) => `${name} contiene otros archivos; elige una carpeta vacía o un nombre nuevo`,
    removed: (name) => `${name} eliminado, quedaba de una ejecución anterior`,
    leftOver: (name) => `${name} queda de una ejecución anterior, pero ha cambiado; elimínalo si no lo necesitas`,
    noFolder: (folder) => `no hay ninguna carpeta ${folder}`,
    tooLarge: (bytes) => `ocupa más de ${written(bytes)} bytes, lo máximo que lee Daytile`,
    isUtf16: () => "está en UTF-16; guárdalo como UTF-8",
    notUtf8: (byte, line, value) =>
      `el byte ${byte}, en la línea ${line}, es ${value} y no es UTF-8; guarda el archivo como UTF-8`,
    noSuchFile: () => "ese archivo no existe",
    aFolder: () => "eso es una carpeta",
    notAFolder: () => "una parte de la ruta no es una carpeta",
    denied: () => "permiso denegado",
    readOnly: () => "el disco es de solo lectura",
    wouldBeTooLarge: () => "el archivo sería demasiado grande",
    diskFull: () => "el disco está lleno",
    inUseOrMounted: () => "está en uso, o montado aparte, y no se puede reemplazar",
    inUse: () => "está en uso y no se puede reemplazar",
    circle: () => "sus enlaces dan vueltas en círculo",
    nameTooLong: () => "el nombre es demasiado largo",
    tooManyFiles: () => "hay demasiados archivos abiertos",
    diskError: () => "el disco indica un error",
    nobodyReads: () => "nadie está leyendo",
  },
  results: {
    titled: (title, puzzle) => `${title} en ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} en ${puzzle}: ${solutions(count)}`,
    some: (names, more) => [...names, ...(more > 0 ? [`y ${written(more)} más`] : [])].join(", "),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle}: ${dates(count, areDates)}, ${solutions(all)}, ${written(mean)} de media`,
    fewest: (count, names) => `mínimo: ${written(count)} (${names})`,
    most: (count, names) => `máximo: ${written(count)} (${names})`,
    noFewest: () => "mínimo: ninguna",
    noMost: () => "máximo: ninguna",
    noneImpossible: () => "imposibles: ninguna",
    impossible: (count, names) => `imposibles: ${dates(count, false)}: ${names}`,
    impossibleReal: (count, real) => `imposibles: ${dates(count, true)}, de ellas en el calendario: ${written(real)}`,
    impossibleDates: (names) => `imposibles y en el calendario: ${names}`,
    notReal: (names) => `fuera del calendario: ${names}`,
    noneSolved: (areDates) => (areDates ? "ninguna fecha tiene solución" : "ninguna combinación tiene solución"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}, ${some} de ${all} casillas a la vista: ${sets(count)}, ${solutions(found)}, ${written(mean)} de media`,
    impossibleSets: (count, names) => `imposibles: ${sets(count)}: ${names}`,
    uniqueSets: (count, names) => `una sola solución: ${sets(count)}: ${names}`,
    noneUnique: () => "una sola solución: ninguno",
    noSetSolved: (some, all) => `sin solución, sean cuales sean las ${some} de ${all} casillas a la vista`,
    designNow: (puzzle, figures) => `${puzzle} ahora: ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}, ${fewest === most ? `${written(most)} por fecha` : `de ${written(fewest)} a ${written(most)} por fecha`}, ${impossible === 0 ? "todas las fechas tienen solución" : `imposible: ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `cambiar ${piece} por ${other}`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `permitir voltear ${piece}` : `no voltear ${piece}`),
    exchangeIdea: (one, other) => `intercambiar ${one} y ${other}`,
    noIdeas: () => "no hay nada que cambiar ni intercambiar",
    setFound: (pieces, tried) => `encontrado, juegos probados: ${written(tried)}; piezas: ${pieces.join(", ")}`,
    setClosest: () => "no se ha encontrado ningún juego que funcione en todas las fechas; este es el que más se acerca",
    labelsMoved: (count) => `etiquetas movidas: ${written(count)}`,
    labelsStay: () => "las etiquetas ya están en el mejor sitio",
    labelsClosest: () =>
      "algunas fechas siguen siendo imposibles estén donde estén las etiquetas; esto es lo más cercano",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `juegos de piezas: ${written(count)}, unidades: ${written(units)}; unos ${time(seconds)}, hilos: ${threads}, hasta ${written(megabytes)} MB cada uno`,
    censusGoesOn: (done, units) => `se continúa: ${written(done)} de ${written(units)} unidades están hechas`,
    censusTooLarge: () => "este tipo tiene demasiadas piezas pequeñas para la memoria; elige menos o más grandes",
    censusDone: (working, count, rate) =>
      `juegos que siempre salen: ${written(working)} de ${written(count)}; por segundo: ${written(rate)}`,
    everySolved: (areDates) =>
      areDates ? "todas las fechas tienen solución" : "todas las combinaciones tienen solución",
    withoutSolution: (count, areDates, names) => `${dates(count, areDates)} sin solución: ${names}`,
    notRealWithout: (names) => `fuera del calendario y sin solución: ${names}`,
    totals: (all, count, areDates, mean) =>
      `${solutions(all)} para ${dates(count, areDates)}, ${written(mean)} de media`,
    fewestAndMost: (fewest, most) => `mínimo ${fewest}, máximo ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "ninguna",
    soundButMany: (count, areDates) => `sin errores, pero ${dates(count, areDates)} son demasiadas para contarlas`,
    note: (text) => `nota: ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}, ${areHexagons ? "hexágonos" : "cuadrados"}${blank > 0 ? `, vacías: ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `a la vista: ${fields.join(", ")}; ${dates(count, areDates)}`,
    allCovered: () => "todo queda cubierto",
    stock: (count, orientations, placements) => `${pieces(count)}, ${ways(orientations)}, ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id}: ${cells(count)}, ${ways(orientations)}, ${places(placements)}${copies > 1 ? `, ${copies} copias` : ""}${flips ? "" : ", sin voltear"}`,
    puzzleHead: () => "PUZLE",
    cellsHead: () => "CASILLAS",
    piecesHead: () => "PIEZAS",
    datesHead: () => "FECHAS",
    titleHead: () => "TÍTULO",
  },
  watch: {
    timeLeft: (seconds) => `quedan ${time(seconds)}`,
    setRate: (rate) => `juegos/s: ${written(rate)}`,
    workingOut: () => "calculando cuánto falta…",
    takesSeconds: (low, high) => `Tardará entre ${low} y ${high} segundos. Ctrl-C para parar.`,
    takesMinutes: (low, high) => `Tardará entre ${low} y ${high} minutos. Ctrl-C para parar.`,
    takesHours: (low, high) => `Tardará entre ${low} y ${high} horas. Ctrl-C para parar.`,
    logScale: () => "Las barras están en escala logarítmica.",
    stopped: (seconds, algorithms) =>
      `Parados a los ${time(seconds)}: ${algorithms.join(", ")}. Con --budget tienen más tiempo.`,
    algorithmHead: () => "algoritmo",
    firstHead: () => "primera",
    solutionsHead: () => "soluciones",
    nodesHead: () => "nodos",
    triedHead: () => "pruebas",
    allHead: () => "todas",
    timesHead: () => "factor",
    soFar: (count) => `${written(count)} por ahora`,
    none: () => "ninguna",
    faster: () => "+ más rápido",
    slower: () => "- más lento",
    pause: () => "espacio pausa",
    oneStep: () => ". un paso",
    quit: () => "q salir",
    pace: (algorithm, speed) => `${algorithm}, pasos/s: ${written(speed)}`,
    paused: (algorithm) => `${algorithm}, en pausa`,
    counts: (steps, nodes, tried) => `pasos: ${written(steps)}, nodos: ${written(nodes)}, pruebas: ${written(tried)}`,
    playAt: (address) => `El puzle de hoy: ${address}`,
    noNetwork: () => "Este equipo no está en ninguna red, así que nadie más puede abrirlo.",
    othersAt: (address) => `Cualquiera en tu red puede abrirlo, por ejemplo con el móvil: ${address}`,
    orAt: (address) => `  o ${address}`,
    toStop: () => "Ctrl-C para parar.",
    portInUse: (port) => `el puerto ${port} está en uso; quita --port para usar uno libre`,
    portNeedsRights: (port) => `el puerto ${port} necesita permisos de administrador; usa 1024 o más`,
    noAddress: (host) => `este equipo no tiene la dirección ${host}`,
    unknownHost: (host) => `equipo desconocido ${host}`,
    otherPort: (port) => `el puerto ${port} está en uso; se usa otro`,
    notBuilt: () => "la aplicación no está construida; ejecuta npm run build",
  },
};
