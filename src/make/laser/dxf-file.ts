/**
 * From layers and polylines to the text of a DXF file, as AutoCAD 2007 and everything after it read it.
 *
 * The format is a list of pairs, a number that says what comes and then what comes, each on its own line. Whatever
 * has a handle is named by it; tables, blocks and dictionaries that a drawing may not lack are there, and empty.
 */

export interface DxfLayer {
  readonly name: string;
  /** An index into AutoCAD's colours: 1 is red, 4 cyan, 5 blue, 7 black or white. */
  readonly colour: number;
}

export interface DxfPolyline {
  readonly layer: string;
  readonly isClosed: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface DxfDrawing {
  /** In millimetres, from the corner at 0, 0. */
  readonly size: { readonly width: number; readonly height: number };
  readonly layers: readonly DxfLayer[];
  readonly polylines: readonly DxfPolyline[];
}

/** Names the parts of a file, so that they can refer to each other. */
type NextHandle = () => string;

function countHandles(): NextHandle {
  let last = 0;
  return () => (++last).toString(16).toUpperCase();
}

/** Nobody owns it. */
const nobody = "0";

/** The lines of pairs that are written one behind the other: `0 SECTION, 2 TABLES`. */
const pairs = (text: string): string[] =>
  text.split(", ").flatMap((pair) => {
    const end = pair.indexOf(" ");
    return [pair.slice(0, end), pair.slice(end + 1)];
  });

const section = (name: string, lines: readonly string[]): string[] => [
  ...pairs(`0 SECTION, 2 ${name}`),
  ...lines,
  ...pairs("0 ENDSEC"),
];

/** In millimetres, which the number 4 stands for. */
const header = ({ size: { width, height } }: DxfDrawing, unused: string): string[] =>
  section("HEADER", [
    ...pairs(`9 $ACADVER, 1 AC1021, 9 $HANDSEED, 5 ${unused}, 9 $INSUNITS, 70 4`),
    ...pairs(`9 $EXTMIN, 10 0, 20 0, 30 0, 9 $EXTMAX, 10 ${width}, 20 ${height}, 30 0`),
  ]);

/** A row of a table: what it is, whose class it is of, and what it says. */
interface Row {
  readonly type: string;
  readonly kind: string;
  readonly name: string;
  readonly says: string;
}

/** Writes a table, and keeps the handles of its rows by name where somebody wants to know them. */
function table(next: NextHandle, name: string, rows: readonly Row[], known = new Map<string, string>()): string[] {
  const own = next();
  const written = rows.flatMap((row) => {
    const handle = next();
    known.set(row.name, handle);
    const code = row.type === "DIMSTYLE" ? 105 : 5;
    const classes = `100 AcDbSymbolTableRecord, 100 AcDb${row.kind}TableRecord`;
    return pairs(`0 ${row.type}, ${code} ${handle}, 330 ${own}, ${classes}, 2 ${row.name}, 70 0${row.says}`);
  });
  const more = name === "DIMSTYLE" ? pairs("100 AcDbDimStyleTable") : [];
  const start = pairs(`0 TABLE, 2 ${name}, 5 ${own}, 330 ${nobody}, 100 AcDbSymbolTable, 70 ${rows.length}`);
  return [...start, ...more, ...written, ...pairs("0 ENDTAB")];
}

/** What is seen when the file is opened: the whole drawing. */
function viewport({ size: { width, height } }: DxfDrawing): Row {
  const middle = `12 ${width / 2}, 22 ${height / 2}, 40 ${height}, 41 ${width / height}`;
  return { type: "VPORT", kind: "Viewport", name: "*Active", says: `, 10 0, 20 0, 11 1, 21 1, ${middle}` };
}

const lineType = (name: string, description = ""): Row => {
  return { type: "LTYPE", kind: "Linetype", name, says: `, 3 ${description}, 72 65, 73 0, 40 0` };
};

const layerRow = ({ name, colour }: DxfLayer): Row => {
  return { type: "LAYER", kind: "Layer", name, says: `, 62 ${colour}, 6 Continuous` };
};

const textStyle: Row = {
  type: "STYLE",
  kind: "TextStyle",
  name: "Standard",
  says: ", 40 0, 41 1, 50 0, 71 0, 42 1, 3 txt, 4 ",
};
const application: Row = { type: "APPID", kind: "RegApp", name: "ACAD", says: "" };
const dimensions: Row = { type: "DIMSTYLE", kind: "DimStyle", name: "Standard", says: "" };

const modelSpace = "*Model_Space";
const spaces = [modelSpace, "*Paper_Space"];
const blockRow = (name: string): Row => ({ type: "BLOCK_RECORD", kind: "Block", name, says: ", 280 1, 281 0" });

const tables = (next: NextHandle, drawing: DxfDrawing, blockRecords: Map<string, string>): string[] =>
  section("TABLES", [
    ...table(next, "VPORT", [viewport(drawing)]),
    ...table(next, "LTYPE", [lineType("ByBlock"), lineType("ByLayer"), lineType("Continuous", "Solid line")]),
    ...table(next, "LAYER", [{ name: "0", colour: 7 }, ...drawing.layers].map(layerRow)),
    ...table(next, "STYLE", [textStyle]),
    ...table(next, "VIEW", []),
    ...table(next, "UCS", []),
    ...table(next, "APPID", [application]),
    ...table(next, "DIMSTYLE", [dimensions]),
    ...table(next, "BLOCK_RECORD", spaces.map(blockRow), blockRecords),
  ]);

/** The two spaces of every drawing; what is drawn is not in them but in its own section. */
const blocks = (next: NextHandle, records: ReadonlyMap<string, string>): string[] =>
  section(
    "BLOCKS",
    spaces.flatMap((name) => [
      ...pairs(`0 BLOCK, 5 ${next()}, 330 ${records.get(name)}, 100 AcDbEntity, 8 0, 100 AcDbBlockBegin, 2 ${name}`),
      ...pairs(`70 0, 10 0, 20 0, 30 0, 3 ${name}, 1 `),
      ...pairs(`0 ENDBLK, 5 ${next()}, 330 ${records.get(name)}, 100 AcDbEntity, 8 0, 100 AcDbBlockEnd`),
    ]),
  );

const polyline = (next: NextHandle, owner: string, { layer, isClosed, points }: DxfPolyline): string[] => [
  ...pairs(`0 LWPOLYLINE, 5 ${next()}, 330 ${owner}, 100 AcDbEntity, 8 ${layer}, 100 AcDbPolyline`),
  ...pairs(`90 ${points.length}, 70 ${isClosed ? 1 : 0}, 43 0`),
  ...points.flatMap(({ x, y }) => ["10", `${x}`, "20", `${y}`]),
];

/** A dictionary of what else a program may keep in the file; here that is nothing. */
function objects(next: NextHandle): string[] {
  const [whole, groups] = [next(), next()];
  return section("OBJECTS", [
    ...pairs(`0 DICTIONARY, 5 ${whole}, 330 ${nobody}, 100 AcDbDictionary, 281 1, 3 ACAD_GROUP, 350 ${groups}`),
    ...pairs(`0 DICTIONARY, 5 ${groups}, 330 ${whole}, 100 AcDbDictionary, 281 1`),
  ]);
}

export function writeDxf(drawing: DxfDrawing): string {
  const next = countHandles();
  const records = new Map<string, string>();
  const before = [...section("CLASSES", []), ...tables(next, drawing, records), ...blocks(next, records)];
  const owner = records.get(modelSpace) ?? nobody;
  const entities = drawing.polylines.flatMap((each) => polyline(next, owner, each));
  const after = [...section("ENTITIES", entities), ...objects(next), ...pairs("0 EOF")];
  return `${[...header(drawing, next()), ...before, ...after].join("\n")}\n`;
}
