/** What requests offer models, at the proxy: unchanged bytes, lists that are known, tools that are taken out, refusals. */
import { expect, test } from "vitest";
import type { OfferJudge, OfferVerdict } from "../../../src/llm/proxy/ports.ts";
import { message } from "./answers.ts";
import { json, post, startStage } from "./stage.ts";

const entry = (name: string, description = "x".repeat(500)) => ({
  name,
  description,
  input_schema: { type: "object" },
});
const body = (tools: unknown, more: object = {}) =>
  JSON.stringify({ model: "m", max_tokens: 1, messages: [{ role: "user", content: "hi" }], tools, ...more });

/** Takes out tools whose name begins with `drop`, and refuses those that begin with `refuse`. */
function offers() {
  const asked: string[][] = [];
  const state = { revision: "1" };
  const judge: OfferJudge = {
    revision: () => state.revision,
    judge: async (_, tools): Promise<OfferVerdict> => {
      asked.push(tools.map(({ name }) => name));
      const strip = tools.flatMap(({ name }, i) => (name.startsWith("drop") ? [i] : []));
      const bad = tools.find(({ name }) => name.startsWith("refuse"));
      return { strip, refusal: bad ? { serverId: "s", rule: "r", text: `no ${bad.name}` } : null };
    },
  };
  return { asked, state, judge };
}

async function stage(ports: object = {}) {
  const { asked, state, judge } = offers();
  const started = await startStage((_, response) => json(response, message()), {
    mode: "enforce",
    ports: { offers: judge, ...ports },
  });
  return { ...started, asked, state };
}

test("a list is judged once, whatever else changes, and the request's bytes stay", async () => {
  const { port, seen, asked, state } = await stage();
  const tools = Array.from({ length: 200 }, (_, i) => entry(`t${i}`));
  for (const content of ["a", "b".repeat(100_000), "c"]) {
    const sent = body(tools, { messages: [{ role: "user", content }] });
    expect((await post(port, "/v1/messages", sent)).status).toBe(200);
    expect(seen.at(-1)?.body.toString()).toBe(sent);
  }
  expect(asked.map(({ length }) => length)).toEqual([200]);
  state.revision = "2";
  await post(port, "/v1/messages", body(tools));
  await post(port, "/v1/messages", body([...tools, entry("one more")]));
  await post(port, "/v1/messages", body(tools));
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 201]);
});

test.each<[string, object]>([
  ["as it is", {}],
  [
    "with a redactor",
    {
      redact: function* (text: string) {
        yield;
        return { body: text, redactions: 0 };
      },
    },
  ],
])("a tool is taken out of the request, %s, each time alike", async (_, ports) => {
  const { port, seen } = await stage(ports);
  for (const fill of ["", "y".repeat(2 << 20)]) {
    const sent = body([entry("keep"), entry("drop")], {
      metadata: { fill },
      tool_choice: { type: "tool", name: "drop" },
    });
    for (let i = 0; i < 2; i++) expect((await post(port, "/v1/messages", sent)).status).toBe(200);
    const [one, two] = seen
      .slice(-2)
      .map(({ body: bytes, headers }) => [bytes.toString(), headers["content-length"]]);
    expect(one).toEqual(two);
    expect(JSON.parse(one?.[0] as string)).toEqual(JSON.parse(body([entry("keep")], { metadata: { fill } })));
  }
});

test("a request that offers what is refused gets the vendor's error", async () => {
  const { port, seen, refusals } = await stage();
  const answer = await post(port, "/v1/messages", body([entry("refuse_me")]));
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    type: "error",
    error: { message: expect.stringContaining("no refuse_me") as string },
  });
  expect(seen).toEqual([]);
  expect(refusals).toMatchObject([{ reason: "tool_offered", serverId: "s", rule: "r", action: "block" }]);
});

test.each([
  ["twice", '{"model":"m","messages":[],"tools":[],"tools":[{"name":"drop"}]}'],
  ["in another case", '{"model":"m","messages":[],"Tools":[{"name":"drop"}]}'],
  ["with an escape in its key", '{"model":"m","messages":[],"\\u0074ools":[{"name":"drop"}]}'],
  ["with an escape in the key around it", '{"model":"m","\\u0074oolConfig":{"tools":[{"name":"drop"}]}}'],
  ["with one declaration instead", '{"model":"m","tools":{"functionDeclarations":{"name":"drop"}}}'],
  ["with a key twice in a tool", '{"model":"m","messages":[],"tools":[{"name":"keep","name":"drop"}]}'],
])("a list that can be read in two ways is refused: %s", async (_, sent) => {
  const { port, seen } = await stage();
  expect((await post(port, "/v1/messages", sent)).status).toBe(400);
  expect(seen).toEqual([]);
});

test("tools that a conversation adds are judged as well", async () => {
  const { port, seen, asked } = await stage();
  const input = [{ type: "additional_tools", tools: [{ type: "function", name: "drop", parameters: {} }] }];
  await post(
    port,
    "/v1/responses",
    JSON.stringify({ model: "m", input, tools: [{ type: "function", name: "keep" }] }),
  );
  expect(asked).toEqual([["keep", "drop"]]);
  expect(JSON.parse(seen[0]?.body.toString() ?? "")).toMatchObject({ input: [], tools: [{ name: "keep" }] });
});

test("a tool that can be read in two ways is judged in both", async () => {
  const { port, seen, asked } = await stage();
  const both = { ...entry("keep"), function: { name: "drop" }, custom: { name: "drop_too" } };
  await post(port, "/v1/messages", body([both, entry("last")]));
  expect(asked).toEqual([["drop", "drop_too", "keep", "last"]]);
  expect(JSON.parse(seen[0]?.body.toString() ?? "")).toMatchObject({ tools: [{ name: "last" }] });
});

test.each([
  [
    "with an escape in its type",
    200,
    '{"type":"\\u0061dditional_tools","tools":[{"type":"function","name":"drop"}]}',
  ],
  [
    "with a key twice",
    400,
    '{"type":"additional_tools","tools":[{"function":{"name":"keep","name":"drop"}}]}',
  ],
])("a tool that a conversation adds does not pass %s", async (_, status, item) => {
  const { port, seen } = await stage();
  const sent = `{"model":"m","input":[${item}],"tools":[{"type":"function","name":"keep"}]}`;
  expect((await post(port, "/v1/responses", sent)).status).toBe(status);
  for (const { body: bytes } of seen) expect(JSON.parse(bytes.toString())).toMatchObject({ input: [] });
});

test("in observe, a list that cannot be read is told, and all else is done with the request", async () => {
  const redact = function* (text: string) {
    yield;
    return { body: text.replace("secret", "[hidden]"), redactions: 1 };
  };
  const { judge } = offers();
  const { port, seen, refusals } = await startStage((_, response) => json(response, message()), {
    mode: "observe",
    ports: { offers: judge, redact },
  });
  await post(port, "/v1/messages", body({ name: "secret" }, { Tools: [entry("drop")] }));
  expect(seen[0]?.body.toString()).toContain("[hidden]");
  expect(refusals).toMatchObject([{ reason: "unparsed", action: "allow" }]);
});

test("a request with more tools than any provider takes is refused", async () => {
  const { port, seen } = await stage();
  const tools = Array.from({ length: 10_000 }, (_, i) => ({ name: `t${i}` }));
  expect((await post(port, "/v1/messages", body(tools))).status).toBe(200);
  const answer = await post(port, "/v1/messages", body([...tools, { name: "t" }]));
  expect([answer.status, await answer.text()]).toEqual([
    413,
    expect.stringContaining("more than 10000 tools"),
  ]);
  expect(seen).toHaveLength(1);
});

test("a judge that fails refuses in enforce, and changes nothing in observe", async () => {
  for (const mode of ["enforce", "observe"] as const) {
    const judge: OfferJudge = { revision: () => "", judge: () => Promise.reject(new TypeError("broken")) };
    const { port, seen, refusals } = await startStage((_, response) => json(response, message()), {
      mode,
      ports: { offers: judge },
    });
    const sent = body([entry("keep")]);
    expect((await post(port, "/v1/messages", sent)).status).toBe(mode === "enforce" ? 400 : 200);
    expect(seen.map(({ body: bytes }) => bytes.toString())).toEqual(mode === "enforce" ? [] : [sent]);
    expect(refusals).toMatchObject([{ reason: "unparsed", action: mode === "enforce" ? "block" : "allow" }]);
  }
});

test("what is judged while definitions change is judged again", async () => {
  let revision = 0;
  let asked = 0;
  const judge: OfferJudge = {
    revision: () => String(revision),
    judge: async () => {
      asked++;
      if (asked === 1) revision++;
      return { strip: [], refusal: null };
    },
  };
  const { port } = await startStage((_, response) => json(response, message()), {
    mode: "enforce",
    ports: { offers: judge },
  });
  for (let i = 0; i < 3; i++) await post(port, "/v1/messages", body([entry("keep")]));
  expect(asked).toBe(2);
});
