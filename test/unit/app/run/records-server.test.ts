/** What an agent that means ill may put into the process that guards it, through the socket of its shims. */
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RecordsServer } from "../../../../src/app/run/records/records-server.ts";
import { ShimRecords } from "../../../../src/app/run/records/shim-records.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import type { StoredPin } from "../../../../src/store/records.ts";
import { memoryToolStore } from "../../../../src/store/tools.ts";
import { eventually } from "../../../e2e/place.ts";

let directory: string;
let server: RecordsServer;
let said: string[];
let events: NetmonEvent[];
const tools = memoryToolStore();
const sockets: Socket[] = [];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-records-"));
  said = [];
  events = [];
  server = await RecordsServer.start({
    path: join(directory, "records"),
    sessionId: "s",
    owner: { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 },
    emit: (event) => events.push(event),
    tools,
    isForeign: () => false,
    log: { warn: (text) => said.push(text) },
    decisionsMs: 20,
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Connected, and told what is known, or turned away. */
async function connected(): Promise<{ socket: Socket; taken: boolean }> {
  const socket = createConnection(join(directory, "records"));
  sockets.push(socket);
  socket.on("error", () => {});
  const taken = await new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true)).once("close", () => resolve(false));
  });
  return { socket, taken };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });
}

function tool(name: string, definition: string): string {
  const now = new Date().toISOString();
  const it = { serverId: "x", serverType: "stdio", serverAddr: "", toolName: name, hash: "h", definition };
  return `${JSON.stringify({ kind: "tool", tool: { ...it, firstSeen: now, lastSeen: now } })}\n`;
}

function pin(origin: StoredPin["origin"], hash: string): StoredPin {
  const [pinnedAt, definition] = [new Date().toISOString(), "{}"];
  return { serverId: "x", toolName: `${origin}-tool`, hash, definition, pinnedAt, origin };
}

it("tells shims what a person decided, once, and that the policy is another one", async () => {
  const path = join(directory, "records");
  const first = await ShimRecords.connect(path);
  const heard: string[] = [];
  first.onUpdate((kind) => heard.push(kind));
  const pins = (shim: ShimRecords): string[] =>
    shim
      .openToolStore()
      .store.pins()
      .map(({ hash }) => hash);
  tools.putPin(pin("first_seen", "seen"));
  tools.putPin(pin("approved", "one"));
  await eventually("a decision", () => heard.length > 0);
  expect(pins(first)).toEqual(["one"]);
  // told to the next one at its start, and to the first as soon as that is known
  tools.putPin(pin("revoked", ""));
  const second = await ShimRecords.connect(path);
  expect(pins(second)).toEqual(["seen", "one", ""]);
  second.onUpdate((kind) => heard.push(`second ${kind}`));
  await eventually("another", () => heard.length > 1);
  expect(pins(first)).toEqual(["one", ""]);
  server.policyChanged();
  await eventually("the policy", () => heard.length > 3);
  expect(heard.slice(0, 2)).toEqual(["decided", "decided"]);
  expect(heard.slice(2).sort()).toEqual(["policy", "second policy"]);
  await Promise.all([first.close(), second.close()]);
});

describe("the socket for shims' records", () => {
  it("takes a changed posture of MCP inspection, and of no other layer", async () => {
    const change = {
      type: "netmon_policy_changed",
      timestamp: new Date().toISOString(),
      session_id: "s",
      cause: "config",
      layer: "mcp",
      ...{ generation: 0, added: 0, changed: 0, removed: 0, ended: 0 },
      ...{ mode: "observe", former_mode: "enforce", fail_closed: false, former_fail_closed: false },
      ...{ enforce_policy: true, former_enforce_policy: true, weaker: true },
    };
    const { socket } = await connected();
    socket.write(`${JSON.stringify({ kind: "event", event: change })}\n`);
    await eventually("the event", () => events.length > 0);
    expect(events).toEqual([change]);
    socket.write(`${JSON.stringify({ kind: "event", event: { ...change, layer: "kernel" } })}\n`);
    await closed(socket);
    expect(events).toHaveLength(1);
  });

  it("takes as many connections as shims need", async () => {
    const taken = [];
    for (let i = 0; i < 260; i++) taken.push((await connected()).taken);
    expect(taken.filter(Boolean)).toHaveLength(256);
    expect(server.refused).toBe(4);
    // a place is free again
    const gone = sockets[0] as Socket;
    gone.destroy();
    await closed(gone);
    for (let tries = 0; !(await connected()).taken; tries++) expect(tries).toBeLessThan(1000);
  });

  it("does not gather lines without end on many connections", async () => {
    const half = Buffer.alloc(30 << 20, 0x20);
    const all = await Promise.all([0, 1, 2, 3].map(connected));
    for (const { socket } of all) socket.write(half);
    await Promise.race(all.map(({ socket }) => closed(socket)));
    expect(server.refused).toBeGreaterThan(0);
    expect(said).toHaveLength(1);
  });

  it("keeps so much of tools, and what replaces or takes back counts", async () => {
    // 64 MiB in characters of two bytes: fifteen of them, and what is told besides
    const definition = "x".repeat(2 << 20);
    const { socket } = await connected();
    for (let i = 0; i < 3; i++) socket.write(tool("same", definition));
    for (let i = 0; i < 3; i++) {
      socket.write(tool(`t${i}`, definition));
      socket.write(`${JSON.stringify({ kind: "gone", serverId: "x", toolName: `t${i}` })}\n`);
    }
    for (let i = 0; i < 20; i++) socket.write(tool(`more${i}`, definition));
    await closed(socket);
    expect(server.refused).toBe(1);
    expect(tools.tools()).toHaveLength(15);
  });
});
