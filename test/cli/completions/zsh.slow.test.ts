/** A real zsh completes commands, kinds, options and values. */
// @module-tag zsh

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { daytile, folderWith } from "../support.js";
import { ended, start } from "../terminal/terminal.js";
import { expectedTable, files, offersByLine, separator, sortedTable, wholeOffers } from "./completing.js";

/**
 * Zsh completes only at a terminal. So one zsh types into another one, presses Tab, and reads what that one would add:
 * its `compadd` says so first.
 */
const typist = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PROMPT=; stty -echo; autoload -Uz compinit && compinit -D -u; source ./daytile.zsh
compadd() {
  local -a offered; local word
  if [[ \${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
    builtin compadd -A offered "$@"
    for word in $offered; do print -r -- "<offer>$word"; done
  fi
  builtin compadd "$@"
}
finish() { print -r -- "<end>"; BUFFER="" }
zle -N finish
bindkey "^I" complete-word
bindkey "^T" finish
zstyle ":completion:*" insert-tab false
print "<ready>"'
while zpty -r shell text; do [[ $text == *'<ready>'* ]] && break; done
for line in "$@"; do
  zpty -w -n shell "$line"$'\\t\\x14'
  while zpty -r shell text; do
    [[ $text == *'<end>'* ]] && break
    [[ $text == *'<offer>'* ]] && print -r -- "\${\${text##*<offer>}%$'\\r\\n'}"
  done
  print '${separator}'
done
zpty -d shell
`;

const lines = Object.keys(wholeOffers);
async function askedOffers() {
  const cwd = folderWith({ ...files, "typist.zsh": typist });
  writeFileSync(join(cwd, "daytile.zsh"), (await daytile("completions zsh")).stdout);
  const child = start(toolPath("zsh"), ["-f", "typist.zsh", ...lines], { cwd });
  child.stdin?.end();
  const { stdout, stderr } = await ended(child);
  expect(stderr).toBe("");
  return offersByLine(lines, stdout);
}

it("zsh completes commands, kinds, options and values", async () => {
  expect(sortedTable(await askedOffers())).toEqual(expectedTable);
});
