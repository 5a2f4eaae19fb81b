/** The chain of a session whose writers were killed in the middle of it, and after a power cut lost its end. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { ChainReader } from "../../../src/store/chain-reader.ts";
import { type Verdict, verifyChain } from "../../../src/store/chain-verify.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { newStore, numbered, OPTIONS, range } from "./sample.ts";

const KEY = new Uint8Array(randomBytes(32));
const SCRIPT = fileURLToPath(new URL("./write-chain.ts", import.meta.url));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Resolves as soon as something of it is stored. */
async function startWriter(path: string): Promise<ChildProcess> {
  const words = ["--import", "tsx", SCRIPT, path, Buffer.from(KEY).toString("hex")];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  await once(child.stdout!, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

function verify(path: string, anchors: Verdict["heads"] = []): Verdict {
  const reader = new ChainReader(path);
  try {
    return verifyChain(reader.records("demo"), { key: KEY, anchors });
  } finally {
    reader.close();
  }
}

/** Two processes with a thread each, which transpile all they load. */
const STARTS_MS = 180_000;

it("verifies whenever one of several writers is killed, retention at work", {
  timeout: STARTS_MS,
}, async () => {
  const path = newStore();
  const writers = await Promise.all([1, 2].map(() => startWriter(path)));
  for (const writer of writers) {
    const { stdout } = writer;
    for (let wait = Math.random() * 3; wait > 0; wait--) await once(stdout!, "data");
    await kill(writer);
    expect(verify(path)).toMatchObject({ problem: null, unchained: 0 });
  }
  // of the writers' streams, retention has forgotten those that the other's events have pushed out as a whole
  const { events, streams, signed } = verify(path);
  expect(events).toBeGreaterThan(0);
  expect(streams).toBeGreaterThan(0);
  expect(signed).toBe(true);
});

it("verifies without the end of the log that a power cut took, and a head kept elsewhere names what is gone", async () => {
  const path = newStore();
  const writer = openEventWriter(path, { ...OPTIONS, chain: { sessionId: "demo", key: KEY } });
  for (const n of range(0, 10)) {
    for (const m of range(0, 20)) writer.event(numbered(20 * n + m));
    await writer.flush();
  }
  const cuts = [0, 0.25, 0.5, 0.75].map((part, n) => {
    const copy = join(dirname(path), `${n}.db`);
    // not by this process, which holds SQLite's locks on them
    execFileSync("cp", [path, copy]);
    execFileSync("cp", [`${path}-wal`, `${copy}-wal`]);
    truncateSync(`${copy}-wal`, Math.floor(statSync(`${copy}-wal`).size * part));
    return copy;
  });
  await writer.close();
  const events = cuts.map((copy) => {
    expect(verify(copy)).toMatchObject({ problem: null, unchained: 0 });
    expect(verify(copy, [writer.head!]).problem?.text).toContain("kept elsewhere");
    return verify(copy).events;
  });
  expect(new Set(events).size).toBeGreaterThan(1);
});
