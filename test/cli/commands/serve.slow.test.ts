/** The app is served where it was asked for, and the program ends when it is told. */
// @module-tag unix

import { request } from "node:http";
import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { localDate } from "../../../src/core/calendar/calendar.js";
import { wordsOf } from "../../../src/core/calendar/languages.js";
import { networkAddresses } from "../../../src/server/hosts.js";
import { daytile } from "../support.js";
import { piped } from "../terminal/terminal.js";
import { serving } from "./serving.js";

describe("daytile serve", () => {
  it("prints today's tiling and an address that answers, and ends with 130 on Ctrl-C", async () => {
    const before = new Date();
    const { child, done, address, said } = await serving("--port", "0");
    // A month may end meanwhile.
    const months = [before, new Date()].map((day) => `│${wordsOf("en").months[localDate(day).month - 1]}│`);
    expect(said).toMatch(new RegExp(months.join("|")));
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<daytile-app>");
    child.kill("SIGINT");
    expect(await done).toMatchObject({ code: 130, stderr: "" });
  });

  it("says in the language asked for where it is", async () => {
    const { child, done, said } = await serving("--port", "0", "--lang", "de");
    expect(said).toMatch(/\nDas Puzzle von heute: http:\S+\nStrg-C beendet\.\n$/);
    child.kill("SIGINT");
    expect((await done).code).toBe(130);
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
    expect((await done).stderr).toBe("daytile: port 3660 is in use; using another one\n");
    expect(await piped(["serve", "--port", "3660"])).toEqual({
      code: 2,
      stdout: "",
      stderr: "daytile: port 3660 is in use; leave out --port to use a free one\n",
    });
  });

  it("answers this machine alone, by its own names", async () => {
    const { child, done, address, said } = await serving("--port", "0", "--allow-host", "kitchen.local");
    expect(said).not.toContain("network");
    const statusFor = async (host: string): Promise<number> => {
      const { port } = new URL(address);
      return new Promise((resolve) => {
        request({ host: "127.0.0.1", port, headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        }).end();
      });
    };
    expect(await statusFor("localhost")).toBe(200);
    expect(await statusFor("Kitchen.local:3660")).toBe(200);
    expect(await statusFor("evil.example")).toBe(421);
    child.kill("SIGINT");
    await done;
  });

  it("says who can reach it, and where, when it serves the network", async () => {
    const { child, done, said } = await serving("--port", "0", "--host", "0.0.0.0");
    const outside = networkAddresses().filter((address) => !address.includes(":"));
    const [first] = outside;
    if (first === undefined) expect(said).toContain("It would answer the whole network, but this machine is in none.");
    else {
      expect(said).toMatch(/Anyone on your network can open it too, say on a phone, at http:\/\/[\d.]+:\d+\/\n/);
      for (const address of outside) expect(said).toContain(`http://${address}:`);
      const phone = /at (http:\S+)\n.*Ctrl-C/s.exec(said.slice(said.indexOf("phone")))?.[1] ?? "";
      expect((await fetch(phone)).status).toBe(200);
    }
    child.kill("SIGINT");
    await done;
  });

  it("says plainly what cannot be", async () => {
    const { code, stderr } = await piped(["serve", "--port", "0", "--host", "203.0.113.7"]);
    expect([code, stderr]).toEqual([2, 'daytile: this machine has no address "203.0.113.7"\n']);
    expect((await daytile("serve 12-25")).stderr).toContain('unexpected argument "12-25"');
    expect((await daytile("serve --port 70000")).stderr).toContain("from 0 to 65,535");
  });
});
