/** The keys that the gateway puts into requests to MCP servers, and placeholders that get none. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they name credentials
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseCredentialHost } from "../../../src/credentials/destination.ts";
import { parseHeaderForm } from "../../../src/credentials/header-form.ts";
import { Keyring } from "../../../src/credentials/keyring.ts";
import type { Mode } from "../../../src/event/event.ts";
import { Closing, type GatewayUnderTest, gatewayUnderTest } from "./gateway-under-test.ts";
import { json, post, result, type ScriptedUpstream, scriptedUpstream } from "./scripted-upstream.ts";

const KEY = "ghp_the-key-of-the-server-$&";
const CALL = { jsonrpc: "2.0", id: 1, method: "tools/call" };
const open = new Closing();
afterEach(() => open.all());

async function stage(
  mode: Mode,
  script: Parameters<typeof scriptedUpstream>[0] = (asked, res) => json(res, result(asked.rpc.id)),
): Promise<{ upstream: ScriptedUpstream; gateway: GatewayUnderTest; placeholder: string }> {
  const upstream = open.add(await scriptedUpstream(script));
  const me = { uid: 0, gid: 0, groups: [] };
  const rule = {
    name: "server",
    source: { kind: "env", variable: "KEY" } as const,
    to: [{ host: parseCredentialHost(new URL(upstream.url).host), paths: ["/mcp"] }],
    headers: [parseHeaderForm("authorization: Bearer")],
    variables: [],
    ttlMs: null,
  };
  const keyring = open.add(await Keyring.open([rule], () => ({ env: { KEY }, caller: me, agent: null })));
  const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url, mode, keyring }));
  return { upstream, gateway, placeholder: keyring.placeholders[0]?.placeholder ?? "" };
}

const refusals = ({ events }: GatewayUnderTest): string[] =>
  events.flatMap((e) => (e.type === "mcp_refusal" ? [`${e.reason} ${e.action}`] : []));

describe.each<Mode>(["enforce", "observe"])("in %s", (mode) => {
  it("the server gets the key in the place of its placeholder", async () => {
    const { upstream, gateway, placeholder } = await stage(mode);
    const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    const answer = await post(gateway.mcp, ping, { authorization: `Bearer ${placeholder}` });
    expect(answer.status).toBe(200);
    expect(upstream.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`]);
    expect(refusals(gateway)).toEqual([]);
  });

  it("a redirect of a request with a key is not followed", async () => {
    const { upstream, gateway, placeholder } = await stage(mode, (asked, res) =>
      asked.url === "/mcp" ? res.writeHead(307, { location: "/mcp/" }).end() : json(res, result(1)),
    );
    const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    await (await post(gateway.mcp, ping, { authorization: `Bearer ${placeholder}` })).text();
    expect(upstream.received.map(({ url }) => url)).toEqual(["/mcp"]);
  });

  it("a server that answers with the key does not tell the agent, and it is an event", async () => {
    const { gateway, placeholder } = await stage(mode, (asked, res) => {
      res.setHeader("x-sent", asked.headers.authorization ?? "");
      json(res, result(1, { said: `your key is ${asked.headers.authorization}` }));
    });
    const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    const answer = await post(gateway.mcp, ping, { authorization: `Bearer ${placeholder}` });
    const all = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
    expect(all).not.toContain(KEY);
    expect(all).toContain(`your key is Bearer ${"*".repeat(KEY.length)}`);
    expect(refusals(gateway)).toEqual([mode === "enforce" ? "placeholder block" : "placeholder allow"]);
  });

  it("a placeholder in another field or in a message gets none", async () => {
    const { upstream, gateway, placeholder } = await stage(mode);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    await (await post(gateway.mcp, JSON.stringify(ping), { "x-note": placeholder })).text();
    const told = { ...ping, params: { _meta: { "a.b/c": placeholder } } };
    await (await post(gateway.mcp, JSON.stringify(told))).text();
    const what = mode === "enforce" ? "placeholder block" : "placeholder allow";
    expect(refusals(gateway)).toEqual([what, what]);
    expect(upstream.received.length).toBe(mode === "enforce" ? 0 : 2);
    expect(JSON.stringify(upstream.received)).not.toContain(KEY);
  });

  it("a placeholder in the arguments of a call blocks it", async () => {
    const { upstream, gateway, placeholder } = await stage(mode);
    const params = { name: "send", arguments: { to: { text: [`my ${placeholder}`] } } };
    await (await post(gateway.mcp, JSON.stringify({ ...CALL, params }))).text();
    const calls = await gateway.told();
    expect(calls.map(({ reason, rule }) => `${reason} ${rule}`)).toEqual(["argument_denied credentials"]);
    expect(calls[0]?.action).toBe(mode === "enforce" ? "block" : "allow");
    expect(upstream.received.some(({ rpc }) => rpc.method === "tools/call")).toBe(mode === "observe");
  });
});

describe("a gateway of its own", () => {
  const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

  /** The server's header names a credential, whose key is in a file. */
  async function alone(
    more: object = {},
    script: Parameters<typeof scriptedUpstream>[0] = (asked, res) => json(res, result(asked.rpc.id)),
  ) {
    const directory = mkdtempSync(join(tmpdir(), "netmon-gateway-key-"));
    open.add({ close: () => rmSync(directory, { recursive: true }) });
    const keyFile = (name: string, text: string): string => {
      const file = join(directory, name);
      writeFileSync(file, text, { mode: 0o600 });
      return file;
    };
    const upstream = open.add(await scriptedUpstream(script));
    const config = (file: string, rule: object = {}) => ({
      credentials: {
        server: { file, to: [{ host: new URL(upstream.url).host, paths: ["/mcp"] }], ...rule },
      },
      sandbox: {
        mcp: {
          servers: [
            {
              id: "a",
              url: upstream.url,
              headers: { Authorization: "Bearer ${credential:server}" },
              ...more,
            },
          ],
        },
      },
    });
    const first = config(keyFile("first", `${KEY}\n`));
    const gateway = open.add(await gatewayUnderTest({ config: first }));
    const sent = () => upstream.received.map(({ headers }) => headers.authorization);
    return { upstream, gateway, config, keyFile, sent };
  }

  it("sends the key that a header of the configuration names, in the place of what the client sends", async () => {
    const { gateway, sent } = await alone();
    expect((await post(gateway.mcp, PING)).status).toBe(200);
    expect((await post(gateway.mcp, PING, { authorization: "Bearer of-the-client" })).status).toBe(200);
    expect(sent()).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
    expect(JSON.stringify([gateway.events, gateway.log])).not.toContain(KEY);
  });

  it("sends the key of a reload, and keeps the one before if a reload's cannot be read", async () => {
    const { gateway, config, keyFile, sent } = await alone();
    await (await post(gateway.mcp, PING)).text();
    await gateway.reload(config(keyFile("second", "ghp_the-second-key")));
    await (await post(gateway.mcp, PING)).text();
    await gateway.reload(config("/nowhere/key"));
    await (await post(gateway.mcp, PING)).text();
    const second = "Bearer ghp_the-second-key";
    expect(sent()).toEqual([`Bearer ${KEY}`, second, second]);
    expect(gateway.log.filter((line) => line.includes("was not applied"))).toEqual([
      expect.stringMatching(/credentials\.server cannot be read/),
    ]);
  });

  it("sends nothing once a reload has taken the path of the server from the credential", async () => {
    const { gateway, config, keyFile, sent } = await alone();
    const file = keyFile("second", KEY);
    const { credentials } = config(file, { to: [{ host: "api.example.com" }] });
    await gateway.reload({ ...config(file), credentials });
    expect(gateway.log.join("\n")).toMatch(
      /was not applied.*credential server: it does not go to 127\.0\.0\.1/s,
    );
    await gateway.reload({ ...config(file), credentials: {} });
    expect(gateway.log.join("\n")).toMatch(/there is no credential "server"/);
    await (await post(gateway.mcp, PING)).text();
    expect(sent()).toEqual([`Bearer ${KEY}`]);
  });

  it("takes no reference from a client: it stays the text that it is", async () => {
    const { gateway, upstream } = await alone();
    const reference = "${credential:server}";
    await (await post(gateway.mcp, PING, { "x-api-key": reference })).text();
    expect(upstream.received[0]?.headers["x-api-key"]).toBe(reference);
  });

  it("does not follow a redirect with the key, and hides a key that the server quotes", async () => {
    const { gateway, upstream } = await alone({}, (asked, res) =>
      asked.rpc.id === 1
        ? res.writeHead(307, { location: "/mcp/" }).end()
        : json(res, result(asked.rpc.id, { said: asked.headers.authorization })),
    );
    await (await post(gateway.mcp, PING)).text();
    expect(upstream.received.map(({ url }) => url)).toEqual(["/mcp"]);
    const told = await (await post(gateway.mcp, { jsonrpc: "2.0", id: 2, method: "ping" })).text();
    expect(told).toContain(`Bearer ${"*".repeat(KEY.length)}`);
  });

  it("overwrites its keys at the end", async () => {
    const { gateway } = await alone();
    const fill = vi.spyOn(Buffer.prototype, "fill");
    const before = fill.mock.calls.length;
    await gateway.close();
    const wiped = fill.mock.instances
      .slice(before)
      .filter((one) => (one as unknown as Buffer).length === KEY.length);
    fill.mockRestore();
    expect(wiped.length).toBeGreaterThan(0);
  });
});
