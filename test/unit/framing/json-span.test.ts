import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementSpans, memberSpan } from "../../../src/framing/json-span.ts";
import { jsonAt, jsonTree } from "../../../src/framing/json-text.ts";

const key = fc.oneof(fc.constantFrom("a", "b", "input", "__proto__", 'q"\\', ""), fc.string());

/** Text of the same value with space everywhere, and an escape in keys. */
function spelled(value: unknown, space: string): string {
  const pad = (text: string) => space + text + space;
  if (Array.isArray(value)) return pad(`[${value.map((each) => spelled(each, space)).join(",") || space}]`);
  if (typeof value !== "object" || value === null) return pad(JSON.stringify(value));
  const name = (text: string) =>
    JSON.stringify(text).replace(/[a-z]/, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  const members = Object.entries(value).map(([k, v]) => `${pad(name(k))}:${spelled(v, space)}`);
  return pad(`{${members.join(",") || space}}`);
}

describe("places without a tree", () => {
  it("are those of the tree", () => {
    const space = fc.constantFrom("", " ", "\n\t\r ");
    let found = 0;
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 4 })), key, space, (value, path, white) => {
        const text = spelled(value, white);
        for (const name of [path, ...Object.keys(value)]) {
          const node = jsonAt(jsonTree(text), [name]);
          const span = memberSpan(text, [name]);
          expect(span).toEqual(node && { offset: node.offset, length: node.length });
          const children = node?.type === "array" ? (node.children ?? []) : [];
          const spans = children.map(({ offset, length }) => ({ offset, length }));
          expect(elementSpans(text, span)).toEqual(spans);
          found += spans.length;
        }
      }),
      { seed: 7, numRuns: 400 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it("are found under several keys and inside another place", () => {
    const text = '{ "x": {"a": 1}, "a": {"b": [ -1.5e3, "]" , {"b":"}"} ], "c":true} }';
    const at = (span: { offset: number; length: number } | undefined) =>
      span && text.slice(span.offset, span.offset + span.length);
    const list = memberSpan(text, ["a", "b"]);
    expect(at(list)).toBe('[ -1.5e3, "]" , {"b":"}"} ]');
    expect(elementSpans(text, list).map(at)).toEqual(["-1.5e3", '"]"', '{"b":"}"}']);
    expect(at(memberSpan(text, ["b"], elementSpans(text, list)[2]))).toBe('"}"');
    expect(at(memberSpan(text, ["a", "c"]))).toBe("true");
    expect(memberSpan(text, ["a", "c", "d"])).toBeUndefined();
    expect(memberSpan(text, ["a", "nothing"])).toBeUndefined();
    expect(elementSpans(text, memberSpan(text, ["a"]))).toEqual([]);
    expect(elementSpans(text, undefined)).toEqual([]);
  });
});
