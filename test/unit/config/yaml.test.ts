/** The two readers of YAML: whatever the quick one accepts, the other one accepts too, and reads in the same way. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { parseYaml } from "../../../src/config/document.ts";
import { ConfigError } from "../../../src/config/error.ts";
import { mutations } from "./mutations.ts";
import { SEED } from "./seed.ts";

const OPTIONS = { prettyErrors: false, stringKeys: true, uniqueKeys: true, logLevel: "error" } as const;

/** undefined: refused. */
function placed(text: string): { value: unknown } | undefined {
  const document = parseDocument(text, { ...OPTIONS, version: "1.2" });
  if (document.errors.length + document.warnings.length > 0) return undefined;
  return { value: document.toJS() ?? undefined };
}

function read(text: string): { value: unknown } | undefined {
  try {
    return { value: parseYaml("x", text).value };
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

const SCALARS = `
plain: [a b, a#b, a:b, -, "-", ~, null, Null, NULL, nULL, true, True, TRUE, tRUE, yes, no, on, y]
ints: [0, 00, 017, 0o17, 0O17, 0x1F, 0X1f, -0x1F, 0b11, +5, -5, 1_000, 1,000, 9007199254740993, 1:30]
floats: [1., .5, 1.5e3, 1e3, 1E-3, +.5, .inf, -.Inf, .INF, .nan, .NaN, .NAN, 1.2.3, 1e, 0.0]
dates: [2026-11-25, 2026-11-25T10:00:00Z, "2026-11-25"]
quoted: ['it''s', "a\\tb\\u00e9\\x41\\
  c", 'two
  lines

  and', "two
  lines

  and"]
literal: |
  a
    b

  c
folded: >-
  a
  b

  c
   d
kept: |+
  a

indented: |2
    a
? complex
: value
empty:
list:
- a
-
  - b
- - c
  - d
`;

describe("what the quick reader takes", () => {
  it("is read alike by the one that knows places", { timeout: 180_000 }, () => {
    let taken = 0;
    for (const text of [SEED, SCALARS, ...mutations(SEED, 200), ...mutations(SCALARS, 1500)]) {
      const value = read(text);
      if (value === undefined) continue;
      taken++;
      const other = placed(text);
      // vitest's own comparison is slow
      if (!isDeepStrictEqual(other, value)) expect(other, JSON.stringify(text)).toEqual(value);
    }
    expect(taken).toBeGreaterThan(50);
  });

  it.each([
    "1: a",
    "0x10: a",
    "~: a",
    "true: a",
    "a: &x b\nc: *x",
    "%YAML 1.2\n---\na: b",
    "a: !!str b",
    "a: !!float 5",
    "",
  ])("%j means the same by either", (text) => {
    expect(read(text)).toEqual(placed(text));
  });
});
