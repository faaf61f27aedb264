/** What the command line says in French. */

import { frFiles } from "../../formats/words/fr.js";
import { frCoach } from "../../requests/coach-words/fr.js";
import { frMake } from "./making/fr.js";
import { frQueue } from "./queue/fr.js";
import { frParts, frRange, frServer } from "./server/fr.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time, measure } = toolsIn("fr");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# date", many: "# de dates", other: "# dates" }
      : { one: "# combinaison", many: "# de combinaisons", other: "# combinaisons" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# solution", many: "# de solutions", other: "# solutions" });
const sets = (count: number): string => counted(count, { one: "# groupe", many: "# de groupes", other: "# groupes" });
const cells = (count: number): string => counted(count, { one: "# case", many: "# de cases", other: "# cases" });
const pieces = (count: number): string => counted(count, { one: "# pièce", many: "# de pièces", other: "# pièces" });
const pages = (count: number): string => counted(count, { one: "# page", many: "# de pages", other: "# pages" });
const ways = (count: number): string =>
  counted(count, { one: "# orientation", many: "# d’orientations", other: "# orientations" });
const places = (count: number): string =>
  counted(count, { one: "# position", many: "# de positions", other: "# positions" });
const sheets = (count: number): string =>
  counted(count, { one: "# feuille", many: "# de feuilles", other: "# feuilles" });
const plates = (count: number): string =>
  counted(count, {
    one: "# plateau d’impression",
    many: "# de plateaux d’impression",
    other: "# plateaux d’impression",
  });
export const frCommands: CommandWords = {
  ...frFiles,
  coach: frCoach,
  queue: frQueue,
  server: frServer,
  parts: frParts,
  dates: {
    outsideYears: (text, first, last) => `${text} n’est pas entre les années ${first} et ${last}`,
    noMonth: (month, text) => `le mois ${month} n’existe pas : ${text}`,
    noDay: (day, text) => `le jour ${day} n’existe pas : ${text}`,
    noYear: (year, text) => `l’année ${year} n’existe pas ici : ${text}`,
    notADate: (text) => `${text} n’est pas une date`,
    tryThese: (example) => `essayez aujourd’hui, 2026-12-25, 12-25, 25 Dec ou ${example}`,
    ambiguous: (text, one, other) => `${text} peut vouloir dire ${one} ou ${other} ; écrivez l’un des deux`,
    whichYear: (text) => `${text} ne dit pas de quelle année il s’agit ; écrivez les quatre chiffres`,
    whichMonth: (text) => `${text} ne dit pas quel nombre est le mois`,
  },
  fields: {
    unknownField: (name) => `champ inconnu ${name}`,
    unknownChoice: (field, name) => `valeur inconnue ${name} pour ${field}`,
    hasNone: () => "ce puzzle n’en a pas",
    expectedChoice: (field, example) => `${field} demande une valeur comme ${example}`,
    twice: (field, name) => `${field} est donné deux fois, la seconde fois comme ${name}`,
    missing: (field) => `${field} manque`,
    monthLength: (month, year, days) =>
      `le mois ${/^[ao]/.test(monthName(month)) ? "d’" : "de "}${monthName(month)}${year === undefined ? "" : ` ${year}`} a ${days} jours`,
    byFields: (text) => `pour voir ce jour quand même, écrivez ${text} au lieu de la date`,
    wrongWeekday: (year, month, day, is, not) =>
      `le ${dateText(year, month, day)} est un ${weekdayName(is)}, pas un ${weekdayName(not)}`,
    weekdayMissing: () => "le jour de la semaine manque ; ajoutez-le, ou écrivez la date avec son année",
    yearMissing: (digit) => `l’année manque ; ce puzzle en affiche un chiffre (${digit})`,
    partMissing: (part) => `${part} manque ; écrivez une date comme 25 Dec`,
    noChoice: (field, value) => `ce puzzle n’a pas la valeur ${value} pour ${field}`,
    noWeekday: (weekday) => `ce puzzle n’a pas de ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `ligne ${row}, colonne ${column} : ${wrong}`,
    noCell: (mark) => `il n’y a pas de case ici ; écrivez ${mark}`,
    aCell: (mark) => `il y a une case ici ; écrivez ${mark} si elle est vide`,
    unknownLetter: (letter, known) => `aucune pièce n’a la lettre ${letter} ; choisissez parmi ${known}`,
    empty: (height, width) =>
      `la grille est vide ; écrivez ${counted(height, { one: "# ligne", many: "# de lignes", other: "# lignes" })} de ${counted(width, { one: "# lettre", many: "# de lettres", other: "# lettres" })}`,
    rows: (rows, height) =>
      `la grille a ${counted(rows, { one: "# ligne", many: "# de lignes", other: "# lignes" })}, le plateau en a ${height}`,
    columns: (row, letters, width) =>
      `la ligne ${row} a ${counted(letters, { one: "# lettre", many: "# de lettres", other: "# lettres" })}, le plateau a ${counted(width, { one: "# colonne", many: "# de colonnes", other: "# colonnes" })}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} est la pièce ${piece} de ${cells(count)}, mais apparaît ${written(times)} fois`,
    cannotFlip: (letter, piece) => `${letter} est la pièce ${piece}, que vous ne pouvez pas retourner`,
    wrongShape: (letter, piece) => `${letter} est la pièce ${piece}, mais ces cases n’ont pas sa forme`,
  },
  requests: {
    unknownPuzzle: (name) => `puzzle inconnu ${name}`,
    unknownCell: (name) => `case inconnue ${name}`,
    severalCells: (name, names) => `${name} est sur plusieurs cases ; écrivez ${either(names)}`,
    cellTwice: (cell) => `la case ${cell} est donnée deux fois`,
    unknownValue: (part, value) => `valeur inconnue ${value} pour ${part}`,
    noWeekdays: (puzzle) => `${puzzle} n’affiche pas le jour de la semaine`,
    noCellFor: (puzzle, weekday) => `${puzzle} n’a pas de case pour ${weekday}`,
    emptyDate: () => "la date est vide ; ne l’écrivez pas pour prendre aujourd’hui",
    noDates: (puzzle, date) => `${puzzle} n’affiche pas de date ; enlevez ${date}`,
    usingYear: (date) => `date retenue : ${date} ; ajoutez une année pour en choisir une autre`,
    usingToday: (date) => `date retenue : ${date} ; écrivez une date avec son année pour en choisir une autre`,
    twoWeekdays: (date, weekday) => `utilisez ${date} ou le jour ${weekday}, pas les deux`,
    noWeekday: (why, example) =>
      `${why}, donc cette date n’a pas de jour de la semaine ; ajoutez-en un, par exemple ${example}`,
    cellsOrDate: (part) => `utilisez ${part} ou une date, pas les deux`,
    covers: (piece, cell) => `la pièce ${piece} couvre ${cell}, qui doit rester visible`,
    wrongArea: (area, all, left, uncovered) =>
      `les pièces couvrent ${area} cases sur ${all} ; il en reste ${left} à laisser visibles, pas ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `aucune solution pour ${title}${arePlaced ? " avec ces pièces" : ""}${flips ? "" : " sans retourner"}`,
    onlySolutions: (count) => (count === 1 ? "il n’y a qu’une solution" : `il n’y a que ${solutions(count)}`),
    tooMany: (count, areDates) => `${dates(count, areDates)}, c’est trop pour compter`,
    narrowDown: (example) => `limitez-les, par exemple avec ${example}`,
    tooManySets: (some, all) => `${some} cases sur ${all} font trop de groupes à compter`,
    unknownPieces: (pieces, example) => `pièces inconnues ${pieces} ; écrivez-les comme dans ${example}`,
    onlySoMany: (pieces) => `il n’y a que ${pieces}`,
    wrongSetArea: (area, all) => `ces pièces couvrent ${cells(area)}, mais le plateau en a ${all} à couvrir`,
    tooManyPieceSets: (count) => `${written(count)} jeux de pièces, c’est trop à compter`,
    tooWide: () => "ce plateau est trop large pour un recensement",
    needsWebAssembly: () => "il faut WebAssembly, et il est désactivé",
    labelsOfOneCell: () =>
      "on ne peut déplacer les étiquettes qu’avec un à trois champs, chaque choix sur une seule case",
    wrongBase: (path, url, base) => `il faut l’adresse du futur site, comme ${path} ou ${url}, et non ${base}`,
    notInstalled: (engine, version) =>
      `${engine} n’est pas installé ; lancez npm install ${engine}@${version} (avec -g si Daytile est installé globalement)`,
    otherModel: (format) => `cette réponse ne correspond pas à ce modèle ; est-elle pour ${format} ?`,
    noAnswer: (why) => `cette réponse n’est pas une solution : ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `l’image ${picture} ne dépend d’aucune date ; enlevez la date`,
    unused: (picture, part) => `l’image ${picture} ne se sert pas de ${part} ; enlevez-le`,
    wrongFormat: (picture, format) => `l’image ${picture} n’existe pas en ${format}`,
    onlyAs: (part, format) => `${part} ne sert qu’aux images ${format}`,
    noYear: () => "ce puzzle n’affiche pas de date, il n’y a donc pas d’année à dessiner",
    noPairs: (left) => `une carte de paires demande un puzzle qui laisse 2 cases visibles, pas ${left}`,
    showingSome: (count, title) => `affichage de ${solutions(count)} pour ${title} ; il y en a davantage`,
    showingFirst: (count, title) => `affichage du début pour ${title}, ${solutions(count)} ; il y en a davantage`,
    tooLong: (algorithm, title, steps) =>
      `${algorithm} ne donne aucune solution pour ${title} en ${written(steps)} étapes`,
    steps: (algorithm, steps, frames) =>
      `${algorithm} : ${counted(steps, { one: "# étape", many: "# d’étapes", other: "# étapes" })} en ${counted(frames, { one: "# image", many: "# d’images", other: "# images" })}`,
    noLazyDay: () => "aucun jour de l’année n’a de solution",
    lazyMoves: (days, moves) =>
      `${counted(days, { one: "# jour", many: "# de jours", other: "# jours" })}, ${counted(moves, { one: "# déplacement", many: "# de déplacements", other: "# déplacements" })}`,
  },
  products: {
    wrongFormat: (product, format) => `${product} n’existe pas en ${format}`,
    unused: (product, part) => `${product} ne se sert pas de ${part} ; enlevez-le`,
    noSetting: (product, setting) => `${product} n’a pas de réglage ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `dans ${puzzle}, des jours de la semaine partagent des cases ; la semaine ne peut pas commencer par ${weekdayName(weekday)}`,
    noWeekdays: (puzzle, weekday) =>
      `${puzzle} n’affiche pas le jour de la semaine ; elle ne peut pas commencer par ${weekdayName(weekday)}`,
    noBook: (puzzle, field) =>
      `${puzzle} affiche autre chose qu’une date (${field}), il n’y a donc pas de livre de son année`,
    datesOnPages: (count, all) => `${dates(count, true)} sur ${pages(all)}`,
    datesWithout: (count, names) => `${dates(count, true)} sans solution : ${names.join(", ")}`,
    coverSpine: (pages, spine) =>
      `${counted(pages, { one: "# page", many: "# de pages", other: "# pages" })}, et une couverture avec un dos de ${measure(spine)} mm ; demandez sa largeur à votre imprimeur`,
    onlyBooks: () => "une affiche est une seule page ; écrivez-la en PDF",
    pagesToPrint: (count) => `${pages(count)}. Imprimez à 100 %, sans « ajuster à la page »`,
    noSheet: (sheet, count) => `il n’y a pas de feuille ${sheet} ; tout tient sur ${sheets(count)}`,
    sheets: (count, first) => `${count} feuilles côte à côte ; ${first} donne seulement la première`,
    islands: (count) =>
      `le plateau a des vides ; collez ${counted(count, { one: "# îlot", many: "# d’îlots", other: "# îlots" })} du cadre sur le fond`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${measure(own)}, plus ${measure(gap)} mm d’espace autour) ne tient pas sur un lit de ${measure(bed)} ; réduisez les cases, l’espace ou le bord, ou prenez un lit plus grand`,
    noPlate: (plate, count) => `il n’y a pas de plateau d’impression ${plate} ; tout tient sur ${plates(count)}`,
    onPlate: (count, own) => `${pieces(count)} sur un plateau d’impression de ${measure(own)}`,
    plateOf: (plate, all, parts, option) =>
      `plateau d’impression ${plate} sur ${all} : ${parts.join(", ")} ; ${option} donne les autres`,
    sheetFiles: (count) => `un fichier par feuille : ${written(count)}`,
    onPlateNumber: (plate, parts) => `plateau d’impression ${plate} : ${parts.join(", ")}`,
    largePlate: (own, option) =>
      `tout ensemble demande un lit de ${measure(own)} ; ${option} le répartit sur plusieurs plateaux d’impression`,
    thinLabels: (nozzle, cell) =>
      `certaines inscriptions sont trop fines pour une buse de ${measure(nozzle)} mm ; prenez des cases de ${measure(cell)} mm ou plus`,
    thinWalls: (width, nozzle, least) =>
      `la paroi la plus fine fait ${measure(width)} mm ; une buse de ${measure(nozzle)} mm demande ${measure(least)} mm, prenez donc un bord plus large`,
    thinWords: (nozzle) =>
      `certains mots sont trop fins pour une buse de ${measure(nozzle)} mm ; prenez moins de mots ou un bord plus large`,
    noRoom: () => "le cadre n’a pas la place pour l’inscription ; prenez-en une plus courte ou un bord plus large",
    lettersInstead: () =>
      "une imprimante 3D ne fait que des lettres : les pièces ont donc des lettres au lieu de motifs",
    giftNeedsMachine: () => "pour un cadeau, il faut une machine",
    giftFiles: (files) => `commencez par ${files.join(" et ")}`,
    noSolutionInside: (date) => `${date} n’a pas de solution, l’enveloppe montre donc le plateau vide`,
    unknownMachine: (machine) => `machine inconnue ${machine}`,
    unknownMaterial: (material) => `matériau inconnu ${material}`,
    wrongMachine: (machine, product) => `${machine} n’est pas une machine pour ${product}`,
    wrongMaterial: (machine, material) => `${machine} ne travaille pas avec ${material}`,
    unknownLetters: (letters, option) =>
      `les polices de Daytile n’ont pas ${letters} ; il y a des points d’interrogation à la place ; utilisez ${option} pour une police qui les a`,
    notAFont: () => "la police est illisible ; utilisez un fichier TTF ou TTC à contours TrueType",
  },
  make: frMake,
  steps: {
    cell: (number) => `case ${number}`,
    place: (piece, names) => `poser ${piece} sur ${names.join(" ")}`,
    remove: (piece, names) => `enlever ${piece} de ${names.join(" ")}`,
    nothingFits: (cell) => `${cell} : rien ne convient, retour`,
    noRoom: (piece) => `pièce ${piece} : plus de place, retour`,
    piecesLeft: () => "tout est couvert, mais il reste des pièces : retour",
    tooSmall: (cell, count) => `${cell} : une zone de ${cells(count)} est trop petite pour toute pièce, retour`,
    solution: () => "une solution",
  },
  line: {
    unknownOption: (option) => `option inconnue ${option}`,
    unknownValue: (option, value) => `valeur inconnue ${value} pour ${option}`,
    needsValue: (option, text) => `${option} demande une valeur ; écrivez ${text}`,
    takesNoValue: (option) => `${option} ne prend pas de valeur`,
    twice: (option) => `${option} est donné deux fois`,
    wholeNumber: (option, min, max, text) => `${option} : il faut un nombre entier ${frRange(min, max)}, pas ${text}`,
    millimetres: (option, min, max, text) => `${option} : il faut des millimètres ${frRange(min, max)}, pas ${text}`,
    addressForm: (option, example, text) => `${option} : il faut une adresse comme ${example}, pas ${text}`,
    misplaced: (option, place) => `${option} ne va pas avec ${place} ; voir daytile help ${place}`,
    unknownCommand: (word) => `commande inconnue ${word}`,
    listCommands: () => "daytile help donne la liste des commandes",
    listPuzzles: () => "daytile puzzles en donne la liste",
    seeBoard: () => "daytile show affiche le plateau",
    unexpected: (word, command) => `mot inattendu ${word} ; voir daytile help ${command}`,
    chooseDrawing: (kinds) => `choisissez quoi dessiner : ${kinds.join(", ")}`,
    chooseDesign: (kinds) => `choisissez quoi chercher : ${kinds.join(", ")}`,
    chooseProduct: (kinds) => `choisissez quoi fabriquer : ${kinds.join(", ")}`,
    unknownPicture: (word) => `image inconnue ${word}`,
    unknownKind: (word) => `type inconnu ${word}`,
    nameShell: (shells) => `nommez votre shell : ${shells.join(", ")}`,
    unknownShell: (word) => `shell inconnu ${word}`,
    fieldForm: (text) => `--field : il faut NOM=VALEUR, par exemple month=Apr, pas ${text}`,
    fieldTwice: (field) => `${field} est donné deux fois`,
    oneInput: (one, other) => `seul l’un de ${one} et ${other} peut lire l’entrée standard`,
    gridIsFile: (option, file) => `${option} : pour lire un fichier, écrivez ${option} @${file}`,
    gridIsDrawn: (option) => `${option} : c’est un dessin ; pour une grille, affichez-la avec --style letters`,
    needsFile: (what, formats) => `${what} demande un fichier : -o avec un nom qui finit par ${dotted(formats)}`,
    needsFolder: (what) => `${what} demande un dossier : -o avec son nom`,
    wrongEnding: (what, name, formats) =>
      `${what} ne peut pas écrire ${name} ; le nom doit finir par ${dotted(formats)}`,
    yearHasNoDate: () => "year compte toutes les dates ; pour une seule, daytile count DATE",
    auditHasNoDate: () => "audit vérifie chaque groupe de cases ; enlevez la date",
    makeHasNoDate: (what, date) => `${what} ne dépend pas de la date ; enlevez ${date}`,
    puzzlesListsAll: () => "puzzles donne tous les puzzles ; pour un seul, daytile show PUZZLE",
    showOne: () => "show affiche un seul puzzle à la fois",
    checkNeedsFile: () => "check demande un fichier de puzzle, par exemple daytile check mine.yaml",
    checkIsForFiles: (puzzle) =>
      `check demande un fichier de puzzle ; pour un puzzle intégré, daytile year -p ${puzzle}`,
    importNeedsFiles: () =>
      "import demande deux fichiers, une grille d’inscriptions et des formes de 0 et de 1 ; voir daytile help import",
    gifShowsSearch: (option) => `un GIF montre une recherche jusqu’à sa première solution ; enlevez ${option}`,
    ownSolver: () => "les images utilisent le solveur de Daytile ; enlevez --engine",
  },
  files: {
    wrote: (name, bytes) => `${name} est écrit (${size(bytes)})`,
    cannotRead: (name, why) => `impossible de lire ${name} : ${why}`,
    cannotReadInput: (why) => `impossible de lire l’entrée standard : ${why}`,
    cannotWrite: (name, why) => `impossible d’écrire ${name} : ${why}`,
    cannotWriteOutput: (why) => `impossible d’écrire sur la sortie standard : ${why}`,
    existsAlready: (name) => `${name} existe déjà ; supprimez-le ou choisissez un autre nom`,
    otherCensus: (name) => `${name} appartient à un autre recensement ; supprimez-le ou choisissez un autre nom`,
    heldByCensus: (name, process) =>
      `un autre recensement (processus ${process}) écrit dans ${name} ; attendez sa fin ou choisissez un autre nom`,
    wroteSite: (name, files, bytes) =>
      `${counted(files, { one: "# fichier écrit", many: "# de fichiers écrits", other: "# fichiers écrits" })} dans ${name} (${size(bytes)})`,
    otherFolder: (name) => `${name} contient d’autres fichiers ; choisissez un dossier vide ou un nouveau nom`,
    removed: (name) => `${name} supprimé, reste d’une exécution précédente`,
    leftOver: (name) =>
      `${name} reste d’une exécution précédente, mais a été modifié ; supprimez-le si vous n’en avez pas besoin`,
    noFolder: (folder) => `il n’y a pas de dossier ${folder}`,
    tooLarge: (bytes) => `plus de ${written(bytes)} octets, Daytile n’en lit pas davantage`,
    isUtf16: () => "c’est de l’UTF-16 ; enregistrez en UTF-8",
    notUtf8: (byte, line, value) =>
      `l’octet ${byte}, ligne ${line}, est ${value}, ce n’est pas de l’UTF-8 ; enregistrez le fichier en UTF-8`,
    noSuchFile: () => "ce fichier n’existe pas",
    aFolder: () => "c’est un dossier",
    notAFolder: () => "une partie du chemin n’est pas un dossier",
    denied: () => "accès refusé",
    readOnly: () => "le disque est en lecture seule",
    wouldBeTooLarge: () => "le fichier serait trop grand",
    diskFull: () => "le disque est plein",
    inUseOrMounted: () => "il est utilisé, ou monté à part, et ne peut pas être remplacé",
    inUse: () => "il est utilisé et ne peut pas être remplacé",
    circle: () => "ses liens tournent en rond",
    nameTooLong: () => "le nom est trop long",
    tooManyFiles: () => "trop de fichiers sont ouverts",
    diskError: () => "le disque signale une erreur",
    nobodyReads: () => "personne ne lit",
  },
  results: {
    titled: (title, puzzle) => `${title} sur ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} sur ${puzzle} : ${solutions(count)}`,
    some: (names, more) => [...names, ...(more > 0 ? [`et ${written(more)} de plus`] : [])].join(", "),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle} : ${dates(count, areDates)}, ${solutions(all)}, ${written(mean)} en moyenne`,
    fewest: (count, names) => `le moins : ${written(count)} (${names})`,
    most: (count, names) => `le plus : ${written(count)} (${names})`,
    noFewest: () => "le moins : aucune",
    noMost: () => "le plus : aucune",
    noneImpossible: () => "impossibles : aucune",
    impossible: (count, names) => `impossibles : ${dates(count, false)} : ${names}`,
    impossibleReal: (count, real) => `impossibles : ${dates(count, true)}, dont ${written(real)} dans le calendrier`,
    impossibleDates: (names) => `impossibles et dans le calendrier : ${names}`,
    notReal: (names) => `hors du calendrier : ${names}`,
    noneSolved: (areDates) => (areDates ? "aucune date n’a de solution" : "aucune combinaison n’a de solution"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}, ${some} cases visibles sur ${all} : ${sets(count)}, ${solutions(found)}, ${written(mean)} en moyenne`,
    impossibleSets: (count, names) => `impossibles : ${sets(count)} : ${names}`,
    uniqueSets: (count, names) => `une seule solution : ${sets(count)} : ${names}`,
    noneUnique: () => "une seule solution : aucun",
    noSetSolved: (some, all) => `aucune solution, quelles que soient les ${some} cases visibles sur ${all}`,
    designNow: (puzzle, figures) => `${puzzle} maintenant : ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}, ${fewest === most ? `${written(most)} par date` : `de ${written(fewest)} à ${written(most)} par date`}, ${impossible === 0 ? "chaque date a une solution" : `impossible : ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `remplacer ${piece} par ${other}`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `permettre de retourner ${piece}` : `ne pas retourner ${piece}`),
    exchangeIdea: (one, other) => `échanger ${one} et ${other}`,
    noIdeas: () => "il n’y a rien à remplacer ni à échanger",
    setFound: (pieces, tried) => `jeux essayés : ${written(tried)} ; pièces : ${pieces.join(", ")}`,
    setClosest: () => "aucun des jeux essayés ne convient à toutes les dates ; celui-ci s’en approche le plus",
    labelsMoved: (count) => `étiquettes déplacées : ${written(count)}`,
    labelsStay: () => "les étiquettes sont déjà au mieux",
    labelsClosest: () =>
      "certaines dates restent impossibles, où que soient ces étiquettes ; voici ce qui s’en approche le plus",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `jeux de pièces : ${written(count)}, unités : ${written(units)} ; environ ${time(seconds)}, threads : ${threads}, jusqu’à ${written(megabytes)} Mo chacun`,
    censusGoesOn: (done, units) => `on continue : ${written(done)} unités sur ${written(units)} sont faites`,
    censusTooLarge: () => "ce genre a trop de petites pièces pour la mémoire ; prenez-en moins ou de plus grandes",
    censusDone: (working, count, rate) =>
      `jeux toujours possibles : ${written(working)} sur ${written(count)} ; par seconde : ${written(rate)}`,
    everySolved: (areDates) => (areDates ? "chaque date a une solution" : "chaque combinaison a une solution"),
    withoutSolution: (count, areDates, names) => `${dates(count, areDates)} sans solution : ${names}`,
    notRealWithout: (names) => `hors du calendrier et sans solution : ${names}`,
    totals: (all, count, areDates, mean) =>
      `${solutions(all)} pour ${dates(count, areDates)}, ${written(mean)} en moyenne`,
    fewestAndMost: (fewest, most) => `le moins ${fewest}, le plus ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "aucune",
    soundButMany: (count, areDates) => `aucune erreur, mais ${dates(count, areDates)}, c’est trop pour compter`,
    note: (text) => `remarque : ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}, ${areHexagons ? "hexagones" : "carrés"}${blank > 0 ? `, dont vides : ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `visibles : ${fields.join(", ")} ; ${dates(count, areDates)}`,
    allCovered: () => "tout est couvert",
    stock: (count, orientations, placements) => `${pieces(count)}, ${ways(orientations)}, ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id} : ${cells(count)}, ${ways(orientations)}, ${places(placements)}${copies > 1 ? `, ${copies} exemplaires` : ""}${flips ? "" : ", sans retourner"}`,
    puzzleHead: () => "PUZZLE",
    cellsHead: () => "CASES",
    piecesHead: () => "PIÈCES",
    datesHead: () => "DATES",
    titleHead: () => "TITRE",
  },
  watch: {
    timeLeft: (seconds) => `encore ${time(seconds)}`,
    setRate: (rate) => `jeux/s : ${written(rate)}`,
    workingOut: () => "estimation…",
    takesSeconds: (low, high) => `Il faut environ ${low} à ${high} secondes. Ctrl-C pour arrêter.`,
    takesMinutes: (low, high) => `Il faut environ ${low} à ${high} minutes. Ctrl-C pour arrêter.`,
    takesHours: (low, high) => `Il faut environ ${low} à ${high} heures. Ctrl-C pour arrêter.`,
    logScale: () => "Les barres sont à l’échelle logarithmique.",
    stopped: (seconds, algorithms) =>
      `Arrêtés au bout de ${time(seconds)} : ${algorithms.join(", ")}. Avec --budget, donnez-leur plus de temps.`,
    algorithmHead: () => "algorithme",
    firstHead: () => "première",
    solutionsHead: () => "solutions",
    nodesHead: () => "nœuds",
    triedHead: () => "essais",
    allHead: () => "toutes",
    timesHead: () => "facteur",
    soFar: (count) => `${written(count)} pour l’instant`,
    none: () => "aucune",
    faster: () => "+ plus vite",
    slower: () => "- moins vite",
    pause: () => "espace pause",
    oneStep: () => ". une étape",
    quit: () => "q quitter",
    pace: (algorithm, speed) => `${algorithm}, étapes/s : ${written(speed)}`,
    paused: (algorithm) => `${algorithm}, en pause`,
    counts: (steps, nodes, tried) =>
      `étapes : ${written(steps)}, nœuds : ${written(nodes)}, essais : ${written(tried)}`,
    playAt: (address) => `Le puzzle du jour : ${address}`,
    noNetwork: () => "Cette machine n’est sur aucun réseau, personne d’autre ne peut l’ouvrir.",
    othersAt: (address) => `Tout votre réseau peut l’ouvrir, par exemple un téléphone : ${address}`,
    orAt: (address) => `  ou ${address}`,
    toStop: () => "Ctrl-C pour arrêter.",
    portInUse: (port) => `le port ${port} est occupé ; sans --port, un port libre est choisi`,
    portNeedsRights: (port) => `le port ${port} demande des droits d’administration ; prenez 1024 ou plus`,
    noAddress: (host) => `cette machine n’a pas l’adresse ${host}`,
    unknownHost: (host) => `machine inconnue ${host}`,
    otherPort: (port) => `le port ${port} est occupé ; un autre est choisi`,
    notBuilt: () => "l’application n’est pas construite ; lancez npm run build",
  },
};
