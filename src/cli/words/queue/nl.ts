/** What the command line says in Dutch about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("nl");

export const nlQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `voor --redis ontbreken twee pakketten; voer npm install ${packages.join(" ")} uit (met -g als Daytile globaal is geïnstalleerd)`,
  nobodyThere: (address) => `er is geen Redis op ${address}; start redis-server of controleer het adres`,
  wrongPassword: (address, form) => `Redis op ${address} wil een ander wachtwoord; schrijf ${form}`,
  noRedis: (address) => `wat op ${address} antwoordt, is geen Redis`,
  redisSays: (address, why) => `Redis op ${address} meldt: ${why}`,
  foreignData: (address, key, example) =>
    `${address} heeft iets anders onder ${key}; kies een andere database, zoals ${example}`,
  foreignUnit: (unit, name) =>
    `wat Redis heeft voor eenheid ${written(unit)} van ${name} is niet van Daytile; voer daytile census drop uit en begin opnieuw`,
  foreignJobs: (count, name) =>
    `taken in de wachtrij van ${name} die niet van Daytile zijn en bleven liggen: ${written(count)}`,
  unitMissing: (unit, name) =>
    `Redis is eenheid ${written(unit)} van ${name} kwijt; voer daytile census work uit om die terug te zetten`,
  keepsNothing: (address) =>
    `Redis op ${address} bewaart niets op schijf en verliest alles bij een herstart; zet appendonly op yes`,
  forgets: (address, policy) =>
    `Redis op ${address} gooit gegevens weg als het geheugen vol is (${policy}); zet maxmemory-policy op noeviction`,
  lost: (address) => `Redis op ${address} antwoordt niet; Daytile wacht erop`,
  back: (address) => `Redis op ${address} is er weer`,
  noCensus: (address) => `er is geen telling op ${address}; zet er een klaar met daytile census --redis`,
  whichCensus: (names) => `er zijn er meer; voeg de naam van één toe: ${names.join(", ")}`,
  unknownCensus: (word) => `onbekende telling ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} heeft Daytile ${theirs} nodig, en dit is ${ours}; gebruik npx daytile@${theirs}`,
  otherUnits: (name) => `deze computer plant ${name} anders; gebruik op alle computers dezelfde Daytile`,
  ready: (name, count, units, address) =>
    `${name}: sets: ${written(count)}, eenheden: ${written(units)}; ga verder met daytile census work --redis ${address}`,
  working: (name, left, units, threads) =>
    `${name}: nog ${written(left)} van ${written(units)} eenheden; threads: ${threads}`,
  allDone: (name, units) => `${name}: alles klaar (eenheden: ${written(units)}); ga verder met daytile census collect`,
  unitFailed: (name, why) =>
    `een eenheid van ${name} is mislukt (${why}); voer dezelfde daytile census --redis nog eens uit`,
  stateOf: (name, pieces, puzzle, count) => `${name}: ${pieces} op ${puzzle}, sets: ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `klaar: ${written(done)} van ${written(units)}; bezig: ${written(active)}, wachtend: ${written(waiting)}, mislukt: ${written(failed)}`,
  workers: (count) => `computers aan het werk: ${written(count)}`,
  collected: (working, count, name) =>
    `sets die altijd uitkomen: ${written(working)} van ${written(count)}; opgehaald van ${name}`,
  dropped: (name) => `${name} is verwijderd`,
};
