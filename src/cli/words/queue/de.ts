/** What the command line says in German about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("de");

export const deQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `für --redis fehlen zwei Pakete; npm install ${packages.join(" ")} holt sie (mit -g, wenn Daytile global installiert ist)`,
  nobodyThere: (address) => `unter ${address} ist kein Redis; starte redis-server oder prüfe die Adresse`,
  wrongPassword: (address, form) => `Redis unter ${address} will ein anderes Passwort; schreibe ${form}`,
  noRedis: (address) => `was unter ${address} antwortet, ist kein Redis`,
  redisSays: (address, why) => `Redis unter ${address} meldet: ${why}`,
  foreignData: (address, key, example) =>
    `${address} hat unter ${key} etwas anderes; wähle eine andere Datenbank, etwa ${example}`,
  foreignUnit: (unit, name) =>
    `was Redis für Einheit ${written(unit)} von ${name} hat, ist nicht von Daytile; fang nach daytile census drop neu an`,
  foreignJobs: (count, name) =>
    `Aufträge in der Schlange von ${name}, die nicht von Daytile sind und liegen blieben: ${written(count)}`,
  unitMissing: (unit, name) =>
    `Redis hat Einheit ${written(unit)} von ${name} verloren; daytile census work stellt sie wieder ein`,
  keepsNothing: (address) =>
    `Redis unter ${address} schreibt nichts auf die Platte und verliert bei einem Neustart alles; setze appendonly yes`,
  forgets: (address, policy) =>
    `Redis unter ${address} wirft bei vollem Speicher Daten weg (${policy}); setze maxmemory-policy noeviction`,
  lost: (address) => `Redis unter ${address} antwortet nicht; Daytile wartet darauf`,
  back: (address) => `Redis unter ${address} ist wieder da`,
  noCensus: (address) => `unter ${address} ist keine Zählung; stelle eine mit daytile census --redis ein`,
  whichCensus: (names) => `es gibt mehrere; nenne eine davon: ${names.join(", ")}`,
  unknownCensus: (word) => `unbekannte Zählung ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} braucht Daytile ${theirs}, hier ist ${ours}; nimm npx daytile@${theirs}`,
  otherUnits: (name) => `dieser Rechner plant ${name} anders; nimm auf allen Rechnern dasselbe Daytile`,
  ready: (name, count, units, address) =>
    `${name}: Sätze: ${written(count)}, Einheiten: ${written(units)}; weiter mit daytile census work --redis ${address}`,
  working: (name, left, units, threads) =>
    `${name}: noch ${written(left)} von ${written(units)} Einheiten; Threads: ${threads}`,
  allDone: (name, units) => `${name}: alles fertig (Einheiten: ${written(units)}); weiter mit daytile census collect`,
  unitFailed: (name, why) =>
    `eine Einheit von ${name} ist gescheitert (${why}); derselbe Aufruf von daytile census --redis versucht sie noch einmal`,
  stateOf: (name, pieces, puzzle, count) => `${name}: ${pieces} auf ${puzzle}, Sätze: ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `fertig: ${written(done)} von ${written(units)}; in Arbeit: ${written(active)}, wartend: ${written(waiting)}, gescheitert: ${written(failed)}`,
  workers: (count) => `Rechner bei der Arbeit: ${written(count)}`,
  collected: (working, count, name) =>
    `gehen immer auf: ${written(working)} von ${written(count)}; abgeholt von ${name}`,
  dropped: (name) => `${name} ist entfernt`,
};
