// group: machine
/** Readiness: the content of a ready file, whom the canary refuses, and how long netmon waits. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stateDirs } from "../../../../src/state/paths.ts";
import { noteReadiness, refusedHere, waitUntilReady } from "../../../../src/watch/ready/ready-note.ts";
import { sessionReadiness } from "../../../../src/watch/ready/session-readiness.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-ready-"));
afterAll(() => rmSync(directory, { recursive: true }));

let listener: net.Server;
beforeAll(async () => {
  listener = net.createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(listener, "listening");
});
afterAll(() => {
  listener.close();
});

const options = { sessionId: null, enforcing: false, inside: false };
const good = { session_id: "a", mode: "enforce", verified: true, cgroup: "/agent" };

function file(content: unknown): string {
  const path = join(directory, "ready.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

describe("a ready file", () => {
  it("a ready file of a verified session is ready", async () => {
    expect(await noteReadiness(file(good), { ...options, sessionId: "a", enforcing: true })).toEqual({
      ready: true,
      text: "session a: enforce at /agent",
    });
  });

  it.each([
    ["half written", '{"session_id": "a', {}, "cannot be read"],
    ["of another form", '"a"', {}, "is not a ready file"],
    ["empty", "null", {}, "is not a ready file"],
    ["of no session", {}, {}, "is not a ready file"],
    ["of another session", good, { sessionId: "b" }, "is of session a, not of b"],
    ["not verified", { ...good, verified: false }, {}, "not verified"],
    ["observing", { ...good, mode: "observe" }, { enforcing: true }, "nothing is refused"],
    [
      "with a hole",
      { ...good, holes: [{ text: "x[1] holds it", remedy: "end it" }] },
      { enforcing: true },
      "NOT COVERED: x[1] holds it: end it",
    ],
    ["without a canary", good, { inside: true }, "names no canary"],
    [
      "with a canary that is not an address",
      { ...good, canary: { address: "x", port: 1 } },
      { inside: true },
      "no canary",
    ],
  ])("%s is not", async (_, content, more, why) => {
    const { ready, text } = await noteReadiness(file(content), { ...options, ...more });
    expect(ready).toBe(false);
    expect(text).toContain(why);
  });

  it("a ready file that is not there is not", async () => {
    const found = await noteReadiness(join(directory, "none"), options);
    expect(found).toMatchObject({ ready: false, text: expect.stringContaining("is not there") });
  });

  it("is not ready inside where its canary answers, or nobody is there", async () => {
    const { port } = listener.address() as net.AddressInfo;
    for (const canary of [
      { address: "127.0.0.1", port },
      { address: "127.0.0.1", port: 1 },
      { address: "127.0.0.1", port: 65_536 },
    ]) {
      expect(await refusedHere(canary)).toBe(false);
      const found = await noteReadiness(file({ ...good, canary }), { ...options, inside: true });
      expect(found).toMatchObject({ ready: false, text: expect.stringContaining("not in session a") });
    }
  });
});

describe("waiting", () => {
  it("ends with the first answer that is ready, and looks at least once", async () => {
    let looks = 0;
    const found = await waitUntilReady(() => ({ ready: ++looks === 3, text: String(looks) }), 60_000);
    expect(found).toEqual({ ready: true, text: "3" });
    expect(await waitUntilReady(() => ({ ready: false, text: "no" }), 0)).toEqual({
      ready: false,
      text: "no",
    });
  });

  it("ends with the last answer when the time is over", async () => {
    let looks = 0;
    const found = await waitUntilReady(() => ({ ready: false, text: String(++looks) }), 120);
    expect(found).toEqual({ ready: false, text: String(looks) });
    expect(looks).toBeGreaterThan(1);
  });
});

it("a session that is not there is not ready", () => {
  const found = sessionReadiness(stateDirs(directory), "none", false);
  expect(found).toMatchObject({ ready: false, text: expect.stringContaining("there is no session none") });
});
