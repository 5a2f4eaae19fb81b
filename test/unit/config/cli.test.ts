// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are placeholders of clients
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import type { CliIo } from "../../../src/cli/output/terminal.ts";
import { SEED } from "./seed.ts";

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

  it("says what becomes of tool calls where the proxy runs", async () => {
    const tools = async (mcp: string, proxy: string) =>
      /^tools .*/m.exec(
        (await netmon("check", file("t.yaml", `sandbox: {mcp: ${mcp}}\nproxy: ${proxy}`))).out,
      )?.[0];
    expect(await tools("{mode: enforce}", "{}")).toBeUndefined();
    expect(await tools("{}", "{mode: embedded}")).toBe("tools  observe: no tool call is blocked");
    expect(await tools("{mode: enforce}", "{mode: mcp-only}")).toBe("tools  enforce: unknown tools pass");
    expect(await tools("{mode: enforce, fail_closed: true}", "{mode: embedded}")).toBe(
      "tools  enforce: unknown tools are blocked (fail closed)",
    );
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
    const { valid, servers } = JSON.parse(out) as {
      valid: boolean;
      servers: { id: string; action: string }[];
    };
    expect(valid).toBe(true);
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
