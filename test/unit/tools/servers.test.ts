/** The list of published servers: each names one package with an exact version, and gets placeholders instead of keys. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { PublishedServer } from "../../../tools/detection/published.ts";

const FILE = new URL("../../../tools/detection/servers.json", import.meta.url);
const SERVERS = JSON.parse(readFileSync(FILE, "utf8")) as PublishedServer[];

it("names each package once, in an exact version", () => {
  const names = SERVERS.map(({ npm, pypi }) => npm ?? pypi ?? "");
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(
    names.filter((name) => !/^(?:@[\w.-]+\/)?[\w.-]+(?:@|==)\d+\.\d+\.\d+(?:a\d+)?$/.test(name)),
  ).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it("says what Python runs, and holds no key", () => {
  for (const { npm, pypi, module, bin, env = {} } of SERVERS) {
    expect((npm === undefined) !== (pypi === undefined)).toBe(true);
    if (pypi === undefined) expect(module).toBeUndefined();
    else expect((module === undefined) !== (bin === undefined)).toBe(true);
    for (const [name, value] of Object.entries(env))
      if (/KEY|TOKEN|SECRET/.test(name)) expect(value).toMatch(/none$/);
  }
});
