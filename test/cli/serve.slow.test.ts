// @module-tag unix

import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { localDate } from "../../src/core/calendar/calendar.js";
import { wordsOf } from "../../src/core/calendar/languages.js";
import { serving } from "./serving.js";
import { daytile } from "./support.js";
import { piped } from "./terminal.js";

describe("daytile serve", () => {
  it("prints today's tiling and an address that answers, and ends with 130 on Ctrl-C", async () => {
    const { child, done, address, said } = await serving("--port", "0");
    expect(said).toContain(`│${wordsOf("en").months[localDate(new Date()).month - 1]}│`);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<daytile-app>");
    child.kill("SIGINT");
    expect(await done).toMatchObject({ code: 130, stderr: "" });
  });

  it("ends with 143 when the system asks, also while a browser holds a connection", async () => {
    const { child, done, address } = await serving("--port", "0");
    const held = await fetch(address, { headers: { connection: "keep-alive" } });
    child.kill("SIGTERM");
    expect((await done).code).toBe(143);
    expect(held.status).toBe(200);
  });

  it("takes a free port where the usual one is taken, and says so; one that was asked for it does not replace", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.once("error", () => resolve()).listen(3660, "127.0.0.1", resolve));
    onTestFinished(() => void blocker.close());
    const { child, done, address } = await serving();
    expect(address).not.toContain(":3660/");
    expect((await fetch(address)).status).toBe(200);
    child.kill("SIGINT");
    expect((await done).stderr).toBe("port 3660 is taken; another one is used\n");
    expect(await piped(["serve", "--port", "3660"])).toEqual({
      code: 2,
      stdout: "",
      stderr: "daytile: port 3660 is taken; leave out --port for one that is free\n",
    });
  });

  it("says plainly what cannot be", async () => {
    const { code, stderr } = await piped(["serve", "--port", "0", "--host", "203.0.113.7"]);
    expect([code, stderr]).toEqual([2, 'daytile: this machine has no address "203.0.113.7"\n']);
    expect((await daytile("serve 12-25")).stderr).toContain('serve takes no "12-25"');
    expect((await daytile("serve --port 70000")).stderr).toContain("from 0 to 65,535");
  });
});
