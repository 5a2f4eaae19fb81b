/** A request with megabytes of tools is read in pieces: no turn of the event loop parses more than a part of them. */
import { expect, it, vi } from "vitest";
import type { OfferedTool } from "../../../../src/llm/offered/offered-tool.ts";
import { OfferCheck } from "../../../../src/llm/proxy/offer-check.ts";
import type { OfferJudge } from "../../../../src/llm/proxy/ports.ts";
import { exchange } from "../../decision/tool-calls/judging.ts";

const LIST_BYTES = 2 << 20;

function tool(n: number): object {
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`p${i}`, { type: "string", description: `Part ${i} of ${n}.` }]),
  );
  return {
    name: `mcp__weather__t${n}`,
    description: "x".repeat(500),
    input_schema: { type: "object", properties },
  };
}

const tools: object[] = [];
for (let size = 0; size < LIST_BYTES; size += JSON.stringify(tools.at(-1)).length)
  tools.push(tool(tools.length));

/** Returns the characters that JSON.parse got in the turn with the most, and what was judged. */
async function parsedInATurn(
  request: object,
): Promise<{ most: number; all: number; judged: readonly OfferedTool[] }> {
  let [most, now, all] = [0, 0, 0];
  let judged: readonly OfferedTool[] = [];
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, "parse").mockImplementation((text: string) => {
    if (now === 0)
      setImmediate(() => {
        now = 0;
      });
    now += text.length;
    all += text.length;
    most = Math.max(most, now);
    return parse(text) as unknown;
  });
  const judge: OfferJudge = {
    revision: () => "1",
    judge: (_, given) => {
      judged = given;
      return Promise.resolve({ strip: [], refusal: null });
    },
  };
  const body = Buffer.from(JSON.stringify(request));
  try {
    await new OfferCheck().run(exchange({}), [body], null, body.toString(), judge);
  } finally {
    spy.mockRestore();
  }
  return { most, all, judged };
}

it("a list of 2 MB", async () => {
  const { most, all, judged } = await parsedInATurn({ tools, messages: [{ role: "user", content: "Hi." }] });
  expect(judged.map(({ name }) => name)).toEqual(tools.map((_, n) => `mcp__weather__t${n}`));
  expect(judged[1]?.path).toEqual(["tools", 1]);
  expect(all).toBeGreaterThan(LIST_BYTES);
  // a part is what is parsed in some 5 ms
  expect(most).toBeLessThan(all / 2);
});

it("2 MB in the midst of a conversation, of which only what adds tools is read", async () => {
  const long = { type: "message", role: "user", content: "y".repeat(LIST_BYTES) };
  const items = [long, ...tools.map((one) => ({ type: "additional_tools", tools: [one] })), long];
  const { most, all, judged } = await parsedInATurn({ input: items });
  expect(judged).toHaveLength(tools.length);
  expect(judged[3]?.path).toEqual(["input", 4, "tools", 0]);
  expect(all).toBeLessThan(2 * LIST_BYTES);
  expect(most).toBeLessThan(all / 2);
});

it.each([
  ["no comma", '{"tools":[{"name":"a"} {"name":"b"}]}'],
  ["a comma at the end", '{"tools":[{"name":"a"},]}'],
  ["a key twice", '{"tools":[{"name":"a","name":"b"}]}'],
  ["a conversation twice", '{"input":[],"input":[{"type":"additional_tools","tools":[]}]}'],
])("a list with %s cannot be read", async (_, text) => {
  const judge: OfferJudge = {
    revision: () => "1",
    judge: () => Promise.resolve({ strip: [], refusal: null }),
  };
  await expect(new OfferCheck().run(exchange({}), [Buffer.from(text)], null, text, judge)).rejects.toThrow();
});
