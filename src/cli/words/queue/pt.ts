/** What the command line says in Portuguese about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("pt");

export const ptQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `faltam dois pacotes para --redis; execute npm install ${packages.join(" ")} (com -g se o Daytile estiver instalado globalmente)`,
  nobodyThere: (address) => `não há Redis em ${address}; inicie o redis-server ou confira o endereço`,
  wrongPassword: (address, form) => `o Redis em ${address} quer outra senha; escreva ${form}`,
  noRedis: (address) => `o que responde em ${address} não é o Redis`,
  redisSays: (address, why) => `o Redis em ${address} diz: ${why}`,
  foreignData: (address, key, example) =>
    `${address} tem outra coisa em ${key}; escolha outro banco de dados, como ${example}`,
  foreignUnit: (unit, name) =>
    `o que o Redis tem para a unidade ${written(unit)} de ${name} não é do Daytile; execute daytile census drop e comece de novo`,
  foreignJobs: (count, name) =>
    `tarefas na fila de ${name} que não são do Daytile e ficaram por fazer: ${written(count)}`,
  unitMissing: (unit, name) =>
    `o Redis perdeu a unidade ${written(unit)} de ${name}; execute daytile census work para devolvê-la`,
  keepsNothing: (address) =>
    `o Redis em ${address} não guarda nada em disco e perde tudo ao reiniciar; defina appendonly yes`,
  forgets: (address, policy) =>
    `o Redis em ${address} descarta dados quando a memória enche (${policy}); defina maxmemory-policy noeviction`,
  lost: (address) => `o Redis em ${address} não responde; o Daytile espera por ele`,
  back: (address) => `o Redis em ${address} voltou`,
  noCensus: (address) => `não há censo em ${address}; coloque um com daytile census --redis`,
  whichCensus: (names) => `há vários; acrescente o nome de um: ${names.join(", ")}`,
  unknownCensus: (word) => `censo desconhecido ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} precisa do Daytile ${theirs}, e este é o ${ours}; execute npx daytile@${theirs}`,
  otherUnits: (name) => `esta máquina planeja ${name} de outro modo; use o mesmo Daytile em todas as máquinas`,
  ready: (name, count, units, address) =>
    `${name}: conjuntos de peças: ${written(count)}, unidades: ${written(units)}; agora execute daytile census work --redis ${address}`,
  working: (name, left, units, threads) =>
    `${name}: faltam ${written(left)} de ${written(units)} unidades; threads: ${threads}`,
  allDone: (name, units) => `${name}: tudo pronto (unidades: ${written(units)}); execute daytile census collect`,
  unitFailed: (name, why) =>
    `uma unidade de ${name} falhou (${why}); execute o mesmo daytile census --redis para tentar de novo`,
  stateOf: (name, pieces, puzzle, count) => `${name}: ${pieces} em ${puzzle}, conjuntos de peças: ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `prontas: ${written(done)} de ${written(units)}; em andamento: ${written(active)}, em espera: ${written(waiting)}, com falha: ${written(failed)}`,
  workers: (count) => `máquinas trabalhando: ${written(count)}`,
  collected: (working, count, name) =>
    `conjuntos que sempre funcionam: ${written(working)} de ${written(count)}; recolhidos de ${name}`,
  dropped: (name) => `${name} foi removido`,
};
