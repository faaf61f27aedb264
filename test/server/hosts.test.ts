/** A server answers to its own names, and to those it was told. */

import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { networkAddresses, ownHost } from "../../src/server/hosts.js";

const near = ["localhost", "localhost:3660", "LOCALHOST.", "127.0.0.1:80", "[::1]", "[::1]:3660"];
const strange = [
  "evil.example",
  "evil.example:3660",
  "localhost.evil.example",
  "",
  "localhost:x",
  "a@localhost",
].concat(["localhost/..", "[::1", "::1", " localhost", "0.0.0.0"]);

describe("the names of a server", () => {
  it("are those of this machine where it serves this machine", () => {
    const isOwn = ownHost({ host: "127.0.0.1" });
    for (const header of near) expect(isOwn(header), header).toBe(true);
    for (const header of [...strange, "192.0.2.7", undefined]) expect(isOwn(header), header).toBe(false);
  });

  it("are also its addresses where it serves the network", () => {
    const isOwn = ownHost({ host: "0.0.0.0" });
    const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address, family } of all.filter(({ address: each }) => !each.startsWith("fe80:"))) {
      expect(isOwn(family === "IPv6" ? `[${address}]:1` : `${address}:1`), address).toBe(true);
    }
    for (const header of ["evil.example", "192.0.2.7"]) expect(isOwn(header)).toBe(false);
  });

  it("are also those it was told, whatever their case", () => {
    const isOwn = ownHost({ host: "127.0.0.1", allowed: ["Kitchen.Local"] });
    expect(isOwn("kitchen.local:3660")).toBe(true);
    expect(isOwn("kitchen.local.evil.example")).toBe(false);
  });

  it("that others can use are no address of this machine alone", () => {
    for (const address of networkAddresses()) expect(address).not.toMatch(/^(127\.|::1$|fe80:)/);
  });
});
