import { describe, expect, it } from "vitest";
import type { Message } from "../../../../src/mcp/inspection/message.ts";
import { readMessages } from "../../../../src/mcp/inspection/read-message.ts";
import { RepeatedAnswers } from "../../../../src/mcp/inspection/repeated-answers.ts";

const description = "Reads — a file. ".repeat(20);
const result = (tools = 200): string =>
  JSON.stringify({ tools: Array.from({ length: tools }, (_, i) => ({ name: `tool_${i}`, description })) });
const LIST = result();
const FORMS: readonly ((id: string) => string)[] = [
  (id) => `{"jsonrpc":"2.0","id":${id},"result":${LIST}}`,
  (id) => `{"result":${LIST},"id":${id} , "jsonrpc":"2.0"}`,
  (id) => `{"jsonrpc":"2.0","\\u0069d":${id},"result":${LIST}}`,
  (id) => `{"jsonrpc":"—","id":${id},"result":${LIST}}`,
];

const resultOf = ([message]: readonly Message[]): object | null =>
  message?.kind === "result" ? message.result : null;

describe("a long answer that a server repeats", () => {
  it("is read once, whatever its id and wherever it stands", () => {
    for (const form of FORMS) {
      const answers = new RepeatedAnswers();
      const first = resultOf(answers.read(Buffer.from(form("1"))).messages);
      for (const id of ["2", "10000", '"a"', '"\\u00e9"', "null"]) {
        const bytes = Buffer.from(form(id));
        const again = answers.read(bytes);
        expect(again).toEqual(readMessages(bytes));
        expect(resultOf(again.messages)).toBe(first);
      }
    }
  });

  it("is read anew, as if never seen, if any byte but its id differs", () => {
    for (const form of FORMS.slice(0, 2)) {
      const known = Buffer.from(form("1"));
      const others = [
        ...[
          "1,2",
          '1,"id":2',
          '1,"method":"x"',
          "[1]",
          "{}",
          "true",
          "",
          " ",
          "1e999",
          "\ufeff1",
          '"\\ud800"',
          '"a',
        ].map(form),
        form("1").slice(0, -1),
        `${form("1")}}`,
        `[${form("1")}]`,
        `\ufeff${form("1")}`,
        form("1").replace("tool_7", "tool_8"),
        form("1").replace("tool_7", "tool_\u0000"),
        form("1").replace(/.$/, ',"error":null}'),
      ].map((text) => Buffer.from(text));
      const notUtf8 = Buffer.from(form('"#"'));
      notUtf8[notUtf8.indexOf("#")] = 0xff;
      const flipped = Array.from({ length: 50 }, (_, i) => {
        const bytes = Buffer.from(known);
        bytes[Math.floor((i * known.length) / 50)]! ^= 1 << (i % 8);
        return bytes;
      });
      for (const bytes of [...others, notUtf8, ...flipped]) {
        const answers = new RepeatedAnswers();
        answers.read(known);
        expect(answers.read(bytes)).toEqual(readMessages(bytes));
      }
    }
  });

  it("is its own copy, since a transport may use its memory again", () => {
    const answers = new RepeatedAnswers();
    const bytes = Buffer.from(FORMS[0]!("1"));
    answers.read(bytes);
    bytes.fill(0x20);
    expect(answers.read(bytes)).toEqual(readMessages(bytes));
  });

  it("is forgotten when others fill the memory for them, the one used last at the end", () => {
    const answers = new RepeatedAnswers();
    const answer = (of: number): Buffer => Buffer.from(`{"id":1,"of":${of},"result":${result(14_000)}}`);
    const read = (of: number): object | null => resultOf(answers.read(answer(of)).messages);
    const [first, second] = [read(0), read(1)];
    expect(read(0)).toBe(first);
    read(2);
    expect(read(0)).toBe(first);
    expect(read(1)).not.toBe(second);
  });
});
