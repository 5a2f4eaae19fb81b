// group: programs
/** Calls that are refused without an ask rule and ask with one: of undeclared servers, of tools that have changed. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Upstream } from "../llm/upstream/upstream.ts";
import { Approvals } from "./asking.ts";
import { changing, greet } from "./changing-server.ts";
import { Proxying } from "./proxying.ts";
import { type Shimmed, ShimPlace } from "./shimming.ts";

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const HOLD = { hold_seconds: 60 };
const DONE = { result: { content: [{ text: "done" }] } };

function refusedWith(reason: string): object {
  return { error: { data: { reason } } };
}

interface Shim {
  shim: Shimmed;
  /** What the server says of its tool `add`. */
  describe(text: string): Promise<void>;
  call(name?: string): Promise<Record<string, unknown>>;
  approvals: Approvals;
}

async function shimmed(mcp: object, approvals: object = HOLD): Promise<Shim> {
  const place = new ShimPlace();
  ends.push(() => place.remove());
  const file = join(place.directory, "description");
  writeFileSync(file, "Adds two numbers.");
  const config = join(place.directory, "netmon.yaml");
  writeFileSync(config, JSON.stringify({ sandbox: { mcp: { mode: "enforce", ...mcp } }, approvals }));
  const shim = place.start(changing(file), ["--server-id", "sums", "--session", "s", "--config", config]);
  await greet(shim);
  let serial = 0;
  const changes = () => shim.messages().filter(({ method }) => method === "notifications/tools/list_changed");
  return {
    shim,
    approvals: new Approvals(place.state),
    async describe(text) {
      const before = changes().length;
      writeFileSync(file, text);
      await shim.until(() => changes().length > before);
    },
    async call(name = "add") {
      const id = `call-${++serial}`;
      shim.asks(id, "tools/call", { name, arguments: {} });
      return shim.answer(id);
    },
  };
}

describe.concurrent("a server that nobody declared", () => {
  const mcp = { fail_closed: true, ask: [{ tool: "add", undeclared: true }] };

  it("asks at a shim for the tools of the rule, and is refused for others", async () => {
    const { shim, call, approvals } = await shimmed(mcp);
    shim.asks("list", "tools/list", {});
    expect(await shim.answer("list")).toMatchObject({ result: { tools: [{ name: "add" }] } });
    expect(await call("wipe")).toMatchObject(refusedWith("server_undeclared"));
    const held = call();
    const ticket = await approvals.one();
    expect(ticket).toMatchObject({
      serverId: "sums",
      toolName: "add",
      rule: "sandbox.mcp.ask[0]",
      change: null,
    });
    expect(ticket.why).toContain("not declared");
    await approvals.run("allow", ticket.id);
    expect(await held).toMatchObject(DONE);
  }, 60_000);

  it("is refused at a shim by a rule without the key, and where it is denied", async () => {
    const plain = await shimmed({ fail_closed: true, ask: [{ tool: "add" }] });
    expect(await plain.call()).toMatchObject(refusedWith("server_undeclared"));
    const denied = await shimmed({ ...mcp, denied_servers: [{ id: "sums" }] });
    expect(await denied.call()).toMatchObject(refusedWith("server_denied"));
  }, 60_000);

  it("asks in a model's answer", async () => {
    const calls = [{ name: "mcp__foo__add", args: { n: 1 } }];
    const upstream = await Upstream.start(() => ({ text: "Now.", calls, after: "Done." }));
    ends.push(() => upstream.close());
    const directory = mkdtempSync(join(tmpdir(), "netmon-ask-refused-"));
    ends.push(() => rmSync(directory, { recursive: true }));
    const config = join(directory, "netmon.yaml");
    const sandbox = { mcp: { mode: "enforce", ...mcp } };
    const proxy = { providers: { anthropic: upstream.url } };
    writeFileSync(config, JSON.stringify({ sandbox, proxy, approvals: HOLD }));
    const proxying = new Proxying(["--session", "s", "--state-dir", directory, "--config", config]);
    ends.push(() => proxying.kill());
    const { url } = await proxying.started();
    const messages = [{ role: "user", content: "add" }];
    const answer = fetch(`${url}/v1/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": "k" },
      body: JSON.stringify({ model: "m", max_tokens: 100, messages }),
    }).then((response) => response.text());
    const approvals = new Approvals(directory);
    const ticket = await approvals.one();
    expect(ticket).toMatchObject({ layer: "llm", serverId: "foo", toolName: "add" });
    await approvals.run("allow", ticket.id);
    expect(await answer).toContain("mcp__foo__add");
  }, 60_000);
});

describe.concurrent("a tool whose definition has changed", () => {
  const mcp = { ask: [{ tool: "add", changed: true }] };

  it("asks with the difference, for the one call, and the pin stays as it was", async () => {
    const { shim, describe, call, approvals } = await shimmed(mcp);
    expect(await call()).toMatchObject(DONE);
    await describe("Adds three numbers.");
    shim.asks("list", "tools/list", {});
    expect(await shim.answer("list")).toMatchObject({ result: { tools: [{ name: "add" }] } });
    const held = call();
    const ticket = await approvals.one();
    expect(ticket.change).toContain('-  "description": "Adds two numbers."');
    expect(ticket.change).toContain('+  "description": "Adds three numbers."');
    const { stdout } = await approvals.run("show", ticket.id);
    expect(stdout.split("changed since it was pinned")[1]).toContain(
      '+  "description": "Adds three numbers."',
    );
    await approvals.run("allow", ticket.id);
    expect(await held).toMatchObject(DONE);
    // the next call asks again, and another definition is another question
    const again = call();
    const second = await approvals.one();
    expect(second.id).not.toBe(ticket.id);
    await approvals.run("reject", second.id);
    expect(await again).toMatchObject(refusedWith("approval_rejected"));
    await describe("Adds four numbers.");
    shim.asks("list-2", "tools/list", {});
    await shim.answer("list-2");
    const third = call();
    const other = await approvals.one();
    expect(other.toolHash).not.toBe(ticket.toolHash);
    await approvals.run("allow", other.id);
    expect(await third).toMatchObject(DONE);
    // what was pinned needs no question
    await describe("Adds two numbers.");
    expect(await call()).toMatchObject(DONE);
  }, 90_000);
});
