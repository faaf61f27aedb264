/** Turns the modules of a bundle into a text that names every package in it, with its licence. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence its short name
 * @property {string} text all that it asks to be passed on
 */

/**
 * @param {string} id of a module in a bundle
 * @returns {string | undefined} the folder of the package that it comes from
 */
export const packageFolder = (id) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ""))?.[0];

/** @param {string} holder */
const mit = (holder) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * Some packages name a licence and forget its text. The name decides, and whoever made the package is its holder.
 * @param {{ name: string, license?: string, author?: string | { name: string } }} description
 */
function writtenLicence({ name, license, author }) {
  const holder = typeof author === "object" ? author.name : author?.replace(/\s*<.*$/, "");
  if (license === "MIT" && holder !== undefined) return mit(holder);
  throw new Error(`${name} is bundled, but its licence ${license} comes without a text`);
}

/** @param {string} folder */
function licenceText(folder) {
  const files = readdirSync(folder).filter((file) =>
    /^(licen[cs]e|copying|notice|copyrightnotice)(\.|-|$)/i.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
}

/**
 * @param {string} folder
 * @returns {Package}
 */
function packageIn(folder) {
  const description = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license } = description;
  return { name, version, licence: license, text: licenceText(folder) || writtenLicence(description) };
}

/**
 * @param {Iterable<string>} ids of the modules in bundles
 * @returns {Package[]} in the order of their names
 */
export function packagesOf(ids) {
  const folders = new Set([...ids].flatMap((id) => packageFolder(id) ?? []));
  const packages = [...folders].filter((folder) => existsSync(join(folder, "package.json"))).map(packageIn);
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const noticesFile = "THIRD-PARTY-NOTICES.txt";

const head = `Daytile comes with parts of other packages. Here they are, each with its version and its licence.
The fonts have theirs in fonts/OFL.txt.
`;

const line = "=".repeat(80);

/** @param {readonly Package[]} packages */
export function noticesOf(packages) {
  const parts = packages.map(
    ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n${line}\n\n${text}\n`,
  );
  return [head, ...parts].join("\n");
}

/**
 * @param {string} notices
 * @returns {Package[]} what was put into them
 */
export function packagesIn(notices) {
  const [, ...parts] = notices.split(`${line}\n`);
  return parts.flatMap((title, i) => {
    const [, name = "", version = "", licence = ""] = /^(\S+) (\S+) \((.+)\)\n$/.exec(title) ?? [];
    return i % 2 === 0 ? [{ name, version, licence, text: (parts[i + 1] ?? "").trim() }] : [];
  });
}
