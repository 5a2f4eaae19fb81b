/** Configuration in the documents: netmon's own loads, that of MCP clients is recognized, the rest is well formed. */
import { expect, it } from "vitest";
import { parseAllDocuments, stringify } from "yaml";
import { importClientConfig } from "../../../src/clients/config-files/import.ts";
import { configJsonSchema, type JsonSchema } from "../../../src/config/json-schema.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { documents } from "./markdown.ts";

const blocks = documents.flatMap((document) =>
  document.blocks.map((block) => ({ ...block, where: `${document.path}:${block.line}` })),
);
const inLanguage = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));

/** Where a part of a configuration may belong: a document can show the part alone. */
const PLACES = [[], ["sandbox"], ["sandbox", "mcp"], ["sandbox", "network"]];

function sectionAt(place: readonly string[]): JsonSchema {
  return place.reduce<JsonSchema>((schema, key) => schema.properties?.[key] ?? {}, configJsonSchema());
}

/** The whole configuration that this is or is part of; null: it is not netmon's. */
function ownConfig(value: object): unknown {
  const keys = Object.keys(value);
  const place = PLACES.find((one) => keys.every((key) => key in (sectionAt(one).properties ?? {})));
  return place?.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) ?? null;
}

/** The configuration of netmon that a file of another program carries, as a ConfigMap does. */
function carried(value: unknown): string[] {
  if (typeof value === "string") return /^sandbox:$/m.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(carried) : [];
}

/** Files of other programs have one of these. */
const FOREIGN = ["apiVersion", "services", "jobs", "steps", "spec"];

it("has configuration of netmon that loads", () => {
  let loaded = 0;
  for (const { where, text } of inLanguage("yaml")) {
    for (const document of parseAllDocuments(text)) {
      expect(document.errors, where).toEqual([]);
      const value = document.toJS() as object;
      const own = ownConfig(value);
      expect(own !== null || FOREIGN.some((key) => key in value), where).toBe(true);
      for (const config of own === null ? carried(value) : [stringify(own)]) {
        expect(() => parseConfig(where, config), where).not.toThrow();
        loaded++;
      }
    }
  }
  expect(loaded).toBeGreaterThan(4);
});

it("has configuration of MCP clients that netmon understands", () => {
  for (const { where, text, language } of inLanguage("json", "toml")) {
    if (language === "json") expect(() => JSON.parse(text) as unknown, where).not.toThrow();
    if (/"mcpServers"|"servers"|"mcp"|^\[mcp_servers/m.test(text))
      expect(importClientConfig(`file.${language}`, text, {}).servers, where).not.toEqual([]);
  }
});

it("marks every block with a language that is looked at here", () => {
  const known = ["", "sh", "bash", "console", "yaml", "json", "toml"];
  expect(blocks.filter(({ language }) => !known.includes(language)).map(({ where }) => where)).toEqual([]);
});
