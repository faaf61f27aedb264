/** What the command line says in Brazilian Portuguese. */

import { ptFiles } from "../../formats/words/pt.js";
import { ptCoach } from "../../requests/coach-words/pt.js";
import { ptMake } from "./making/pt.js";
import { ptQueue } from "./queue/pt.js";
import { ptParts, ptRange, ptServer } from "./server/pt.js";
import { dotted, toolsIn } from "./tools.js";
import type { CommandWords } from "./translation.js";

const { written, counted, either, monthName, weekdayName, dateText, size, time, measure } = toolsIn("pt");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# data", many: "# de datas", other: "# datas" }
      : { one: "# combinação", many: "# de combinações", other: "# combinações" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# solução", many: "# de soluções", other: "# soluções" });
const sets = (count: number): string => counted(count, { one: "# grupo", many: "# de grupos", other: "# grupos" });
const cells = (count: number): string => counted(count, { one: "# casa", many: "# de casas", other: "# casas" });
const pieces = (count: number): string => counted(count, { one: "# peça", many: "# de peças", other: "# peças" });
const pages = (count: number): string => counted(count, { one: "# página", many: "# de páginas", other: "# páginas" });
const ways = (count: number): string =>
  counted(count, { one: "# orientação", many: "# de orientações", other: "# orientações" });
const places = (count: number): string => counted(count, { one: "# lugar", many: "# de lugares", other: "# lugares" });
const sheets = (count: number): string => counted(count, { one: "# chapa", many: "# de chapas", other: "# chapas" });
const plates = (count: number): string => counted(count, { one: "# placa", many: "# de placas", other: "# placas" });
export const ptCommands: CommandWords = {
  ...ptFiles,
  coach: ptCoach,
  queue: ptQueue,
  server: ptServer,
  parts: ptParts,
  dates: {
    outsideYears: (text, first, last) => `${text} não está entre os anos ${first} e ${last}`,
    noMonth: (month, text) => `o mês ${month} não existe: ${text}`,
    noDay: (day, text) => `o dia ${day} não existe: ${text}`,
    noYear: (year, text) => `o ano ${year} não existe aqui: ${text}`,
    notADate: (text) => `${text} não é uma data`,
    tryThese: (example) => `tente hoje, 2026-12-25, 12-25, 25 Dec ou ${example}`,
    ambiguous: (text, one, other) => `${text} pode ser ${one} ou ${other}; escreva uma das duas`,
    whichYear: (text) => `${text} não diz qual é o ano; escreva os quatro dígitos`,
    whichMonth: (text) => `${text} não diz qual número é o mês`,
  },
  fields: {
    unknownField: (name) => `campo desconhecido ${name}`,
    unknownChoice: (field, name) => `valor desconhecido ${name} para ${field}`,
    hasNone: () => "este quebra-cabeça não tem nenhum",
    expectedChoice: (field, example) => `${field} precisa de um valor como ${example}`,
    twice: (field, name) => `${field} aparece duas vezes, a segunda como ${name}`,
    missing: (field) => `falta ${field}`,
    monthLength: (month, year, days) =>
      `${monthName(month)}${year === undefined ? "" : ` de ${year}`} tem ${days} dias`,
    byFields: (text) => `para ver mesmo assim, escreva ${text} no lugar da data`,
    wrongWeekday: (year, month, day, is, not) =>
      `${dateText(year, month, day)} cai em ${weekdayName(is)}, não em ${weekdayName(not)}`,
    weekdayMissing: () => "falta o dia da semana; acrescente-o ou escreva a data com o ano",
    yearMissing: (digit) => `falta o ano; este quebra-cabeça mostra um dígito dele (${digit})`,
    partMissing: (part) => `falta ${part}; escreva uma data como 25 Dec`,
    noChoice: (field, value) => `este quebra-cabeça não tem o valor ${value} para ${field}`,
    noWeekday: (weekday) => `este quebra-cabeça não tem ${weekdayName(weekday)}`,
  },
  grid: {
    at: (row, column, wrong) => `linha ${row}, coluna ${column}: ${wrong}`,
    noCell: (mark) => `aqui não há casa; escreva ${mark}`,
    aCell: (mark) => `aqui há uma casa; escreva ${mark} se estiver vazia`,
    unknownLetter: (letter, known) => `nenhuma peça tem a letra ${letter}; escolha entre ${known}`,
    empty: (height, width) =>
      `a grade está vazia; escreva ${counted(height, { one: "# linha", many: "# de linhas", other: "# linhas" })} de ${counted(width, { one: "# letra", many: "# de letras", other: "# letras" })}`,
    rows: (rows, height) =>
      `a grade tem ${counted(rows, { one: "# linha", many: "# de linhas", other: "# linhas" })}, o tabuleiro tem ${height}`,
    columns: (row, letters, width) =>
      `a linha ${row} tem ${counted(letters, { one: "# letra", many: "# de letras", other: "# letras" })}, o tabuleiro tem ${counted(width, { one: "# coluna", many: "# de colunas", other: "# colunas" })}`,
    wrongSize: (letter, piece, count, times) =>
      `${letter} é a peça ${piece} de ${cells(count)}, mas aparece ${written(times)} vezes`,
    cannotFlip: (letter, piece) => `${letter} é a peça ${piece}, que você não pode virar`,
    wrongShape: (letter, piece) => `${letter} é a peça ${piece}, mas estas casas não têm a forma dela`,
  },
  requests: {
    unknownPuzzle: (name) => `quebra-cabeça desconhecido ${name}`,
    unknownCell: (name) => `casa desconhecida ${name}`,
    severalCells: (name, names) => `${name} está em várias casas; escreva ${either(names)}`,
    cellTwice: (cell) => `a casa ${cell} aparece duas vezes`,
    unknownValue: (part, value) => `valor desconhecido ${value} para ${part}`,
    noWeekdays: (puzzle) => `${puzzle} não mostra o dia da semana`,
    noCellFor: (puzzle, weekday) => `${puzzle} não tem casa para ${weekday}`,
    emptyDate: () => "a data está vazia; tire-a para usar a de hoje",
    noDates: (puzzle, date) => `${puzzle} não mostra datas; tire ${date}`,
    usingYear: (date) => `usando ${date}; acrescente um ano para escolher outra data`,
    usingToday: (date) => `usando ${date}; escreva uma data com o ano para escolher outra`,
    twoWeekdays: (date, weekday) => `use ${date} ou o dia ${weekday}, não os dois`,
    noWeekday: (why, example) => `${why}, então este dia não cai em dia da semana nenhum; escolha um, como ${example}`,
    cellsOrDate: (part) => `use ${part} ou uma data, não os dois`,
    covers: (piece, cell) => `a peça ${piece} cobre ${cell}, que deve ficar à vista`,
    wrongArea: (area, all, left, uncovered) =>
      `as peças cobrem ${area} de ${all} casas; devem ficar ${left} à vista, não ${uncovered}`,
    noSolution: (title, arePlaced, flips) =>
      `sem solução para ${title}${arePlaced ? " com estas peças" : ""}${flips ? "" : " sem virar"}`,
    onlySolutions: (count) => (count === 1 ? "só há uma solução" : `só há ${solutions(count)}`),
    tooMany: (count, areDates) => `${dates(count, areDates)}: é muito para contar`,
    narrowDown: (example) => `escolha menos, por exemplo com ${example}`,
    tooManySets: (some, all) => `${some} de ${all} casas formam grupos demais para contar`,
    unknownPieces: (pieces, example) => `peças desconhecidas ${pieces}; escreva como em ${example}`,
    onlySoMany: (pieces) => `só existem ${pieces}`,
    wrongSetArea: (area, all) => `essas peças cobrem ${cells(area)}, mas o tabuleiro tem ${all} para cobrir`,
    tooManyPieceSets: (count) => `${written(count)} conjuntos de peças são demais para contar`,
    tooWide: () => "este tabuleiro é largo demais para um censo",
    needsWebAssembly: () => "é preciso WebAssembly, e ele está desativado",
    labelsOfOneCell: () => "só é possível mover as etiquetas com um a três campos e cada opção em uma única casa",
    wrongBase: (path, url, base) => `esperado: onde o site vai ficar, como ${path} ou ${url}, não ${base}`,
    notInstalled: (engine, version) =>
      `${engine} não está instalado; execute npm install ${engine}@${version} (com -g se o Daytile estiver instalado globalmente)`,
    otherModel: (format) => `esta resposta não corresponde a este modelo; ela é para ${format}?`,
    noAnswer: (why) => `esta resposta não é uma solução: ${why}`,
  },
  pictures: {
    needsNoDate: (picture) => `a imagem ${picture} não depende da data; tire a data`,
    unused: (picture, part) => `a imagem ${picture} não usa ${part}; tire-o`,
    wrongFormat: (picture, format) => `a imagem ${picture} não pode ser ${format}`,
    onlyAs: (part, format) => `${part} só vale para imagens ${format}`,
    noYear: () => "este quebra-cabeça não mostra datas, então não há ano para desenhar",
    noPairs: (left) => `um mapa de pares precisa de um quebra-cabeça que deixe 2 casas à vista, não ${left}`,
    showingSome: (count, title) => `mostrando ${solutions(count)} para ${title}; há mais`,
    showingFirst: (count, title) => `mostrando o começo para ${title}, ${solutions(count)}; há mais`,
    tooLong: (algorithm, title, steps) =>
      `${algorithm} não encontrou solução para ${title} em ${written(steps)} passos`,
    steps: (algorithm, steps, frames) =>
      `${algorithm}: ${counted(steps, { one: "# passo", many: "# de passos", other: "# passos" })} em ${counted(frames, { one: "# imagem", many: "# de imagens", other: "# imagens" })}`,
    noLazyDay: () => "nenhum dia do ano tem solução",
    lazyMoves: (days, moves) =>
      `${counted(days, { one: "# dia", many: "# de dias", other: "# dias" })}, ${counted(moves, { one: "# movimento", many: "# de movimentos", other: "# movimentos" })}`,
  },
  products: {
    wrongFormat: (product, format) => `${product} não pode ser ${format}`,
    unused: (product, part) => `${product} não usa ${part}; tire-o`,
    noSetting: (product, setting) => `${product} não tem o ajuste ${setting}`,
    sharedWeekdays: (puzzle, weekday) =>
      `em ${puzzle} há dias da semana que dividem casas; a semana não pode começar em ${weekdayName(weekday)}`,
    noWeekdays: (puzzle, weekday) =>
      `${puzzle} não mostra o dia da semana; a semana não pode começar em ${weekdayName(weekday)}`,
    noBook: (puzzle, field) =>
      `${puzzle} mostra algo que não faz parte de uma data (${field}), então não há livro do ano`,
    datesOnPages: (count, all) => `${dates(count, true)} em ${pages(all)}`,
    datesWithout: (count, names) => `${dates(count, true)} sem solução: ${names.join(", ")}`,
    coverSpine: (pages, spine) =>
      `${counted(pages, { one: "# página", many: "# de páginas", other: "# páginas" })} e uma capa com lombada de ${measure(spine)} mm; pergunte à gráfica a largura dela`,
    onlyBooks: () => "um pôster é uma só página; grave-o como PDF",
    pagesToPrint: (count) => `${pages(count)}. Imprima em 100%, sem “ajustar à página”`,
    noSheet: (sheet, count) => `não há chapa ${sheet}; tudo cabe em ${sheets(count)}`,
    sheets: (count, first) => `${count} chapas lado a lado; com ${first} sai só a primeira`,
    islands: (count) =>
      `o tabuleiro tem espaços; cole ${counted(count, { one: "# ilha", many: "# de ilhas", other: "# ilhas" })} da moldura na base`,
    partTooLarge: (part, own, gap, bed) =>
      `${part} (${measure(own)}, mais ${measure(gap)} mm de distância em volta) não cabe em uma mesa de ${measure(bed)}; use casas, distância ou borda menores, ou uma mesa maior`,
    noPlate: (plate, count) => `não há placa ${plate}; tudo cabe em ${plates(count)}`,
    onPlate: (count, own) => `${pieces(count)} em uma placa de ${measure(own)}`,
    plateOf: (plate, all, parts, option) =>
      `placa ${plate} de ${all}: ${parts.join(", ")}; com ${option} saem as outras`,
    sheetFiles: (count) => `um arquivo por chapa: ${written(count)}`,
    onPlateNumber: (plate, parts) => `placa ${plate}: ${parts.join(", ")}`,
    largePlate: (own, option) =>
      `tudo junto precisa de uma mesa de ${measure(own)}; com ${option} fica em várias placas`,
    thinLabels: (nozzle, cell) =>
      `algumas letras são finas demais para um bico de ${measure(nozzle)} mm; use casas de ${measure(cell)} mm ou mais`,
    thinWalls: (width, nozzle, least) =>
      `a parede mais fina tem ${measure(width)} mm; um bico de ${measure(nozzle)} mm precisa de ${measure(least)} mm, então use uma borda mais larga`,
    thinWords: (nozzle) =>
      `algumas palavras são finas demais para um bico de ${measure(nozzle)} mm; use menos palavras ou uma borda mais larga`,
    noRoom: () => "a moldura não tem espaço para a inscrição; use uma mais curta ou uma borda mais larga",
    lettersInstead: () => "uma impressora 3D só faz letras, então as peças têm letras em vez de padrões",
    giftNeedsMachine: () => "um presente precisa de uma máquina",
    giftFiles: (files) => `comece por ${files.join(" e ")}`,
    noSolutionInside: (date) => `${date} não tem solução, então o envelope mostra o tabuleiro vazio`,
    unknownMachine: (machine) => `máquina desconhecida ${machine}`,
    unknownMaterial: (material) => `material desconhecido ${material}`,
    wrongMachine: (machine, product) => `${machine} não é uma máquina para ${product}`,
    wrongMaterial: (machine, material) => `${machine} não trabalha com ${material}`,
    unknownLetters: (letters, option) =>
      `as fontes do Daytile não têm ${letters}; no lugar há pontos de interrogação; use ${option} para uma fonte que as tenha`,
    notAFont: () => "não dá para ler a fonte; use um arquivo TTF ou TTC com contornos TrueType",
  },
  make: ptMake,
  steps: {
    cell: (number) => `casa ${number}`,
    place: (piece, names) => `pôr ${piece} em ${names.join(" ")}`,
    remove: (piece, names) => `tirar ${piece} de ${names.join(" ")}`,
    nothingFits: (cell) => `${cell}: nada encaixa, voltar`,
    noRoom: (piece) => `peça ${piece}: não cabe mais, voltar`,
    piecesLeft: () => "tudo está coberto, mas sobram peças: voltar",
    tooSmall: (cell, count) => `${cell}: uma área de ${cells(count)} é pequena demais para qualquer peça, voltar`,
    solution: () => "uma solução",
  },
  line: {
    unknownOption: (option) => `opção desconhecida ${option}`,
    unknownValue: (option, value) => `valor desconhecido ${value} para ${option}`,
    needsValue: (option, text) => `${option} precisa de um valor; escreva ${text}`,
    takesNoValue: (option) => `${option} não leva valor`,
    twice: (option) => `${option} aparece duas vezes`,
    wholeNumber: (option, min, max, text) => `${option}: espera-se um número inteiro ${ptRange(min, max)}, não ${text}`,
    millimetres: (option, min, max, text) => `${option}: esperam-se milímetros ${ptRange(min, max)}, não ${text}`,
    addressForm: (option, example, text) => `${option}: espera-se um endereço como ${example}, não ${text}`,
    misplaced: (option, place) => `${option} não serve com ${place}; veja daytile help ${place}`,
    unknownCommand: (word) => `comando desconhecido ${word}`,
    listCommands: () => "daytile help mostra todos os comandos",
    listPuzzles: () => "daytile puzzles mostra todos",
    seeBoard: () => "daytile show mostra o tabuleiro",
    unexpected: (word, command) => `${word} está sobrando; veja daytile help ${command}`,
    chooseDrawing: (kinds) => `escolha o que desenhar: ${kinds.join(", ")}`,
    chooseDesign: (kinds) => `escolha o que procurar: ${kinds.join(", ")}`,
    chooseProduct: (kinds) => `escolha o que fazer: ${kinds.join(", ")}`,
    unknownPicture: (word) => `imagem desconhecida ${word}`,
    unknownKind: (word) => `tipo desconhecido ${word}`,
    nameShell: (shells) => `diga qual é o seu shell: ${shells.join(", ")}`,
    unknownShell: (word) => `shell desconhecido ${word}`,
    fieldForm: (text) => `--field: espera-se NOME=VALOR, como month=Apr, não ${text}`,
    fieldTwice: (field) => `${field} aparece duas vezes`,
    oneInput: (one, other) => `só um entre ${one} e ${other} pode ler a entrada padrão`,
    gridIsFile: (option, file) => `${option}: para ler um arquivo, escreva ${option} @${file}`,
    gridIsDrawn: (option) => `${option}: isto é um desenho; para obter uma grade, use --style letters`,
    needsFile: (what, formats) =>
      `${what} precisa de um arquivo: acrescente -o com um nome terminado em ${dotted(formats)}`,
    needsFolder: (what) => `${what} precisa de uma pasta: acrescente -o com o nome dela`,
    wrongEnding: (what, name, formats) =>
      `${what} não consegue gravar ${name}; o nome deve terminar em ${dotted(formats)}`,
    yearHasNoDate: () => "year conta todas as datas; para uma só, daytile count DATE",
    auditHasNoDate: () => "audit verifica todos os grupos de casas; tire a data",
    makeHasNoDate: (what, date) => `${what} não depende da data; tire ${date}`,
    puzzlesListsAll: () => "a lista tem todos os quebra-cabeças; para um só, daytile show PUZZLE",
    showOne: () => "show mostra um quebra-cabeça de cada vez",
    checkNeedsFile: () => "check precisa de um arquivo de quebra-cabeça, como daytile check mine.yaml",
    checkIsForFiles: (puzzle) =>
      `check precisa de um arquivo de quebra-cabeça; para um incluído, daytile year -p ${puzzle}`,
    importNeedsFiles: () =>
      "import precisa de dois arquivos, uma grade de rótulos e formas de 0 e 1; veja daytile help import",
    gifShowsSearch: (option) => `um GIF mostra uma busca até a primeira solução; tire ${option}`,
    ownSolver: () => "as imagens usam o programa do Daytile; tire --engine",
  },
  files: {
    wrote: (name, bytes) => `${name} foi gravado (${size(bytes)})`,
    cannotRead: (name, why) => `não foi possível ler ${name}: ${why}`,
    cannotReadInput: (why) => `não foi possível ler a entrada padrão: ${why}`,
    cannotWrite: (name, why) => `não foi possível gravar ${name}: ${why}`,
    cannotWriteOutput: (why) => `não foi possível gravar na saída padrão: ${why}`,
    existsAlready: (name) => `${name} já existe; apague o arquivo ou escolha outro nome`,
    otherCensus: (name) => `${name} é de outro censo; apague o arquivo ou escolha outro nome`,
    heldByCensus: (name, process) =>
      `outro censo (processo ${process}) está gravando em ${name}; espere que termine ou escolha outro nome`,
    wroteSite: (name, files, bytes) =>
      `${counted(files, { one: "# arquivo gravado", many: "# de arquivos gravados", other: "# arquivos gravados" })} em ${name} (${size(bytes)})`,
    otherFolder: (name) => `${name} contém outros arquivos; escolha uma pasta vazia ou um nome novo`,
    removed: (name) => `${name} removido, era de uma execução anterior`,
    leftOver: (name) => `${name} é de uma execução anterior, mas foi alterado; remova-o se não precisar dele`,
    noFolder: (folder) => `não existe a pasta ${folder}`,
    tooLarge: (bytes) => `tem mais de ${written(bytes)} bytes, o máximo que o Daytile lê`,
    isUtf16: () => "está em UTF-16; salve em UTF-8",
    notUtf8: (byte, line, value) =>
      `o byte ${byte}, na linha ${line}, é ${value} e não é UTF-8; salve o arquivo em UTF-8`,
    noSuchFile: () => "esse arquivo não existe",
    aFolder: () => "isso é uma pasta",
    notAFolder: () => "uma parte do caminho não é uma pasta",
    denied: () => "permissão negada",
    readOnly: () => "o disco é somente leitura",
    wouldBeTooLarge: () => "o arquivo ficaria grande demais",
    diskFull: () => "o disco está cheio",
    inUseOrMounted: () => "está em uso, ou montado à parte, e não pode ser substituído",
    inUse: () => "está em uso e não pode ser substituído",
    circle: () => "os links dão voltas em círculo",
    nameTooLong: () => "o nome é longo demais",
    tooManyFiles: () => "há arquivos demais abertos",
    diskError: () => "o disco informa um erro",
    nobodyReads: () => "ninguém está lendo",
  },
  results: {
    titled: (title, puzzle) => `${title} em ${puzzle}`,
    titledCount: (title, puzzle, count) => `${title} em ${puzzle}: ${solutions(count)}`,
    some: (names, more) => [...names, ...(more > 0 ? [`e mais ${written(more)}`] : [])].join(", "),
    yearTotals: (puzzle, count, areDates, all, mean) =>
      `${puzzle}: ${dates(count, areDates)}, ${solutions(all)}, ${written(mean)} em média`,
    fewest: (count, names) => `mínimo: ${written(count)} (${names})`,
    most: (count, names) => `máximo: ${written(count)} (${names})`,
    noFewest: () => "mínimo: nenhuma",
    noMost: () => "máximo: nenhuma",
    noneImpossible: () => "impossíveis: nenhuma",
    impossible: (count, names) => `impossíveis: ${dates(count, false)}: ${names}`,
    impossibleReal: (count, real) => `impossíveis: ${dates(count, true)}, no calendário: ${written(real)}`,
    impossibleDates: (names) => `impossíveis e no calendário: ${names}`,
    notReal: (names) => `fora do calendário: ${names}`,
    noneSolved: (areDates) => (areDates ? "nenhuma data tem solução" : "nenhuma combinação tem solução"),
    setTotals: (puzzle, some, all, count, found, mean) =>
      `${puzzle}, ${some} de ${all} casas à vista: ${sets(count)}, ${solutions(found)}, ${written(mean)} em média`,
    impossibleSets: (count, names) => `impossíveis: ${sets(count)}: ${names}`,
    uniqueSets: (count, names) => `uma só solução: ${sets(count)}: ${names}`,
    noneUnique: () => "uma só solução: nenhum",
    noSetSolved: (some, all) => `sem solução, sejam quais forem as ${some} de ${all} casas à vista`,
    designNow: (puzzle, figures) => `${puzzle} agora: ${figures}`,
    designFigures: (total, fewest, most, impossible) =>
      `${solutions(total)}, ${fewest === most ? `${written(most)} por data` : `de ${written(fewest)} a ${written(most)} por data`}, ${impossible === 0 ? "todas as datas têm solução" : `impossível: ${dates(impossible, true)}`}`,
    swapIdea: (piece, other) => `trocar ${piece} por ${other}`,
    flipIdea: (piece, mayFlip) => (mayFlip ? `permitir virar ${piece}` : `não virar ${piece}`),
    exchangeIdea: (one, other) => `trocar ${one} e ${other} de lugar`,
    noIdeas: () => "não há nada para trocar",
    setFound: (pieces, tried) => `encontrado, conjuntos testados: ${written(tried)}; peças: ${pieces.join(", ")}`,
    setClosest: () => "nenhum conjunto encontrado que funcione em todas as datas; este é o que chega mais perto",
    labelsMoved: (count) => `etiquetas movidas: ${written(count)}`,
    labelsStay: () => "as etiquetas já estão no melhor lugar",
    labelsClosest: () =>
      "algumas datas continuam impossíveis onde quer que estas etiquetas fiquem; isto é o mais perto",
    censusPlan: (count, units, seconds, threads, megabytes) =>
      `conjuntos de peças: ${written(count)}, unidades: ${written(units)}; cerca de ${time(seconds)}, threads: ${threads}, até ${written(megabytes)} MB cada`,
    censusGoesOn: (done, units) => `continuando: ${written(done)} de ${written(units)} unidades prontas`,
    censusTooLarge: () => "este tipo tem um excesso de peças pequenas para a memória; escolha menos peças ou maiores",
    censusDone: (working, count, rate) =>
      `conjuntos que sempre funcionam: ${written(working)} de ${written(count)}; por segundo: ${written(rate)}`,
    everySolved: (areDates) => (areDates ? "todas as datas têm solução" : "todas as combinações têm solução"),
    withoutSolution: (count, areDates, names) => `${dates(count, areDates)} sem solução: ${names}`,
    notRealWithout: (names) => `fora do calendário e sem solução: ${names}`,
    totals: (all, count, areDates, mean) =>
      `${solutions(all)} para ${dates(count, areDates)}, ${written(mean)} em média`,
    fewestAndMost: (fewest, most) => `mínimo ${fewest}, máximo ${most}`,
    extreme: (count, names) => `${written(count)} (${names})`,
    none: () => "nenhuma",
    soundButMany: (count, areDates) => `sem erros, mas ${dates(count, areDates)}: é muito para contar`,
    note: (text) => `nota: ${text}`,
    cells: (count, areHexagons, blank) =>
      `${cells(count)}, ${areHexagons ? "hexágonos" : "quadrados"}${blank > 0 ? `, vazias: ${blank}` : ""}`,
    uncovers: (fields, count, areDates) => `à vista: ${fields.join(", ")}; ${dates(count, areDates)}`,
    allCovered: () => "tudo fica coberto",
    stock: (count, orientations, placements) => `${pieces(count)}, ${ways(orientations)}, ${places(placements)}`,
    piece: (id, count, orientations, placements, copies, flips) =>
      `${id}: ${cells(count)}, ${ways(orientations)}, ${places(placements)}${copies > 1 ? `, ${copies} cópias` : ""}${flips ? "" : ", sem virar"}`,
    puzzleHead: () => "QUEBRA-CABEÇA",
    cellsHead: () => "CASAS",
    piecesHead: () => "PEÇAS",
    datesHead: () => "DATAS",
    titleHead: () => "TÍTULO",
  },
  watch: {
    timeLeft: (seconds) => `faltam ${time(seconds)}`,
    setRate: (rate) => `conjuntos/s: ${written(rate)}`,
    workingOut: () => "calculando quanto falta…",
    takesSeconds: (low, high) => `Isso leva de ${low} a ${high} segundos. Ctrl-C para parar.`,
    takesMinutes: (low, high) => `Isso leva de ${low} a ${high} minutos. Ctrl-C para parar.`,
    takesHours: (low, high) => `Isso leva de ${low} a ${high} horas. Ctrl-C para parar.`,
    logScale: () => "As barras estão em escala logarítmica.",
    stopped: (seconds, algorithms) =>
      `Parados aos ${time(seconds)}: ${algorithms.join(", ")}. Com --budget eles têm mais tempo.`,
    algorithmHead: () => "algoritmo",
    firstHead: () => "primeira",
    solutionsHead: () => "soluções",
    nodesHead: () => "nós",
    triedHead: () => "tentativas",
    allHead: () => "todas",
    timesHead: () => "fator",
    soFar: (count) => `${written(count)} até agora`,
    none: () => "nenhuma",
    faster: () => "+ mais rápido",
    slower: () => "- mais lento",
    pause: () => "espaço pausa",
    oneStep: () => ". um passo",
    quit: () => "q sair",
    pace: (algorithm, speed) => `${algorithm}, passos/s: ${written(speed)}`,
    paused: (algorithm) => `${algorithm}, em pausa`,
    counts: (steps, nodes, tried) => `passos: ${written(steps)}, nós: ${written(nodes)}, tentativas: ${written(tried)}`,
    playAt: (address) => `O quebra-cabeça de hoje: ${address}`,
    noNetwork: () => "Esta máquina não está em nenhuma rede, então ninguém mais pode abri-lo.",
    othersAt: (address) => `Qualquer pessoa na sua rede pode abri-lo, por exemplo no celular: ${address}`,
    orAt: (address) => `  ou ${address}`,
    toStop: () => "Ctrl-C para parar.",
    portInUse: (port) => `a porta ${port} está em uso; tire --port para usar uma livre`,
    portNeedsRights: (port) => `a porta ${port} precisa de direitos de administrador; use 1024 ou mais`,
    noAddress: (host) => `esta máquina não tem o endereço ${host}`,
    unknownHost: (host) => `máquina desconhecida ${host}`,
    otherPort: (port) => `a porta ${port} está em uso; usando outra`,
    notBuilt: () => "o aplicativo não está pronto; execute npm run build",
  },
};
