// group: programs
/** A desk and its webhooks, with a receiver on loopback: who is notified, whose answer counts, and what is refused. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApprovalDesk } from "../../../src/approvals/held-calls.ts";
import { TicketStore } from "../../../src/approvals/ticket-store.ts";
import { defaultConfig } from "../../../src/config/parse.ts";
import { zeroInspectionCounters } from "../../../src/event/counters.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { stateDirs, storePath } from "../../../src/state/paths.ts";
import { ApprovalReceiver, newSecret, signedAnswer, writeSecret } from "../../e2e/approval-receiver.ts";
import { answered, LIMITS, proposed } from "./call.ts";

vi.setConfig({ testTimeout: 90_000 }); // many processes, on a machine that may be busy

const ENOUGH = { timeout: 60_000 };
let directory: string;
let receiver: ApprovalReceiver;
const desks: ApprovalDesk[] = [];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-webhook-"));
  receiver = await ApprovalReceiver.start();
});
afterEach(async () => {
  await Promise.all(desks.splice(0).map((desk) => desk.close()));
  await receiver.close();
  rmSync(directory, { recursive: true });
});

function start({ holdMs = 60_000, polls = true, secret = receiver.secret, url = receiver.url } = {}) {
  const events: NetmonEvent[] = [];
  const said: string[] = [];
  const note = (text: string): void => void said.push(text);
  const counters = zeroInspectionCounters();
  const file = writeSecret(join(directory, "secret"), secret);
  const config = { url: `${url}/hook`, answers_url: polls ? `${url}/answers` : "", secret_file: file };
  const own = { max_pending: 3, webhooks: [{ ...config, timeout_seconds: 5, retries: 0 }] };
  const { store, approvals } = defaultConfig();
  const make = (): ApprovalDesk =>
    new ApprovalDesk({
      ...{
        sessionId: "demo",
        dirs: stateDirs(directory),
        emit: (event) => void events.push(event),
        counters,
      },
      log: { debug: note, info: note, warn: note, error: note },
      longestHoldMs: holdMs,
      config: () => ({ store: { ...store, enabled: true }, approvals: { ...approvals, ...own } }),
    });
  const desk = make();
  desks.push(desk);
  const ask = (over: Parameters<typeof proposed>[0] = {}) =>
    desk.ask(proposed(over), false, new AbortController().signal);
  const failures = () =>
    events.flatMap((event) => (event.type === "netmon_approval_webhook_failed" ? [event] : []));
  return { ask, counters, events, said, failures, desk, make, file };
}

const asked = async () => {
  await expect.poll(() => receiver.requested.length, ENOUGH).toBeGreaterThan(0);
  return receiver.requested[0]!;
};

describe("an answer", () => {
  it("in the response to the message lets the call pass, and says by whom", async () => {
    receiver.respond = ({ type, data }) =>
      type === "approval.requested"
        ? JSON.stringify({ answers: [signedAnswer(receiver.secret, data as never)] })
        : "";
    const { ask, events } = start({ polls: false });
    expect(await ask()).toMatchObject({ passes: true, reason: "approved" });
    const approved = events.find((event) => event.type === "mcp_call_approval" && event.state === "approved");
    expect(approved).toMatchObject({
      ...{ decided_by: `alice (webhook ${receiver.url})`, uid: null, channel: "webhook", always: false },
    });
    expect(receiver.of("approval.waiting")).toEqual([]);
    await expect
      .poll(() => receiver.of("approval.ended"), ENOUGH)
      .toMatchObject([{ data: { state: "approved", decided_by: `alice (webhook ${receiver.url})` } }]);
  });

  it("is asked for until it comes, with the arguments in what was told", async () => {
    const { ask, failures } = start();
    const held = ask();
    const approval = await asked();
    expect(approval).toMatchObject({
      ...{ session_id: "demo", server_id: "files", tool_name: "delete_file", input: { path: "/tmp/x" } },
    });
    receiver.answers = [signedAnswer(receiver.secret, approval)];
    expect(await held).toMatchObject({ passes: true, reason: "approved" });
    expect(receiver.of("approval.waiting")[0]).toMatchObject({
      path: "/answers",
      data: { approval_ids: [approval.approval_id] },
    });
    expect(receiver.unsigned).toBe(0);
    expect(failures()).toEqual([]);
  });

  it("a rejection rejects the call", async () => {
    const { ask } = start();
    const held = ask();
    const data = { reason: "not today" };
    receiver.answers = [signedAnswer(receiver.secret, await asked(), { decision: "reject", data })];
    expect(await held).toMatchObject({ passes: false, reason: "approval_rejected" });
  });

  it("an answer that comes again lets nothing more pass, and is no fault", async () => {
    const { ask, failures, counters } = start();
    const first = ask();
    receiver.answers = [signedAnswer(receiver.secret, await asked())];
    expect(await first).toMatchObject({ passes: true });
    const second = ask();
    await expect.poll(() => receiver.requested.length, ENOUGH).toBe(2);
    const polls = receiver.of("approval.waiting").length;
    await expect.poll(() => receiver.of("approval.waiting").length, ENOUGH).toBeGreaterThan(polls + 2);
    expect(failures()).toEqual([]);
    // under an id of its own it is an answer to a ticket that has ended
    receiver.answers = [signedAnswer(receiver.secret, receiver.requested[0]!)];
    await expect.poll(() => counters.approval_answers_refused, ENOUGH).toBe(1);
    receiver.answers = [signedAnswer(receiver.secret, receiver.requested[1]!, { decision: "reject" })];
    expect(await second).toMatchObject({ passes: false, reason: "approval_rejected" });
  });
});

describe("is refused, counted and told, and the call still waits:", () => {
  it.each<[string, (approval: Awaited<ReturnType<typeof asked>>) => unknown, RegExp]>([
    ["another secret's answer", (approval) => signedAnswer(newSecret(), approval), /signature/],
    [
      "an old one",
      (a) => signedAnswer(receiver.secret, a, { seconds: Math.floor(Date.now() / 1000) - 400 }),
      /ago/,
    ],
    ["one with another nonce", (a) => signedAnswer(receiver.secret, { ...a, nonce: "00" }), /no call/],
    ["an unknown call's", (a) => signedAnswer(receiver.secret, { ...a, approval_id: "A-0" }), /no call/],
    ["what is not a message", () => "yes", /not a signed message/],
  ])("%s", async (_what, make, text) => {
    const { ask, failures, counters } = start();
    const held = ask();
    const approval = await asked();
    receiver.answers = [make(approval)];
    await expect.poll(() => counters.approval_answers_refused, ENOUGH).toBeGreaterThan(0);
    expect(failures()[0]).toMatchObject({
      ...{ failure: "answer_refused", receiver: receiver.url, count: 1, text: expect.stringMatching(text) },
    });
    receiver.answers = [signedAnswer(receiver.secret, approval)];
    expect(await held).toMatchObject({ passes: true });
  });

  it("an answer to another session's call", async () => {
    const store = new TicketStore(storePath(stateDirs(directory)));
    const { ask, counters } = start();
    const held = ask();
    const approval = await asked();
    const other = store.propose(proposed({ sessionId: "other" }), LIMITS, Date.now());
    if (other.kind !== "pending") throw new Error(other.kind);
    const { id, nonce } = other.ticket;
    receiver.answers = [signedAnswer(receiver.secret, { approval_id: id, nonce })];
    await expect.poll(() => counters.approval_answers_refused, ENOUGH).toBeGreaterThan(0);
    expect(store.get(id)).toMatchObject({ state: "pending" });
    store.close();
    receiver.answers = [signedAnswer(receiver.secret, approval)];
    expect(await held).toMatchObject({ passes: true });
  });
});

describe("a receiver", () => {
  it("a receiver that is not there leaves the call as if nobody answered, and is told of once", async () => {
    await receiver.close();
    const { ask, failures, counters } = start({ holdMs: 1500 });
    expect(await ask()).toMatchObject({ passes: false, reason: "approval_required" });
    await expect.poll(() => counters.approval_messages_dropped, ENOUGH).toBe(1);
    expect(
      failures()
        .map(({ failure }) => failure)
        .sort(),
    ).toEqual(["not_asked", "not_delivered"]);
    expect(failures()[0]).toMatchObject({ receiver: receiver.url, text: "ECONNREFUSED" });
    receiver = await ApprovalReceiver.start();
  });

  it("a receiver that does not respond holds up neither the call nor the end", async () => {
    receiver.hangs = true;
    const { ask, desk } = start({ holdMs: 0 });
    expect(await ask()).toMatchObject({ passes: false, reason: "approval_required" });
    await expect.poll(() => receiver.received.length, ENOUGH).toBe(2);
    expect(receiver.of("approval.waiting")).toHaveLength(1);
    await desk.close();
    expect(receiver.received).toHaveLength(2);
  });

  it("hears that a call was answered elsewhere, and is asked no more", async () => {
    const { ask } = start();
    const held = ask();
    const { approval_id, nonce } = await asked();
    const store = new TicketStore(storePath(stateDirs(directory)));
    store.answer(approval_id, answered(nonce), 300_000, Date.now());
    store.close();
    expect(await held).toMatchObject({ passes: true });
    await expect.poll(() => receiver.of("approval.ended"), ENOUGH).toMatchObject([{ data: { approval_id } }]);
    const polls = receiver.of("approval.waiting").length;
    const later = ask({ toolName: "other" });
    await expect.poll(() => receiver.of("approval.waiting").length, ENOUGH).toBeGreaterThan(polls);
    expect(receiver.of("approval.waiting").at(-1)?.data.approval_ids).toEqual([
      receiver.requested[1]?.approval_id,
    ]);
    receiver.answers = [signedAnswer(receiver.secret, receiver.requested[1]!)];
    await later;
  });

  it("whose secret others can read is not used", async () => {
    const { make, file, said, counters } = start();
    chmodSync(file, 0o644);
    const desk = make();
    desks.push(desk);
    expect(said.join("\n")).toMatch(/can be read or written by others: chmod 600/);
    const gone = new AbortController();
    const held = desk.ask(proposed(), false, gone.signal);
    await expect.poll(() => counters.approval_messages_dropped, ENOUGH).toBe(1);
    gone.abort();
    expect(await held).toMatchObject({ passes: false });
    expect(receiver.received).toEqual([]);
  });
});
