/** Presets: what they add to a configuration, what they do not open, and that the documentation lists what they hold. */
import { describe, expect, it } from "vitest";
import { overrideConfig } from "../../../src/config/override.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { PRESET_NAMES, PRESETS, type Preset, type PresetHost } from "../../../src/config/presets.ts";
import { shownConfig } from "../../../src/config/show.ts";
import { guardedEndpoints } from "../../../src/policy/bypass.ts";
import { nameRules } from "../../../src/policy/network.ts";
import { parseHost } from "../../../src/registry/host.ts";
import { runCli } from "../cli/run-cli.ts";
import { readDocument } from "../docs/markdown.ts";

const config = (network: object, rest: object = {}) =>
  parseConfig("a", JSON.stringify({ sandbox: { network }, ...rest }));
const [[NPM]] = PRESETS.npm.hosts;
const [[MODEL]] = PRESETS.claude.hosts;

describe("a preset", () => {
  it.each(PRESET_NAMES)(
    "%s has hosts that a rule can name, each once, and the day when they were seen",
    (name) => {
      const { hosts, named = [], measured, by, of }: Preset = PRESETS[name];
      const all = [...hosts, ...named].map(([host, port]) => `${host}:${port}`);
      expect(hosts.length).toBeGreaterThan(0);
      expect(new Set(all).size).toBe(all.length);
      for (const [host] of [...hosts, ...named])
        expect(parseHost(host)).toEqual({ kind: "name", name: host });
      expect(measured).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(by).toMatch(/\d/);
      expect(of).not.toBe("");
    },
  );

  it("adds its hosts behind the file's own entries, and names itself in rules", () => {
    const one = config({ presets: ["npm"], allow: ["a.example"], deny: ["b.example"] });
    const rules = nameRules({ config: one, endpoints: [], decisions: new Map() });
    expect(rules.map(({ host, action, source, ports, sni }) => [host, action, source, ports, sni])).toEqual([
      ["b.example", "deny", "sandbox.network.deny[0]", [], false],
      ["a.example", "allow", "sandbox.network.allow[0]", [], false],
      [NPM, "allow", "sandbox.network.presets.npm", [443], true],
    ]);
  });

  it("can be given on the command line too, and twice changes nothing", () => {
    const file = config({ presets: ["npm"] });
    const more = overrideConfig(file, { presets: ["npm", "go"] });
    expect(more.sandbox.network.presets).toEqual(["npm", "go"]);
    expect(more).toEqual(config({ presets: ["npm", "go"] }));
    expect(overrideConfig(more, {})).toEqual(more);
  });

  it("is shown so that the same configuration is read again", () => {
    for (const name of PRESET_NAMES) {
      const shown = shownConfig(config({ presets: [name], allow: [`${NPM}:443/tcp`] }));
      expect(shownConfig(parseConfig("again", JSON.stringify(shown)))).toEqual(shown);
    }
  });

  it("opens no way around the LLM proxy, as an entry of the file's own does", () => {
    const interposed = { proxy: true, gateway: new Set<string>() };
    // with a company's gateway, the vendor's own host is no upstream
    const proxy = { providers: { anthropic: "https://llm.company.example" } };
    const guarded = (network: object) => guardedEndpoints(config(network, { proxy }), interposed);
    expect(guarded({}).endpoints.map(({ host }) => host)).not.toContain(MODEL);
    expect(guarded({ presets: ["claude"] }).holes).toEqual([]);
    expect(guarded({ presets: ["claude"] }).endpoints.map(({ host }) => host)).toContain(MODEL);
    expect(guarded({ presets: ["claude"], allow: [MODEL] }).holes).toHaveLength(1);
  });

  it("has exactly one of the known names, which the error lists", async () => {
    const all = PRESET_NAMES.join(", ");
    expect(() => config({ presets: ["nmp"] })).toThrow(`is not one of ${all} (did you mean npm?)`);
    const { code, stderr } = await runCli(["run", "--preset", "npm,pipy", "--", "true"]);
    expect(code).toBe(2);
    expect(stderr).toContain(`"pipy" is not a preset. The presets are ${all}.`);
  });

  it("has its row in the documentation", () => {
    const rows = readDocument("docs/presets.md")
      .text.split("\n")
      .filter((line) => /^\| `[a-z]+` \|/.test(line));
    expect(rows).toEqual(PRESET_NAMES.map(row));
  });
});

function row(name: (typeof PRESET_NAMES)[number]): string {
  const { of, by, measured, hosts, named = [] }: Preset = PRESETS[name];
  const text = ([host, port]: PresetHost): string => `\`${host}${port === 443 ? "" : `:${port}`}\``;
  const all = [...hosts.map(text), ...named.map((one) => `(${text(one)})`)].join(", ");
  return `| \`${name}\` | ${of} | ${measured}, ${by} | ${all} |`;
}
