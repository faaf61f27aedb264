/** What the command line says in French about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("fr");

export const frQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `il manque deux paquets pour --redis ; lancez npm install ${packages.join(" ")} (avec -g si Daytile est installé globalement)`,
  nobodyThere: (address) => `pas de Redis à ${address} ; lancez redis-server ou vérifiez l’adresse`,
  wrongPassword: (address, form) => `le Redis de ${address} veut un autre mot de passe ; écrivez ${form}`,
  noRedis: (address) => `ce qui répond à ${address} n’est pas Redis`,
  redisSays: (address, why) => `le Redis de ${address} dit : ${why}`,
  foreignData: (address, key, example) =>
    `${address} contient autre chose sous ${key} ; choisissez une autre base, comme ${example}`,
  foreignUnit: (unit, name) =>
    `ce que Redis a pour l’unité ${written(unit)} de ${name} ne vient pas de Daytile ; lancez daytile census drop, puis recommencez`,
  foreignJobs: (count, name) =>
    `tâches de la file de ${name} qui ne viennent pas de Daytile et restent en attente : ${written(count)}`,
  unitMissing: (unit, name) =>
    `Redis a perdu l’unité ${written(unit)} de ${name} ; lancez daytile census work pour la remettre`,
  keepsNothing: (address) =>
    `le Redis de ${address} ne garde rien sur disque et perd tout s’il redémarre ; réglez appendonly yes`,
  forgets: (address, policy) =>
    `le Redis de ${address} jette des données quand sa mémoire est pleine (${policy}) ; réglez maxmemory-policy noeviction`,
  lost: (address) => `le Redis de ${address} ne répond plus ; Daytile l’attend`,
  back: (address) => `le Redis de ${address} est revenu`,
  noCensus: (address) => `pas de recensement à ${address} ; déposez-en un avec daytile census --redis`,
  whichCensus: (names) => `il y en a plusieurs ; ajoutez le nom de l’un d’eux : ${names.join(", ")}`,
  unknownCensus: (word) => `recensement inconnu ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} demande Daytile ${theirs}, et ceci est ${ours} ; lancez plutôt npx daytile@${theirs}`,
  otherUnits: (name) => `cette machine prépare ${name} autrement ; utilisez le même Daytile sur toutes les machines`,
  ready: (name, count, units, address) =>
    `${name} : jeux de pièces : ${written(count)}, unités : ${written(units)} ; lancez maintenant daytile census work --redis ${address}`,
  working: (name, left, units, threads) =>
    `${name} : unités restantes : ${written(left)} sur ${written(units)} ; threads : ${threads}`,
  allDone: (name, units) => `${name} : tout est fait (unités : ${written(units)}) ; lancez daytile census collect`,
  unitFailed: (name, why) =>
    `une unité de ${name} a échoué (${why}) ; relancez le même daytile census --redis pour réessayer`,
  stateOf: (name, pieces, puzzle, count) => `${name} : ${pieces} sur ${puzzle}, jeux de pièces : ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `faites : ${written(done)} sur ${written(units)} ; en cours : ${written(active)}, en attente : ${written(waiting)}, échouées : ${written(failed)}`,
  workers: (count) => `machines au travail : ${written(count)}`,
  collected: (working, count, name) =>
    `jeux toujours possibles : ${written(working)} sur ${written(count)} ; récupérés de ${name}`,
  dropped: (name) => `${name} est supprimé`,
};
