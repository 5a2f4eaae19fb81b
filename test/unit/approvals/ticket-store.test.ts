/** Tickets in the store: each passes once at each layer, and only for the call that was approved. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Ticket } from "../../../src/approvals/ticket.ts";
import { TicketStore } from "../../../src/approvals/ticket-store.ts";
import { answered, LIMITS, proposed } from "./call.ts";

let directory: string;
let store: TicketStore;
const NOW = 1_800_000_000_000;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-tickets-"));
  store = new TicketStore(join(directory, "netmon.db"));
});
afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true });
});

function propose(over: Parameters<typeof proposed>[0] = {}, now = NOW): Ticket {
  const proposal = store.propose(proposed(over), LIMITS, now);
  if (proposal.kind !== "pending") throw new Error(proposal.kind);
  return proposal.ticket;
}

function approve({ id, nonce }: Ticket, now = NOW): Ticket | null {
  return store.answer(id, answered(nonce), LIMITS.expireMs, now);
}

it("has nothing to pass before the answer", () => {
  propose();
  expect(store.pass(proposed(), NOW)).toBeNull();
});

it("passes once at each layer", () => {
  const ticket = propose();
  expect(approve(ticket)).toMatchObject({ id: ticket.id, state: "approved", decidedBy: "alice (uid 1000)" });
  expect(store.pass(proposed(), NOW)?.id).toBe(ticket.id);
  expect(store.pass(proposed(), NOW)).toBeNull();
  expect(store.pass(proposed({ layer: "llm" }), NOW)?.id).toBe(ticket.id);
  expect(store.pass(proposed({ layer: "llm" }), NOW)).toBeNull();
});

it("is not burnt by another call", () => {
  const ticket = propose();
  approve(ticket);
  for (const over of [{ arguments: '{"path":"/"}' }, { toolHash: "sha256:ff" }, { destination: "x" }])
    expect(store.pass(proposed(over), NOW)).toBeNull();
  expect(store.pass(proposed(), NOW)?.id).toBe(ticket.id);
});

it("is one ticket for the same call, whichever layer comes first", () => {
  expect(propose({ layer: "llm", agent: "claude" }).id).toBe(propose().id);
  expect(store.pending("demo", NOW)).toHaveLength(1);
});

it("takes an answer once, and only with the nonce of the ticket", () => {
  const ticket = propose();
  expect(approve({ ...ticket, nonce: "00" })).toBeNull();
  expect(approve({ ...ticket, id: "A-0000000000" })).toBeNull();
  expect(approve(ticket)).not.toBeNull();
  expect(store.answer(ticket.id, answered(ticket.nonce, "rejected"), 1, NOW)).toBeNull();
});

it("asks nobody again about a call that was rejected, until the ticket ends", () => {
  const ticket = propose();
  store.answer(ticket.id, answered(ticket.nonce, "rejected"), LIMITS.expireMs, NOW);
  expect(store.propose(proposed(), LIMITS, NOW + 1)).toMatchObject({
    kind: "rejected",
    ticket: { id: ticket.id },
  });
  expect(store.pass(proposed(), NOW + 1)).toBeNull();
  expect(store.propose(proposed(), LIMITS, NOW + LIMITS.expireMs)).toMatchObject({
    kind: "pending",
    created: true,
  });
});

it("holds only so many that wait, of each session", () => {
  for (let i = 0; i < LIMITS.maxPending; i++) propose({ arguments: `{"i":${i}}` });
  expect(store.propose(proposed(), LIMITS, NOW).kind).toBe("full");
  expect(store.propose(proposed({ arguments: '{"i":1}' }), LIMITS, NOW).kind).toBe("pending");
  expect(store.propose(proposed({ sessionId: "other" }), LIMITS, NOW).kind).toBe("pending");
});

it("ends, answered or not, and says so once", () => {
  const [one, other] = [propose(), propose({ toolName: "b" })];
  approve(other);
  const end = NOW + LIMITS.expireMs;
  expect(approve(one, end)).toBeNull();
  expect(store.pass(proposed({ toolName: "b" }), end)).toBeNull();
  expect(store.expire("demo", end - 1)).toEqual([]);
  expect(
    store
      .expire("demo", end)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([one.id, other.id].sort());
  expect(store.expire("demo", end)).toEqual([]);
  expect(store.list("demo", end).tickets.map(({ state }) => state)).toEqual(["expired", "expired"]);
});

it("does not call a ticket expired that passed", () => {
  approve(propose());
  store.pass(proposed(), NOW);
  expect(store.expire("demo", NOW + 2 * LIMITS.expireMs)).toEqual([]);
});

it("forgets what ended an hour ago", () => {
  propose();
  propose({ toolName: "b" }, NOW + 2 * 3_600_000);
  expect(store.list("demo", NOW).tickets.map(({ toolName }) => toolName)).toEqual(["b"]);
});

it("lists what waits first, then what can pass, then the newest, and says how many are left off", () => {
  for (let i = 0; i < 10; i++) {
    const { id, nonce } = propose({ toolName: `old${i}` }, NOW + i);
    store.answer(id, answered(nonce, "rejected"), LIMITS.expireMs, NOW + i);
  }
  approve(propose({ toolName: "open" }, NOW - 1), NOW);
  const waiting = [propose({ toolName: "first" }, NOW - 20), propose({ toolName: "second" }, NOW - 10)];
  const { tickets, leftOff } = store.list("demo", NOW + 20, 4);
  const ids = waiting.map(({ id }) => id);
  expect(tickets.slice(0, 2).map(({ id }) => id)).toEqual(ids);
  expect(tickets.slice(2).map(({ toolName }) => toolName)).toEqual(["open", "old9", "old8", "old7"]);
  expect(leftOff).toBe(7);
  expect(store.list("demo", NOW + 20)).toMatchObject({ leftOff: 0, tickets: { length: 13 } });
  expect(store.pending("demo", NOW + 20).map(({ id }) => id)).toEqual(ids);
  expect(store.countPending("demo", NOW + 20)).toBe(2);
});
