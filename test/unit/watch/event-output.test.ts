/** Events to a reader that reads, stops reading, and resumes. */
import { Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { EventOutput } from "../../../src/cli/output/event-output.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";

/** Takes what is written only while `open`. */
class Reader extends Writable {
  text = "";
  #release: (() => void) | null = null;
  #open = true;

  /** Bytes on its disk. */
  room = Number.POSITIVE_INFINITY;

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.text += chunk.subarray(0, this.room).toString();
    const full = chunk.length > this.room;
    this.room = Math.max(0, this.room - chunk.length);
    if (full) done(new Error("ENOSPC"));
    else if (this.#open) done();
    else this.#release = done;
  }

  set open(open: boolean) {
    this.#open = open;
    if (open) this.#release?.();
  }

  get events(): NetmonEvent[] {
    return this.text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as NetmonEvent);
  }
}

/** It goes on after an error, as process.stdout does. */
class File extends Reader {
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    done(error);
    (this as unknown as { _undestroy(): void })._undestroy();
  }
}

function started(stdout: Reader): EventOutput {
  const stream = new Reader();
  return new EventOutput({ stdin: process.stdin, stdout, stderr: stream, env: {}, exitCode: 0 }, "json", "s");
}

/** A connection of about `bytes` bytes. */
const event = (comm: string, bytes = 0): NetmonEvent => ({
  type: "mcp_network_connection",
  timestamp: "2026-01-01T00:00:00.000Z",
  session_id: "s",
  remote_addr: "10.0.0.1:80",
  server_id: null,
  server_type: null,
  action: "allow",
  protocol: "tcp",
  reason: "undeclared",
  rule: null,
  mode: "observe",
  would_block: false,
  pid: 1,
  comm: comm.padEnd(bytes),
  uid: 0,
  cgroup: "/s",
  host: null,
  errno: null,
  count: 1,
  generation: 1,
  hook: "connect4",
});

const failed: NetmonEvent = {
  type: "netmon_enforcement_failed",
  timestamp: "2026-01-01T00:00:00.000Z",
  session_id: "s",
  failed: ["connect4"],
  detail: "the canary was not refused",
};

describe("event output", () => {
  it("writes every event on a line of its own, in order, batched by turns of the event loop", async () => {
    const stdout = new Reader();
    const output = started(stdout);
    for (let i = 0; i < 3; i++) output.emit(event(String(i)));
    expect(stdout.text).toBe("");
    await turn();
    const told = (): unknown[] => stdout.events.map((e) => "comm" in e && e.comm);
    expect(told()).toEqual(["0", "1", "2"]);
    output.emit(event("3"));
    await expect.poll(() => told()).toEqual(["0", "1", "2", "3"]);
  });

  it("leaves out what a stalled reader cannot take, counts it, and says so once it reads again", async () => {
    const stdout = new Reader();
    const output = started(stdout);
    stdout.open = false;
    const megabyte = 1 << 20;
    for (let i = 0; i < 30; i++) output.emit(event(`${i}`, megabyte));
    const dropped = output.dropped;
    expect(dropped).toBeGreaterThan(10); // 16 MiB wait at most
    expect(dropped).toBeLessThan(16);
    stdout.open = true;
    await turn();
    output.emit(event("after"));
    await output.end();
    const all = stdout.events;
    expect(all).toHaveLength(30 - dropped + 2);
    expect(all.at(-2)).toMatchObject({
      type: "netmon_events_dropped",
      where: "output",
      dropped,
      total: dropped,
    });
    expect(all.at(-1)).toMatchObject({ comm: "after" });
  });

  it("counts what a full disk does not take, and goes on after a line that was cut off", async () => {
    const stdout = new File();
    const errors: string[] = [];
    stdout.on("error", ({ message }) => errors.push(message));
    const output = started(stdout);
    stdout.room = 10;
    for (const name of ["a", "b"]) output.emit(event(name));
    await expect.poll(() => output.dropped).toBe(2);
    output.emit(event("c")); // with a report that is lost as well
    await expect.poll(() => output.dropped).toBe(3);
    stdout.room = Number.POSITIVE_INFINITY;
    output.emit(event("after"));
    await output.end();
    const [cut, ...lines] = stdout.text.trimEnd().split("\n");
    expect(cut).toHaveLength(10);
    const told = lines.map((line) => JSON.parse(line) as NetmonEvent);
    expect(told).toMatchObject([
      { type: "netmon_events_dropped", dropped: 3, total: 3 },
      { type: "mcp_network_connection", comm: "after" },
    ]);
    expect(errors).toEqual(["ENOSPC", "ENOSPC"]);
  });

  it("ends a line that another session's events were cut off in", async () => {
    const stdout = new File();
    stdout.on("error", () => {});
    const [first, second] = [started(stdout), started(stdout)];
    stdout.room = 10;
    first.emit(event("cut"));
    await expect.poll(() => first.dropped).toBe(1);
    stdout.room = Number.POSITIVE_INFINITY;
    second.emit(event("whole"));
    await second.end();
    const [cut, ...lines] = stdout.text.trimEnd().split("\n");
    expect(cut).toHaveLength(10);
    expect(lines.map((line) => JSON.parse(line) as NetmonEvent)).toMatchObject([{ comm: "whole" }]);
  });

  it("reports at the end what was left out last", async () => {
    const stdout = new Reader();
    const output = started(stdout);
    stdout.open = false;
    for (let i = 0; i < 20; i++) output.emit(event(`${i}`, 1 << 20));
    const { dropped } = output;
    expect(dropped).toBeGreaterThan(0);
    const ended = output.end();
    stdout.open = true;
    await ended;
    expect(stdout.events.at(-1)).toMatchObject({ type: "netmon_events_dropped", dropped, total: dropped });
  });

  it("keeps what netmon says of itself while connections are left out", async () => {
    const stdout = new Reader();
    const output = started(stdout);
    stdout.open = false;
    for (let i = 0; i < 20; i++) output.emit(event(`${i}`, 1 << 20));
    const { dropped } = output;
    output.emit(failed);
    const ended = output.end();
    stdout.open = true;
    await ended;
    expect(output.dropped).toBe(dropped);
    expect(stdout.events.slice(-2)).toEqual([expect.objectContaining({ dropped }), failed]);
  });

  it("ends at once when the reader is gone", async () => {
    const stdout = new Reader();
    const output = started(stdout);
    stdout.destroy();
    output.emit(event("unseen"));
    await output.end();
    expect(stdout.text).toBe("");
  });
});

it("names the session in lines for people where there are several, and leaves JSON as it is", async () => {
  const stdout = new Reader();
  const io = { stdin: process.stdin, stdout, stderr: new Reader(), env: {}, exitCode: 0 };
  for (const format of ["pretty", "json"] as const)
    for (const among of [true, false]) {
      const output = new EventOutput(io, format, "s", { among });
      output.emit(event("node"));
      await output.end();
    }
  const [namedDay, named, day, alone, json, sameJson] = stdout.text.split("\n");
  expect(named).toBe(`${"s".padEnd(12)}  ${alone}`);
  expect([namedDay, day]).toEqual([`${"s".padEnd(12)}  2026-01-01 (UTC)`, "2026-01-01 (UTC)"]);
  expect(alone).toMatch(/^\d\d:\d\d:\d\d/);
  expect(json).toBe(sameJson);
});
