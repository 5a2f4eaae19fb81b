// group: programs
/** One approved ticket, and several processes that want it, some of which are killed meanwhile: it passes at most once. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TicketStore } from "../../../src/approvals/ticket-store.ts";
import { answered, proposed } from "./call.ts";

const PROCESSES = 4;
const ROUNDS = 60;
const TAKER = new URL("take-tickets.ts", import.meta.url).pathname;
let directory: string;
let path: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-race-"));
  path = join(directory, "netmon.db");
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Its lines: numbers of the rounds whose ticket it got. */
function taker(taken: number[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", TAKER, path, String(ROUNDS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\n")) if (/^\d+$/.test(line)) taken.push(Number(line));
  });
  return child;
}

it("passes at most once, and once where nobody is killed", { timeout: 120_000 }, async () => {
  const store = new TicketStore(path);
  const now = Date.now();
  for (let round = 0; round < ROUNDS; round++) {
    const call = proposed({ arguments: `{"round":${round}}` });
    const proposal = store.propose(call, { maxPending: ROUNDS, expireMs: 3_600_000 }, now);
    if (proposal.kind !== "pending") throw new Error(proposal.kind);
    store.answer(proposal.ticket.id, answered(proposal.ticket.nonce), 3_600_000, now);
  }
  const taken: number[] = [];
  const children = Array.from({ length: PROCESSES }, () => taker(taken));
  const ends = children.map((child) => once(child, "close"));
  const victims = children.slice(0, PROCESSES / 2);
  for (const victim of victims) victim.stdout?.once("data", () => victim.kill("SIGKILL"));
  await Promise.all(ends);
  const survivors = [taker(taken)];
  await Promise.all(survivors.map((child) => once(child, "close")));
  expect(new Set(taken).size).toBe(taken.length);
  const passed = store.list("demo", now).tickets.filter((ticket) => ticket.passed.mcp !== null);
  store.close();
  // a ticket that was taken in the moment of the kill is lost, not passed twice
  expect(passed).toHaveLength(ROUNDS);
  expect(taken.length).toBeGreaterThanOrEqual(ROUNDS - victims.length);
});
