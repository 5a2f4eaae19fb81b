import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { definitionHash } from "../../../src/mcp/definition.ts";
import { toolSet } from "../../../src/mcp/tool-set.ts";

const a = { name: "a", description: "first" };

describe("toolSet", () => {
  it("has each tool by name, hashed as it is", () => {
    const { tools, problems } = toolSet({ tools: [a, { name: "__proto__" }], instructions: null });
    expect([...tools.keys()]).toEqual(["a", "__proto__"]);
    expect(tools.get("a")).toMatchObject({ hash: definitionHash(a), description: "first" });
    expect(problems).toEqual([]);
  });

  it("covers all tools of one name with one hash, in their order", () => {
    const second = { name: "a", description: "second" };
    const hash = (tools: unknown[]) => toolSet({ tools, instructions: null }).tools.get("a")?.hash;
    expect(hash([a, second])).toBe(definitionHash([a, second]));
    expect(new Set([hash([a]), hash([a, second]), hash([second, a]), hash([a, a])]).size).toBe(4);
    const { problems, tools } = toolSet({ tools: [a, second], instructions: null });
    expect(problems).toEqual(['2 tools have the name "a": their hash covers all of them']);
    expect(tools.get("a")?.description).toBe("first\nsecond");
  });

  it("leaves out what has no usable name, and says so", () => {
    const odd = [
      null,
      1,
      "a",
      {},
      { name: "" },
      { name: 5 },
      { name: "x".repeat(513) },
      Object.create({ name: "b" }),
    ];
    const { tools, problems } = toolSet({ tools: [...odd, a], instructions: null });
    expect([...tools.keys()]).toEqual(["a"]);
    expect(problems.length).toBe(odd.length);
  });

  it("names 20 problems of a list, and counts the others", () => {
    const { problems } = toolSet({ tools: Array.from({ length: 100_000 }, () => null), instructions: null });
    expect(problems.length).toBe(21);
    expect(problems.at(-1)).toBe("99980 more of its entries have such a problem");
  });

  it("reads any list, and has each entry as a tool or as a problem", () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ name: fc.constantFrom("a", "b", "constructor", ""), description: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.array(entry), (tools) => {
        const set = toolSet({ tools, instructions: null });
        const named = tools.filter((t) => (t as { name?: unknown } | null)?.name);
        const left = set.problems.filter((problem) => problem.includes("left out")).length;
        expect(set.tools.size + left <= tools.length).toBe(true);
        for (const [name, { hash }] of set.tools) {
          const same = named.filter((t) => (t as { name: unknown }).name === name);
          expect(hash).toBe(definitionHash(same.length === 1 ? same[0] : same));
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("hashes the instructions, none included", () => {
    const of = (instructions: string | null) => toolSet({ tools: [], instructions }).instructions.hash;
    expect(new Set([of(null), of(""), of("Use a."), of("Use a. ")]).size).toBe(4);
    expect(of(null)).toBe(definitionHash({ instructions: null }));
  });
});
