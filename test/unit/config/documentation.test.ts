import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  allKeyPaths,
  configJsonSchema,
  configJsonSchemaText,
  type JsonSchema,
} from "../../../src/config/json-schema.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { decideServer, serverPolicy } from "../../../src/policy/server.ts";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const docs = read("docs/config.md");

/** Rows of the key tables: path → default as documented. */
const documented = new Map(
  [...docs.matchAll(/^\| `([a-z_.<>[\]]+)` \| [^|]+ \| ([^|]+) \|/gm)].map((m) => [
    m[1] ?? "",
    m[2]?.trim() ?? "",
  ]),
);

function defaults(schema: JsonSchema, prefix = ""): [string, unknown][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    return [[path, child.default] as [string, unknown], ...defaults(child, path)];
  });
}

describe("docs/schema/config.schema.json", () => {
  it("is what the schema says (npx tsx src/config/write-json-schema.ts)", () => {
    expect(read("docs/schema/config.schema.json")).toBe(configJsonSchemaText());
  });
});

describe("docs/config.md", () => {
  it("has a row for every key", () => {
    // The two lists of destinations have the same keys: one row for both is enough.
    const missing = allKeyPaths().filter(
      (path) =>
        path !== "sandbox" &&
        !documented.has(path) &&
        !documented.has(path.replace("network.deny[]", "network.allow[]")),
    );
    expect(missing).toEqual([]);
    expect(allKeyPaths().length).toBeGreaterThan(60);
  });

  it("has no row for a key that does not exist", () => {
    const keys = new Set(allKeyPaths());
    expect([...documented.keys()].filter((path) => path.includes(".") && !keys.has(path))).toEqual([]);
  });

  it("gives the defaults the schema has", () => {
    const wrong = defaults(configJsonSchema()).filter(([path, value]) => {
      const text = documented.get(path);
      if (value === undefined || text === undefined) return false;
      return text !== `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
    });
    expect(wrong).toEqual([]);
  });

  it("has an example that is valid and does what the text says", () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(docs)?.[1] ?? "";
    expect(parse(example)).toBeTypeOf("object");
    const { mcp } = parseConfig("example", example).sandbox;
    const policy = serverPolicy(
      mcp,
      mcp.servers.map((s) => s.id),
    );
    expect(mcp.servers.map((s) => decideServer(policy, s.id).action)).toEqual(["allow", "allow", "block"]);
  });
});
