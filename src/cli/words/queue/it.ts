/** What the command line says in Italian about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("it");

export const itQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `per --redis mancano due pacchetti; esegui npm install ${packages.join(" ")} (con -g se Daytile è installato globalmente)`,
  nobodyThere: (address) => `non c’è nessun Redis a ${address}; avvia redis-server o controlla l’indirizzo`,
  wrongPassword: (address, form) => `il Redis a ${address} vuole un’altra password; scrivi ${form}`,
  noRedis: (address) => `ciò che risponde a ${address} non è Redis`,
  redisSays: (address, why) => `il Redis a ${address} dice: ${why}`,
  foreignData: (address, key, example) =>
    `${address} ha qualcos’altro in ${key}; scegli un altro database, come ${example}`,
  foreignUnit: (unit, name) =>
    `ciò che Redis ha per l’unità ${written(unit)} di ${name} non è di Daytile; esegui daytile census drop e ricomincia`,
  foreignJobs: (count, name) =>
    `lavori nella coda di ${name} che non sono di Daytile e sono rimasti lì: ${written(count)}`,
  unitMissing: (unit, name) =>
    `Redis ha perso l’unità ${written(unit)} di ${name}; esegui daytile census work per rimetterla`,
  keepsNothing: (address) =>
    `il Redis a ${address} non tiene nulla su disco e con un riavvio perde tutto; imposta appendonly yes`,
  forgets: (address, policy) =>
    `il Redis a ${address} scarta dati quando la memoria è piena (${policy}); imposta maxmemory-policy noeviction`,
  lost: (address) => `il Redis a ${address} non risponde; Daytile lo aspetta`,
  back: (address) => `il Redis a ${address} è tornato`,
  noCensus: (address) => `non c’è nessun censimento a ${address}; mettine uno con daytile census --redis`,
  whichCensus: (names) => `ce ne sono diversi; aggiungi il nome di uno: ${names.join(", ")}`,
  unknownCensus: (word) => `censimento sconosciuto ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} richiede Daytile ${theirs}, e questo è ${ours}; esegui npx daytile@${theirs}`,
  otherUnits: (name) => `questo computer pianifica ${name} in altro modo; usa lo stesso Daytile su tutti i computer`,
  ready: (name, count, units, address) =>
    `${name}: gruppi di pezzi: ${written(count)}, unità: ${written(units)}; ora esegui daytile census work --redis ${address}`,
  working: (name, left, units, threads) =>
    `${name}: restano ${written(left)} unità su ${written(units)}; thread: ${threads}`,
  allDone: (name, units) => `${name}: tutto fatto (unità: ${written(units)}); esegui daytile census collect`,
  unitFailed: (name, why) =>
    `un’unità di ${name} non è riuscita (${why}); ripeti lo stesso daytile census --redis per riprovare`,
  stateOf: (name, pieces, puzzle, count) => `${name}: ${pieces} su ${puzzle}, gruppi di pezzi: ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `fatte: ${written(done)} su ${written(units)}; in corso: ${written(active)}, in attesa: ${written(waiting)}, non riuscite: ${written(failed)}`,
  workers: (count) => `computer al lavoro: ${written(count)}`,
  collected: (working, count, name) =>
    `gruppi che riescono sempre: ${written(working)} su ${written(count)}; raccolti da ${name}`,
  dropped: (name) => `${name} è stato tolto`,
};
