#!/usr/bin/env node
/** Where the command line begins. Node would compile it anew each time, which takes longer than to count a date. */

const Module = require("node:module");

/** What was compiled earlier can't import, so it asks for modules here, in the same folder. */
exports.bring = (/** @type {string} */ name) => import(name);

// From version 22.1 on, Node itself keeps what it has compiled, but only what is loaded after this.
if (Module.enableCompileCache) Module.enableCompileCache();
else if (!process.env.NODE_DISABLE_COMPILE_CACHE) keepCompiled();
require("./main.cjs");

/** For Node 20: the parts of its older kind are compiled once, and what that gave is kept for the next time. */
function keepCompiled() {
  const { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
  const { dirname, join } = require("node:path");
  const { Script } = require("node:vm");

  const user = process.getuid?.();
  const { TMPDIR, TMP, TEMP } = process.env;
  const folder = join(TMPDIR || TMP || TEMP || "/tmp", `daytile-${user ?? "compiled"}`);

  /** Whoever can write here can make us run anything, so it must be the user alone. */
  const isOurs = () => {
    const { uid, mode } = lstatSync(folder);
    return user === undefined || (uid === user && (mode & 0o777) === 0o700);
  };

  /** @param {string} kept */
  const read = (kept) => {
    try {
      return isOurs() ? readFileSync(kept) : undefined;
    } catch {
      return undefined; // Nothing has been kept yet.
    }
  };

  /** @param {string} kept @param {import("node:vm").Script} script */
  const write = (kept, script) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (!isOurs()) return;
      const part = `${kept}.${process.pid}`;
      writeFileSync(part, script.createCachedData());
      renameSync(part, kept);
    } catch {
      // Next time takes as long as this time; that's all.
    }
  };

  /** @param {string} content @param {string} filename */
  const compiled = (content, filename) => {
    const digest = content.slice(2, 18);
    const kept = join(folder, `${digest}-${process.version}-${process.arch}`);
    const cachedData = read(kept);
    const script = new Script(Module.wrap(content), { filename, ...(cachedData && { cachedData }) });
    // At the end, because by then it has what was compiled on the way.
    if (!cachedData || script.cachedDataRejected) process.once("exit", () => write(kept, script));
    return script.runInThisContext();
  };

  const compile = Module.prototype._compile;
  /** @this {any} @param {string} content @param {string} filename */
  Module.prototype._compile = function (content, filename) {
    if (dirname(filename) !== __dirname) return compile.call(this, content, filename);
    const wrapped = compiled(content, filename);
    const require = Module.createRequire(filename);
    return wrapped.call(this.exports, this.exports, require, this, filename, __dirname);
  };
}
