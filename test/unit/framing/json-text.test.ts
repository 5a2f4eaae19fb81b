import fc from "fast-check";
import { type Node, parseTree } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import {
  duplicateKey,
  elements,
  JsonEdits,
  type JsonNode,
  JsonTextError,
  jsonAt,
  jsonTree,
  jsonValue,
  sourceOf,
} from "../../../src/framing/json-text.ts";

/** The same value in another spelling: white space everywhere, escapes, numbers as people write them. */
function spelled(value: unknown, space: string): string {
  const pad = (text: string) => space + text + space;
  if (typeof value === "string") {
    return pad(JSON.stringify(value).replace(/[a-z]/, (c) => `\\u00${c.charCodeAt(0).toString(16)}`));
  }
  if (typeof value !== "object" || value === null) return pad(JSON.stringify(value));
  if (Array.isArray(value)) return pad(`[${value.map((item) => spelled(item, space)).join(",") || space}]`);
  const members = Object.entries(value).map(
    ([key, item]) => `${spelled(key, space)}:${spelled(item, space)}`,
  );
  return pad(`{${members.join(",") || space}}`);
}

/** Quotes and backslashes, and runs that are long enough to be searched. */
const marked = fc
  .array(fc.constantFrom('"', "\\", ",", "[", "x".repeat(70), "é", "\n"), { maxLength: 40 })
  .map((parts) => parts.join(""));
const spacing = fc.constantFrom("", " ", "\n\t", "\r\n");
const json = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()));

function nodesOf(root: JsonNode): JsonNode[] {
  const values = (node: JsonNode): readonly JsonNode[] => {
    const children = node.children ?? [];
    return node.type === "object" ? children.flatMap((member) => member.children?.[1] ?? []) : children;
  };
  return [root, ...values(root).flatMap(nodesOf)];
}

describe("the tree", () => {
  it("has for each value exactly its text", () => {
    fc.assert(
      fc.property(json, spacing, (value, space) => {
        const text = spelled(value, space);
        for (const node of nodesOf(jsonTree(text))) {
          const source = sourceOf(text, node);
          expect(source).toBe(source.trim());
          if (node.type !== "object" && node.type !== "array") expect(JSON.parse(source)).toEqual(node.value);
          else expect(() => JSON.parse(source)).not.toThrow();
        }
        expect(JSON.parse(sourceOf(text, jsonTree(text)))).toEqual(JSON.parse(text));
      }),
      { seed: 3, numRuns: 250 },
    );
  });

  it("has every value where another parser of trees has it", () => {
    type Place = [offset: number, length: number, value: unknown, children: Place[]];
    const placeOf = ({ offset, length, value, children = [] }: Node | JsonNode): Place => {
      return [offset, length, value, children.map(placeOf)];
    };
    fc.assert(
      fc.property(fc.oneof(json, fc.dictionary(marked, fc.array(marked))), spacing, (value, space) => {
        const text = spelled(value, space);
        expect(placeOf(jsonTree(text))).toEqual(placeOf(parseTree(text)!));
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it("is walked by path", () => {
    const text = '{"a": [1, {"b\\u0063": "x"}], "__proto__": {"y": 2}}';
    const root = jsonTree(text);
    expect(sourceOf(text, jsonAt(root, ["a", 1, "bc"])!)).toBe('"x"');
    expect(jsonAt(root, ["__proto__", "y"])?.value).toBe(2);
    expect(jsonAt(root, ["a", 2])).toBeUndefined();
    expect(jsonAt(root, ["toString"])).toBeUndefined();
    expect(elements(jsonAt(root, ["a"])).map((node) => sourceOf(text, node))).toEqual([
      "1",
      '{"b\\u0063": "x"}',
    ]);
    expect(elements(root)).toEqual([]);
    expect(elements(undefined)).toEqual([]);
  });

  it.each(["", " ", "{", "[1,]", "// a\n1", '{"a":1}}', "\ufeff{}", "NaN", "'a'", "01", '"\n"', '{"a":1,}'])(
    "is refused where JSON.parse refuses the text: %j",
    (text) => {
      expect(() => jsonTree(text)).toThrow(JsonTextError);
      expect(() => jsonValue(text)).toThrow(/^not JSON: /);
    },
  );

  it("is refused below 512 levels, and brackets in strings are none", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(jsonTree(nested(512)).type).toBe("array");
    expect(() => jsonTree(nested(513))).toThrow("nested deeper than 512 levels");
    expect(() => jsonTree(nested(200_000))).toThrow(JsonTextError);
    expect(jsonTree(`["\\"${"[".repeat(600)}\\\\"]`).type).toBe("array");
    expect(jsonTree(`[${"[],".repeat(600)}[]]`).type).toBe("array");
  });
});

describe("a key that stands twice", () => {
  it.each([
    ['{"a":1,"a":2}', "a"],
    ['[0,{"x":{"b":1,"c":1,"b":2}}]', "b"],
    ['{"a":1,"\\u0061":2}', "a"],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
    ['{"":1,"":2}', ""],
  ])("is found in %s", (text, key) => {
    expect(duplicateKey(jsonTree(text))).toBe(key);
  });

  it.each(['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}', '["a","a"]', '{"a":"b","b":"a"}', "1"])(
    "is not found in %s",
    (text) => {
      expect(duplicateKey(jsonTree(text))).toBeNull();
    },
  );
});

describe("edits", () => {
  it("change what they name and not one character more", () => {
    fc.assert(
      fc.property(json, spacing, fc.array(fc.nat(20), { maxLength: 4 }), (value, space, choices) => {
        const text = spelled(value, space);
        const nodes = nodesOf(jsonTree(text));
        const chosen = choices.map((choice) => nodes[choice % nodes.length]!);
        const apart = chosen.filter((node, i) => chosen.slice(0, i).every((other) => disjoint(node, other)));
        const edits = new JsonEdits(text);
        for (const node of apart) edits.replace(node, '{"by":0}');
        // The pieces between the edits, in order, are the pieces of the text.
        const ordered = [...apart].sort((a, b) => a.offset - b.offset);
        let expected = "";
        let from = 0;
        for (const node of ordered) {
          expected += `${text.slice(from, node.offset)}{"by":0}`;
          from = node.offset + node.length;
        }
        expect(edits.apply()).toBe(expected + text.slice(from));
        expect(() => JSON.parse(edits.apply())).not.toThrow();
      }),
      { seed: 3, numRuns: 250 },
    );
  });

  function disjoint(a: JsonNode, b: JsonNode): boolean {
    return a.offset + a.length <= b.offset || b.offset + b.length <= a.offset;
  }

  it("edits that are none give the same string", () => {
    const text = ' {"a" : 1e0} ';
    expect(new JsonEdits(text).apply()).toBe(text);
  });

  it("edits that overlap are refused", () => {
    const text = '{"a":[1]}';
    const root = jsonTree(text);
    const edits = new JsonEdits(text);
    edits.replace(root, "{}");
    edits.replace(jsonAt(root, ["a"])!, "[]");
    expect(() => edits.apply()).toThrow("overlap");
  });

  it("add members at the end of objects, several to one, also to an empty one", () => {
    const text = '{"a": { }, "b": {"x":1 }}';
    const root = jsonTree(text);
    const edits = new JsonEdits(text);
    for (const at of ["a", "b"]) {
      edits.addMember(jsonAt(root, [at])!, 'q"', "1");
      edits.addMember(jsonAt(root, [at])!, "r", "[2]");
    }
    edits.replace(jsonAt(root, ["b", "x"])!, "null");
    expect(edits.apply()).toBe('{"a": { "q\\"":1,"r":[2]}, "b": {"x":null ,"q\\"":1,"r":[2]}}');
    expect(() => edits.addMember(jsonAt(root, ["b", "x"])!, "k", "1")).toThrow("a member for other");
  });
});
