/** docs/clients.md says of other people's servers, SDKs and agents what `make outside` saw, and nothing else. */
import { expect, it } from "vitest";
import { differences, readSeen } from "./seen.ts";
import { outsideServers } from "./servers.ts";
import { documentedTables, tables } from "./tables.ts";

it("the tables are those of test/outside/seen.json", () => {
  expect(documentedTables()).toEqual(tables(readSeen()));
});

it("no server is in it that make outside no longer starts", () => {
  const started = new Set(outsideServers.map(({ name }) => name));
  expect(Object.keys(readSeen().servers).filter((name) => !started.has(name))).toEqual([]);
});

it("a difference is told with its place: new, gone, or another value", () => {
  const before = { servers: { kept: { tools: 1 }, moved: { tools: 2 }, gone: { tools: 3 } } };
  const now = { servers: { kept: { tools: 1 }, moved: { tools: 9 }, new: { tools: 4 } } };
  expect(differences(before, now)).toEqual([
    "servers moved tools: 9, was 2",
    'servers gone: gone, was {"tools":3}',
    'servers new: new: {"tools":4}',
  ]);
  expect(differences(before, structuredClone(before))).toEqual([]);
});
