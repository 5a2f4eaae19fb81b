/**
 * Imports go one way: cli → app → {netmon, llm, mcp, store, export} → {registry, policy, framing} → event. `config` is
 * for app and cli; the layers below may import its types.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = new URL("../../src", import.meta.url).pathname;

const RANK: Record<string, number> = {
  cli: 5,
  app: 4,
  config: 3,
  netmon: 3,
  llm: 3,
  mcp: 3,
  store: 3,
  export: 3,
  /** Policy judges what the registry knows; the registry knows no policy. */
  policy: 2.5,
  registry: 2,
  framing: 2,
  event: 1,
};

interface Import {
  file: string;
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
  const [upper, lower] = [RANK[from], RANK[to]];
  if (upper === undefined || lower === undefined) return `unknown layer ${upper === undefined ? from : to}`;
  if (to === "config" && typeOnly && (from === "registry" || from === "policy")) return null;
  if (to === "config" && upper < 4) return "config is for app and cli";
  if (from === "config" && lower < 3) return null;
  if (lower >= upper) return `${from} must not import ${to}`;
  return null;
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

  it("would be refused the other way", () => {
    const base = { file: "x.ts", typeOnly: false };
    expect(objection({ ...base, from: "event", to: "registry" })).not.toBeNull();
    expect(objection({ ...base, from: "netmon", to: "mcp" })).not.toBeNull();
    expect(objection({ ...base, from: "registry", to: "policy" })).not.toBeNull();
    expect(objection({ ...base, from: "registry", to: "config" })).not.toBeNull();
    expect(objection({ ...base, from: "app", to: "cli" })).not.toBeNull();
  });
});
