/** Definitions injected into those of published servers, from which a fit learns long texts. */
import { expect, it } from "vitest";
import type { Sample } from "../../../tools/detection/definitions.ts";
import { injectedOf } from "../../../tools/detection/injection.ts";

function sample(name: string, poisoned: boolean, group: string): Sample {
  const inputSchema = { type: "object", properties: { [`of_${name}`]: { description: `Of ${name}.` } } };
  const tool = { name, description: `Does ${name}.\n\nReturns ${name}.`, inputSchema };
  return {
    poisoned,
    group,
    server: `server-${name}`,
    author: group === "published" ? "" : "a",
    tool,
    where: `x:${name}`,
  };
}

const HOSTS = ["h0", "h1"].map((name) => sample(name, false, "published"));
const GUESTS = Array.from({ length: 30 }, (_, at) => sample(`g${at}`, at % 2 === 0, "twin"));
const SAMPLES = [...GUESTS, ...HOSTS];
/** Guests and their host in turn of one part and of the other. */
const PARTS = { parts: 2, of: [...GUESTS.map((_, at) => at % 2), 0, 1] };

it("puts one of three into a host of its own part, with all that it says", () => {
  const put = injectedOf(SAMPLES, PARTS);
  expect(put.map(({ of }) => of)).toEqual(GUESTS.map((_, at) => at).filter((at) => at % 3 === 0));
  for (const { sample: made, of } of put) {
    const host = HOSTS[PARTS.of[of] ?? 0]?.tool;
    const text = JSON.stringify(made.tool);
    for (const part of ["description", "inputSchema"] as const)
      for (const tool of [host, GUESTS[of]?.tool])
        expect(text).toContain(JSON.stringify(tool?.[part]).match(/(?:Returns|Of) \w+/)?.[0]);
    expect(made.poisoned).toBe(GUESTS[of]?.poisoned);
    expect(made.server).toBe("");
  }
});

it("makes of honest ones and poisoned ones the same, and of the same the same again", () => {
  const put = injectedOf(SAMPLES, PARTS);
  expect(new Set(put.map(({ sample: { poisoned } }) => poisoned)).size).toBe(2);
  expect(new Set(put.map(({ sample: { tool } }) => String(tool.name)[0]))).toEqual(new Set(["g", "h"]));
  expect(injectedOf(SAMPLES, PARTS)).toEqual(put);
});

it("puts nothing where no server of the part published anything", () => {
  expect(injectedOf(GUESTS, { parts: 2, of: PARTS.of })).toEqual([]);
});
