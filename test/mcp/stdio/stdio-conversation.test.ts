/** Bytes, lines and endings of a stdio conversation, with the real inspection in between. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Inspection, ToolListState } from "../../../src/mcp/inspection/inspection.ts";
import type { Outcome } from "../../../src/mcp/inspection/message.ts";
import { OpenGuard } from "./open-guard.ts";
import { cuts, pieces } from "./pieces.ts";
import { between, settled } from "./two-sides.ts";

const request = (id: unknown, method = "ping", more: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id, method, ...more });
const answer = (id: unknown, result: object = {}) => JSON.stringify({ jsonrpc: "2.0", id, result });

/** A line as hosts and servers write them, and as they should not. */
const line = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer(), fc.string({ unit: "grapheme" }))
      .map(([id, text]) => request(id, "x", { params: { text } })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.integer(), fc.jsonValue()).map(([id, value]) => answer(id, { value })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", " ", "\uFEFF{}", '{"jsonrpc":"2.0"}', "[]", "not JSON", "\u0000", "[{}]"),
  },
);
const ending = fc.constantFrom("\n", "\n", "\r\n");
const conversationText = fc
  .array(fc.tuple(line, ending), { maxLength: 30 })
  .map((lines) => Buffer.from(lines.flat().join("")));
const garbage = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes));
const sizes = cuts(90);

describe("in observe", () => {
  it("both sides hear what the other said, byte for byte, however it is cut", async () => {
    const said = fc.tuple(conversationText, garbage).map((parts) => Buffer.concat(parts));
    await fc.assert(
      fc.asyncProperty(said, said, sizes, async (fromClient, fromServer, cut) => {
        const { client, server, conversation } = between(new OpenGuard(), { limit: 200 });
        for (const piece of pieces(fromClient, cut)) client.says(piece);
        for (const piece of pieces(fromServer, cut)) server.says(piece);
        client.readable.end();
        server.readable.end();
        await Promise.all([conversation.clientEnded, conversation.serverEnded]);
        await settled();
        expect(server.heard.equals(fromClient)).toBe(true);
        expect(client.heard.equals(fromServer)).toBe(true);
        expect([client.stoppedWriting, server.stoppedWriting]).toEqual([true, true]);
      }),
      { numRuns: 60 },
    );
  });

  it("counts a line over the limit and knows that the call in it was answered", async () => {
    const guard = new OpenGuard();
    const { client, server } = between(guard, { limit: 300 });
    client.says(`${request(1, "tools/call", { params: { name: "big", arguments: {} } })}\n`);
    await settled();
    server.says(`${answer(1, { content: [{ type: "text", text: "a".repeat(1000) }] })}\n`);
    server.says(`${answer(2)}\n`);
    await settled();
    expect(client.messages).toHaveLength(2);
    expect(guard.refusals).toMatchObject([{ direction: "to_client", reason: "too_large" }]);
    expect(guard.ends).toMatchObject([{ tool: "big", outcome: "answered" }]);
  });

  it("writes nothing into a line that is under way", async () => {
    const { client, server } = between(new OpenGuard(), { limit: 50 });
    client.says(`{"jsonrpc":"2.0","method":"x","params":"${"a".repeat(100)}`);
    server.says(`${request(9, "x", { params: "b".repeat(100) })}\n`);
    await settled();
    client.says(`"}\n${answer(9)}\n`);
    await settled();
    expect(server.messages).toMatchObject([{ method: "x" }, { id: 9 }]);
  });
});

describe("in enforce", () => {
  const enforcing = (limit = 300) => {
    const guard = new OpenGuard("enforce");
    return { guard, ...between(guard, { limit }) };
  };
  const large = "a".repeat(1000);

  it("both sides hear messages as they were written", async () => {
    const messages = fc.array(
      fc.tuple(
        fc.oneof(
          fc.tuple(fc.uuid(), fc.string()).map(([id, text]) => request(id, "x", { params: { text } })),
          fc
            .string()
            .map((text) => JSON.stringify({ jsonrpc: "2.0", method: "notifications/x", params: { text } })),
        ),
        ending,
      ),
      { maxLength: 30 },
    );
    const said = messages.map((lines) => Buffer.from(lines.flat().join("")));
    await fc.assert(
      fc.asyncProperty(said, said, sizes, async (fromClient, fromServer, cut) => {
        const { client, server } = between(new OpenGuard("enforce"));
        for (const piece of pieces(fromClient, cut)) client.says(piece);
        for (const piece of pieces(fromServer, cut)) server.says(piece);
        await settled();
        expect(server.heard.toString()).toBe(fromClient.toString());
        expect(client.heard.toString()).toBe(fromServer.toString());
      }),
      { numRuns: 60 },
    );
  });

  it("a request over the limit is answered, and the next one passes", async () => {
    const { client, server, guard } = enforcing();
    client.says(`${request("big", "x", { params: { large } })}\n${request(2)}\n`);
    await settled();
    expect(server.messages).toMatchObject([{ id: 2 }]);
    expect(client.messages).toMatchObject([
      {
        id: "big",
        error: { code: -32600, data: { reason: "too_large" }, message: expect.stringContaining("300 bytes") },
      },
    ]);
    expect(guard.refusals).toMatchObject([{ direction: "to_server", reason: "too_large" }]);
  });

  it("an answer over the limit becomes an error for whoever waits for it, also where the id comes last", async () => {
    const { client, server, guard } = enforcing();
    client.says(`${request(5, "tools/call", { params: { name: "dump" } })}\n`);
    await settled();
    server.says(`{"jsonrpc":"2.0","result":{"content":[{"type":"text","text":"${large}"}]},"id":5}\n`);
    await settled();
    expect(client.messages).toMatchObject([{ id: 5, error: { data: { reason: "too_large" } } }]);
    expect(guard.ends).toMatchObject([{ tool: "dump", outcome: "error" }]);
  });

  it("an answer without an end does not keep anybody waiting", async () => {
    const { client, server } = enforcing();
    client.says(`${request(5)}\n`);
    await settled();
    server.says(`{"jsonrpc":"2.0","id":5,"result":{"text":"${large}`);
    await settled();
    expect(client.messages).toMatchObject([{ id: 5, error: { data: { reason: "too_large" } } }]);
  });

  it("a server's request over the limit is answered to the server, its notifications go nowhere", async () => {
    const { client, server } = enforcing();
    server.says(`${request(8, "roots/list", { params: { large } })}\n`);
    server.says(
      `${JSON.stringify({ jsonrpc: "2.0", method: "notifications/message", params: { large } })}\n`,
    );
    await settled();
    expect(client.heard).toHaveLength(0);
    expect(server.messages).toMatchObject([{ id: 8, error: { data: { reason: "too_large" } } }]);
  });

  it("a client's answer over the limit becomes an error for the server that asked", async () => {
    const { client, server } = enforcing();
    server.says(`${request(8, "roots/list")}\n`);
    await settled();
    client.says(`${answer(8, { roots: [], large })}\n`);
    await settled();
    expect(server.messages).toMatchObject([{ id: 8, error: { data: { reason: "too_large" } } }]);
  });

  it("a carriage return between values is not white space: a reader could find a call in it", async () => {
    const { client, server, guard } = enforcing(1 << 20);
    const hidden = request(2, "tools/call", { params: { name: "drop" } });
    client.says(`{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":\r${hidden}\r}}\n`);
    await settled();
    expect(server.heard).toHaveLength(0);
    expect(client.messages).toMatchObject([{ id: 1, error: { data: { reason: "unparsed" } } }]);
    expect(guard.refusals).toMatchObject([{ direction: "to_server", reason: "unparsed" }]);
  });
});

describe("an ending", () => {
  it("an ending of the client goes on to the server after everything it said", async () => {
    const { client, server, conversation } = between(new OpenGuard());
    client.says(request(1));
    client.readable.end();
    await conversation.clientEnded;
    await settled();
    expect(server.heard.toString()).toBe(request(1));
    expect(server.stoppedWriting).toBe(true);
    expect(client.stoppedWriting).toBe(false);
  });

  it("an ending of the server that does not read any more reaches the client that writes", async () => {
    const { client, server } = between(new OpenGuard());
    server.writable.destroy(new Error("EPIPE"));
    await settled();
    expect(client.stoppedReading).toBe(true);
    server.says(`${answer(1)}\n`);
    await settled();
    expect(client.messages).toHaveLength(1);
  });

  it("an ending of the client that does not read any more reaches the server that writes", async () => {
    const { client, server, conversation } = between(new OpenGuard());
    client.writable.destroy(new Error("EPIPE"));
    await settled();
    expect([server.stoppedReading, conversation.clientReads]).toEqual([true, false]);
    client.says(`${request(1)}\n`);
    await settled();
    expect(server.messages).toHaveLength(1);
  });

  it("an ending of the server does not wait for what netmon itself asked it", async () => {
    const guard = new OpenGuard("enforce");
    guard.judgesDefinitions = true;
    const { client, server, conversation } = between(guard);
    client.says(
      `${request(1, "initialize", { params: { protocolVersion: "2025-11-25", capabilities: {} } })}\n`,
    );
    await settled();
    server.says(`${answer(1, { protocolVersion: "2025-11-25", capabilities: { tools: {} } })}\n`);
    await settled();
    client.says(`${request(2, "tools/list")}\n`);
    await settled();
    server.says(`${answer(2, { tools: [{ name: "a", inputSchema: {} }], nextCursor: "2" })}\n`);
    await settled();
    expect(server.messages.at(-1)).toMatchObject({ method: "tools/list", params: { cursor: "2" } });
    server.readable.end();
    await conversation.serverEnded;
    await settled();
    expect(client.messages.at(-1)).toMatchObject({ id: 2, error: {} });
  });
});

describe("a slow reader", () => {
  it.each(["client", "server"] as const)("(%s) stops the reading from the other side", async (slow) => {
    const { client, server } = between(new OpenGuard(), { slow });
    const [reader, writer] = slow === "client" ? [client, server] : [server, client];
    const text = `${request(1, "x", { params: "a".repeat(1000) })}\n`;
    let written = 0;
    while (writer.readable.writableLength < 1 << 20 && written < 8 << 20) {
      writer.says(text);
      written += text.length;
      if (written % (64 * text.length) === 0) await settled();
    }
    expect(written).toBeLessThan(4 << 20);
    reader.listens();
    for (let turn = 0; turn < 200 && reader.heard.length < written; turn++) await settled();
    expect(reader.heard).toHaveLength(written);
  });

  it("a slow reader of answers that netmon gives stops the reading of what is answered", async () => {
    const { client } = between(new OpenGuard("enforce"), { slow: "client" });
    const text = "not JSON\n".repeat(1000);
    let written = 0;
    while (client.readable.writableLength < 1 << 20 && written < 50 << 20) {
      client.says(text);
      written += text.length;
      if (written % (10 * text.length) === 0) await settled();
    }
    expect(written).toBeLessThan(10 << 20);
  });
});

it("without inspection hands on bytes as they come", async () => {
  const { client, server, conversation } = between(null);
  client.says("no end, no");
  await settled();
  expect(server.heard.toString()).toBe("no end, no");
  client.says(" JSON");
  client.readable.end();
  await conversation.clientEnded;
  await settled();
  expect(server.heard.toString()).toBe("no end, no JSON");
});

describe("a held message on which netmon itself fails", () => {
  const failing = (mode: "enforce" | "observe") => {
    const guard = new OpenGuard(mode);
    const failed = () => Promise.reject<Outcome>(new Error("not decided"));
    const inspection = (ask: ConstructorParameters<typeof Inspection>[0]["ask"]) => {
      const real = new Inspection({ guard, tools: new ToolListState(), ask });
      return {
        fromClient: (bytes: Uint8Array) =>
          Buffer.from(bytes).includes("held") ? failed() : real.fromClient(bytes),
        fromServer: (bytes: Uint8Array) =>
          Buffer.from(bytes).includes("held") ? failed() : real.fromServer(bytes),
        close: () => real.close(),
      };
    };
    return { guard, ...between(guard, { inspection }) };
  };

  it("is answered in enforce, and its answer replaced", async () => {
    const { client, server, guard } = failing("enforce");
    client.says(`${request(1, "held")}\n${request(2)}\n`);
    await settled();
    expect(server.messages).toMatchObject([{ id: 2 }]);
    expect(client.messages).toMatchObject([{ id: 1, error: { data: { reason: "unparsed" } } }]);
    server.says(`${answer(2, { held: true })}\n`);
    await settled();
    expect(client.messages.slice(1)).toMatchObject([{ id: 2, error: { data: { reason: "unparsed" } } }]);
    expect(guard.refusals).toHaveLength(2);
  });

  it("passes in observe", async () => {
    const { client, server } = failing("observe");
    client.says(`${request(1, "held")}\n`);
    server.says(`${answer(1, { held: true })}\n`);
    await settled();
    expect(server.heard.toString()).toBe(`${request(1, "held")}\n`);
    expect(client.heard.toString()).toBe(`${answer(1, { held: true })}\n`);
  });
});
