import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { allKeyPaths, configJsonSchemaText } from "../../../src/config/json-schema.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { decideServer, serverPolicy } from "../../../src/policy/server.ts";
import { keysPage } from "../../../tools/docs/keys.ts";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const docs = read("docs/config.md");

describe("docs/schema/config.schema.json", () => {
  it("is what the schema says (npx tsx src/config/write-json-schema.ts)", () => {
    expect(read("docs/schema/config.schema.json")).toBe(configJsonSchemaText());
  });
});

describe("docs/keys.md", () => {
  it("is what the schema says (make schema)", () => {
    expect(read("docs/keys.md")).toBe(keysPage());
  });

  it("names every key, and says what each is", () => {
    const rows = [...keysPage().matchAll(/^\| `([^`]+)` \| (.+) \| .* \| (.*) \|$/gm)].map(
      ([, path, type, meaning]) => [path, type, meaning] as const,
    );
    // the entries of lists with one shape have one set of rows
    const shared = ["network.deny[].", "network.ask[].", "denied_servers[].", "denied_tools[]."];
    const named = new Set(rows.map(([path]) => path));
    const missing = allKeyPaths().filter((path) => !named.has(path));
    expect(missing.filter((path) => !shared.some((list) => path.includes(list)))).toEqual([]);
    expect(rows.filter(([, type, meaning]) => type === "any" || meaning === "")).toEqual([]);
    expect(rows.length).toBeGreaterThan(180);
  });
});

describe("docs/config.md", () => {
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
