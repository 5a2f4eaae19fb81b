/** What a person's decision requires and leaves behind: a confirmation, a pin, an event in the chain and at the sinks. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { main } from "../../../../src/cli/main.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { eventShape } from "../../../e2e/event-shape.ts";
import { runCli } from "../../cli/run-cli.ts";
import { INSTRUCTIONS_OF_FILES, pin, pinsOf, READ, tool, WRITE, WRITE_BEFORE, write } from "./sample.ts";

let state: string;
let path: string;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "netmon-approval-"));
  path = join(state, "lib/netmon.db");
  write(path, [READ, WRITE, INSTRUCTIONS_OF_FILES], [pin(WRITE_BEFORE)]);
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const netmon = (...args: string[]) => runCli([...args, "--state-dir", state]);
const registry = (...args: string[]) => netmon("registry", ...args);
const FORCED = ["--hash", WRITE.hash, "--force"];

function decisions(): object[] {
  const reader = new EventReader(path);
  const events = [...reader.each({ types: ["mcp_tool_approval"] })].map(({ event }) => event);
  reader.close();
  for (const event of events) eventShape.parse(event);
  return events;
}

/** `answer` null: the terminal is closed instead. */
async function atTerminal(answer: string | null, ...args: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const said = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") =>
    Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          said[name] += String(chunk);
          if (name === "stderr" && said.stderr.endsWith("approve it: "))
            stdin.end(answer === null ? undefined : `${answer}\n`);
          done();
        },
      }),
      { isTTY: true },
    );
  const io = {
    stdin,
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    env: { NO_COLOR: "1" },
    exitCode: 0,
  };
  const code = await main(["registry", "approve", ...args, "--state-dir", state], io);
  return { code, ...said };
}

describe("a definition with critical detections", () => {
  it.each<[string, string[]]>([
    ["nothing else", []],
    ["its hash", ["--hash", WRITE.hash]],
    ["--force", ["--force"]],
  ])("is not approved with %s, away from a terminal", async (_, options) => {
    const before = pinsOf(path);
    const { code, stderr, stdout } = await registry("approve", "files:write_file", ...options);
    expect(code).toBe(12);
    expect(stdout).toContain("CRITICAL credential_theft");
    expect(stderr).toContain(`give --hash ${WRITE.hash} --force`);
    expect(pinsOf(path)).toEqual(before);
    expect(decisions()).toEqual([]);
  });

  it("is approved with --hash and --force, which the event says", async () => {
    expect(await registry("approve", "files:write_file", ...FORCED)).toMatchObject({ code: 0 });
    expect(pinsOf(path)).toContainEqual(expect.objectContaining({ hash: WRITE.hash, origin: "approved" }));
    expect(decisions()).toMatchObject([
      {
        session_id: "registry",
        decision: "approved",
        server_id: "files",
        tool_name: "write_file",
        tool_hash: WRITE.hash,
        previous_hash: WRITE_BEFORE.hash,
        status: "changed",
        uid: process.getuid?.(),
        decided_by: expect.stringContaining(`(uid ${process.getuid?.()})`),
        origin: "options",
        max_severity: "critical",
        detections: expect.arrayContaining([expect.objectContaining({ category: "credential_theft" })]),
      },
    ]);
  });

  it("is not approved by another hash, whatever is forced", async () => {
    const options = ["--hash", WRITE_BEFORE.hash, "--force"];
    expect(await registry("approve", "files:write_file", ...options)).toMatchObject({ code: 13 });
    expect(decisions()).toEqual([]);
  });

  it.each([["y"], ["yes"], [""], [null]])(
    "is not approved by the answer %j at a terminal",
    async (answer) => {
      const before = pinsOf(path);
      const { code, stderr } = await atTerminal(answer, "files:write_file");
      expect(code).toBe(12);
      expect(stderr).toContain("files:write_file has critical detections.");
      expect(pinsOf(path)).toEqual(before);
      expect(decisions()).toEqual([]);
    },
  );

  it("is approved by a word at a terminal", async () => {
    expect(await atTerminal("trust", "files:write_file")).toMatchObject({ code: 0 });
    expect(decisions()).toMatchObject([{ tool_name: "write_file", origin: "terminal" }]);
  });

  it("is one that another process found critical, by patterns of its own", async () => {
    write(path, [{ ...READ, detected: "critical" }], []);
    const { code, stdout } = await registry("approve", "files:read_file");
    expect(code).toBe(12);
    expect(stdout).toContain("CRITICAL detected by a shim, gateway or proxy");
    expect((await registry("list", "--server", "files")).stdout).toMatch(/read_file.*critical elsewhere/);
  });
});

describe("every decision", () => {
  it("is an event in the chain, and says who made it", async () => {
    await registry("approve", "files:read_file");
    await registry("revoke", "files:read_file");
    await registry("approve", "files:");
    expect(decisions()).toMatchObject([
      { decision: "approved", origin: "command", status: "unpinned", previous_hash: "", detections: [] },
      { decision: "revoked", tool_hash: READ.hash, previous_hash: READ.hash, status: "approved" },
      { decision: "approved", tool_name: "", tool_hash: INSTRUCTIONS_OF_FILES.hash },
    ]);
    expect(await netmon("audit", "verify", "--session", "registry")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("3 events"),
    });
    const who = `(uid ${process.getuid?.()})`;
    expect((await registry("show", "files:read_file")).stdout).toMatch(/revoked +2\S+ by .*\(uid/);
    const shown = JSON.parse((await registry("show", "files:", "--json")).stdout);
    expect(shown.pin).toMatchObject({ origin: "approved", approved_by: expect.stringContaining(who) });
    expect((await netmon("events", "--session", "registry")).stdout).toMatch(
      /tool files\/read_file: revoked by .*\(uid/,
    );
    expect((await netmon("events", "--format", "ocsf")).stdout).toContain('"class_uid":6003');
  });

  it("is not made where it cannot be recorded", async () => {
    const config = join(state, "netmon.yaml");
    writeFileSync(config, `audit: { chain: { key_file: ${join(state, "no-key")} } }`);
    const before = pinsOf(path);
    expect(await registry("approve", "files:read_file", "--config", config)).toMatchObject({ code: 8 });
    expect(pinsOf(path)).toEqual(before);
    expect(decisions()).toEqual([]);
  });

  it("is signed, and goes to the sinks of the configuration", async () => {
    const received: Record<string, unknown>[] = [];
    const receiver = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk) => {
        text += String(chunk);
      });
      request.on("end", () => {
        received.push(JSON.parse(text));
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.address() as AddressInfo;
    const [config, key] = [join(state, "netmon.yaml"), join(state, "key")];
    writeFileSync(key, "k".repeat(32), { mode: 0o600 });
    writeFileSync(
      config,
      `audit: { chain: { key_file: ${key} }, webhooks: [{ url: "http://127.0.0.1:${port}/", events: [mcp_tool_approval] }] }`,
    );
    try {
      expect(await registry("approve", "files:read_file", "--config", config)).toMatchObject({ code: 0 });
    } finally {
      receiver.close();
    }
    expect(received).toEqual(decisions());
    expect(await netmon("audit", "verify", "--session", "registry", "--key-file", key)).toMatchObject({
      code: 0,
    });
  });
});

describe("--all", () => {
  const POISONED_LOW = tool("files", { name: "sum", description: "Adds a database." });

  it.each(["low", "medium", "high"] as const)("leaves what is detected at %s", async (severity) => {
    const config = join(state, "netmon.yaml");
    const pattern = `{ name: database, pattern: 'database', severity: ${severity} }`;
    writeFileSync(config, `mcp: { inspection: { detection: { custom_patterns: [${pattern}] } } }`);
    write(path, [POISONED_LOW], []);
    const { stdout } = await registry("approve", "--server", "files", "--all", "--config", config);
    expect(stdout).toMatch(new RegExp(`left +files:sum +it has a detection \\(${severity}\\)`));
    expect(decisions()).toMatchObject([{ tool_name: "" }, { tool_name: "read_file" }]);
  });

  it("leaves what a configuration with the built-in groups off does not detect", async () => {
    const config = join(state, "netmon.yaml");
    const groups = "credential_theft: false, exfiltration: false, hidden_instructions: false";
    writeFileSync(config, `mcp: { inspection: { detection: { builtin: { ${groups} } } } }`);
    const { stdout } = await registry("approve", "--server", "files", "--all", "--config", config);
    expect(stdout).toMatch(/left +files:write_file/);
  });

  it("leaves what another process detected by patterns of its own", async () => {
    write(path, [{ ...READ, detected: "low" }], []);
    const { stdout } = await registry("approve", "--server", "files", "--all");
    expect(stdout).toMatch(/left +files:read_file +it has a detection \(low\)/);
    expect(decisions()).toMatchObject([{ tool_name: "" }]);
  });
});
