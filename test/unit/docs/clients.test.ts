/** The versions of clients that docs/measured.md names are those that the differential tests install. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const text = readFileSync("docs/measured.md", "utf8");

/** Name and version of each client in the row of a language. */
function named(language: string): string[] {
  const row = text.split("\n").find((line) => line.startsWith(`| ${language} | `));
  return row?.split(" | ")[1]?.replace(/ \|$/, "").split(", ").toSorted() ?? [];
}

it("JavaScript's are those of package.json", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const names = named("JavaScript").map((client) => client.split(" ")[0] as string);
  expect(names.length).toBeGreaterThan(5);
  expect(named("JavaScript")).toEqual(names.map((name) => `${name} ${devDependencies[name]}`));
});

it("Python's are those of its requirements", () => {
  const file = readFileSync("test/llm/differential/python/requirements.txt", "utf8");
  const pinned = new Map(
    [...file.matchAll(/^([\w-]+)==(\S+)/gm)].map(([, name, version]) => [name, version]),
  );
  const names = named("Python").map((client) => client.split(" ")[0] as string);
  expect(names.length).toBeGreaterThan(5);
  expect(named("Python")).toEqual(names.map((name) => `${name} ${pinned.get(name)}`));
});
