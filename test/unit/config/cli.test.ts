// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are placeholders of clients
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import type { CliIo } from "../../../src/cli/output/terminal.ts";
import { DESIGN_EXAMPLES, SEED } from "./seed.ts";

const dir = mkdtempSync(join(tmpdir(), `netmon-cli-config-${process.pid}-`));
afterAll(() => rmSync(dir, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

async function netmon(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const text = { out: "", err: "" };
  const sink = (key: "out" | "err"): Writable =>
    new Writable({
      write(chunk, _encoding, done) {
        text[key] += String(chunk);
        done();
      },
    });
  const io: CliIo = {
    stdin: process.stdin,
    stdout: sink("out"),
    stderr: sink("err"),
    env: { HOST: "env.example" },
    exitCode: 0,
  };
  const code = await main(["config", ...args], io);
  return { code, ...text };
}

describe("netmon config check", () => {
  it("refuses an empty file, as a failed netmon learn leaves it", async () => {
    const { code, err } = await netmon("check", file("empty.yaml", "\n"));
    expect(code).toBe(2);
    expect(err).toContain("is empty (write {} for the defaults)");
    expect((await netmon("check", file("some.yaml", "{}\n"))).code).toBe(0);
  });

  it("says what the policy does with each server", async () => {
    const mcp = file(
      ".mcp.json",
      JSON.stringify({ mcpServers: { extra: { url: "https://${HOST}/" }, off: { url: "https://${NO}/" } } }),
    );
    const { code, out } = await netmon("check", file("seed.yaml", SEED), "--mcp-config", mcp);
    expect(code).toBe(0);
    expect(out).toMatch(/^valid /);
    expect(out).toMatch(
      /allow +weather-api +https:\/\/mcp\.example\.com\/sse +sandbox\.mcp\.allowed_servers\[1\]/,
    );
    expect(out).toMatch(/block +internal-tools .*sandbox\.mcp\.denied_servers\[0\]/);
    expect(out).toMatch(/block +extra +https:\/\/env\.example:443/);
    expect(out).toMatch(/skipped +off cannot be declared/);
    expect(out).toMatch(/warning +sandbox\.mcp\.servers\[2\]\.tls_fingerprint/);
  });

  it.each(Object.entries(DESIGN_EXAMPLES))("takes the designs' example of %s", async (name, text) => {
    const { code, out, err } = await netmon("check", file("example.yaml", text));
    expect([name, code, err]).toEqual([name, 0, ""]);
    expect(out).toMatch(/^valid /);
  });

  it("warns of what a registry and custom_servers of the designs do not do here", async () => {
    const registry = "registry: {persistent: false, path: /x.json}";
    const text = `mcp: {inspection: {${registry}, custom_servers: [/opt/mine, "other-*"]}}`;
    const { out } = await netmon("check", file("registry.yaml", text));
    expect(out).toMatch(
      /warning +sandbox\.mcp\.version_pinning: forgets its pins .*registry\.persistent is false/,
    );
    expect(out).toMatch(/warning +mcp\.inspection\.registry\.path: has no effect/);
    expect(out).toMatch(/warning +mcp\.inspection\.custom_servers\[0\]: .*gets no shim/);
    expect(out).not.toMatch(/custom_servers\[1\]/);
  });

  /** Lines of the table, each cell apart. */
  async function table(text: string): Promise<string[][]> {
    const { out } = await netmon("check", file("t.yaml", text));
    const lines = out.split("\n");
    const head = lines.findIndex((line) => line.startsWith("layer "));
    return lines.slice(head, head + 4).map((line) => line.split(/ {2,}/));
  }

  it("says what each layer does, also of a file that enforces tool calls alone", async () => {
    expect(await table("sandbox: {mcp: {enforce_policy: true}}")).toEqual([
      ["layer", "mode", "undeclared", "unknown tools", "unreadable"],
      ["kernel", "observe", "passes", "-", "passes, reported"],
      ["LLM proxy", "enforce", "passes", "passes", "refused"],
      ["MCP shim, gateway", "enforce", "passes", "passes", "refused"],
    ]);
    expect(await table("sandbox: {network: {mode: enforce, fail_closed: true}}")).toEqual([
      ["layer", "mode", "undeclared", "unknown tools", "unreadable"],
      ["kernel", "enforce, fail closed", "refused", "-", "refused"],
      ["LLM proxy", "enforce, fail closed", "refused", "refused", "refused"],
      ["MCP shim, gateway", "enforce, fail closed", "refused", "refused", "refused"],
    ]);
    const [, kernel, llm, mcp] = await table(SEED);
    expect(kernel).toEqual(["kernel", "observe, fail closed", "passes, reported", "-", "passes, reported"]);
    expect(llm).toEqual(["LLM proxy", "enforce, fail closed", "refused", "refused", "refused"]);
    expect(mcp).toEqual(["MCP shim, gateway", "enforce, fail closed", "refused", "refused", "refused"]);
  });

  it.each([
    // undeclared and unknown tools: LLM proxy, MCP
    ["mode: enforce, mcp: {server_policy: allowlist}", "refused passes", "refused passes"],
    ["mode: enforce, mcp: {denied_servers: [{id: '*'}]}", "refused passes", "refused passes"],
    ["mode: enforce, mcp: {denied_servers: [{id: 'a*'}]}", "passes passes", "passes passes"],
    ["mode: enforce, mcp: {tool_policy: allowlist}", "refused passes", "refused refused"],
    [
      "mode: enforce, mcp: {tool_policy: allowlist, allowed_tools: [{server: '*', tool: '*'}]}",
      "passes passes",
      "passes passes",
    ],
    ["mode: enforce, mcp: {version_pinning: {auto_trust_first: false}}", "refused passes", "refused refused"],
    ["mode: enforce, fail_closed: true, mcp: {enforce_policy: false}", "passes passes", "passes passes"],
    ["mode: enforce, fail_closed: true, mcp: {ask: [{undeclared: true}]}", "asked refused", "asked refused"],
    [
      "mode: enforce, fail_closed: true, mcp: {ask: [{undeclared: true, path: $.a, pattern: b}]}",
      "refused refused",
      "refused refused",
    ],
    ["mode: enforce, mcp: {ask: [{tool: '*', path: $.a, pattern: b}]}", "passes passes", "passes passes"],
    ["mode: enforce, mcp: {ask: [{tool: '*'}]}", "asked refused", "asked asked"],
    [
      "mode: observe, fail_closed: true, mcp: {ask: [{undeclared: true}]}",
      "passes, reported passes, reported",
      "passes, reported passes, reported",
    ],
    [
      "mode: observe, fail_closed: true",
      "passes, reported passes, reported",
      "passes, reported passes, reported",
    ],
  ])("asks the rules what becomes of the undeclared and unknown: {%s}", async (sandbox, ofLlm, ofMcp) => {
    const [, , llm, mcp] = await table(`sandbox: {${sandbox}}`);
    expect([llm?.slice(2, 4).join(" "), mcp?.slice(2, 4).join(" ")]).toEqual([ofLlm, ofMcp]);
  });

  it("says that inspection is off, and where there is no proxy", async () => {
    const off = file(
      "off.yaml",
      "sandbox: {mode: enforce, fail_closed: true}\nmcp: {inspection: {enabled: false}}",
    );
    const { out } = await netmon("check", off);
    expect(out).toMatch(/^MCP shim, gateway +off +passes +passes +passes$/m);
    expect(out).toMatch(/^note {3}proxy\.mode is disabled: netmon watch runs no LLM proxy/m);
    expect(out).toMatch(/^note {3}mcp\.inspection\.enabled is false/m);
    const { out: on } = await netmon("check", file("on.yaml", "proxy: {mode: embedded}"));
    expect(on).not.toContain("note");
  });

  it("lists the problems of every file and exits with 2", async () => {
    const bad = file("bad.yaml", "dpl: {}\nprxy: {}\n");
    const broken = file("broken.json", "{");
    const { code, out, err } = await netmon("check", bad, "--mcp-config", broken);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(`${bad}: 2 problems`);
    expect(err).toContain(broken);
    const json = await netmon("check", bad, "--json");
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({
      valid: false,
      problems: [
        { path: "dpl", line: 1, column: 1 },
        { path: "prxy", line: 2 },
      ],
    });
  });

  it("wants a file, and only one", async () => {
    expect((await netmon("check")).code).toBe(2);
    expect((await netmon("check", "a", "--config", "b")).code).toBe(2);
    expect((await netmon("check", join(dir, "none"))).err).toContain("cannot be read");
  });

  it("gives the decisions as JSON", async () => {
    const { code, out } = await netmon("check", "--config", file("seed.yaml", SEED), "--json");
    expect(code).toBe(0);
    const { valid, layers, servers } = JSON.parse(out) as {
      valid: boolean;
      layers: unknown[];
      servers: { id: string; action: string }[];
    };
    expect(valid).toBe(true);
    const closed = { fail_closed: true, enforce_policy: true };
    const refused = { undeclared: "refuse", unknown_tools: "refuse", unreadable: "refuse" };
    const reported = { undeclared: "would_refuse", unknown_tools: null, unreadable: "would_refuse" };
    expect(layers).toEqual([
      { layer: "kernel", mode: "observe", ...closed, ...reported },
      { layer: "llm", mode: "enforce", ...closed, ...refused },
      { layer: "mcp", mode: "enforce", ...closed, ...refused },
    ]);
    expect(servers.map((s) => [s.id, s.action])).toEqual([
      ["filesystem", "allow"],
      ["weather-api", "allow"],
      ["internal-tools", "block"],
    ]);
  });
});

describe("netmon config show and schema", () => {
  it("shows a configuration that is valid again", async () => {
    const { code, out } = await netmon("show", file("seed.yaml", SEED));
    expect(code).toBe(0);
    const again = await netmon("show", file("shown.yaml", out));
    expect(again.out).toBe(out);
  });

  it("shows the defaults without a file", async () => {
    const { out } = await netmon("show", "--json");
    expect(JSON.parse(out)).toMatchObject({ sandbox: { network: { mode: "observe" } } });
  });

  it("prints the schema", async () => {
    expect(JSON.parse((await netmon("schema")).out)).toMatchObject({
      type: "object",
      additionalProperties: false,
    });
  });
});
