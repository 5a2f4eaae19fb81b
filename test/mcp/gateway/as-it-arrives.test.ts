/** JSON bodies that an upstream sends in small pieces: observe forwards what has arrived, enforce what it has read. */
import { afterEach, describe, expect, it } from "vitest";
import { Closing, type GatewayUnderTest, gatewayUnderTest, until } from "./gateway-under-test.ts";
import { json, post, request, result, type ScriptedUpstream, scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

type Script = Parameters<typeof scriptedUpstream>[0];

async function stage(
  script: Script,
  options: Parameters<typeof gatewayUnderTest>[0] = {},
): Promise<{ upstream: ScriptedUpstream; gateway: GatewayUnderTest }> {
  const upstream = open.add(await scriptedUpstream(script));
  const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url, mode: "observe", ...options }));
  return { upstream, gateway };
}

const call = request("tools/call", { name: "a" });
const refusals = ({ events }: GatewayUnderTest) => events.filter(({ type }) => type === "mcp_refusal");

/** Sends its lines one by one, each when the test says so; the list of tools at once. */
function lineByLine(type = "application/json"): { script: Script; line(text: string): void; end(): void } {
  const waiting: ((res: { write(text: string): void; end(): void }) => void)[] = [];
  let response: { write(text: string): void; end(): void } | null = null;
  const told = (what: (typeof waiting)[number]): void => {
    if (response === null) waiting.push(what);
    else what(response);
  };
  return {
    script: ({ rpc }, res) => {
      if (rpc.method !== "tools/call") return json(res, result(rpc.id, { tools: [{ name: "a" }] }));
      res.writeHead(200, { "content-type": type, etag: '"x"' }).flushHeaders();
      response = res;
      for (const what of waiting.splice(0)) what(res);
    },
    line: (text) => told((res) => res.write(`${text}\n`)),
    end: () => told((res) => res.end()),
  };
}

async function nextText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const { done, value } = await reader.read();
  return done ? null : Buffer.from(value).toString();
}

const progress = (i: number) => JSON.stringify({ jsonrpc: "2.0", method: "notifications/x", params: { i } });

describe("in observe", () => {
  it.each([
    ["without a filter", {}],
    ["behind a filter, for a call", { denied: ["^shell_"] }],
  ])("lines of JSON reach the client one by one %s, and are told of at the end", async (_what, options) => {
    const { script, line, end } = lineByLine();
    const { gateway } = await stage(script, options);
    const answer = await post(gateway.mcp, call);
    expect([answer.status, answer.headers.get("etag")]).toEqual([200, '"x"']);
    const reader = answer.body!.getReader();
    for (const i of [1, 2]) {
      line(progress(i));
      expect(await nextText(reader)).toBe(`${progress(i)}\n`);
    }
    expect(gateway.calls()).toEqual([]);
    line(JSON.stringify(result(1)));
    expect(await nextText(reader)).toBe(`${JSON.stringify(result(1))}\n`);
    end();
    expect(await nextText(reader)).toBeNull();
    await until(() => gateway.calls().length === 1);
    expect(refusals(gateway)).toMatchObject([{ reason: "unparsed", action: "allow", would_block: true }]);
  });

  it("a message that comes in pieces is read all the same", async () => {
    const { script, line, end } = lineByLine();
    const { gateway } = await stage(script);
    const answer = await post(gateway.mcp, call);
    const [head, tail] = ['{"jsonrpc":"2.0","id":1,', '"result":{"isError":true,"content":[]}}'] as const;
    line(head);
    const reader = answer.body!.getReader();
    expect(await nextText(reader)).toBe(`${head}\n`);
    line(tail);
    end();
    expect(await nextText(reader)).toBe(`${tail}\n`);
    await until(() => gateway.calls().length === 1);
    expect(gateway.calls()).toMatchObject([{ outcome: "tool_error", action: "allow" }]);
    expect(refusals(gateway)).toEqual([]);
  });

  it("what becomes too large goes on, and is told of once", async () => {
    const { script, line, end } = lineByLine();
    const { gateway } = await stage(script, {
      config: { mcp: { inspection: { max_message_bytes: 1024 } } },
    });
    const reader = (await post(gateway.mcp, call)).body!.getReader();
    const long = "x".repeat(600);
    for (let i = 0; i < 4; i++) {
      line(long);
      expect(await nextText(reader)).toBe(`${long}\n`);
    }
    end();
    expect(await nextText(reader)).toBeNull();
    expect(refusals(gateway)).toMatchObject([{ reason: "too_large", action: "allow", would_block: true }]);
  });

  it("a list behind a filter waits for its end, and is cut", async () => {
    const { gateway } = await stage(
      ({ rpc }, res) => {
        const text = JSON.stringify(result(rpc.id, { tools: [{ name: "a" }, { name: "shell_run" }] }));
        res.writeHead(200, { "content-type": "application/json" });
        res.write(text.slice(0, 20));
        setTimeout(() => res.end(text.slice(20)), 50);
      },
      { denied: ["^shell_"] },
    );
    const answer = await post(gateway.mcp, request("tools/list"));
    expect(await answer.json()).toEqual(result(1, { tools: [{ name: "a" }] }));
  });

  it("a client that goes inside the body ends the call, and no message was bad", async () => {
    const { script, line } = lineByLine();
    const { gateway } = await stage(script);
    const abort = new AbortController();
    const reader = (await post(gateway.mcp, call, {}, abort.signal)).body!.getReader();
    line("{");
    expect(await nextText(reader)).toBe("{\n");
    abort.abort();
    await until(() => gateway.calls().length === 1, "the end of the call");
    expect(gateway.calls()).toMatchObject([{ outcome: "cancelled" }]);
    expect(refusals(gateway)).toEqual([]);
  });

  it("a body that breaks off is seen to by the client, and the call has failed", async () => {
    const { gateway } = await stage(({ rpc }, res) => {
      if (rpc.method !== "tools/call") return json(res, result(rpc.id, { tools: [] }));
      res.writeHead(200, { "content-type": "application/json" });
      return res.write('{"jsonrpc"', () => setTimeout(() => res.destroy(), 20));
    });
    const answer = await post(gateway.mcp, call);
    await expect(answer.text()).rejects.toThrow();
    expect(await gateway.told()).toMatchObject([{ outcome: "error" }]);
  });

  it("goes no further once a reload enforces", async () => {
    const { script, line } = lineByLine();
    const { gateway } = await stage(script, {
      mode: null,
      config: { sandbox: { mcp: { mode: "observe" } } },
    });
    const reader = (await post(gateway.mcp, call)).body!.getReader();
    line(progress(1));
    expect(await nextText(reader)).toBe(`${progress(1)}\n`);
    await gateway.reload({ sandbox: { mcp: { mode: "enforce" } } });
    line(progress(2));
    await expect(nextText(reader)).rejects.toThrow();
    expect(await gateway.told()).toMatchObject([{ outcome: "error" }]);
  });
});

describe("in enforce", () => {
  it("nothing of the same lines is handed on", async () => {
    const { script, line, end } = lineByLine();
    const { gateway } = await stage(script, { mode: "enforce" });
    line(progress(1));
    line(JSON.stringify(result(1)));
    end();
    const answer = await post(gateway.mcp, call);
    expect(await answer.text()).not.toContain("notifications/x");
    expect(refusals(gateway)).toMatchObject([{ reason: "unparsed", action: "block" }]);
  });
});
