// group: programs
/** netmon shim in front of real processes: what passes, what does not, and what is reported. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { parseEvent } from "./event-shape.ts";
import { ECHO, peakBytes, residentBytes, type Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { storedEvents } from "./stored-events.ts";

const place = new ShimPlace();
afterAll(() => place.remove());

function configured(name: string, config: object): string {
  const path = join(place.directory, name);
  writeFileSync(path, JSON.stringify(config));
  return path;
}

function events(session: string): NetmonEvent[] {
  return storedEvents(place.state, session).map((event) => parseEvent(JSON.stringify(event)));
}

/** A server with these tools, which says what it is asked. */
function toolServer(...names: string[]): string[] {
  const tools = names.map((name) => ({ name, description: `does ${name}`, inputSchema: { type: "object" } }));
  return scripted(`
    const results = {
      initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
      "tools/list": { tools: ${JSON.stringify(tools)} },
      "tools/call": { content: [{ type: "text", text: "done" }] },
    };
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method] ?? {} });
    });`);
}

async function initialize(shim: Shimmed): Promise<void> {
  const clientInfo = { name: "test", version: "1" };
  shim.asks("init", "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  await shim.answer("init");
  shim.says({ jsonrpc: "2.0", method: "notifications/initialized" });
}

describe.concurrent("a session", () => {
  it("tells of the start, each tool and call, and the end, in netmon events too", async () => {
    const shim = place.start(toolServer("add"), [], { NETMON_SESSION: "told" });
    await initialize(shim);
    shim.asks(1, "tools/list");
    await shim.answer(1);
    const _meta = { "claudecode/toolUseId": "toolu_7" };
    shim.asks(2, "tools/call", { name: "add", arguments: { a: 1 }, _meta });
    expect(await shim.answer(2)).toMatchObject({ result: { content: [{ text: "done" }] } });
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0, stderr: "" });
    // where the machine is busy a call takes long; the program is looked at meanwhile
    const anywhere = ["mcp_tool_call_started", "mcp_program_seen"];
    expect(events("told").map(({ type }) => type)).toContain("mcp_program_seen");
    const told = events("told").filter(({ type }) => !anywhere.includes(type));
    expect(told.map(({ type }) => type)).toEqual([
      "netmon_inspection_started",
      "mcp_tool_seen",
      "mcp_tool_called",
      "netmon_inspection_stopped",
    ]);
    const [started, , called, stopped] = told;
    expect(started).toMatchObject({ transport: "shim", mode: "observe", url: null });
    expect(called).toMatchObject({
      ...{ tool_name: "add", server_type: "stdio", server_addr: "", input: { a: 1 }, jsonrpc_id: 2 },
      ...{ tool_call_id: "toolu_7", action: "allow", outcome: "answered", latency_ms: expect.any(Number) },
    });
    expect(stopped).toMatchObject({
      reason: "the server ended with code 0",
      counters: { messages: 7, tool_calls: 1, allowed: 1, lists: 1, refused: 0, unanswered: 0 },
    });
    const { stdout } = await runCli(["events", "--session", "told", "--state-dir", place.state]);
    expect(stdout).toContain("add");
  });

  it("has a call in its record while it is under way, and after netmon was killed", async () => {
    const shim = place.alone("killed", scripted("process.stdin.resume()"), ["--session", "killed"]);
    shim.asks(7, "tools/call", { name: "wipe", arguments: { path: "/srv" } });
    const calls = (...args: string[]) =>
      runCli(["events", "--calls", "killed", "--state-dir", place.state, ...args]);
    await vi.waitFor(async () => expect((await calls()).stdout).toContain("wipe"), { timeout: 60_000 });
    process.kill(place.controller(shim), "SIGKILL");
    await shim.ended;
    const { stdout } = await calls("--json");
    expect(parseEvent(stdout)).toMatchObject({
      ...{ type: "mcp_tool_call_started", tool_name: "wipe", jsonrpc_id: 7, input: { path: "/srv" } },
      ...{ action: "allow", reason: "allowed" },
    });
    expect((await calls()).stdout).toMatch(/wipe .* allowed, no answer\n$/);
    const report = await runCli(["report", "killed", "--state-dir", place.state]);
    expect(report.stdout).toContain("Calls at servers: 1: 1 allowed, 0 blocked; 1 unanswered");
  }, 120_000);

  it("says that it starts with less than it enforced before", async () => {
    const run = async (id: string, ...mode: string[]): Promise<string> => {
      const server = scripted("process.stdin.resume().on('end', () => process.exit(0))");
      const shim = place.start(server, ["--session", "weaker", "--server-id", id, ...mode]);
      shim.closesInput();
      return (await shim.ended).stderr;
    };
    expect(await run("a", "--mode", "enforce", "--fail-closed")).not.toContain("WEAKER");
    // another server of the session may have another configuration
    expect(await run("b")).not.toContain("WEAKER");
    expect(await run("a")).toContain("observing now, was ENFORCING, fail closed: WEAKER");
    expect(events("weaker").filter(({ type }) => type === "netmon_policy_changed")).toMatchObject([
      {
        cause: "restart",
        layer: "mcp",
        servers: ["a"],
        mode: "observe",
        former_mode: "enforce",
        weaker: true,
      },
    ]);
  }, 60_000);

  it("knows a declared server by its command, and does not take another for it", async () => {
    const command = toolServer("add");
    const [program = "", ...args] = command;
    const config = configured("declared.json", {
      sandbox: {
        mcp: {
          servers: [
            { id: "mine", command: program, args, denied_tools_regex: ["^drop"] },
            { id: "notes", command: program, args: ["other"] },
          ],
        },
      },
    });
    for (const [words, id] of [
      [command, "mine"],
      [["cat", "notes.py"], "mcp-[0-9a-f]{8}|cat"],
    ] as const) {
      const session = `declared-${id.length}`;
      const shim = place.start(words, ["--config", config, "--session", session]);
      shim.closesInput();
      await shim.ended;
      expect(events(session)[0]).toMatchObject({
        servers: [expect.stringMatching(new RegExp(`^(?:${id})$`))],
      });
    }
  });

  it("does not start a server that the policy denies, and says why to the host that asks", async () => {
    const marker = join(place.directory, "started");
    const shim = place.start(scripted(`require("node:fs").writeFileSync(${JSON.stringify(marker)}, "")`), [
      "--server-id",
      "evil",
      "--session",
      "denied",
      "--config",
      configured("deny.json", {
        sandbox: { mcp: { mode: "enforce", denied_servers: [{ id: "evil" }] } },
      }),
    ]);
    shim.says('\nnot JSON\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    shim.asks(1, "initialize");
    expect(await shim.answer(1)).toMatchObject({
      error: {
        code: -32040,
        message: expect.stringContaining("[netmon]"),
        data: { reason: "server_denied" },
      },
    });
    shim.says('[{"jsonrpc":"2.0","id":"a","method":"x"},{"jsonrpc":"2.0","id":2,"result":{}}]\n');
    expect(await shim.answer("a")).toMatchObject({ error: { code: -32040 } });
    shim.closesInput();
    const { code, stderr } = await shim.ended;
    expect([code, shim.messages().length]).toEqual([10, 2]);
    expect(stderr).toContain("evil");
    expect(existsSync(marker)).toBe(false);
    expect(events("denied").at(-1)).toMatchObject({ reason: "the server is not allowed" });
  });

  it("refuses an undeclared server where it fails closed", async () => {
    const shim = place.start(toolServer("add"), ["--mode", "enforce", "--fail-closed"]);
    shim.asks(1, "initialize");
    expect(await shim.answer(1)).toMatchObject({ error: { data: { reason: "server_undeclared" } } });
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 10 });
  });

  it("refuses an undeclared server by what the file says of the kernel layer alone", async () => {
    const sandbox = { network: { mode: "enforce", fail_closed: true } };
    const shim = place.start(toolServer("add"), ["--config", configured("kernel.json", { sandbox })]);
    shim.asks(1, "initialize");
    expect(await shim.answer(1)).toMatchObject({ error: { data: { reason: "server_undeclared" } } });
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 10 });
  });

  it("offers what --allowed and --denied leave, and refuses calls of the rest", async () => {
    const shim = place.start(toolServer("read_a", "read_secret", "write_a"), [
      "--allowed",
      "^read_",
      "--denied",
      "secret",
      "--session",
      "filtered",
    ]);
    await initialize(shim);
    shim.asks(1, "tools/list");
    const { result } = (await shim.answer(1)) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual(["read_a"]);
    shim.asks(2, "tools/call", { name: "write_a", arguments: {} });
    expect(await shim.answer(2)).toMatchObject({ error: { data: { reason: "filtered" } } });
    shim.closesInput();
    await shim.ended;
  });

  it("offers no more than that where inspection is switched off, and scans and tells nothing", async () => {
    const config = configured("unscanned.json", {
      sandbox: { mcp: { mode: "enforce", denied_servers: [{ id: "*" }] } },
      mcp: { inspection: { enabled: false } },
    });
    const shim = place.start(toolServer("read_a", "write_a"), [
      ...["--allowed", "^read_", "--config", config, "--session", "unscanned"],
    ]);
    await initialize(shim);
    shim.asks(1, "tools/list");
    const { result } = (await shim.answer(1)) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual(["read_a"]);
    shim.asks(2, "tools/call", { name: "write_a", arguments: {} });
    expect(await shim.answer(2)).toMatchObject({ error: { data: { reason: "filtered" } } });
    shim.asks(3, "tools/call", { name: "read_a", arguments: {} });
    expect(await shim.answer(3)).toMatchObject({ result: {} });
    shim.closesInput();
    await shim.ended;
    expect(events("unscanned").map(({ type }) => type)).toEqual([
      "netmon_inspection_started",
      "netmon_inspection_stopped",
    ]);
  });

  it("takes over a configuration that changes, and keeps the old one where the new is broken", async () => {
    const config = configured("changing.json", { sandbox: { mcp: { mode: "enforce" } } });
    const shim = place.start(toolServer("add", "drop"), ["--config", config, "--log-level", "info"]);
    await initialize(shim);
    shim.asks(1, "tools/call", { name: "drop", arguments: {} });
    expect(await shim.answer(1)).toMatchObject({ result: {} });
    configured("changing.json", {
      sandbox: { mcp: { mode: "enforce", denied_tools: [{ server: "*", tool: "drop" }] } },
    });
    await shim.until(() => shim.stderr.includes("is in force"));
    shim.asks(2, "tools/call", { name: "drop", arguments: {} });
    expect(await shim.answer(2)).toMatchObject({ error: { data: { reason: "tool_denied" } } });
    writeFileSync(config, "sandbox: [");
    await shim.until(() => shim.stderr.includes("the old one stays"));
    shim.asks(3, "tools/call", { name: "drop", arguments: {} });
    expect(await shim.answer(3)).toMatchObject({ error: { data: { reason: "tool_denied" } } });
    shim.closesInput();
    await shim.ended;
  });

  it("works where nothing can be stored, and says so", async () => {
    const blocked = configured("not-a-directory", {});
    const shim = place.bare(toolServer("add"), ["--state-dir", blocked]);
    await initialize(shim);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0, stderr: expect.stringContaining("not stored") });
  });

  it("hands on everything unseen where inspection is switched off", async () => {
    const config = configured("off.json", {
      sandbox: { mcp: { mode: "enforce", denied_servers: [{ id: "*" }] } },
      mcp: { inspection: { enabled: false } },
    });
    const shim = place.start(["cat"], ["--config", config]);
    shim.says("neither lines\r nor JSON");
    await shim.until(() => shim.stdout.endsWith("JSON"));
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  });
});

describe.concurrent("the process of the server", () => {
  it("has the host's environment, directory, group, session and standard error", async () => {
    const shim = place.start(["sh", "-c", 'echo "$SECRET $(pwd) $(cut -d" " -f5,6 /proc/$$/stat)" >&2'], [], {
      SECRET: "seen by the server",
    });
    const { stderr } = await shim.ended;
    const stat = readFileSync("/proc/self/stat", "latin1");
    const [group, session] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(2, 4);
    expect(stderr).toBe(`seen by the server ${process.cwd()} ${group} ${session}\n`);
  });

  it("is sent arguments as they are", async () => {
    const odd = ["--", "-x", "--config", "a b", "'\"$HOME", "line\nbreak", ""];
    const code = "say({ jsonrpc: '2.0', method: 'args', params: process.argv.slice(1) })";
    const shim = place.start([...scripted(code), ...odd]);
    expect((await shim.ended).stdout.toString()).toContain(JSON.stringify(odd.slice(1)));
  });
});

describe.concurrent("a hostile server", () => {
  it("may speak before it is asked, and answer what nobody asked", async () => {
    const shim = place.start(
      scripted(
        `say({ jsonrpc: "2.0", method: "notifications/x" }); say({ jsonrpc: "2.0", id: 99, result: {} }); ${ECHO}`,
      ),
    );
    await shim.answer(99);
    shim.asks(1);
    expect(await shim.answer(1)).toMatchObject({ result: { asked: "ping" } });
    shim.closesInput();
    await shim.ended;
  });

  it.each(["observe", "enforce"])(
    "floods a client that does not read, and costs no memory (%s)",
    async (mode) => {
      const flood = `const line = JSON.stringify({ jsonrpc: "2.0", method: "notifications/message", params: { data: "a".repeat(50_000) } }) + "\\n";
      let left = 256 << 20;
      const more = () => { while (left > 0) { left -= line.length; if (!process.stdout.write(line)) return process.stdout.once("drain", more); } };
      process.stdin.once("data", more);`;
      const ready = `say({ jsonrpc: "2.0", method: "ready" }); ${flood}`;
      const shim = place.alone(`flood-${mode}`, scripted(ready), ["--mode", mode]);
      await shim.until(() => shim.stdout.includes("ready"));
      const controller = place.controller(shim);
      const idle = residentBytes(controller);
      let most = 0;
      const look = (): void => {
        most = Math.max(most, residentBytes(controller));
      };
      shim.discards(() => {});
      shim.child.stdout?.pause();
      shim.asks(1);
      shim.closesInput();
      for (let turn = 0; turn < 20; turn++) {
        await sleep(50);
        look();
      }
      let bytes = 0;
      shim.discards((chunk) => {
        bytes += chunk.length;
        look();
      });
      await shim.ended;
      expect(bytes).toBeGreaterThan(250 << 20);
      expect(most - idle).toBeLessThan(150 << 20);
    },
  );

  it("may send a line of 300 MiB, of which no more than the limit is held, once", async () => {
    const huge = `say({ jsonrpc: "2.0", method: "ready" });
      process.stdin.once("data", () => {
        const part = "a".repeat(65536);
        let left = 4800;
        process.stdout.write('{"jsonrpc":"2.0","id":1,"result":{"text":"');
        const more = () => {
          while (left-- > 0) if (!process.stdout.write(part)) return process.stdout.once("drain", more);
          process.stdout.write('"}}\\n');
          say({ jsonrpc: "2.0", method: "after" });
        };
        more();
      }).on("end", () => process.exit(0));`;
    const shim = place.alone("huge", scripted(huge), ["--mode", "enforce"]);
    await shim.until(() => shim.stdout.includes("ready"));
    const controller = place.controller(shim);
    const idle = residentBytes(controller);
    shim.asks(1);
    expect(await shim.answer(1)).toMatchObject({ error: { data: { reason: "too_large" } } });
    await shim.until(() => shim.stdout.includes("after"));
    // 10 MiB of max_message_bytes, and chunks that the collector has not freed yet: half of the line when it is busy
    expect(peakBytes(controller) - idle).toBeLessThan(150 << 20);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  });

  it("may send a line without an end to nobody's harm", async () => {
    const config = configured("small.json", {
      sandbox: { mcp: { mode: "enforce" } },
      mcp: { inspection: { max_message_bytes: "1MiB" } },
    });
    const endless = `process.stdin.once("data", () => {
      process.stdout.write('{"jsonrpc":"2.0","id":1,"result":{"text":"');
      const more = () => { while (process.stdout.write("a".repeat(65536))); process.stdout.once("drain", more); };
      more();
    }).on("end", () => process.exit(0));`;
    const shim = place.start(scripted(endless), ["--config", config]);
    shim.asks(1);
    expect(await shim.answer(1)).toMatchObject({ error: { data: { reason: "too_large" } } });
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  });
});
