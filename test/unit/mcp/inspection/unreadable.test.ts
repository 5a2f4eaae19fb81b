/** Messages that two readers may understand differently, or none can: refused in enforce, passed and counted in observe. */
import { describe, expect, it } from "vitest";
import { call, greeted, request, result } from "./talk.ts";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const latin = (text: string) => Buffer.from(text, "latin1");

/** Messages of either side without a method of MCP. `id`: what an answer names. */
const NEITHER: [string, string | Uint8Array, unknown][] = [
  ["nothing", "", null],
  ["no JSON", "hello", null],
  ["half of it", '{"jsonrpc":"2.0","method":"ping","id":3', null],
  ["two messages", '{"jsonrpc":"2.0","id":1,"method":"ping"}{}', 1],
  ["a NUL between messages", '\0{"jsonrpc":"2.0","method":"x"}', null],
  ["two byte order marks", '\ufeff\ufeff{"jsonrpc":"2.0","method":"x"}', null],
  ["text", '"ping"', null],
  ["null", "null", null],
  ["an empty batch", "[]", null],
  ["no members", "{}", null],
  ["an id alone", '{"jsonrpc":"2.0","method":null}', null],
  ["a method twice", '{"id":4,"method":"ping","method":"x"}', 4],
  ["an id twice", '{"id":4,"method":"ping","id":5}', null],
  ["params twice", '{"id":"p","method":"x","params":{},"params":{"a":1}}', "p"],
  ["a key twice in its params", '{"id":4,"method":"x","params":{"a":{"b":1,"\\u0062":2}}}', 4],
  [
    "a name twice",
    '{"id":4,"method":"tools/call","params":{"name":"shown","name":"hidden","arguments":{}}}',
    4,
  ],
  [
    "arguments twice",
    '{"id":4,"method":"tools/call","params":{"name":"a","arguments":{},"arguments":{"x":1}}}',
    4,
  ],
  ["invalid UTF-8", latin('{"id":6,"method":"x","params":{"t":"\xe9"}}'), 6],
  ["513 levels", `{"id":4,"method":"x","params":{"a":${deep(511)}}}`, 4],
  ["an object for its id", '{"id":{"a":1},"method":"x"}', null],
  ["true for its id", '{"id":true,"method":"x"}', null],
  ["an unpaired surrogate in its id", '{"id":"\\ud800","method":"x"}', null],
  ["a method that is not text", '{"id":4,"method":["tools/call"]}', 4],
  ["a second method in other case", '{"id":4,"method":"ping","Method":"tools/call"}', 4],
  ["a key that folds", '{"id":4,"method":"x","para\\u006ds":{},"param\\u017f":{}}', 4],
  ["NUL in a key", '{"id":4,"method":"x","params":{"a\\u0000":1}}', 4],
  ["a method in other case", '{"id":4,"method":"Tools/Call","params":{"name":"a"}}', 4],
  ["a method with white space", '{"id":4,"method":"tools/call ","params":{"name":"a"}}', 4],
  ["a method with what nobody sees", '{"id":4,"method":"tools\\u200b/call","params":{"name":"a"}}', 4],
  ["a method with NUL", '{"id":4,"method":"ping\\u0000"}', 4],
  ["a list for params", '{"id":4,"method":"tools/call","params":["a",{}]}', 4],
  ["a call without params", '{"id":4,"method":"tools/call"}', 4],
  ["a call without a name", '{"id":4,"method":"tools/call","params":{"arguments":{}}}', 4],
  ["a name that is not text", '{"id":4,"method":"tools/call","params":{"name":["a"]}}', 4],
  ["an unpaired surrogate in a name", '{"id":4,"method":"tools/call","params":{"name":"a\\udc00"}}', 4],
  [
    "a second name in other case",
    '{"id":4,"method":"tools/call","params":{"name":"shown","Name":"hidden"}}',
    4,
  ],
];

/** Text or bytes as they should come out. */
function text(message: string | Uint8Array): string {
  return Buffer.from(message as Uint8Array).toString();
}

describe("a message of the client with", () => {
  it.each(NEITHER)("%s does not reach the server in enforce", async (_, message, id) => {
    const talk = await greeted();
    const { forward, back } = await talk.client(message);
    expect([forward, back]).toMatchObject([
      null,
      [{ jsonrpc: "2.0", id, error: { code: expect.any(Number) } }],
    ]);
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_server", reason: "unparsed" }]);
    expect(talk.guard.calls).toEqual([]);
  });

  it.each(NEITHER)("%s passes in observe", async (_, message) => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    expect(await talk.client(message)).toEqual({ forward: text(message), back: [] });
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_server", reason: "unparsed" }]);
  });

  it("no JSON is a parse error, no message an invalid request", async () => {
    const talk = await greeted();
    expect((await talk.client("{")).back).toMatchObject([{ error: { code: -32700 } }]);
    expect((await talk.client("{}")).back).toMatchObject([{ error: { code: -32600 } }]);
  });

  it("an answer that cannot be read is answered for, so that the server does not wait", async () => {
    const talk = await greeted();
    const { forward, back } = await talk.client('{"jsonrpc":"2.0","id":8,"result":{"a":1,"a":2}}');
    expect(JSON.parse(forward ?? "")).toMatchObject({ id: 8, error: { code: -32600 } });
    expect(back).toEqual([]);
  });
});

describe("a message of the server with", () => {
  it.each(NEITHER)("%s does not reach the client in enforce", async (_, message, id) => {
    const talk = await greeted();
    const { forward, back } = await talk.server(message);
    expect(forward).toBeNull();
    // a request is answered; for what is none nobody waits
    const answered = typeof id === "number" || typeof id === "string";
    if (!answered) expect(back).toEqual([]);
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "unparsed" }]);
  });

  it.each(NEITHER)("%s passes in observe", async (_, message) => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    expect(await talk.server(message)).toEqual({ forward: text(message), back: [] });
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "unparsed" }]);
  });

  it("a request that cannot be read is answered, so that the server does not wait", async () => {
    const talk = await greeted();
    const { back } = await talk.server(
      '{"jsonrpc":"2.0","id":9007199254740993,"method":"Sampling/createMessage"}',
    );
    // as a number the id is rounded: toMatchObject compares what JSON.parse gives
    expect(back).toMatchObject([{ id: Number("9007199254740993"), error: { code: -32600 } }]);
  });
});

describe("a message that asks and answers at once", () => {
  const BOTH = ['{"id":4,"method":"x","result":{}}', '{"id":4,"method":"tools/call","error":{"code":1}}'];

  it.each(BOTH)("%s of the client: nobody is kept waiting for it in enforce", async (message) => {
    const talk = await greeted();
    const { forward, back } = await talk.client(message);
    expect(JSON.parse(forward ?? "null")).toMatchObject({ id: 4, error: { code: -32600 } });
    expect(back).toMatchObject([{ jsonrpc: "2.0", id: 4, error: { code: -32600 } }]);
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_server", reason: "unparsed" }]);
    expect(talk.guard.calls).toEqual([]);
  });

  it.each(BOTH)("%s of the server: nobody is kept waiting for it in enforce", async (message) => {
    const talk = await greeted();
    await talk.client(call(4, "echo"));
    const { forward, back } = await talk.server(message);
    expect(JSON.parse(forward ?? "null")).toMatchObject({ id: 4, error: { code: -32603 } });
    expect(back).toMatchObject([{ jsonrpc: "2.0", id: 4, error: { code: -32600 } }]);
    // nobody asked
    const { forward: nothing, back: told } = await talk.server(message);
    expect([nothing, told]).toMatchObject([null, [{ id: 4, error: { code: -32600 } }]]);
  });

  it.each(BOTH)("%s passes in observe", async (message) => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    expect(await talk.client(message)).toEqual({ forward: message, back: [] });
    expect(await talk.server(message)).toEqual({ forward: message, back: [] });
  });
});

describe("an answer that cannot be read", () => {
  const ANSWERS: [string, string | Uint8Array][] = [
    ["half of it", '{"jsonrpc":"2.0","id":1,"result":{"content":['],
    ["half of it, the id at its end", '{"result":{"content":[1 2]},"jsonrpc":"2.0","id":1}'],
    ["invalid UTF-8", latin('{"id":1,"result":{"content":"\xff"}}')],
    ["a key twice", '{"id":1,"result":{"content":[],"content":[{"type":"text"}]}}'],
    ["a result and an error", '{"id":1,"result":{},"error":{"code":1,"message":""}}'],
    ["no result and no error", '{"id":1,"result":null,"error":null}'],
    ["a result that is not an object", '{"id":1,"result":["ok"]}'],
    ["a second list in other case", '{"id":1,"result":{"tools":[],"Tools":[{"name":"hidden"}]}}'],
    ["NUL in a key", '{"id":1,"result":{"tools\\u0000":[]}}'],
    ["513 levels", `{"id":1,"result":{"content":${deep(511)}}}`],
    ["the id as text", '{"id":"1","result":null}'],
  ];

  it.each(ANSWERS)("(%s) is an error for the client in enforce", async (_, answer) => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    const { forward, back } = await talk.server(answer);
    expect(JSON.parse(forward ?? "null")).toMatchObject({ jsonrpc: "2.0", id: 1, error: { code: -32603 } });
    expect(back).toEqual([]);
    expect(talk.guard.outcomes).toEqual(["result_blocked"]);
  });

  it.each(ANSWERS)("(%s) passes in observe, and ends the call", async (_, answer) => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    await talk.client(call(1, "echo"));
    expect((await talk.server(answer)).forward).toBe(text(answer));
    expect(talk.guard.outcomes).toEqual(["answered"]);
  });

  it("an unreadable answer to a request of the server does not end a request of the client with its id", async () => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    await talk.server('{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{');
    await talk.server('{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":[]}');
    expect(talk.guard.outcomes).toEqual(["0 ends"]);
    await talk.server(result(1));
    expect(talk.guard.outcomes).toEqual(["answered"]);
  });
});

describe("what answers nothing", () => {
  const LOG = '{"jsonrpc":"2.0","id":1,"level":"info","message":"asked"}';

  it("is dropped and counted in enforce, and the answer that comes passes", async () => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    expect(await talk.server(LOG)).toEqual({ forward: null, back: [] });
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "unparsed" }]);
    expect(talk.guard.outcomes).toEqual(["0 ends"]);
    expect((await talk.server(result(1))).forward).toBe(JSON.stringify(result(1)));
    expect(talk.guard.outcomes).toEqual(["answered"]);
  });

  it("does not end the call in observe either", async () => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    await talk.client(call(1, "echo"));
    expect((await talk.server(LOG)).forward).toBe(LOG);
    expect(talk.guard.outcomes).toEqual(["0 ends"]);
  });

  it("an answer of the client to nothing is no answer to the server's request", async () => {
    const talk = await greeted();
    const { forward, back } = await talk.client(LOG);
    expect([forward, back]).toMatchObject([null, [{ id: null, error: { code: -32600 } }]]);
  });
});

describe("what every reader that takes it reads in one way", () => {
  const WAYS: [string, string, string][] = [
    [
      "a null error",
      '{"jsonrpc":"2.0","id":1, "error":null,"result":{"n":1.0}}',
      '{"jsonrpc":"2.0","id":1,"result":{"n":1.0}}',
    ],
    [
      "a null result",
      '{"id":1,"error":{"code":1,"message":"no"},"result":null}',
      '{"id":1,"error":{"code":1,"message":"no"}}',
    ],
    ["a byte order mark", '\ufeff{"id":1,"result":{}}', '{"id":1,"result":{}}'],
    ["both in a batch", '\ufeff[{"id":1,"error":null,"result":{}}]', '[{"id":1,"result":{}}]'],
  ];

  it.each(WAYS)("passes in that way in enforce: %s", async (_, message, canonical) => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    expect(await talk.server(message)).toEqual({ forward: canonical, back: [] });
    expect(await talk.client(message)).toEqual({ forward: canonical, back: [] });
    expect(talk.guard.refusals).toEqual([]);
    expect(talk.guard.outcomes).toHaveLength(1);
  });

  it.each(WAYS)("passes as it came in observe: %s", async (_, message) => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    await talk.client(call(1, "echo"));
    expect(await talk.server(message)).toEqual({ forward: message, back: [] });
  });

  it("is judged even so", async () => {
    const talk = await greeted();
    await talk.client(request(1, "tools/list"));
    const list = '\ufeff{"id":1,"error":null,"result":{"tools":[{"name":"hidden"}]}}';
    expect((await talk.server(list)).forward).toBe('{"id":1,"result":{"tools":[]}}');
    const { forward } = await talk.client(`\ufeff${JSON.stringify(call(2, "hidden"))}`);
    expect(forward).toBeNull();
  });
});

describe("what is unusual and clear passes as it came", () => {
  const CLEAR: [string, string][] = [
    ["no jsonrpc", '{"id":1,"method":"x"}'],
    ["another jsonrpc", '{"jsonrpc":"1.0","id":1,"method":"x"}'],
    ["unknown members", '{"jsonrpc":"2.0","id":1,"method":"x","trace":{"ID2":1}}'],
    ["white space", ' \t{ "id" : 1 ,\r\n"method":"x" } '],
    ["escapes", '{"\\u0069d":1,"m\\u0065thod":"pin\\u0067"}'],
    ["params of an unknown method that are a list", '{"id":1,"method":"acme/x","params":[1]}'],
    ["no params that say so", '{"id":1,"method":"tools/list","params":null}'],
    ["512 levels", `{"id":1,"method":"x","params":${deep(511)}}`],
    ["an unpaired surrogate in a text", '{"method":"notifications/message","params":{"data":"\\ud83d"}}'],
    ["an error to nobody", '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}'],
    ["an error without an id", '{"jsonrpc":"2.0","error":{"code":-32700,"message":"?"}}'],
    ["an answer nobody asked for", '{"jsonrpc":"2.0","id":"nobody","result":{}}'],
  ];
  it.each(CLEAR)("%s", async (_, message) => {
    const talk = await greeted();
    expect(await talk.client(message)).toEqual({ forward: message, back: [] });
    expect(await talk.server(message)).toEqual({ forward: message, back: [] });
    expect(talk.guard.refusals).toEqual([]);
  });
});

describe("a batch (2025-03-26)", () => {
  it("a batch that may pass comes as it was sent", async () => {
    const talk = await greeted();
    const batch = ` [ ${JSON.stringify(request(1, "ping"))},\n${JSON.stringify(call(2, "echo"))} ] `;
    expect((await talk.client(batch)).forward).toBe(batch);
    const answers = `[${JSON.stringify(result(2))} ,${JSON.stringify(result(1, {}))}]`;
    expect((await talk.server(answers)).forward).toBe(answers);
    expect(talk.guard.outcomes).toEqual(["answered"]);
    expect(talk.guard.messages).toBe(3 + 4);
  });

  it("loses what is refused, which is answered", async () => {
    const talk = await greeted();
    const kept = ' {"id":1.0,"method":"ping"}'.trim();
    const batch = `[${kept}, ${JSON.stringify(call(2, "hidden"))},[],5,{"id":9,"method":"Tools/call"}]`;
    const { forward, back } = await talk.client(batch);
    expect(forward).toBe(`[${kept}]`);
    expect(back.map(({ id }) => id)).toEqual([2, null, null, 9]);
  });

  it("a batch of which nothing is left goes nowhere", async () => {
    const talk = await greeted();
    const { forward, back } = await talk.client([call(2, "hidden"), call(3, "hidden")]);
    expect([forward, back.length]).toEqual([null, 2]);
  });

  it("a batch of answers is changed in place", async () => {
    const talk = await greeted({ ask: () => ({ tools: [] }) });
    await talk.client([request(1, "tools/list"), request(2, "ping")]);
    const answers =
      '[{"id":2,"result":{"n":1.0}},{"id":1,"result":{"tools":[{"name":"hidden"}],"nextCursor":"2"}}]';
    expect((await talk.server(answers)).forward).toBe(answers.replace('{"name":"hidden"}', ""));
  });
});
