/**
 * Stands for the modules that read files or start other solvers, in other people's bundles for browsers: see `browser` in
 * package.json. So a bundle that never draws a PNG has no fonts in it, and one that tries gets a clear error.
 */

const needsNode = (what: string): Error => new Error(`${what} needs Node, so it doesn't work in a browser`);

const refuse = (what: string) => () => Promise.reject(needsNode(what));

export const renderer = refuse("a PNG or GIF");
export const pdfOf = refuse("a PDF");
export const pdfOfPages = refuse("a PDF");
export const pointsPerMillimetre = 72 / 25.4;
export const readFontFile = refuse("a font of Daytile");
export const fontBytes = (): never => {
  throw needsNode("a font of Daytile");
};
export const loadHighs = refuse("the engine highs");
export const loadMiniZinc = refuse("the engine minizinc");
