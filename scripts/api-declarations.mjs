/** From a declaration, as a `.d.ts` file has it, to what a reader of the reference wants to see of it. */

import ts from "typescript";

/**
 * @typedef {object} Parameter
 * @property {string} name One that is taken apart at once is called after its type.
 * @property {string} type As written, such as `readonly Placement[]`.
 * @property {boolean} isRequired
 */

/**
 * What a file opens with speaks of the file, even where a declaration follows at once.
 * @param {ts.Declaration} declaration
 */
export function hasOwnComment(declaration) {
  const comment = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  return comment !== undefined && comment.getStart() > 0;
}

/**
 * Private, or of use to the package alone.
 * @param {ts.Node} node
 */
export function isHidden(node) {
  const modifiers = (ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined) ?? [];
  const isPrivate = modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
  return isPrivate || ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal");
}

/**
 * The name by which a node mentions a type, if it does.
 * @param {ts.Node} node
 * @returns {ts.Node | undefined}
 */
export function nameOfType(node) {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return ts.isImportTypeNode(node) ? node.qualifier : undefined;
}

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => boolean} is
 * @returns {boolean}
 */
export const has = (node, is) => is(node) || ts.forEachChild(node, (child) => has(child, is)) === true;

/** @param {ts.ParameterDeclaration} parameter */
function parameterName({ name, type }) {
  if (ts.isIdentifier(name)) return name.text;
  const written = type?.getText() ?? "value";
  return `${written[0]?.toLowerCase()}${written.slice(1)}`;
}

/**
 * @param {ts.SignatureDeclaration | undefined} signature
 * @returns {Parameter[]}
 */
export function parametersOf(signature) {
  return (signature?.parameters ?? []).filter(ts.isParameter).map((parameter) => ({
    name: parameterName(parameter),
    type: parameter.type?.getText() ?? "",
    isRequired: parameter.questionToken === undefined && parameter.dotDotDotToken === undefined,
  }));
}

const widestLine = 100;

/**
 * @param {string} name
 * @param {ts.SignatureDeclaration} signature
 */
export function functionText(name, signature) {
  const types = (signature.typeParameters ?? []).map((each) => each.getText()).join(", ");
  const parameters = signature.parameters.filter(ts.isParameter).map((parameter) => {
    const [rest, optional] = [parameter.dotDotDotToken ? "..." : "", parameter.questionToken ? "?" : ""];
    return `${rest}${parameterName(parameter)}${optional}: ${parameter.type?.getText()}`;
  });
  const head = `function ${name}${types === "" ? "" : `<${types}>`}`;
  const line = `${head}(${parameters.join(", ")}): ${signature.type?.getText()};`;
  if (line.length <= widestLine) return tidied(line);
  return tidied(`${head}(\n${parameters.map((each) => `    ${each},\n`).join("")}): ${signature.type?.getText()};`);
}

/** @param {ts.InterfaceDeclaration} declaration */
export function interfaceText(declaration) {
  const hidden = declaration.members.filter(isHidden).map((member) => member.getFullText());
  return tidied(hidden.reduce((text, member) => text.replace(member, ""), declaration.getText()));
}

/**
 * What can only be named, and not made, has no constructor to show.
 * @param {ts.ClassDeclaration} declaration
 * @param {boolean} canBeMade
 */
export function classText(declaration, canBeMade) {
  const shown = declaration.members.filter(
    (member) => !isHidden(member) && (canBeMade || !ts.isConstructorDeclaration(member)),
  );
  const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join("");
  const lines = shown.map((member) => `    ${member.getFullText().trim()}\n`);
  return tidied(`class ${declaration.name?.text}${heritage} {\n${lines.join("")}}`);
}

/**
 * Two blanks instead of four or of a tab, and no words that only a declaration file needs.
 * @param {string} text
 */
export const tidied = (text) =>
  text
    .replace(/^(export )?(declare )?/, "")
    .replace(/^\t+/gm, (tabs) => "    ".repeat(tabs.length))
    .replace(/^ +/gm, (blanks) => " ".repeat(Math.floor(blanks.length / 4) * 2 + (blanks.length % 4)));
