/**
 * Imports go one way, from the command line down to the event: a folder imports only folders of a lower rank, which the
 * table in docs/architecture.md gives.
 * Policy and registry are made from the configuration's types, so these two may import them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument } from "./docs/markdown.ts";

const SRC = new URL("../../src", import.meta.url).pathname;

/** Folders in order of their rank, lowest first; those of one line know nothing of each other. */
const RANKS: readonly (readonly string[])[] = readDocument("docs/architecture.md")
  .text.split("## The folders of `src`")[1]!
  .split("\n## ")[0]!
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => [...line.split("|")[1]!.matchAll(/`([a-z]+)`/g)].map((match) => match[1]!))
  .reverse();

const rankOf = (room: string) => RANKS.findIndex((rooms) => rooms.includes(room));

interface Import {
  file: string;
  /** Path below src. */
  target: string;
  from: string;
  to: string;
  typeOnly: boolean;
}

function imports(): Import[] {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".ts"));
  return files.flatMap((file) => {
    const text = readFileSync(join(SRC, file), "utf8");
    const found = text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^;'"]*?from\s+["'](\.[^"']+)["']|import\(\s*["'](\.[^"']+)["']\s*\)/g,
    );
    return [...found].map((match) => {
      const target = relative(SRC, resolve(SRC, dirname(file), match[2] ?? match[3] ?? ""));
      return {
        file,
        target,
        from: file.split("/")[0] ?? "",
        to: target.split("/")[0] ?? "",
        typeOnly: match[1] !== undefined,
      };
    });
  });
}

/** null: allowed; else why not. */
function objection({ from, to, typeOnly }: Import): string | null {
  if (from === to) return null;
  for (const room of [from, to]) if (rankOf(room) < 0) return `unknown room ${room}`;
  if (to === "config" && typeOnly && (from === "registry" || from === "policy")) return null;
  return rankOf(to) < rankOf(from) ? null : `${from} must not import ${to}`;
}

/** Files that import each other around a circle, types included. */
function circles(all: readonly Pick<Import, "file" | "target">[]): string[] {
  let edges = all;
  for (;;) {
    const files = new Set(edges.map(({ file }) => file));
    const targets = new Set(edges.map(({ target }) => target));
    const left = edges.filter(({ file, target }) => targets.has(file) && files.has(target));
    if (left.length === edges.length) return [...files].sort();
    edges = left;
  }
}

describe("imports", () => {
  const all = imports();

  it("are found", () => {
    expect(all.length).toBeGreaterThan(150);
  });

  it("go one way", () => {
    const wrong = all.flatMap((i) => {
      const why = objection(i);
      return why === null ? [] : [`${i.file}: ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  it("take only types from the schemas of events, which take 30 ms to make", () => {
    const isSchema = (file: string): boolean =>
      /^event\//.test(file) &&
      file !== "event/coverage.ts" &&
      readFileSync(join(SRC, file), "utf8").includes('from "zod"');
    const schemas = new Set(all.map(({ target }) => target).filter(isSchema));
    expect(schemas.size).toBeGreaterThan(5);
    expect(all.filter((i) => schemas.has(i.target) && i.from !== "event" && !i.typeOnly)).toEqual([]);
  });

  it("form no circle", () => {
    expect(circles(all)).toEqual([]);
    const edge = (file: string, target: string) => ({ file, target });
    expect(circles([edge("a", "b"), edge("b", "c"), edge("c", "b"), edge("c", "d")])).toEqual(["b", "c"]);
  });

  it("would be refused the other way", () => {
    const base = { file: "x.ts", target: "y.ts", typeOnly: false };
    expect(objection({ ...base, from: "event", to: "registry" })).not.toBeNull();
    expect(objection({ ...base, from: "kernel", to: "mcp" })).not.toBeNull();
    expect(objection({ ...base, from: "registry", to: "policy" })).not.toBeNull();
    expect(objection({ ...base, from: "registry", to: "config" })).not.toBeNull();
    expect(objection({ ...base, from: "app", to: "cli" })).not.toBeNull();
    expect(objection({ ...base, from: "decision", to: "app" })).not.toBeNull();
    expect(objection({ ...base, from: "no-room", to: "event" })).not.toBeNull();
  });
});
