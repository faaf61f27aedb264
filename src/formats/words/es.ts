/** What is said about puzzle files in Spanish. */

import { fileToolsIn } from "./tools.js";
import type { FileWords } from "./translation.js";

const { written, amount, counted, listed, either } = fileToolsIn("es");

const cells = (count: number): string =>
  counted(count, { one: "# casilla", many: "# de casillas", other: "# casillas" });
const these = ["esta casilla", "este campo", "este valor", "esta pieza"];
const things = ["una casilla", "un campo", "un valor", "una pieza"];
const lineUp = "cada fila de una forma empieza debajo de la primera letra del nombre de su pieza";

export const esFiles: FileWords = {
  text: {
    hinted: (wrong, hint) => `${wrong}; ${hint}`,
    didYouMean: (words) => `¿querías decir ${either(words)}?`,
    chooseFrom: (words) => `elige entre ${words.join(", ")}`,
    chooseNumber: (first, last) => `elige un número de ${first} a ${last}`,
    wrongForm: (part, wanted, value) => `${part}: aquí va ${wanted}, no ${value}`,
    aString: () => "un texto",
    aNumber: () => "un número",
    aList: () => "una lista",
    anObject: () => "un objeto",
    useEither: (one, other) => `usa ${one} o ${other}, no los dos`,
  },
  check: {
    tooMany: (what, count, most) =>
      `por encima del límite de ${what}: ${amount(count)} (como máximo, ${written(most)})`,
    emptyRow: (gap) => `esta fila del tablero está vacía; escribe ${gap} donde no haya casilla`,
    strangeGap: (mark, times, gap, blank) =>
      `${mark}${times === 1 ? "" : ` aparece ${written(times)} veces y`} no está en ningún campo; escribe ${gap} donde no haya casilla, o ${blank} para una casilla siempre cubierta`,
    twoCells: (cell) => `dos casillas se llaman ${cell}; dale a cada una su propio nombre`,
    noCells: () => "el tablero no tiene casillas",
    noFields: (blank) =>
      `el puzle no tiene campos, así que nunca queda una casilla a la vista; añade campos o escribe ${blank} en cada casilla`,
    unusedCell: (cell, blank) =>
      `la casilla ${cell} no está en ningún campo; escribe ${blank} para una casilla siempre cubierta`,
    months: () => "de enero a diciembre",
    days: () => "de 1 a 31",
    weekdays: () => "de domingo a sábado, sea cual sea su orden en el tablero",
    digits: () => "de 0 a 9",
    choiceCount: (field, has, needs, order) =>
      `el campo ${field} tiene ${counted(has, { one: "# valor", many: "# de valores", other: "# valores" })}, pero necesita ${written(needs)}, ${order}`,
    outOfOrder: (choice, field, order) => `${choice} no está en su sitio; los valores de ${field} van ${order}`,
    unknownLattice: (lattice) => `retícula desconocida ${lattice}`,
    twoChoices: (field, choice) => `en el campo ${field}, dos valores se llaman ${choice}`,
    twoFields: (field) => `dos campos se llaman ${field}`,
    noChoices: (field) => `el campo ${field} no tiene valores`,
    emptyChoice: (choice) => `el valor ${choice} no deja ninguna casilla a la vista`,
    unevenChoices: (field, one, count, other, others) =>
      `todos los valores de un campo deben dejar a la vista el mismo número de casillas; en ${field}, ${one} deja ${written(count)} y ${other} ${written(others)}`,
    sameCells: (one, other, field) =>
      `los valores ${one} y ${other} del campo ${field} dejan a la vista las mismas casillas`,
    cellTwice: (choice, cell) => `el valor ${choice} nombra dos veces la casilla ${cell}`,
    sharedCell: (cell, one, other) => `la casilla ${cell} está en dos campos, ${one} y ${other}`,
    fieldLacksCell: (field, cell) => `el campo ${field} deja a la vista ${cell}, pero el tablero no tiene esa casilla`,
    flipsForm: (all, none) => `${all}, ${none} o una lista de piezas`,
    drawnName: (piece) => `el nombre de pieza ${piece} parece una forma`,
    twoPieces: (piece) =>
      `dos piezas se llaman ${piece}; cambia el nombre de una, o quédate con una e indica cuántas hay con copies`,
    wrongCopies: (piece) => `el número de copias de la pieza ${piece} debe ser entero, 1 o más`,
    strangeMark: (piece, mark, full, empty) =>
      `la pieza ${piece} contiene ${mark}; dibuja las formas solo con ${full} y ${empty}`,
    noPieces: () => "el puzle no tiene piezas",
    emptyPiece: (piece) => `la pieza ${piece} no tiene casillas`,
    severalParts: (piece, isHex) =>
      `la pieza ${piece} está en varios trozos, pero sus casillas deben estar unidas${isHex ? "; en un tablero hexagonal, una de cada dos filas está media casilla más a la derecha" : ""}`,
    wrongFlips: (word, wanted) => `flips debe ser ${wanted}, no ${word}`,
    flipsLackPiece: (piece) => `flips nombra ${piece}, pero no hay ninguna pieza así`,
    wrongArea: (covered, wanted, all, uncovered) =>
      `las piezas cubren ${cells(covered)}, pero deben cubrir ${written(wanted)}${uncovered === 0 ? "" : ` (${written(all)} menos ${written(uncovered)} a la vista)`}`,
    misfit: (piece) => `la pieza ${piece} no cabe en ningún sitio del tablero`,
    reordering: (character) => `quita el carácter ${character}: cambia el orden del texto que lo rodea`,
    unprintable: (character) => `quita el carácter ${character}: no se puede imprimir`,
    emptyName: (kind) => `el nombre de ${these[kind]} está vacío`,
    notOneWord: (kind, word, character) =>
      `el nombre de ${things[kind]} debe ser una sola palabra visible, pero ${word} contiene ${character}`,
    wrongId: (id, example) => `el id ${id} solo puede tener minúsculas, cifras y guiones sueltos, como en ${example}`,
    notALanguage: (tag, one, other) => `${tag} no es un código de idioma; escribe uno como ${one} o ${other}`,
    noTitle: () => "el puzle no tiene título",
    labelLacksCell: (cell) => `esta etiqueta es para la casilla ${cell}, pero el tablero no tiene esa casilla`,
    sameShape: (piece, other) =>
      `${piece} tiene la misma forma que ${other}, así que intercambiarlas cuenta como otra solución; si se ven iguales, haz de ellas una sola pieza con copies`,
  },
  limited: {
    file: () => "caracteres del archivo",
    text: () => "caracteres de todos los nombres y textos, tal como el archivo tendría que escribirlos",
    cells: () => "casillas del tablero",
    rows: () => "filas del tablero",
    columns: () => "palabras en una fila del tablero",
    fields: () => "campos",
    choices: () => "valores de un campo",
    choiceCells: () => "casillas de un valor",
    targets: () => "combinaciones de valores",
    pieces: () => "piezas distintas",
    copies: () => "copias de una pieza",
    shapeRows: () => "filas de una forma",
    shapeColumns: () => "caracteres en una fila de una forma",
    id: () => "caracteres del id",
    word: () => "caracteres en el nombre de una casilla, un campo, un valor o una pieza",
    title: () => "caracteres del título",
    note: () => "caracteres de la nota",
    credits: () => "líneas de créditos",
    credit: () => "caracteres en una línea de créditos",
    label: () => "caracteres de una etiqueta",
    languages: () => "idiomas",
  },
  formats: {
    expected: (wanted) => `aquí va ${wanted}`,
    aText: () => "texto",
    aKey: () => "texto como clave",
    keys: (examples) => `claves como ${listed(examples)}`,
    translated: (example) => `texto, o textos por idioma, como ${example}`,
    creditLines: (example) => `una lista de líneas, como ${example}`,
    boardRows: (bar, example) => `el tablero fila a fila, debajo de ${bar} o en una lista como ${example}`,
    cells: (example, range) =>
      `una serie de casillas como ${example}, un intervalo como ${range}, o valores con sus casillas`,
    choices: () => "una serie de valores",
    choiceCells: () => "la lista de casillas de este valor",
    fields: (one, other) => `una serie de campos como ${one} y ${other}, cada uno con sus valores`,
    pieces: () => "una serie de piezas",
    drawnPieces: (bar) => `un dibujo de las piezas debajo de ${bar}, o un nombre y una forma para cada una`,
    shapeRows: (full, empty, example) => `una forma fila a fila, con ${full} y ${empty}, como ${example}`,
    wholeNumber: () => "un número entero",
    copies: (example) => `cuántas copias hay de qué pieza, como ${example}`,
    flips: (all, none) => `${all}, ${none}, o las piezas que se pueden voltear`,
    labels: (example) => `una serie de etiquetas por idioma, como ${example}`,
    labelsByCell: (example) => `una serie de etiquetas por casilla, como ${example}`,
    zeroOrOne: (mark) => `aquí va 0 o 1, no ${mark}`,
    notARange: (word, example, most) =>
      `${word} no es un intervalo como ${example} de ${written(most)} palabras como máximo`,
    folded: (bar) => `estas filas se juntan en una sola; pon ${bar} después de los dos puntos y las filas debajo`,
    appearsTwice: (key) => `${key} aparece dos veces`,
    unknownKey: (key) => `clave desconocida ${key}`,
    keyMissing: (key) => `falta la clave ${key}`,
    copiesLackPiece: (piece) => `copies nombra ${piece}, pero no hay ninguna pieza así`,
    notBelowName: () => `esto no está debajo de ningún nombre; ${lineUp}`,
    shiftedRow: (spaces, toTheRight) =>
      `esta fila está ${counted(spaces, { one: "# carácter", many: "# de caracteres", other: "# caracteres" })} demasiado a la ${toTheRight ? "derecha" : "izquierda"}; ${lineUp}`,
    gapAbove: (empty) => `falta una fila encima de esta parte de una forma; escribe ${empty} para una fila vacía`,
    tags: (mark) => `las etiquetas de YAML no se admiten; pon el texto entre comillas si quieres escribir ${mark}`,
    aliases: (mark) =>
      `las anclas y los alias de YAML no se admiten; pon el texto entre comillas si quieres escribir ${mark}`,
    beginsWith: (mark) => `pon esta palabra entre comillas, porque empieza por ${mark}`,
    tabs: () => "sangra las líneas con espacios, no con tabuladores",
    twoDocuments: (mark) => `un archivo tiene un solo puzle; lleva a otro archivo lo que sigue a ${mark}`,
    keyOnTwoLines: () =>
      "una clave y sus dos puntos van en la misma línea; ¿faltan los dos puntos o unas comillas de cierre?",
    tooDeep: () => "esto tiene demasiados niveles para un archivo de puzle",
    unclosedQuote: () => "faltan las comillas de cierre",
    notYaml: (why) => `esto no es YAML: ${why}`,
    notEnglish: (word) => `${word} no es un mes, un día ni un día de la semana en inglés`,
    alwaysCovered: (blank) => `escribe ${blank} para una casilla siempre cubierta`,
    moreProblems: (count) =>
      `y ${counted(count, { one: "# error más", many: "# de errores más", other: "# errores más" })} a partir de aquí`,
    damagedLink: () => "este enlace está dañado, o es de una versión más nueva de Daytile",
  },
};
