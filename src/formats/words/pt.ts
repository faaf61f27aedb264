/** What is said about puzzle files in Brazilian Portuguese. */

import { fileToolsIn } from "./tools.js";
import type { FileWords } from "./translation.js";

const { written, amount, counted, listed, either } = fileToolsIn("pt");

const cells = (count: number): string => counted(count, { one: "# casa", many: "# de casas", other: "# casas" });
const these = ["desta casa", "deste campo", "deste valor", "desta peça"];
const things = ["de uma casa", "de um campo", "de um valor", "de uma peça"];
const lineUp = "cada linha de uma forma começa embaixo da primeira letra do nome da peça";

export const ptFiles: FileWords = {
  text: {
    hinted: (wrong, hint) => `${wrong}; ${hint}`,
    didYouMean: (words) => `você quis dizer ${either(words)}?`,
    chooseFrom: (words) => `escolha entre ${words.join(", ")}`,
    chooseNumber: (first, last) => `escolha um número de ${first} a ${last}`,
    wrongForm: (part, wanted, value) => `${part}: aqui vai ${wanted}, não ${value}`,
    aString: () => "um texto",
    aNumber: () => "um número",
    aList: () => "uma lista",
    anObject: () => "um objeto",
    useEither: (one, other) => `use ${one} ou ${other}, não os dois`,
  },
  check: {
    tooMany: (what, count, most) => `acima do limite de ${what}: ${amount(count)} (no máximo ${written(most)})`,
    emptyRow: (gap) => `esta linha do tabuleiro está vazia; escreva ${gap} onde não há casa`,
    strangeGap: (mark, times, gap, blank) =>
      `${mark}${times === 1 ? "" : ` aparece ${written(times)} vezes e`} não está em nenhum campo; escreva ${gap} onde não há casa, ou ${blank} para uma casa sempre coberta`,
    twoCells: (cell) => `duas casas se chamam ${cell}; dê um nome próprio a cada uma`,
    noCells: () => "o tabuleiro não tem casas",
    noFields: (blank) =>
      `o quebra-cabeça não tem campos, então nenhuma casa fica à mostra; acrescente campos ou escreva ${blank} em cada casa`,
    unusedCell: (cell, blank) =>
      `a casa ${cell} não está em nenhum campo; escreva ${blank} para uma casa sempre coberta`,
    months: () => "de janeiro a dezembro",
    days: () => "de 1 a 31",
    weekdays: () => "de domingo a sábado, seja qual for a ordem no tabuleiro",
    digits: () => "de 0 a 9",
    choiceCount: (field, has, needs, order) =>
      `o campo ${field} tem ${counted(has, { one: "# valor", many: "# de valores", other: "# valores" })}, mas precisa de ${written(needs)}, ${order}`,
    outOfOrder: (choice, field, order) => `${choice} está fora de ordem; os valores de ${field} vão ${order}`,
    unknownLattice: (lattice) => `malha desconhecida ${lattice}`,
    twoChoices: (field, choice) => `no campo ${field}, dois valores se chamam ${choice}`,
    twoFields: (field) => `dois campos se chamam ${field}`,
    noChoices: (field) => `o campo ${field} não tem valores`,
    emptyChoice: (choice) => `o valor ${choice} não deixa nenhuma casa à mostra`,
    unevenChoices: (field, one, count, other, others) =>
      `todos os valores de um campo devem deixar à mostra o mesmo número de casas; em ${field}, ${one} deixa ${written(count)} e ${other}, ${written(others)}`,
    sameCells: (one, other, field) => `os valores ${one} e ${other} do campo ${field} deixam à mostra as mesmas casas`,
    cellTwice: (choice, cell) => `o valor ${choice} cita duas vezes a casa ${cell}`,
    sharedCell: (cell, one, other) => `a casa ${cell} está em dois campos, ${one} e ${other}`,
    fieldLacksCell: (field, cell) => `o campo ${field} deixa ${cell} à mostra, mas o tabuleiro não tem essa casa`,
    flipsForm: (all, none) => `${all}, ${none} ou uma lista de peças`,
    drawnName: (piece) => `o nome ${piece} parece a forma de uma peça`,
    twoPieces: (piece) =>
      `duas peças se chamam ${piece}; mude o nome de uma, ou fique com uma e diga quantas são com copies`,
    wrongCopies: (piece) => `o número de cópias da peça ${piece} deve ser inteiro, 1 ou mais`,
    strangeMark: (piece, mark, full, empty) =>
      `a peça ${piece} contém ${mark}; desenhe as formas só com ${full} e ${empty}`,
    noPieces: () => "o quebra-cabeça não tem peças",
    emptyPiece: (piece) => `a peça ${piece} não tem casas`,
    severalParts: (piece, isHex) =>
      `a peça ${piece} está em vários pedaços, mas as casas dela devem se tocar${isHex ? "; em um tabuleiro hexagonal, uma linha sim e outra não fica meia casa mais à direita" : ""}`,
    wrongFlips: (word, wanted) => `flips deve ser ${wanted}, não ${word}`,
    flipsLackPiece: (piece) => `flips cita ${piece}, mas essa peça não existe`,
    wrongArea: (covered, wanted, all, uncovered) =>
      `as peças cobrem ${cells(covered)}, mas devem cobrir ${written(wanted)}${uncovered === 0 ? "" : ` (${written(all)} menos ${written(uncovered)} à mostra)`}`,
    misfit: (piece) => `a peça ${piece} não cabe em nenhum lugar do tabuleiro`,
    reordering: (character) => `tire o caractere ${character}: ele muda a ordem do texto em volta`,
    unprintable: (character) => `tire o caractere ${character}: ele não pode ser impresso`,
    emptyName: (kind) => `o nome ${these[kind]} está vazio`,
    notOneWord: (kind, word, character) =>
      `o nome ${things[kind]} deve ser uma só palavra visível, mas ${word} contém ${character}`,
    wrongId: (id, example) => `o id ${id} só pode ter letras minúsculas, dígitos e hifens soltos, como em ${example}`,
    notALanguage: (tag, one, other) => `${tag} não é um código de idioma; escreva um como ${one} ou ${other}`,
    noTitle: () => "o quebra-cabeça não tem título",
    labelLacksCell: (cell) => `esta etiqueta é da casa ${cell}, mas o tabuleiro não tem essa casa`,
    sameShape: (piece, other) =>
      `${piece} tem a mesma forma que ${other}, então trocá-las conta como outra solução; se são iguais, faça delas uma só peça com copies`,
  },
  limited: {
    file: () => "caracteres no arquivo",
    text: () => "caracteres em todos os nomes e textos, como o arquivo teria de escrevê-los",
    cells: () => "casas no tabuleiro",
    rows: () => "linhas no tabuleiro",
    columns: () => "palavras em uma linha do tabuleiro",
    fields: () => "campos",
    choices: () => "valores em um campo",
    choiceCells: () => "casas em um valor",
    targets: () => "combinações de valores",
    pieces: () => "peças diferentes",
    copies: () => "cópias de uma peça",
    shapeRows: () => "linhas em uma forma",
    shapeColumns: () => "caracteres em uma linha de uma forma",
    id: () => "caracteres no id",
    word: () => "caracteres no nome de uma casa, campo, valor ou peça",
    title: () => "caracteres no título",
    note: () => "caracteres na nota",
    credits: () => "linhas de créditos",
    credit: () => "caracteres em uma linha de créditos",
    label: () => "caracteres em uma etiqueta",
    languages: () => "idiomas",
  },
  formats: {
    expected: (wanted) => `aqui vai ${wanted}`,
    aText: () => "um texto",
    aKey: () => "um texto como chave",
    keys: (examples) => `uma série de chaves como ${listed(examples)}`,
    translated: (example) => `um texto, ou textos por idioma, como ${example}`,
    creditLines: (example) => `uma lista de linhas, como ${example}`,
    boardRows: (bar, example) => `o tabuleiro linha por linha, embaixo de ${bar} ou em uma lista como ${example}`,
    cells: (example, range) =>
      `uma série de casas como ${example}, um intervalo como ${range}, ou valores com suas casas`,
    choices: () => "uma série de valores",
    choiceCells: () => "a lista de casas deste valor",
    fields: (one, other) => `uma série de campos como ${one} e ${other}, cada um com seus valores`,
    pieces: () => "uma série de peças",
    drawnPieces: (bar) => `um desenho das peças embaixo de ${bar}, ou um nome e uma forma para cada uma`,
    shapeRows: (full, empty, example) => `uma forma linha por linha, com ${full} e ${empty}, como ${example}`,
    wholeNumber: () => "um número inteiro",
    copies: (example) => `quantas cópias há de qual peça, como ${example}`,
    flips: (all, none) => `${all}, ${none}, ou as peças que podem ser viradas`,
    labels: (example) => `uma série de etiquetas por idioma, como ${example}`,
    labelsByCell: (example) => `uma série de etiquetas por casa, como ${example}`,
    zeroOrOne: (mark) => `aqui vai 0 ou 1, não ${mark}`,
    notARange: (word, example, most) =>
      `${word} não é um intervalo como ${example} de no máximo ${written(most)} palavras`,
    folded: (bar) => `estas linhas viram uma só; ponha ${bar} depois dos dois-pontos e as linhas embaixo`,
    appearsTwice: (key) => `${key} aparece duas vezes`,
    unknownKey: (key) => `chave desconhecida ${key}`,
    keyMissing: (key) => `falta a chave ${key}`,
    copiesLackPiece: (piece) => `copies cita ${piece}, mas essa peça não existe`,
    notBelowName: () => `isto não está embaixo de nenhum nome; ${lineUp}`,
    shiftedRow: (spaces, toTheRight) =>
      `esta linha está ${counted(spaces, { one: "# caractere", many: "# de caracteres", other: "# caracteres" })} para a ${toTheRight ? "direita" : "esquerda"}; ${lineUp}`,
    gapAbove: (empty) => `falta uma linha acima desta parte de uma forma; escreva ${empty} para uma linha vazia`,
    tags: (mark) => `tags de YAML não são aceitas; ponha o texto entre aspas se quiser escrever ${mark}`,
    aliases: (mark) =>
      `âncoras e aliases de YAML não são aceitos; ponha o texto entre aspas se quiser escrever ${mark}`,
    beginsWith: (mark) => `ponha esta palavra entre aspas, porque ela começa com ${mark}`,
    tabs: () => "recue as linhas com espaços, não com tabulações",
    twoDocuments: (mark) => `um arquivo tem um só quebra-cabeça; leve para outro arquivo o que vem depois de ${mark}`,
    keyOnTwoLines: () =>
      "uma chave e seus dois-pontos ficam na mesma linha; faltam os dois-pontos ou as aspas de fechamento?",
    tooDeep: () => "há níveis demais aqui para um arquivo de quebra-cabeça",
    unclosedQuote: () => "faltam as aspas de fechamento",
    notYaml: (why) => `isto não é YAML: ${why}`,
    notEnglish: (word) => `${word} não é um mês, dia ou dia da semana em inglês`,
    alwaysCovered: (blank) => `escreva ${blank} para uma casa sempre coberta`,
    moreProblems: (count) =>
      `e mais ${counted(count, { one: "# erro", many: "# de erros", other: "# erros" })} daqui em diante`,
    damagedLink: () => "este link está danificado, ou é de uma versão mais nova do Daytile",
  },
};
