/** What is said about puzzle files in French. */

import { fileToolsIn } from "./tools.js";
import type { FileWords } from "./translation.js";

const { written, amount, counted, listed, either } = fileToolsIn("fr");

const cells = (count: number): string => counted(count, { one: "# case", many: "# de cases", other: "# cases" });
const these = ["cette case", "ce champ", "cette valeur", "cette pièce"];
const things = ["d’une case", "d’un champ", "d’une valeur", "d’une pièce"];
const lineUp = "chaque ligne d’une forme commence sous la première lettre du nom de sa pièce";

export const frFiles: FileWords = {
  text: {
    hinted: (wrong, hint) => `${wrong} ; ${hint}`,
    didYouMean: (words) => `vouliez-vous dire ${either(words)} ?`,
    chooseFrom: (words) => `choisissez parmi ${words.join(", ")}`,
    chooseNumber: (first, last) => `choisissez un nombre de ${first} à ${last}`,
    wrongForm: (part, wanted, value) => `${part} : il faut ${wanted}, pas ${value}`,
    aString: () => "un texte",
    aNumber: () => "un nombre",
    aList: () => "une liste",
    anObject: () => "un objet",
    useEither: (one, other) => `utilisez ${one} ou ${other}, pas les deux`,
  },
  check: {
    tooMany: (what, count, most) => `trop de ${what} : ${amount(count)} (${written(most)} au plus)`,
    emptyRow: (gap) => `cette ligne du plateau est vide ; écrivez ${gap} là où il n’y a pas de case`,
    strangeGap: (mark, times, gap, blank) =>
      `${mark}${times === 1 ? "" : ` apparaît ${written(times)} fois et`} n’appartient à aucun champ ; écrivez ${gap} là où il n’y a pas de case, ou ${blank} pour une case toujours couverte`,
    twoCells: (cell) => `deux cases s’appellent ${cell} ; donnez à chacune son propre nom`,
    noCells: () => "le plateau n’a pas de cases",
    noFields: (blank) =>
      `le puzzle n’a pas de champs, donc aucune case ne reste visible ; ajoutez des champs, ou écrivez ${blank} pour chaque case`,
    unusedCell: (cell, blank) =>
      `la case ${cell} n’appartient à aucun champ ; écrivez ${blank} pour une case toujours couverte`,
    months: () => "de janvier à décembre",
    days: () => "de 1 à 31",
    weekdays: () => "de dimanche à samedi, quel que soit leur ordre sur le plateau",
    digits: () => "de 0 à 9",
    choiceCount: (field, has, needs, order) =>
      `le champ ${field} a ${counted(has, { one: "# valeur", many: "# de valeurs", other: "# valeurs" })}, mais il en faut ${written(needs)}, ${order}`,
    outOfOrder: (choice, field, order) => `${choice} n’est pas à sa place ; les valeurs de ${field} vont ${order}`,
    unknownLattice: (lattice) => `réseau inconnu ${lattice}`,
    twoChoices: (field, choice) => `dans le champ ${field}, deux valeurs s’appellent ${choice}`,
    twoFields: (field) => `deux champs s’appellent ${field}`,
    noChoices: (field) => `le champ ${field} n’a pas de valeurs`,
    emptyChoice: (choice) => `la valeur ${choice} ne découvre aucune case`,
    unevenChoices: (field, one, count, other, others) =>
      `toutes les valeurs d’un champ doivent découvrir autant de cases ; dans ${field}, ${one} en découvre ${written(count)} et ${other} ${written(others)}`,
    sameCells: (one, other, field) => `les valeurs ${one} et ${other} du champ ${field} découvrent les mêmes cases`,
    cellTwice: (choice, cell) => `la valeur ${choice} cite deux fois la case ${cell}`,
    sharedCell: (cell, one, other) => `la case ${cell} est dans deux champs, ${one} et ${other}`,
    fieldLacksCell: (field, cell) => `le champ ${field} découvre ${cell}, mais le plateau n’a pas cette case`,
    flipsForm: (all, none) => `${all}, ${none} ou une liste de pièces`,
    drawnName: (piece) => `le nom de pièce ${piece} ressemble à une forme`,
    twoPieces: (piece) =>
      `deux pièces s’appellent ${piece} ; renommez-en une, ou gardez-en une et indiquez son nombre avec copies`,
    wrongCopies: (piece) => `le nombre d’exemplaires de la pièce ${piece} doit être un entier, 1 ou plus`,
    strangeMark: (piece, mark, full, empty) =>
      `la pièce ${piece} contient ${mark} ; dessinez les formes avec ${full} et ${empty} seulement`,
    noPieces: () => "le puzzle n’a pas de pièces",
    emptyPiece: (piece) => `la pièce ${piece} n’a pas de cases`,
    severalParts: (piece, isHex) =>
      `la pièce ${piece} est en plusieurs morceaux, mais ses cases doivent se toucher${isHex ? " ; sur un plateau hexagonal, une ligne sur deux est décalée d’une demi-case vers la droite" : ""}`,
    wrongFlips: (word, wanted) => `flips doit être ${wanted}, pas ${word}`,
    flipsLackPiece: (piece) => `flips cite ${piece}, mais cette pièce n’existe pas`,
    wrongArea: (covered, wanted, all, uncovered) =>
      `les pièces couvrent ${cells(covered)}, mais doivent en couvrir ${written(wanted)}${uncovered === 0 ? "" : ` (${written(all)} moins ${written(uncovered)} qui restent visibles)`}`,
    misfit: (piece) => `la pièce ${piece} n’a sa place nulle part sur le plateau`,
    reordering: (character) => `retirez le caractère ${character} : il change l’ordre du texte qui l’entoure`,
    unprintable: (character) => `retirez le caractère ${character} : il ne peut pas être imprimé`,
    emptyName: (kind) => `le nom de ${these[kind]} est vide`,
    notOneWord: (kind, word, character) =>
      `le nom ${things[kind]} doit être un seul mot visible, mais ${word} contient ${character}`,
    wrongId: (id, example) =>
      `l’id ${id} ne peut avoir que des minuscules, des chiffres et des traits d’union isolés, comme dans ${example}`,
    notALanguage: (tag, one, other) => `${tag} n’est pas un code de langue ; écrivez par exemple ${one} ou ${other}`,
    noTitle: () => "le puzzle n’a pas de titre",
    labelLacksCell: (cell) => `cette étiquette est pour la case ${cell}, mais le plateau n’a pas cette case`,
    sameShape: (piece, other) =>
      `${piece} a la même forme que ${other}, donc les échanger compte comme une autre solution ; si elles se ressemblent, faites-en une seule pièce avec copies`,
  },
  limited: {
    file: () => "caractères dans le fichier",
    text: () => "caractères dans les noms et les textes, tels que le fichier devrait les écrire",
    cells: () => "cases sur le plateau",
    rows: () => "lignes sur le plateau",
    columns: () => "mots dans une ligne du plateau",
    fields: () => "champs",
    choices: () => "valeurs dans un champ",
    choiceCells: () => "cases dans une valeur",
    targets: () => "combinaisons de valeurs",
    pieces: () => "pièces différentes",
    copies: () => "exemplaires d’une pièce",
    shapeRows: () => "lignes dans une forme",
    shapeColumns: () => "caractères dans une ligne d’une forme",
    id: () => "caractères dans l’id",
    word: () => "caractères dans le nom d’une case, d’un champ, d’une valeur ou d’une pièce",
    title: () => "caractères dans le titre",
    note: () => "caractères dans la note",
    credits: () => "lignes de crédits",
    credit: () => "caractères dans une ligne de crédits",
    label: () => "caractères dans une étiquette",
    languages: () => "langues",
  },
  formats: {
    expected: (wanted) => `attendu ici : ${wanted}`,
    aText: () => "du texte",
    aKey: () => "du texte comme clé",
    keys: (examples) => `des clés comme ${listed(examples)}`,
    translated: (example) => `du texte, ou des textes par langue, comme ${example}`,
    creditLines: (example) => `une liste de lignes, comme ${example}`,
    boardRows: (bar, example) => `les lignes du plateau, sous un ${bar} ou en liste comme ${example}`,
    cells: (example, range) =>
      `des cases comme ${example}, un intervalle comme ${range}, ou des valeurs avec leurs cases`,
    choices: () => "des valeurs",
    choiceCells: () => "les cases de cette valeur",
    fields: (one, other) => `des champs comme ${one} et ${other}, chacun avec ses valeurs`,
    pieces: () => "des pièces",
    drawnPieces: (bar) => `des pièces dessinées sous un ${bar}, ou un nom et une forme pour chacune`,
    shapeRows: (full, empty, example) => `les lignes d’une forme en ${full} et ${empty}, comme ${example}`,
    wholeNumber: () => "un nombre entier",
    copies: (example) => `combien d’exemplaires de quelle pièce, comme ${example}`,
    flips: (all, none) => `${all}, ${none}, ou les pièces que l’on peut retourner`,
    labels: (example) => `des étiquettes par langue, comme ${example}`,
    labelsByCell: (example) => `des étiquettes par case, comme ${example}`,
    zeroOrOne: (mark) => `il faut 0 ou 1, pas ${mark}`,
    notARange: (word, example, most) =>
      `${word} n’est pas un intervalle comme ${example} d’au plus ${written(most)} mots`,
    folded: (bar) =>
      `ces lignes se fondent en une seule ; mettez ${bar} après les deux-points et les lignes au-dessous`,
    appearsTwice: (key) => `${key} apparaît deux fois`,
    unknownKey: (key) => `clé inconnue ${key}`,
    keyMissing: (key) => `la clé ${key} manque`,
    copiesLackPiece: (piece) => `copies cite ${piece}, mais cette pièce n’existe pas`,
    notBelowName: () => `ceci n’est sous aucun nom ; ${lineUp}`,
    shiftedRow: (spaces, toTheRight) =>
      `cette ligne est décalée de ${counted(spaces, { one: "# caractère", many: "# de caractères", other: "# caractères" })} vers la ${toTheRight ? "droite" : "gauche"} ; ${lineUp}`,
    gapAbove: (empty) =>
      `il manque une ligne au-dessus de cette partie d’une forme ; écrivez ${empty} pour une ligne vide`,
    tags: (mark) =>
      `les balises YAML ne sont pas prises en charge ; mettez le texte entre guillemets si vous voulez écrire ${mark}`,
    aliases: (mark) =>
      `les ancres et les alias YAML ne sont pas pris en charge ; mettez le texte entre guillemets si vous voulez écrire ${mark}`,
    beginsWith: (mark) => `mettez ce mot entre guillemets, car il commence par ${mark}`,
    tabs: () => "décalez les lignes avec des espaces, pas avec des tabulations",
    twoDocuments: (mark) => `un fichier ne contient qu’un puzzle ; déplacez ce qui suit ${mark} dans un autre fichier`,
    keyOnTwoLines: () =>
      "une clé et ses deux-points doivent être sur la même ligne ; manque-t-il des deux-points ou un guillemet fermant ?",
    tooDeep: () => "il y a trop de niveaux ici pour un fichier de puzzle",
    unclosedQuote: () => "le guillemet fermant manque",
    notYaml: (why) => `ce n’est pas du YAML : ${why}`,
    notEnglish: (word) => `${word} n’est pas un mois, un jour ou un jour de la semaine en anglais`,
    alwaysCovered: (blank) => `écrivez ${blank} pour une case toujours couverte`,
    moreProblems: (count) =>
      `et ${counted(count, { one: "# autre erreur", many: "# d’autres erreurs", other: "# autres erreurs" })} à partir d’ici`,
    damagedLink: () => "ce lien est abîmé, ou vient d’une version plus récente de Daytile",
  },
};
