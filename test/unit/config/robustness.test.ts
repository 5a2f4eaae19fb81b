// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are placeholders of clients
import { describe, expect, it } from "vitest";
import { importClientConfig } from "../../../src/clients/config-files/import.ts";
import { parseDestination } from "../../../src/config/destination.ts";
import { ConfigError } from "../../../src/config/error.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { ValueError } from "../../../src/registry/value-error.ts";
import { mutations } from "./mutations.ts";
import { SEED } from "./seed.ts";

/** Runs all of them; what is thrown has to be of the given class. */
function onlyThrows(
  inputs: Iterable<string>,
  parse: (text: string) => unknown,
  kind: new (...args: never[]) => Error,
): { good: number; bad: number } {
  const count = { good: 0, bad: 0 };
  for (const input of inputs) {
    try {
      parse(input);
      count.good++;
    } catch (error) {
      if (!(error instanceof kind))
        throw new Error(`${JSON.stringify(input.slice(0, 2000))}: ${String(error)}`, { cause: error });
      count.bad++;
    }
  }
  return count;
}

const JSON_FILE = JSON.stringify(
  {
    mcpServers: {
      a: { url: "https://${A:-h}/p", headers: { X: "y" } },
      b: { command: "npx", args: ["mcp-remote", "http://h"] },
    },
    mcp: { servers: {} },
  },
  null,
  1,
);
const TOML_FILE =
  '[mcp_servers.a]\nurl = "https://h/p"\nhttp_headers = { "X" = "y" }\n[mcp_servers."b c"]\ncommand = "x"\nargs = ["1", "2"]\n';

describe("whatever the input, the error says what is wrong with it", () => {
  it("netmon.yaml", () => {
    const { good, bad } = onlyThrows(mutations(SEED, 600), (text) => parseConfig("x", text), ConfigError);
    expect(Math.min(good, bad)).toBeGreaterThan(20);
  });

  it.each([
    [".mcp.json", JSON_FILE],
    [".gemini/settings.json", JSON_FILE],
    ["mcp.json", JSON_FILE],
    ["config.toml", TOML_FILE],
  ])("%s", (file, text) => {
    const { good, bad } = onlyThrows(
      mutations(text, 800),
      (input) => importClientConfig(file, input, { A: "x" }),
      ConfigError,
    );
    expect(Math.min(good, bad)).toBeGreaterThan(20);
  });

  it("destinations", () => {
    const { good, bad } = onlyThrows(mutations("[2001:db8::1]:443/tcp", 5000), parseDestination, ValueError);
    expect(Math.min(good, bad)).toBeGreaterThan(20);
    onlyThrows(mutations("https://api.example:8000-8010", 5000), parseDestination, ValueError);
  });

  const parsers: [string, string, string, (text: string) => unknown][] = [
    ["netmon.yaml", "[", "]", (text) => parseConfig("x", text)],
    ["netmon.yaml", "{a: ", "}", (text) => parseConfig("x", text)],
    [".mcp.json", '{"a":', "}", (text) => importClientConfig(".mcp.json", text, {})],
    ["config.toml", "[", "]", (text) => importClientConfig("config.toml", `a = ${text}`, {})],
  ];
  it.each(parsers)("%s nested without end: %s", (_file, open, close, parse) => {
    for (const depth of [40, 500, 2000, 10_000, 100_000])
      onlyThrows([open.repeat(depth) + 1 + close.repeat(depth)], parse, ConfigError);
    for (const depth of [40, 500, 2000, 10_000, 100_000])
      expect(onlyThrows([open.repeat(depth)], parse, ConfigError).bad).toBe(1);
  });

  it.each([
    ["without an end", "[".repeat(2000), "1:35  "],
    ["and a tag", `a: !x ${"[".repeat(2000)}`, "1:40  "],
    ["in blocks", "- ".repeat(2000), "1:68  "],
    ["by an alias in itself", "a: &a [*a, *a, *a, *a, *a]", ""],
  ])("netmon.yaml nested %s: one problem, where it is too deep", (_how, text, place) => {
    const message = `x: 1 problem\n  ${place}nested deeper than 32 levels`;
    expect(() => parseConfig("x", text)).toThrow(message);
  });
});
