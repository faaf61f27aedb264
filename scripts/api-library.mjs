/**
 * From the declarations that the package ships to everything its doors export: what it is, what its comment says, how it
 * is called, and which other types it mentions.
 *
 * A door is an entry of `exports` in package.json. What is read are the `.d.ts` files in dist/, so this sees just what an
 * editor of somebody who has installed the package sees. The headings of a reference page are comments of the door's
 * source, with an empty line below: `// Dates and languages`.
 */

import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import {
  classText,
  functionText,
  has,
  hasOwnComment,
  interfaceText,
  isHidden,
  nameOfType,
  parametersOf,
  tidied,
} from "./api-declarations.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @typedef {"function" | "class" | "value" | "type"} Kind */

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {Kind} kind
 * @property {string} door As in `daytile/formats`.
 * @property {string} group The heading it is under.
 * @property {string} text What its comment says; empty where it has none.
 * @property {string[]} examples Code, as in its comment.
 * @property {string} declaration
 * @property {import("./api-declarations.mjs").Parameter[]} parameters Of a function.
 * @property {ts.Symbol[]} mentions Types of ours in its declaration.
 * @property {ts.Symbol} symbol
 */

/**
 * @typedef {object} Door
 * @property {string} name `daytile` or `daytile/formats`.
 * @property {string} sentence What its file opens with.
 * @property {string[]} groups Headings, in their order.
 * @property {Entry[]} entries Everything it exports, in the order of its source, values before types.
 */

/**
 * @typedef {object} Library
 * @property {Door[]} doors
 * @property {Map<ts.Symbol, Entry>} entryOf What is exported by several doors is here as the first of them has it.
 */

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), "utf8");

/**
 * Where TypeScript looks for the types of an entry of `exports`, whatever conditions are around it.
 * @param {unknown} entry
 * @returns {string | undefined}
 */
function typesOf(entry) {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { types, default: otherwise } = /** @type {Record<string, unknown>} */ (entry);
  return typeof types === "string" ? types : typesOf(otherwise);
}

/** The element's types are made from a list that has its own page, docs/element.md. */
const withOwnPage = "./element";

/** The doors of package.json: their names, the files that declare them, and their sources. A star is no single door. */
function doorFiles() {
  const { name, exports } = JSON.parse(textOf("package.json"));
  return Object.entries(exports).flatMap(([key, entry]) => {
    const types = typesOf(entry)?.replace(/^\.\//, "");
    if (types === undefined || key.includes("*") || key === withOwnPage) return [];
    const source = types.replace(/^dist/, "src").replace(/\.d\.ts$/, ".ts");
    return [{ name: `${name}${key.slice(1)}`, types, source }];
  });
}

/** @param {readonly string[]} files */
function programOf(files) {
  return ts.createProgram({
    rootNames: files.map((file) => join(root, file)),
    options: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types: [],
      strict: true,
      noEmit: true,
    },
  });
}

/** @param {string} comments */
const headingIn = (comments) => /^\/\/ (.+)\n\n/m.exec(comments)?.[1];

/**
 * The names that a door's source exports, and the heading that each is under.
 * @param {string} file
 */
function groupsOf(file) {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2023);
  /** @type {Map<string, string>} */
  const groupOf = new Map();
  let group = "";
  for (const statement of source.statements) {
    group = headingIn(source.text.slice(statement.pos, statement.getStart(source))) ?? group;
    for (const name of namesIn(statement)) groupOf.set(name, group);
  }
  return groupOf;
}

/**
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function namesIn(statement) {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause !== undefined && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const { name } = /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (statement));
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
}

/** @param {string} file */
function openingSentence(file) {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(textOf(file))?.[1] ?? "";
  return (
    comment
      .replace(/^\s*\* ?/gm, "")
      .trim()
      .split(/\n\n/)[0]
      ?.replace(/\s+/g, " ") ?? ""
  );
}

/** @param {ts.Symbol} symbol */
function isOurs(symbol) {
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return false;
  return (symbol.declarations ?? []).some((each) => {
    const [folder] = relative(root, each.getSourceFile().fileName).split(sep);
    return folder === "dist";
  });
}

/** Beyond this many characters a list is shortened. */
const longestValue = 400;

/** @type {Readonly<Record<string, object>>} The tables that requests are made from, whose parts are in order. */
const tables = await import(pathToFileURL(join(root, "dist/requests/schema.js")).href);

/** Reads declarations and the comments above them. */
class Reader {
  /** @param {ts.Program} program */
  constructor(program) {
    this.program = program;
    this.checker = program.getTypeChecker();
    /** @type {Map<string, ts.Symbol>} By what it stands for: the exported name of a type. */
    this.aliases = new Map();
  }

  /**
   * Looks at exported names of types before anything else: the checker writes words in the order in which it meets them.
   * @param {string} file
   */
  meet(file) {
    for (const exported of this.exportsOf(file)) {
      const symbol = this.target(exported);
      if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) continue;
      const key = this.keyOf(this.checker.getDeclaredTypeOfSymbol(symbol));
      if (!this.aliases.has(key)) this.aliases.set(key, symbol);
    }
  }

  /** @param {ts.Type} type */
  keyOf(type) {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    return this.checker.typeToString(type, undefined, flags);
  }

  /**
   * The exported name of a part's type, where it has one.
   * @param {ts.Symbol} part
   */
  aliasOf(part) {
    const type = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(part));
    return type.isUnion() || type.flags & ts.TypeFlags.Object ? this.aliases.get(this.keyOf(type)) : undefined;
  }

  /** @param {string} file */
  exportsOf(file) {
    const source = this.program.getSourceFile(join(root, file));
    const module = source && this.checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is missing or exports nothing: run npm run build`);
    return this.checker.getExportsOfModule(module);
  }

  /** @param {ts.Symbol} symbol */
  target(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /**
   * @param {ts.Symbol} exported
   * @param {string} door
   * @param {string} group
   * @returns {Entry}
   */
  entry(exported, door, group) {
    const symbol = this.target(exported);
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined) throw new Error(`${exported.name} is declared nowhere`);
    const kind = this.kindOf(exported, symbol);
    const isDescribed = hasOwnComment(declaration);
    return {
      name: exported.name,
      kind,
      door,
      group,
      text: isDescribed ? ts.displayPartsToString(symbol.getDocumentationComment(this.checker)) : "",
      examples: isDescribed ? this.examplesOf(symbol) : [],
      declaration: this.declarationText(exported.name, kind, declaration),
      parameters: kind === "function" ? parametersOf(this.signatureOf(symbol)) : [],
      mentions: this.mentionsOf(symbol, kind),
      symbol,
    };
  }

  /**
   * A class that is exported as a type can be named, but not made.
   * @param {ts.Symbol} exported
   * @param {ts.Symbol} symbol
   * @returns {Kind}
   */
  kindOf(exported, symbol) {
    const specifiers = (exported.declarations ?? []).filter(ts.isExportSpecifier);
    if (specifiers.some((each) => each.isTypeOnly || each.parent.parent.isTypeOnly)) return "type";
    if (symbol.flags & ts.SymbolFlags.Class) return "class";
    if (!(symbol.flags & ts.SymbolFlags.Value)) return "type";
    return this.signatureOf(symbol) === undefined ? "value" : "function";
  }

  /**
   * How something is called, whether its type is written out or has a name.
   * @param {ts.Symbol} symbol
   */
  signatureOf(symbol) {
    const [signature] = this.checker.getTypeOfSymbol(symbol).getCallSignatures();
    return signature?.getDeclaration();
  }

  /** @param {ts.Symbol} symbol */
  examplesOf(symbol) {
    const tags = symbol.getJsDocTags(this.checker).filter(({ name }) => name === "example");
    return tags.map(({ text }) =>
      ts
        .displayPartsToString(text)
        .replace(/^```\w*\n|\n```$/g, "")
        .trim(),
    );
  }

  /**
   * @param {string} name
   * @param {Kind} kind
   * @param {ts.Declaration} declaration
   */
  declarationText(name, kind, declaration) {
    if (ts.isFunctionDeclaration(declaration)) return functionText(name, declaration);
    if (ts.isClassDeclaration(declaration)) return classText(declaration, kind === "class");
    if (ts.isInterfaceDeclaration(declaration)) return this.interfaceText(declaration);
    if (ts.isTypeAliasDeclaration(declaration)) return this.aliasText(declaration);
    if (ts.isVariableDeclaration(declaration)) return this.valueText(name, declaration);
    return tidied(declaration.getText());
  }

  /**
   * What is made from a table of parts is shown with these parts.
   * @param {ts.InterfaceDeclaration} declaration
   */
  interfaceText(declaration) {
    const parts = this.partsOf(declaration);
    if (parts.length === 0) return interfaceText(declaration);
    return `interface ${declaration.name.text} {\n${parts.map((part) => this.partText(part)).join("")}}`;
  }

  /**
   * The parts of the table that an interface is made from; none where it's made by hand.
   * @param {ts.Node} declaration
   */
  partsOf(declaration) {
    if (!ts.isInterfaceDeclaration(declaration)) return [];
    const [made] = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
    const [table] = made?.typeArguments ?? [];
    if (made?.expression.getText() !== "AskedOf" || table === undefined) return [];
    const order = Object.keys(tables[table.getText().replace("typeof ", "")] ?? {});
    const parts = this.checker.getTypeAtLocation(made).getProperties();
    return parts.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  }

  /** @param {ts.Symbol} part */
  partText(part) {
    const type = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(part));
    const written =
      this.aliasOf(part)?.name ?? this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    const comment = ts.displayPartsToString(part.getDocumentationComment(this.checker));
    const isOptional = part.flags & ts.SymbolFlags.Optional;
    return `${comment === "" ? "" : `  /** ${comment} */\n`}  readonly ${part.name}${isOptional ? "?" : ""}: ${written}${isOptional ? " | undefined" : ""};\n`;
  }

  /**
   * Names that were taken from a list are shown themselves.
   * @param {ts.TypeAliasDeclaration} alias
   */
  aliasText(alias) {
    if (!has(alias.type, ts.isTypeQueryNode)) return tidied(alias.getText());
    const [, table = ""] = /^keyof typeof (\w+)$/.exec(alias.type.getText()) ?? [];
    const keys = Object.keys(tables[table] ?? {});
    if (keys.length > 0) return `type ${alias.name.text} = ${keys.map((key) => JSON.stringify(key)).join(" | ")};`;
    const type = this.checker.getTypeAtLocation(alias.name);
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    const written = type.isIntersection() ? this.membersText(type) : this.checker.typeToString(type, undefined, flags);
    return `type ${alias.name.text} = ${this.isFromFiles(alias) ? written.replace(/ \| .*/, " | …") : written};`;
  }

  /**
   * Whether the list is made of files, as the catalogue is: with each new one, the page would be out of date.
   * @param {ts.TypeAliasDeclaration} alias
   */
  isFromFiles(alias) {
    return has(alias.type, (node) => {
      const symbol = ts.isTypeQueryNode(node) ? this.checker.getSymbolAtLocation(node.exprName) : undefined;
      const list = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
      return list?.declarations?.some((each) => /\.generated\.(d\.)?ts$/.test(each.getSourceFile().fileName)) === true;
    });
  }

  /** @param {ts.Type} type */
  membersText(type) {
    const members = type.getProperties().map((member) => {
      const written = this.checker.typeToString(this.checker.getTypeOfSymbol(member));
      const name = /^\w+$/.test(member.name) ? member.name : JSON.stringify(member.name);
      return `  readonly ${name}${member.flags & ts.SymbolFlags.Optional ? "?" : ""}: ${written};\n`;
    });
    return `{\n${members.join("")}}`;
  }

  /**
   * A long list is shortened: its first items tell what it is like.
   * @param {string} name
   * @param {ts.VariableDeclaration} declaration
   */
  valueText(name, declaration) {
    const { type } = declaration;
    if (type !== undefined && ts.isFunctionTypeNode(type)) return functionText(name, type);
    const whole = type?.getText() ?? "";
    const short = this.checker.typeToString(this.checker.getTypeAtLocation(declaration));
    return tidied(`const ${name}: ${whole.length > longestValue ? short : whole};`);
  }

  /**
   * @param {ts.Symbol} symbol
   * @param {Kind} kind
   */
  mentionsOf(symbol, kind) {
    /** @type {Set<ts.Symbol>} */
    const found = new Set();
    const visit = (/** @type {ts.Node} */ node) => {
      if (isHidden(node) || (ts.isConstructorDeclaration(node) && kind === "type")) return;
      const name = nameOfType(node);
      const mentioned = name && this.checker.getSymbolAtLocation(name);
      if (mentioned !== undefined && isOurs(this.target(mentioned))) found.add(this.target(mentioned));
      ts.forEachChild(node, visit);
    };
    for (const declaration of symbol.declarations ?? []) {
      const parts = this.partsOf(declaration);
      for (const part of parts) found.add(this.aliasOf(part) ?? symbol);
      if (parts.length === 0) visit(declaration);
    }
    found.delete(symbol);
    return [...found];
  }
}

/**
 * @param {Reader} reader
 * @param {{ name: string, types: string, source: string }} file
 * @returns {Door}
 */
function doorOf(reader, { name, types, source }) {
  const groupOf = groupsOf(source);
  const order = [...groupOf.keys()];
  const exported = reader.exportsOf(types).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const entries = exported.map((symbol) => reader.entry(symbol, name, groupOf.get(symbol.name) ?? ""));
  const isType = (/** @type {Entry} */ { kind }) => kind === "type";
  return {
    name,
    sentence: openingSentence(source),
    groups: [...new Set(groupOf.values())],
    entries: [...entries.filter((entry) => !isType(entry)), ...entries.filter(isType)],
  };
}

/**
 * Everything that can be imported from the package, as it was built.
 * @returns {Library}
 */
export function readLibrary() {
  const files = doorFiles();
  const reader = new Reader(programOf(files.map(({ types }) => types)));
  for (const { types } of files) reader.meet(types);
  const doors = files.map((file) => doorOf(reader, file));
  const all = doors.flatMap(({ entries }) => entries).reverse();
  return { doors, entryOf: new Map(all.map((entry) => [entry.symbol, entry])) };
}
