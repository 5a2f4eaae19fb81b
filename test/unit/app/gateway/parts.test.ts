/** The pure parts of the gateway. */
import { describe, expect, it } from "vitest";
import type { ClientSession } from "../../../../src/mcp/gateway/client-session.ts";
import { SessionTable } from "../../../../src/mcp/gateway/endpoint.ts";
import { isJsonRpc, isStateless, joined, readBody } from "../../../../src/mcp/gateway/json-rpc.ts";
import { paramHeaders } from "../../../../src/mcp/gateway/mirrored-headers.ts";
import { hasEventId, withData } from "../../../../src/mcp/gateway/stream-relay.ts";

describe("readBody", () => {
  const read = (value: unknown) =>
    readBody(Buffer.from(typeof value === "string" ? value : JSON.stringify(value)));

  it("finds the messages with a method", () => {
    const version = "2026-07-28";
    const params = { name: "a", _meta: { "io.modelcontextprotocol/protocolVersion": version } };
    expect(read({ id: "1", method: "tools/call", params })).toEqual({
      readable: true,
      batch: false,
      messages: [{ id: "1", method: "tools/call", params, isRequest: true, version }],
    });
    expect(read({ method: "notifications/x" }).messages).toMatchObject([{ isRequest: false, version: null }]);
    expect(read({ id: 1, result: {} }).messages).toEqual([]);
    expect(
      read([
        { id: 1, method: "a" },
        { id: 2, result: {} },
        { id: null, method: "b" },
      ]),
    ).toMatchObject({
      batch: true,
      messages: [{ id: 1 }, { id: null, isRequest: true }],
    });
  });

  it.each(["", "x", "1", "null", "[1]", '"a"'])("%j is not a message", (text) => {
    expect(read(text)).toMatchObject({ readable: false, messages: [] });
  });
});

describe("versions", () => {
  it.each([
    ["2026-07-28", true],
    ["2027-01-01", true],
    ["2025-11-25", false],
    ["2024-11-05", false],
    ["", false],
    [undefined, false],
    [null, false],
  ])("%s has no sessions: %s", (version, stateless) => {
    expect(isStateless(version)).toBe(stateless);
  });
});

describe("joined", () => {
  const all = (messages: string[], batch: boolean) =>
    joined(
      messages.map((m) => Buffer.from(m)),
      batch,
    ).toString();

  it("leaves one message as it is", () => expect(all([' {"a": 1}'], false)).toBe(' {"a": 1}'));
  it("makes one batch of messages and batches", () => {
    expect(all(['{"a":1}', ' [ {"b":2},{"c":3} ] ', "[]"], true)).toBe('[{"a":1},{"b":2},{"c":3}]');
    expect(all(['{"a":1}'], true)).toBe('[{"a":1}]');
  });
});

describe("isJsonRpc", () => {
  it.each([
    ['{"jsonrpc":"2.0","id":1,"error":{}}', true],
    ['[{"jsonrpc":"2.0","id":1,"result":{}}]', true],
    ['{"error":"invalid_token"}', false],
    ['{"x":"\\"jsonrpc\\""}', false],
    ['{"jsonrpc"', false],
  ])("%s: %s", (text, is) => expect(isJsonRpc(Buffer.from(text))).toBe(is));
});

describe("withData", () => {
  const changed = (raw: string, data: string | null) => withData(Buffer.from(raw), data).toString();

  it("changes the data alone", () => {
    expect(
      changed('id: 1\r\nevent: message\r\ndata: {"a":\r\ndata: 1}\r\nretry: 5\r\n: c\r\n\r\n', '{"b":2}'),
    ).toBe('id: 1\nevent: message\ndata: {"b":2}\nretry: 5\n: c\n\n');
  });
  it("keeps the id of an event that is left out", () => {
    expect(changed("\nid: 9\ndata:x\n\n", null)).toBe("\nid: 9\n\n");
  });
  it("writes line breaks as lines", () => expect(changed("data:x\n\n", "a\nb")).toBe("data: a\ndata: b\n\n"));
});

describe("hasEventId", () => {
  it.each([
    ["id: 1\ndata: x\n\n", true],
    ["data: x\r\nid\r\n\r\n", true],
    ["data: id: 1\n\n", false],
    [": id: 1\n\n", false],
    ["idle: 1\n\n", false],
  ])("%j: %s", (raw, has) => expect(hasEventId(Buffer.from(raw))).toBe(has));
});

describe("paramHeaders", () => {
  it("are properties with x-mcp-header that have a text form, at any depth", () => {
    const schema = {
      type: "object",
      "x-mcp-header": "Root",
      properties: {
        region: { type: "string", "x-mcp-header": "Region" },
        deep: { type: "object", properties: { n: { type: "integer", "x-mcp-header": "N" } } },
        list: { type: "array", "x-mcp-header": "List", items: { type: "string", "x-mcp-header": "Item" } },
        bad: { type: "string", "x-mcp-header": "a b" },
        none: { type: "string" },
      },
    };
    expect(paramHeaders(schema)).toEqual([
      { name: "Region", path: ["region"], numeric: false },
      { name: "N", path: ["deep", "n"], numeric: true },
    ]);
  });

  it("paramHeaders of a schema without end are none", () => {
    let schema: object = { type: "string", "x-mcp-header": "X" };
    for (let i = 0; i < 10_000; i++) schema = { properties: { a: schema } };
    expect(paramHeaders(schema)).toEqual([]);
    expect(paramHeaders(null)).toEqual([]);
  });
});

describe("sessions", () => {
  const closed: string[] = [];
  const talk = (name: string, idle = 0): ClientSession =>
    ({
      sessionId: null,
      idleMs: (now: number) => now - idle,
      close: () => void closed.push(name),
    }) as unknown as ClientSession;

  it("are bounded, the one used least recently goes first", () => {
    const table = new SessionTable({ maxSessions: 2, sessionIdleMs: 1000 });
    expect(table.add("a", talk("a"))).toBe(true);
    expect(table.add("a", talk("other"))).toBe(false);
    table.add("b", talk("b"));
    expect(table.get("a")).not.toBeNull();
    table.add("c", talk("c"));
    expect(table.get("b")).toBeNull();
    expect([table.size, table.dropped, closed.splice(0)]).toEqual([2, 1, ["b"]]);
    table.end("a");
    expect([table.size, table.dropped, closed.splice(0)]).toEqual([1, 1, ["a"]]);
    table.close();
    expect(closed.splice(0)).toEqual(["c"]);
  });

  it("are dropped when nobody used them for long", () => {
    const table = new SessionTable({ maxSessions: 10, sessionIdleMs: 1000 });
    table.add("old", talk("old", 0));
    table.add("new", talk("new", 500));
    table.sweep(1200);
    expect([table.size, table.dropped, closed.splice(0)]).toEqual([1, 1, ["old"]]);
    table.close();
  });
});
