/** Addresses of a Redis are read, and shown without the password. */

import { expect, it } from "vitest";
import { readQueueAddress } from "../../src/census/queue-address.js";

it.each([
  ["redis://localhost:6379", "redis://localhost:6379", "localhost"],
  ["redis://localhost", "redis://localhost", "localhost"],
  ["redis://me:secret@example.org:7000/3", "redis://me@example.org:7000/3", "example.org"],
  ["rediss://:secret@10.0.0.1", "rediss://10.0.0.1", "10.0.0.1"],
])("%s is shown as %s", (url, shown, host) => {
  expect(readQueueAddress(url)).toEqual({ url, shown, host });
});

it.each([
  "",
  "localhost",
  "localhost:6379",
  "http://localhost",
  "redis://",
  "redis://a b",
  "redis://host/name",
  "redis.sock",
])("%j is none", (text) => expect(readQueueAddress(text)).toBe(undefined));
