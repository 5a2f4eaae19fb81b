// group: programs
/** Calls at a shim that wait for a person: what an answer permits, and what an agent may try. */
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Asked } from "./asked-shim.ts";
import { netmon } from "./start-netmon.ts";

afterAll(() => Asked.removeAll());

const ASK = { server: "files", tool: "wipe" };
function config(over: object = {}, ask: object = ASK, mode = "enforce"): object {
  return { sandbox: { mcp: { mode, ask: [ask] } }, approvals: { hold_seconds: 60, ...over } };
}
const AT_ONCE = { hold_seconds: 0 };
const DONE = { result: { content: [{ text: "done" }] } };
const WAITS = { error: { data: { reason: "approval_required", rule: "sandbox.mcp.ask[0]" } } };

describe.concurrent("a call that asks", () => {
  it("waits, and passes when a person says yes; what else goes on meanwhile does not wait", async () => {
    const asked = await Asked.start(config());
    const held = asked.call('{"path":"/srv","deep":{"b":1,"a":2}}');
    const ticket = await asked.approvals.one();
    expect(ticket).toMatchObject({
      ...{ sessionId: "s", layer: "mcp", serverId: "files", toolName: "wipe", state: "pending" },
      ...{ arguments: '{"deep":{"a":2,"b":1},"path":"/srv"}', rule: "sandbox.mcp.ask[0]" },
      toolHash: expect.stringMatching(/^sha256:/),
    });
    expect(await asked.call('{"path":"/etc"}', "read")).toMatchObject(DONE);
    expect(asked.ran).toEqual([{ path: "/etc" }]);
    expect((await asked.approvals.run("show", ticket.id)).stdout).toMatch(/"path": "\/srv"/);
    const allowed = await asked.approvals.run("allow", ticket.id, "--reason", "it is mine");
    expect(allowed).toMatchObject({ code: 0, stdout: `approved ${ticket.id} files/wipe\n` });
    expect(await held).toMatchObject(DONE);
    expect(asked.ran).toContainEqual({ path: "/srv", deep: { b: 1, a: 2 } });
    await expect.poll(() => asked.states()).toEqual(["proposed", "approved", "consumed", "returned"]);
    const [, approved] = asked.approvals.events("s");
    expect(approved).toMatchObject({
      ...{ decided_by: expect.stringContaining("uid 0"), uid: 0, reason: "it is mine", channel: "command" },
      waited_ms: expect.any(Number),
    });
    const report = await netmon(["--state-dir", asked.place.state, "report", "--session", "s", "--json"]);
    expect(JSON.parse(report.stdout)).toMatchObject({
      approvals: { proposed: 1, approved: 1, consumed: 1, waiting_ms: { median: approved?.waited_ms } },
    });
  });

  it("is refused with a reference when nobody answers in time, and passes once when it comes again", async () => {
    const asked = await Asked.start(config(AT_ONCE));
    const first = await asked.call('{"path":"/srv","n":100}');
    const { id } = await asked.approvals.one();
    expect(first).toMatchObject(WAITS);
    expect(JSON.stringify(first)).toContain(`reference is ${id}`);
    expect(await asked.call('{"path":"/srv","n":100}')).toMatchObject(WAITS);
    await asked.approvals.run("allow", id);
    // other arguments, and what looks like the same
    for (const args of [
      '{"path":"/","n":100}',
      '{"path":"/srv","n":"100"}',
      '{"path":"/srv\\u200b","n":100}',
      '{"path":"/srv","n":100,"force":true}',
    ])
      expect(await asked.call(args)).toMatchObject(WAITS);
    expect(asked.ran).toEqual([]);
    // the same, written otherwise
    expect(await asked.call('{"n":1e2,"path":"\\u002fsrv"}')).toMatchObject(DONE);
    expect(asked.ran).toHaveLength(1);
    expect(await asked.call('{"path":"/srv","n":100}')).toMatchObject(WAITS);
    expect(asked.ran).toHaveLength(1);
  });

  it("passes once of two that race", async () => {
    const asked = await Asked.start(config(AT_ONCE));
    await asked.call("{}");
    await asked.approvals.run("allow", (await asked.approvals.one()).id);
    const answers = await Promise.all([asked.call("{}"), asked.call("{}"), asked.call("{}")]);
    expect(answers.filter((answer) => "result" in answer)).toHaveLength(1);
    expect(asked.ran).toHaveLength(1);
  });

  it("is refused when a person says no, at once and when it comes again", async () => {
    const asked = await Asked.start(config());
    const held = asked.call("{}");
    const { id } = await asked.approvals.one();
    await asked.approvals.run("reject", id, "--reason", "not today");
    const said = expect.stringContaining('The person said: "not today".');
    const rejected = { error: { message: said, data: { reason: "approval_rejected" } } };
    expect(await held).toMatchObject(rejected);
    expect(await asked.call("{}")).toMatchObject(rejected);
    expect(asked.ran).toEqual([]);
    await expect.poll(() => asked.states(), { timeout: 10_000 }).toEqual(["proposed", "rejected"]);
  });

  it("ends when nobody answers", async () => {
    const asked = await Asked.start(config({ hold_seconds: 0.1, expire_seconds: 0.5 }));
    expect(await asked.call("{}")).toMatchObject(WAITS);
    await expect.poll(() => asked.states(), { timeout: 10_000 }).toEqual(["proposed", "expired"]);
    expect(await asked.approvals.list()).toEqual([]);
    expect((await asked.approvals.list("--all")).map(({ state }) => state)).toEqual(["expired"]);
  });

  it("is refused where too many wait already, and where its arguments cannot be shown", async () => {
    const asked = await Asked.start(config({ ...AT_ONCE, max_pending: 1 }));
    await asked.call("{}");
    expect(await asked.call('{"a":1}')).toMatchObject({
      error: { data: { reason: "approval_unavailable" } },
    });
    for (const args of [
      '{"n":9007199254740993}',
      '{"a":1,"a":2}',
      '{"t":"\\ud800"}',
      `{"t":"${"x".repeat(70_000)}"}`,
    ])
      expect(await asked.call(args)).toMatchObject({ error: { data: { reason: "arguments_unreadable" } } });
    expect(asked.ran).toEqual([]);
  });

  it("holds nothing in observe", async () => {
    const asked = await Asked.start(config({}, ASK, "observe"));
    expect(await asked.call("{}")).toMatchObject(DONE);
    expect(await asked.approvals.list()).toEqual([]);
  });

  it("tells a client that gave a token of its progress, and ends when the client cancels it", async () => {
    const asked = await Asked.start(config());
    const unanswered = asked.call("{}", "wipe", ',"_meta":{"progressToken":"p"}').catch(() => {});
    await asked.shim.until(() =>
      asked.shim.messages().some(({ method }) => method === "notifications/progress"),
    );
    expect(asked.shim.messages().find(({ method }) => method === "notifications/progress")).toMatchObject({
      params: { progressToken: "p", progress: 1 },
    });
    asked.shim.says({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "call-1" } });
    asked.shim.asks("after", "ping");
    await asked.shim.answer("after");
    expect(asked.ran).toEqual([]);
    expect(asked.shim.messages().some(({ id }) => id === "call-1")).toBe(false);
    asked.shim.closesInput();
    await unanswered;
  });

  it("asks for the first use of a tool in a session alone", async () => {
    const asked = await Asked.start(config(AT_ONCE, { ...ASK, first_use: true }));
    await asked.call("{}");
    await asked.approvals.run("allow", (await asked.approvals.one()).id);
    expect(await asked.call("{}")).toMatchObject(DONE);
    expect(await asked.call('{"other":1}')).toMatchObject(DONE);
    expect(asked.ran).toHaveLength(2);
  });

  it("asks where an argument matches alone", async () => {
    const asked = await Asked.start(config(AT_ONCE, { tool: "*", path: "$.path", pattern: "^/etc/" }));
    expect(await asked.call('{"path":"/tmp/x"}')).toMatchObject(DONE);
    expect(await asked.call('{"path":"/etc/x"}', "read")).toMatchObject(WAITS);
  });
});

describe.concurrent("a tool whose definition looks poisoned", () => {
  const tools = async (asked: Asked): Promise<string> => {
    asked.shim.asks("list", "tools/list");
    return JSON.stringify(await asked.shim.answer("list"));
  };

  it("is hidden without require_approval, and shown with it, where each call asks", async () => {
    const hidden = await Asked.start(config(AT_ONCE));
    expect(await tools(hidden)).not.toContain('"sync"');
    expect(await hidden.call("{}", "sync")).toMatchObject({ error: { data: { reason: "detected" } } });
    const inspection = { on_detection: { require_approval: true } };
    const asked = await Asked.start({ ...config(AT_ONCE), mcp: { inspection } });
    expect(await tools(asked)).toContain('"sync"');
    const rule = "mcp.inspection.on_detection.critical";
    expect(await asked.call("{}", "sync")).toMatchObject({
      error: { data: { reason: "approval_required", rule } },
    });
    await asked.approvals.run("allow", (await asked.approvals.one()).id);
    expect(await asked.call("{}", "sync")).toMatchObject(DONE);
    expect(await asked.call("{}", "sync")).toMatchObject({ error: {} });
  });

  it("asks by a rule about its severity, and other tools do not", async () => {
    const inspection = { on_detection: { critical: "alert", high: "alert" } };
    const asked = await Asked.start({ ...config(AT_ONCE, { severity: "high" }), mcp: { inspection } });
    expect(await asked.call("{}", "sync")).toMatchObject(WAITS);
    expect(await asked.call("{}", "read")).toMatchObject(DONE);
  });
});

describe.concurrent("always", () => {
  it("lets exactly these arguments pass from now on, until the entry is deleted", async () => {
    const asked = await Asked.start(config(AT_ONCE));
    await asked.call('{"path":"/a"}');
    const { id } = await asked.approvals.one();
    expect(await asked.approvals.run("allow", id, "--always")).toMatchObject({ code: 0 });
    for (let turn = 0; turn < 3; turn++) expect(await asked.call('{"path":"/a"}')).toMatchObject(DONE);
    expect(await asked.call('{"path":"/b"}')).toMatchObject(WAITS);
    const rules = join(asked.place.state, "lib", "allowed-calls.yaml");
    expect(readFileSync(rules, "utf8")).toMatch(
      /server: files\n +tool: wipe\n.*path: \/a.*allowed_by: [^\n]*uid 0/s,
    );
    writeFileSync(rules, "allowed_calls: []\n");
    expect(await asked.call('{"path":"/a"}')).toMatchObject(WAITS);
  });

  it("lets an argument vary as far as a pattern says", async () => {
    const asked = await Asked.start(config(AT_ONCE));
    await asked.call('{"path":"/tmp/a","force":false}');
    const { id } = await asked.approvals.one();
    const bad = await asked.approvals.run("allow", id, "--matching", "path=/var/.*");
    expect(bad).toMatchObject({ code: 2 });
    await asked.approvals.run("allow", id, "--matching", "path=/tmp/[a-z]+");
    expect(await asked.call('{"path":"/tmp/zz","force":false}')).toMatchObject(DONE);
    for (const args of [
      '{"path":"/tmp/zz/../x","force":false}',
      '{"path":"/tmp/zz","force":true}',
      '{"path":"/tmp/zz\\n","force":false}',
    ])
      expect(await asked.call(args)).toMatchObject({ error: {} });
  });

  it("permits nothing where the file is broken", async () => {
    const asked = await Asked.start(config(AT_ONCE));
    const rules = join(asked.place.state, "lib", "allowed-calls.yaml");
    writeFileSync(rules, "allowed_calls: [{ server: '*' }]\n");
    chmodSync(rules, 0o600);
    expect(await asked.call("{}")).toMatchObject({ error: { data: { reason: "approval_unavailable" } } });
  });
});

it("answers nobody who says what it does not know, and no socket is left", async () => {
  const asked = await Asked.start(config(AT_ONCE));
  await asked.call("{}");
  const { id, nonce } = await asked.approvals.one();
  const { readdirSync } = await import("node:fs");
  const directory = join(asked.place.state, "run", ".approvals");
  const [socket = ""] = readdirSync(directory);
  const say = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let said = "";
      const connection = createConnection(join(directory, socket), () => connection.write(text));
      connection.on("data", (bytes) => (said += bytes)).on("close", () => resolve(said));
    });
  const answer = {
    do: "answer",
    id,
    nonce,
    decision: "approved",
    reason: null,
    always: null,
    channel: "command",
  };
  for (const wrong of [
    "yes\n",
    "{}\n",
    `${JSON.stringify({ ...answer, decision: "yes" })}\n`,
    `${JSON.stringify({ ...answer, nonce: "0" })}\n`,
    `${JSON.stringify({ ...answer, more: 1 })}\n`,
  ])
    expect(JSON.parse(await say(wrong))).toMatchObject({ error: {} });
  expect(await asked.call("{}")).toMatchObject(WAITS);
  asked.shim.closesInput();
  await asked.shim.ended;
  await expect.poll(() => readdirSync(directory)).toEqual([]);
});
