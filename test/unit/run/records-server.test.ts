/** What an agent that means ill may put into the process that guards it, through the socket of its shims. */
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RecordsServer } from "../../../src/app/run/records/records-server.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { memoryToolStore } from "../../../src/store/tools.ts";

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

describe("the socket for shims' records", () => {
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
    const definition = "x".repeat(4 << 20);
    const { socket } = await connected();
    for (let i = 0; i < 20; i++) socket.write(tool("same", definition));
    for (let i = 0; i < 20; i++) {
      socket.write(tool(`t${i}`, definition));
      socket.write(`${JSON.stringify({ kind: "gone", serverId: "x", toolName: `t${i}` })}\n`);
    }
    for (let i = 0; i < 20; i++) socket.write(tool(`more${i}`, definition));
    await closed(socket);
    expect(server.refused).toBe(1);
    expect(tools.tools().length).toBeLessThan(9);
  });
});
