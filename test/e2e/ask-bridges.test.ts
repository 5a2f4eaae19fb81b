// group: programs
/** The bridges in examples/approvals, unchanged: a waiting call is shown in a chat, and a button there answers it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newSecret, writeSecret } from "./approval-receiver.ts";
import { Asked } from "./asked-shim.ts";
import { ShimPlace } from "./shimming.ts";

vi.setConfig({ testTimeout: 90_000 }); // many processes, on a machine that may be busy

const EXAMPLES = new URL("../../examples/approvals/", import.meta.url).pathname;
const ENOUGH = { timeout: 60_000 };
const DONE = { result: { content: [{ text: "done" }] } };
const place = new ShimPlace();
const bridges: ChildProcess[] = [];
let chat: Chat;

/** Where a bridge posts to: ntfy's server, or Slack. */
class Chat {
  readonly posted: {
    path: string;
    headers: NodeJS.Dict<string | string[]>;
    body: Record<string, unknown>;
  }[] = [];
  /** What it answers with, until there are no more. */
  readonly statuses: number[] = [];
  readonly #server: Server;
  url = "";

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const status = this.statuses.shift() ?? 200;
      if (status === 200) this.posted.push({ path: request.url ?? "", headers: request.headers, body });
      response.writeHead(status).end("ok");
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async message(number = 0) {
    await expect.poll(() => this.posted.length, ENOUGH).toBeGreaterThan(number);
    return this.posted[number]!;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}

beforeEach(async () => {
  chat = new Chat();
  await chat.start();
});
afterEach(async () => {
  for (const bridge of bridges.splice(0)) bridge.kill();
  await chat.close();
});
afterAll(async () => {
  await Asked.removeAll();
  await place.remove();
});

/** A bridge that runs, and a shim whose calls ask there. */
async function start(script: string, env: Record<string, string>): Promise<{ asked: Asked; url: string }> {
  const secret_file = writeSecret(join(place.directory, script), newSecret());
  const own = { NETMON_SECRET_FILE: secret_file, LISTEN: "127.0.0.1:0", PATH: process.env.PATH ?? "" };
  const bridge = spawn(process.execPath, [join(EXAMPLES, script)], { env: { ...own, ...env } });
  bridges.push(bridge);
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (text: string): void => {
      said += text;
      const port = /listening on 127\.0\.0\.1:(\d+)\n/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    bridge.stdout?.setEncoding("utf8").on("data", listen);
    bridge.stderr?.setEncoding("utf8").on("data", listen);
    bridge.once("close", () => reject(new Error(said)));
  });
  const webhooks = [{ url: `${url}/netmon`, answers_url: `${url}/netmon`, secret_file }];
  const mcp = { mode: "enforce", ask: [{ server: "files", tool: "wipe" }] };
  const asked = await Asked.start({ sandbox: { mcp }, approvals: { hold_seconds: 60, webhooks } });
  return { asked, url };
}

const decisions = (asked: Asked) =>
  asked.approvals.events("s").flatMap(({ state, decided_by }) => (decided_by ? [{ state, decided_by }] : []));

describe("ntfy", () => {
  interface Action {
    label: string;
    url: string;
    method: string;
    headers: Record<string, string>;
  }
  const env = () => ({ NTFY_URL: chat.url, NTFY_TOPIC: "calls", NTFY_TOKEN: "tk_test" });
  /** As the phone does it, when the button is pressed; `url`: what PUBLIC_URL stands for. */
  const press = async ({ url, method, headers }: Action, bridge: string): Promise<number> =>
    (await fetch(url.replace("https://bridge.example.com", bridge), { method, headers })).status;
  const PUBLIC = { PUBLIC_URL: "https://bridge.example.com/" };

  it("shows the call with buttons, and the one that is pressed answers, once", async () => {
    const { asked, url } = await start("ntfy.mjs", { ...env(), ...PUBLIC });
    const held = asked.call('{"path":"/srv\\u202e"}');
    const { body, headers, path } = await chat.message();
    expect([path, headers.authorization]).toEqual(["/", "Bearer tk_test"]);
    expect(body).toMatchObject({ topic: "calls", title: "files/wipe (s)" });
    expect(body.message).toBe('{\n "path": "/srv\\u{202e}"\n}');
    const actions = body.actions as Action[];
    expect(actions.map(({ label }) => label)).toEqual(["Allow", "Reject"]);
    const forged = { ...actions[0]!, headers: { authorization: "Bearer x" } };
    expect(await press(forged, url)).toBe(404);
    expect(await press(actions[0]!, url)).toBe(200);
    expect(await held).toMatchObject(DONE);
    expect(await press(actions[1]!, url)).toBeGreaterThanOrEqual(404);
    await expect
      .poll(() => decisions(asked)[0])
      .toEqual({
        ...{ state: "approved", decided_by: `ntfy topic calls (webhook ${url})` },
      });
    const again = asked.call('{"path":"/srv\\u202e"}');
    expect(await press(((await chat.message(1)).body.actions as Action[])[1]!, url)).toBe(200);
    expect(await again).toMatchObject({ error: { data: { reason: "approval_rejected" } } });
    expect(asked.ran).toHaveLength(1);
  });

  it("lets nobody allow what is too long to be shown, and is told again where ntfy fails", async () => {
    chat.statuses.push(500);
    const { asked, url } = await start("ntfy.mjs", { ...env(), ...PUBLIC });
    const held = asked.call(JSON.stringify({ text: "x".repeat(5000) }));
    const { body } = await chat.message();
    expect(String(body.message)).toMatch(/x\n\.\.\. cut: netmon approvals show A-[0-9A-Z]{10}$/);
    const actions = body.actions as Action[];
    expect(actions.map(({ label }) => label)).toEqual(["Reject"]);
    expect(await press(actions[0]!, url)).toBe(200);
    expect(await held).toMatchObject({ error: { data: { reason: "approval_rejected" } } });
  });
});

describe("Slack", () => {
  const SIGNING = "8f742231b10e8888abcd99yyyzzz85a5";
  const env = () => ({
    ...{ SLACK_WEBHOOK_URL: `${chat.url}/services/T/B/x`, SLACK_SIGNING_SECRET: SIGNING },
    SLACK_APPROVERS: "U1,U2",
  });

  /** As Slack does it, when a member presses the button. */
  async function press(
    bridge: string,
    approval: string,
    over: { user?: string; action?: string; secret?: string; seconds?: number } = {},
  ): Promise<number> {
    const { user = "U1", action = "allow", secret = SIGNING, seconds = Math.floor(Date.now() / 1000) } = over;
    const payload = {
      ...{ type: "block_actions", user: { id: user, username: "alice" } },
      ...{ actions: [{ action_id: action, value: approval }], response_url: `${chat.url}/response` },
    };
    const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
    const mac = createHmac("sha256", secret).update(`v0:${seconds}:${body}`).digest("hex");
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "x-slack-request-timestamp": String(seconds),
      "x-slack-signature": `v0=${mac}`,
    };
    return (await fetch(`${bridge}/slack`, { method: "POST", headers, body })).status;
  }

  it("shows the call, and takes the answer of an approver alone, with Slack's signature", async () => {
    const { asked, url } = await start("slack.mjs", env());
    const held = asked.call('{"path":"<!channel> *now*"}');
    const { path, body } = await chat.message();
    expect(path).toBe("/services/T/B/x");
    const [head, text, buttons] = body.blocks as [
      { text: { text: string } },
      { text: { type: string; text: string } },
      { elements: { action_id: string; value: string }[] },
    ];
    const id = /^A-[0-9A-Z]{10}/.exec(head.text.text)?.[0] ?? "";
    expect(text.text).toMatchObject({ type: "plain_text", text: '{\n "path": "<!channel> *now*"\n}' });
    expect(buttons.elements).toMatchObject([
      { action_id: "allow", value: id },
      { action_id: "reject", value: id },
    ]);
    expect(await press(url, id, { secret: "another" })).toBe(401);
    expect(await press(url, id, { seconds: Math.floor(Date.now() / 1000) - 400 })).toBe(401);
    expect(await press(url, id, { user: "U9" })).toBe(200);
    expect((await chat.message(1)).body).toEqual({ text: "You may not answer this" });
    expect(asked.ran).toEqual([]);
    expect(await press(url, id)).toBe(200);
    expect(await held).toMatchObject(DONE);
    expect(await chat.message(2)).toMatchObject({
      ...{ path: "/response", body: { replace_original: true, text: `${id}: allowed by <@U1>` } },
    });
    await expect
      .poll(() => decisions(asked)[0])
      .toEqual({
        ...{ state: "approved", decided_by: `alice (Slack U1) (webhook ${url})` },
      });
    expect(asked.ran).toHaveLength(1);
  });
});
