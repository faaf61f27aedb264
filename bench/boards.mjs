/** The boards that are measured besides those of the catalogue: rectangles of pentominoes. */

const pentominoes = {
  P: ["###", "##."],
  L: ["####", "#..."],
  Y: ["####", ".#.."],
  V: ["###", "#..", "#.."],
  U: ["###", "#.#"],
  N: ["##..", ".###"],
  I: ["#####"],
  T: ["###", ".#.", ".#."],
  Z: ["##.", ".#.", ".##"],
  W: ["#..", "##.", ".##"],
  F: [".##", "##.", ".#."],
  X: [".#.", "###", ".#."],
};

const cellsOf = (/** @type {string[]} */ rows) =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [{ x, y }] : [])));

/**
 * A board of so many rows and columns and the first of the pentominoes, as many as it takes to fill it; past twelve
 * they begin again.
 * @param {number} rows
 * @param {number} columns
 */
export function pentominoBoard(rows, columns) {
  const count = (rows * columns) / 5;
  const names = Object.keys(pentominoes);
  const copies = (/** @type {number} */ i) => Math.floor((count - 1 - i) / names.length) + 1;
  return {
    id: `pentominoes-${rows}x${columns}`,
    title: { en: `Pentominoes, ${rows} x ${columns}` },
    note: {},
    credits: [],
    lattice: /** @type {const} */ ("square"),
    board: {
      rows,
      columns,
      cells: Array.from({ length: rows * columns }, (_, index) => ({
        index,
        id: null,
        point: { x: index % columns, y: Math.floor(index / columns) },
      })),
    },
    fields: [],
    pieces: names
      .slice(0, count)
      .map((id, i) => ({ id, shape: cellsOf(pentominoes[id]), mayFlip: true, copies: copies(i) })),
    labels: {},
  };
}
