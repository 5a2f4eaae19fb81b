/** Alerts posted to a real receiver on loopback, including one that hangs, refuses and fails. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { Alerts } from "../../../src/decision/servers/alerts.ts";
import type { McpDetection, NetmonEvent } from "../../../src/event/event.ts";
import { signingKey, webhookHeaders } from "../../../src/export/webhook/signature.ts";
import { Webhook, type WebhookOptions } from "../../../src/export/webhook/webhook.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Receiver {
  url: string;
  bodies: McpDetection[];
  headers: IncomingMessage["headers"][];
}

/** Answers with what `respond` does for the n-th request. */
async function receiver(respond: (res: ServerResponse, n: number) => void): Promise<Receiver> {
  const received: Receiver = { url: "", bodies: [], headers: [] };
  const sockets = new Set<Socket>();
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    received.headers.push(req.headers);
    received.bodies.push(JSON.parse(Buffer.concat(chunks).toString()) as McpDetection);
    respond(res, received.bodies.length);
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  received.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/sesame?key=sesame`;
  return received;
}

function event(tool_name: string): NetmonEvent {
  return {
    type: "mcp_detection",
    timestamp: "2026-11-21T00:00:00.000Z",
    session_id: "s",
    server_id: "notes",
    tool_name,
    subject: "tool",
    detection: { pattern: "p", category: "secrecy", severity: "high", field: "", matches: [] },
    action: "hide",
    mode: "enforce",
    would_block: false,
  };
}

const ok = (res: ServerResponse): void => void res.writeHead(204).end();
const QUICK = {
  timeoutMs: 2000,
  retries: 2,
  backoff: { firstMs: 5, maxMs: 5 },
  flushMs: 5000,
  maxQueue: 1000,
};

function hook(url: string, options: Partial<WebhookOptions> = {}) {
  const log: string[] = [];
  const note = (text: string): void => void log.push(text);
  const webhook = new Webhook({
    url,
    accepts: null,
    severity: "informational",
    secret: null,
    shown: (one) => one,
    onDropped: () => {},
    log: { warn: note, info: () => {} },
    ...QUICK,
    ...options,
  });
  ends.push(() => webhook.close());
  return { webhook, log };
}

const names = ({ bodies }: Receiver): string[] => bodies.map((body) => body.tool_name);

describe("a webhook", () => {
  it("gets each event as JSON, in order", async () => {
    const to = await receiver((res, n) => void setTimeout(() => ok(res), n === 1 ? 30 : 0));
    const { webhook, log } = hook(to.url);
    for (const name of ["a", "b", "c"]) webhook.event(event(name));
    await webhook.close();
    expect(to.bodies).toEqual([event("a"), event("b"), event("c")]);
    expect(to.headers[0]).toMatchObject({ "content-type": "application/json" });
    expect([webhook.counts().webhook?.dropped, log]).toEqual([0, []]);
  });

  it("a webhook that fails for a while is asked again, in order", async () => {
    const to = await receiver((res, n) => (n <= 2 ? void res.writeHead(503).end("busy") : ok(res)));
    const { webhook, log } = hook(to.url);
    webhook.event(event("a"));
    webhook.event(event("b"));
    await webhook.close();
    expect(names(to)).toEqual(["a", "a", "a", "b"]);
    expect(webhook.counts().webhook).toMatchObject({ dropped: 0, delivered: 2, retries: 2 });
    expect(log).toEqual([expect.stringContaining("HTTP status 503")]);
  });

  it("a webhook that fails is left alone for the whole pause, or as long as it says", async () => {
    for (const [firstMs, header] of [
      [60_000, {}],
      [5, { "retry-after": "60" }],
    ] as const) {
      const to = await receiver((res) => void res.writeHead(503, header).end());
      const { webhook, log } = hook(to.url, { backoff: { firstMs, maxMs: firstMs }, flushMs: 1 });
      webhook.event(event("a"));
      while (log.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      webhook.event(event("b"));
      await fetch(to.url, { method: "POST", body: JSON.stringify({ tool_name: "later" }) });
      expect(names(to)).toEqual(["a", "later"]);
      await webhook.close();
    }
  });

  it.each([
    ["500", 3, "HTTP status 500"],
    ["400", 1, "HTTP status 400"],
    ["302", 1, "HTTP status 302"],
  ])(
    "a webhook that answers %s is given up after %i attempts, and the log says so without its path",
    async (status, attempts, why) => {
      const to = await receiver((res) => void res.writeHead(Number(status), { location: "/other" }).end());
      const { webhook, log } = hook(to.url);
      webhook.event(event("a"));
      await webhook.close();
      expect(to.bodies.length).toBe(attempts);
      expect(webhook.counts().webhook?.dropped).toBe(1);
      expect(log[0]).toContain(why);
      expect(log.join("\n")).toContain(
        `1 records were not delivered to the webhook at ${new URL(to.url).origin}`,
      );
      expect(log.join("\n")).not.toContain("sesame");
    },
  );

  it("a webhook that hangs is given up, and the end does not wait for it", async () => {
    const to = await receiver(() => {});
    const { webhook, log } = hook(to.url, { timeoutMs: 60_000, flushMs: 30 });
    for (const name of ["a", "b", "c"]) webhook.event(event(name));
    while (to.bodies.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await webhook.close();
    expect(names(to)).toEqual(["a"]);
    expect(webhook.counts().webhook?.dropped).toBe(3);
    expect(log.at(-1)).toContain("3 records were not delivered");
  });

  it("a webhook that does not answer in time is asked again", async () => {
    const to = await receiver((res, n) => (n === 1 ? undefined : ok(res)));
    const { webhook } = hook(to.url, { timeoutMs: 100 });
    webhook.event(event("a"));
    await webhook.close();
    expect(names(to)).toEqual(["a", "a"]);
    expect(webhook.counts().webhook?.dropped).toBe(0);
  });

  it("a webhook that nobody serves is said once", async () => {
    const gone = await receiver(ok);
    await ends.pop()?.();
    const { webhook, log } = hook(gone.url);
    for (const name of ["a", "b"]) webhook.event(event(name));
    await webhook.close();
    expect(webhook.counts().webhook?.dropped).toBe(2);
    expect(log.filter((line) => line.includes("ECONNREFUSED")).length).toBe(1);
  });

  it("waits as long as a Retry-After says, and survives a connection that is reset", async () => {
    const times: number[] = [];
    const to = await receiver((res, n) => {
      times.push(Date.now());
      if (n === 1) res.socket?.destroy();
      else if (n === 2) res.writeHead(429, { "retry-after": "1" }).end();
      else ok(res);
    });
    const { webhook } = hook(to.url);
    webhook.event(event("a"));
    while (webhook.counts().webhook?.delivered === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(names(to)).toEqual(["a", "a", "a"]);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(950);
  });

  it("signs each attempt as Standard Webhooks has it, with the same id", async () => {
    const to = await receiver((res, n) => (n === 1 ? void res.writeHead(500).end() : ok(res)));
    const { webhook } = hook(to.url, { secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" });
    webhook.event(event("a"));
    await webhook.close();
    const [first, second] = to.headers;
    expect(first?.["webhook-id"]).toMatch(/^evt_/);
    expect(second?.["webhook-id"]).toBe(first?.["webhook-id"]);
    const seconds = Number(second?.["webhook-timestamp"]);
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(60);
    const signed = `${second?.["webhook-id"]}.${seconds}.${JSON.stringify(event("a"))}`;
    const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
    expect(second?.["webhook-signature"]).toBe(
      `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
    );
  });

  it("has the signature of the specification's own example", () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const headers = webhookHeaders(
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      1_614_265_330,
      '{"test": 2432232314}',
      signingKey(secret),
    );
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("gets the types and severities it asked for", async () => {
    const to = await receiver(ok);
    const { webhook } = hook(to.url, { accepts: (type) => type === "mcp_detection", severity: "high" });
    const mild = {
      ...(event("b") as McpDetection),
      detection: { ...(event("b") as McpDetection).detection, severity: "low" as const },
    };
    webhook.event({
      type: "netmon_gap",
      timestamp: "",
      session_id: "s",
      cause: "link_lost",
      since: "",
      cgroup: "/",
      pinned: false,
    });
    webhook.event(mild);
    webhook.event(event("a"));
    await webhook.close();
    expect(names(to)).toEqual(["a"]);
  });

  it("keeps a thousand events at most", async () => {
    const to = await receiver(() => {});
    const { webhook, log } = hook(to.url, { timeoutMs: 60_000, flushMs: 10 });
    for (let i = 0; i < 1005; i++) webhook.event(event(`t${i}`));
    expect(webhook.counts().webhook?.dropped).toBe(5);
    expect(log).toEqual([expect.stringContaining("more than 1000 records are queued")]);
  });
});

describe("alerts", () => {
  it("are recorded, and posted where they are detections or changes", async () => {
    const [first, second] = [await receiver(ok), await receiver(ok)];
    const recorded: string[] = [];
    const alerts = new Alerts((one) => void recorded.push(one.type), first.url, {
      warn: () => {},
      info: () => {},
    });
    alerts.emit(event("a"));
    alerts.emit({
      type: "netmon_events_dropped",
      timestamp: "",
      session_id: "s",
      dropped: 1,
      total: 1,
      where: "store",
    });
    alerts.update(second.url);
    alerts.emit(event("b"));
    alerts.update("");
    alerts.emit(event("c"));
    await alerts.close();
    expect(recorded).toEqual(["mcp_detection", "netmon_events_dropped", "mcp_detection", "mcp_detection"]);
    expect([names(first), names(second)]).toEqual([["a"], ["b"]]);
  });
});
