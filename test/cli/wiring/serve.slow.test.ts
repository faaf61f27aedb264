/** From --port and --host to the very address at which the app answers, and to none beside it. */
// @module-tag unix

import { expect, it } from "vitest";
import { freePort } from "../../support/ports.js";
import { serving } from "../commands/serving.js";
import { servedOptions } from "./places.js";

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Each with two values, and the part of the address that it decides. */
async function valuesOf(option: (typeof servedOptions)[number]): Promise<[string, string]> {
  if (option === "host") return ["127.0.0.2", "127.0.0.3"];
  return [`${await freePort()}`, `${await freePort()}`];
}

it.each(servedOptions)("daytile serve --%s is where the app answers, and nowhere else", async (option) => {
  const [one, other] = await valuesOf(option);
  for (const [value, elsewhere] of [
    [one, other],
    [other, one],
  ] as const) {
    const rest = option === "host" ? ["--port", "0"] : [];
    const { child, done, address } = await serving(`--${option}`, value, ...rest);
    expect(new URL(address)[option === "host" ? "hostname" : "port"]).toBe(value);
    expect(await answers(address)).toBe(true);
    expect(await answers(address.replace(value, elsewhere))).toBe(false);
    child.kill("SIGINT");
    expect(await done).toMatchObject({ code: 130, stderr: "" });
  }
});
