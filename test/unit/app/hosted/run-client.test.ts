/** What a run's client says, and when: a run whose client is gone has ended. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { RunClient } from "../../../../src/app/hosted/run-client.ts";

let directory: string;
let ends: { destroy(): void; close?: () => void }[];
let peer: Socket;
let client: RunClient;
let wrong = 0;
let heard = Buffer.alloc(0);

function frame(type: string, ...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(5 + 4 * numbers.length);
  bytes.write(type, "latin1");
  for (const [at, number] of [4 * numbers.length, ...numbers].entries())
    bytes.writeUInt32LE(number, 1 + 4 * at);
  return bytes;
}

/** Types of the frames that the client got. */
function types(): string {
  let found = "";
  for (let at = 0; at + 5 <= heard.length; at += 5 + heard.readUInt32LE(at + 1))
    found += String.fromCharCode(heard[at] as number);
  return found;
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-client-"));
  const server = createServer({ pauseOnConnect: true }).listen(join(directory, "socket"));
  await once(server, "listening");
  peer = connect(join(directory, "socket"));
  const [socket] = (await once(server, "connection")) as [Socket];
  [wrong, heard] = [0, Buffer.alloc(0)];
  peer.on("data", (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes]);
  });
  peer.on("error", () => {});
  const hello = {
    ...{ cwd: "/", args: ["run"], env: { TMPDIR: "/var/tmp/" }, columns: 120, inodes: [1n, 2n] },
    terminals: [false, false, true],
  };
  client = new RunClient(socket, hello, 4711, () => wrong++);
  ends = [peer, socket];
  server.close();
});
afterEach(() => {
  for (const end of ends) end.destroy();
  rmSync(directory, { recursive: true });
});

it("starts its command once and says how it ended", async () => {
  expect(client.temporary).toBe("/var/tmp");
  expect([client.stdout.isTTY, client.stderr.isTTY, client.stderr.columns]).toEqual([false, true, 120]);
  const { ended, kill } = client.start("", ["exec", "--", "x"], { A: "1" });
  await expect.poll(types).toBe("l");
  peer.write(Buffer.concat([frame("W", 90), frame("S")]));
  kill("SIGTERM");
  peer.write(frame("E", 0, 15));
  expect(await ended).toEqual([null, "SIGTERM"]);
  expect(client.stderr.columns).toBe(90);
  client.close(143);
  await expect.poll(types).toBe("lkx");
});

it.each([
  ["an end before a start", frame("E", 0, 0)],
  ["a start of nothing", frame("S")],
  ["a failure of nothing", frame("F", 2)],
  ["a signal that there is not", frame("Y", 4000, 0)],
])("is cut off after %s, and so has ended", async (_, bytes) => {
  let signals = 0;
  client.listen(["SIGTERM"], () => signals++);
  peer.write(bytes);
  await expect.poll(() => client.gone).toBe(true);
  expect([wrong, signals]).toEqual([1, 1]);
  expect(await client.start("", ["exec"], {}).ended).toEqual([null, "SIGKILL"]);
});

it("is a run that was killed if it is gone while its command runs", async () => {
  const { ended } = client.start("", ["exec"], {});
  peer.write(frame("S"));
  peer.destroy();
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(client.gone).toBe(true);
});

it("says that its program cannot be started", async () => {
  const { ended } = client.start("", ["exec"], {});
  peer.write(frame("F", 13));
  await expect(ended).rejects.toMatchObject({ code: "EACCES" });
});

it("hands a run back before anything has begun, and says nothing more", async () => {
  expect(() => client.needsOwnProcess("it asks")).toThrow("it asks");
  client.stderr.write("netmon: error: it asks\n");
  client.close(1);
  await once(peer, "end");
  expect(types()).toBe("w");
});

it("tells whether the terminal has closed", async () => {
  const signals: string[] = [];
  client.listen(["SIGHUP"], (signal) => signals.push(signal));
  peer.write(frame("Y", 1, 1));
  await expect.poll(() => signals).toEqual(["SIGHUP"]);
  expect(await client.terminalIsGone()).toBe(true);
});
