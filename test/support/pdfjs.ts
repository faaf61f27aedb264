/**
 * pdf.js, without its changes to the language: its build for older programs replaces `push` and `JSON.parse` with slower
 * ones. Files of tests share processes, so all that run after it would suffer.
 */

const [push, parse, source] = [Array.prototype.push, JSON.parse, Function.prototype.toString];

const { getDocument, OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
// Else it is loaded, and does the same again, with the first document.
// @ts-expect-error It comes without types.
await import("pdfjs-dist/legacy/build/pdf.worker.mjs");

Array.prototype.push = push;
JSON.parse = parse;
Function.prototype.toString = source;

export { getDocument, OPS };
