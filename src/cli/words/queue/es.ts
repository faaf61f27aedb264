/** What the command line says in Spanish about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("es");

export const esQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `para --redis faltan dos paquetes; ejecuta npm install ${packages.join(" ")} (con -g si Daytile está instalado globalmente)`,
  nobodyThere: (address) => `no hay ningún Redis en ${address}; inicia redis-server o revisa la dirección`,
  wrongPassword: (address, form) => `el Redis de ${address} pide otra contraseña; escribe ${form}`,
  noRedis: (address) => `lo que responde en ${address} no es Redis`,
  redisSays: (address, why) => `el Redis de ${address} dice: ${why}`,
  foreignData: (address, key, example) =>
    `${address} tiene otra cosa en ${key}; elige otra base de datos, como ${example}`,
  foreignUnit: (unit, name) =>
    `lo que Redis tiene para la unidad ${written(unit)} de ${name} no es de Daytile; ejecuta daytile census drop y empieza de nuevo`,
  foreignJobs: (count, name) =>
    `tareas en la cola de ${name} que no son de Daytile y quedaron sin hacer: ${written(count)}`,
  unitMissing: (unit, name) =>
    `Redis ha perdido la unidad ${written(unit)} de ${name}; ejecuta daytile census work para reponerla`,
  keepsNothing: (address) =>
    `el Redis de ${address} no guarda nada en disco y lo pierde todo si se reinicia; pon appendonly yes`,
  forgets: (address, policy) =>
    `el Redis de ${address} descarta datos cuando se llena la memoria (${policy}); pon maxmemory-policy noeviction`,
  lost: (address) => `el Redis de ${address} no responde; Daytile lo espera`,
  back: (address) => `el Redis de ${address} ha vuelto`,
  noCensus: (address) => `no hay ningún censo en ${address}; pon uno con daytile census --redis`,
  whichCensus: (names) => `hay varios; añade el nombre de uno: ${names.join(", ")}`,
  unknownCensus: (word) => `censo desconocido ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} necesita Daytile ${theirs}, y este es ${ours}; ejecuta npx daytile@${theirs}`,
  otherUnits: (name) => `este equipo planea ${name} de otra forma; usa el mismo Daytile en todos los equipos`,
  ready: (name, count, units, address) =>
    `${name}: juegos de piezas: ${written(count)}, unidades: ${written(units)}; ahora ejecuta daytile census work --redis ${address}`,
  working: (name, left, units, threads) =>
    `${name}: quedan ${written(left)} de ${written(units)} unidades; hilos: ${threads}`,
  allDone: (name, units) => `${name}: todo hecho (unidades: ${written(units)}); ejecuta daytile census collect`,
  unitFailed: (name, why) =>
    `ha fallado una unidad de ${name} (${why}); repite el mismo daytile census --redis para intentarlo otra vez`,
  stateOf: (name, pieces, puzzle, count) => `${name}: ${pieces} en ${puzzle}, juegos de piezas: ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `hechas: ${written(done)} de ${written(units)}; en marcha: ${written(active)}, en espera: ${written(waiting)}, fallidas: ${written(failed)}`,
  workers: (count) => `equipos trabajando: ${written(count)}`,
  collected: (working, count, name) =>
    `juegos que siempre salen: ${written(working)} de ${written(count)}; recogidos de ${name}`,
  dropped: (name) => `se ha quitado ${name}`,
};
