/**
 * The relay, asked by a controller that this test plays: what it reads for it, what it refuses to ask for, and that it
 * starts the program that was checked or none.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const RELAY = fileURLToPath(new URL("../../dist/native/netmon-shim", import.meta.url));
const NUL = "\0";

let directory: string;
let server: Server;
let relay: ChildProcess;
let socket: Socket;
const frames: { type: string; payload: Buffer }[] = [];

const at = (name: string): string => join(directory, name);

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-relay-")));
  frames.length = 0;
});
afterEach(async () => {
  socket.destroy();
  if (relay.exitCode === null && relay.signalCode === null) await once(relay, "exit");
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
});

/** Starts the relay in front of this command; resolves when it has connected. */
async function start(command: readonly string[]): Promise<void> {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(at("socket"), resolve));
  const connected = once(server, "connection");
  relay = spawn(RELAY, [at("socket"), "shim", "--", ...command], { stdio: "pipe" });
  [socket] = (await connected) as [Socket];
  let rest = Buffer.alloc(0);
  socket
    .on("error", () => {})
    .on("data", (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const size = rest.length < 5 ? Number.POSITIVE_INFINITY : rest.readUInt32LE(1);
        if (rest.length < 5 + size) break;
        frames.push({ type: rest.toString("latin1", 0, 1), payload: rest.subarray(5, 5 + size) });
        rest = rest.subarray(5 + size);
      }
    });
  say("a");
}

function say(type: string, payload = ""): void {
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeUInt32LE(Buffer.byteLength(payload), 1);
  socket.write(Buffer.concat([head, Buffer.from(payload)]));
}

async function answer(...types: string[]): Promise<{ type: string; payload: Buffer }> {
  const next = () => frames.find(({ type }) => types.includes(type));
  await expect.poll(next).toBeDefined();
  return frames.splice(frames.indexOf(next() as (typeof frames)[0]), 1)[0] as (typeof frames)[0];
}

async function read(
  what: string,
  offset = 0,
): Promise<{ kind: string; identity: string; path: string; bytes: Buffer }> {
  say("r", `${what}${NUL}${offset}${NUL}`);
  const { payload } = await answer("R");
  const [kind = "", identity = "", path = ""] = payload.toString("latin1").split(NUL);
  return { kind, identity, path, bytes: payload.subarray(kind.length + identity.length + path.length + 3) };
}

/** The path that a process was started with (AT_EXECFN). */
function executedName(pid: string): string {
  const auxiliary = readFileSync(`/proc/${pid}/auxv`);
  let at = 0;
  while (auxiliary.readBigUInt64LE(at) !== 31n) at += 16;
  const bytes = Buffer.alloc(4096);
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const size = readSync(memory, bytes, 0, bytes.length, auxiliary.readBigUInt64LE(at + 8));
  closeSync(memory);
  const [name = ""] = bytes.toString("utf8", 0, size).split(NUL);
  return name;
}

it("reads files in pieces and directories by name, and waits for no pipe", async () => {
  await start(["true"]);
  const content = Buffer.alloc(100_000, "content ");
  writeFileSync(at("file"), content);
  execFileSync("ln", ["-s", at("file"), at("link")]);
  execFileSync("mkfifo", [at("pipe")]);
  const [first, second] = [await read(at("link")), await read(at("link"), 65_536)];
  expect([first.kind, first.path, first.identity]).toEqual(["file", at("file"), second.identity]);
  expect(Buffer.concat([first.bytes, second.bytes]).equals(content)).toBe(true);
  expect((await read(at("link"), 100_000)).bytes.length).toBe(0);
  writeFileSync(at("other"), content);
  renameSync(at("other"), at("file"));
  expect((await read(at("link"))).identity).not.toBe(first.identity);
  const { kind, bytes } = await read(directory);
  expect([kind, bytes.toString().split(NUL).filter(Boolean).sort()]).toEqual([
    "directory",
    ["file", "link", "pipe", "socket"],
  ]);
  for (const none of [at("pipe"), at("missing"), "/dev/zero"])
    expect(await read(none)).toMatchObject({ kind: "none", bytes: Buffer.alloc(0) });
});

it("asks its own command for the images that this names, and for nothing else", async () => {
  const id = createHash("sha256").update("image").digest("hex");
  writeFileSync(at("docker"), `#!/bin/sh\necho "$@" >> ${at("asked")}\necho ${id}\n`, { mode: 0o755 });
  await start([at("docker"), "--context", "here", "run", "-i", "weather:1"]);
  expect(await read("weather:1")).toMatchObject({ kind: "image", identity: `sha256:${id}` });
  expect(await read("another:1")).toMatchObject({ kind: "none", identity: "" });
  expect(readFileSync(at("asked"), "utf8")).toBe("--context here image inspect --format {{.Id}} weather:1\n");
});

it("asks an engine whose command says `container run`", async () => {
  const id = createHash("sha256").update("image").digest("hex");
  writeFileSync(at("podman"), `#!/bin/sh\n[ "$1" = image ] && echo ${id}\n`, { mode: 0o755 });
  await start([at("podman"), "container", "run", "-i", "weather:1"]);
  expect(await read("weather:1")).toMatchObject({ kind: "image", identity: `sha256:${id}` });
});

it("starts the program that was checked, with its name and arguments", async () => {
  copyFileSync("/bin/sleep", at("server"));
  await start([at("server"), "60"]);
  const { kind, identity } = await read(at("server"));
  expect(kind).toBe("program");
  say("s", `${identity}${NUL}`);
  await answer("S");
  const pid = readFileSync(`/proc/${relay.pid}/task/${relay.pid}/children`, "utf8").trim();
  expect(readFileSync(`/proc/${pid}/cmdline`, "utf8")).toBe(`${at("server")}${NUL}60${NUL}`);
  expect(executedName(pid)).toBe(at("server")); // before Linux 6.14 `ps` names a process after it
});

it("starts nothing if the program was written to or replaced after the check", async () => {
  copyFileSync("/bin/sleep", at("server"));
  await start([at("server"), "60"]);
  const { identity } = await read(at("server"));
  appendFileSync(at("server"), "changed");
  say("s", `${identity}${NUL}`);
  const { type, payload } = await answer("F", "S");
  expect([type, payload.readUInt32LE()]).toEqual(["F", constants.errno.ESTALE]);
});

it("starts nothing if the program was moved away after the check and put back", async () => {
  copyFileSync("/bin/sleep", at("server"));
  await start([at("server"), "60"]);
  const { identity } = await read(at("server"));
  renameSync(at("server"), at("away"));
  renameSync(at("away"), at("server"));
  say("s", `${identity}${NUL}`);
  const { type, payload } = await answer("F", "S");
  expect([type, payload.readUInt32LE()]).toEqual(["F", constants.errno.ESTALE]);
});
