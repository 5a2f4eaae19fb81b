import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8Text } from "../../../src/framing/utf8-text.ts";

it("a long text is what Node makes of it, whatever its bytes are", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
    fc.uint8Array(),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.constantFrom(0, 70_000), (parts, more) => {
      const bytes = Buffer.concat([...parts, Buffer.alloc(more, "a")]);
      expect(utf8Text(bytes) === bytes.toString("utf8")).toBe(true);
    }),
    { seed: 20261125, numRuns: 500 },
  );
});

it.each(["\ufeffa", "é", "必须", "\u{1f600}", "\ud800", "a\0"])("%j", (text) => {
  const bytes = Buffer.from(text.repeat(40_000));
  expect(utf8Text(bytes) === bytes.toString("utf8")).toBe(true);
});
