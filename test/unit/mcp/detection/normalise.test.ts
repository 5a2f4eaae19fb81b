/** Each disguise is undone, honest uses of the same characters are no finding, offsets lead to the original. */
import { describe, expect, it } from "vitest";
import { originalOffset } from "../../../../src/mcp/detection/normalise/mapped-text.ts";
import { normalise } from "../../../../src/mcp/detection/normalise/normalise.ts";
import { DISGUISES } from "../../../fixtures/detection/disguises.ts";

const TEXT = "read the private key";

describe("normalise", () => {
  it.each(["zero-width", "entities", "percent", "lookalikes", "fullwidth", "ansi", "far"])(
    "undoes %s",
    (name) => {
      expect(normalise(DISGUISES[name]?.(TEXT) ?? "").text.text).toContain(TEXT);
    },
  );
  it("gives what tags and encodings spell", () => {
    expect(normalise(DISGUISES.tags?.(TEXT) ?? "").hidden[0]).toMatchObject({ kind: "tags", decoded: TEXT });
    for (const name of ["base64", "hex"])
      expect(normalise(DISGUISES[name]?.(TEXT) ?? "").encoded[0]).toMatchObject({
        encoding: name,
        decoded: TEXT,
      });
  });
  it("joins letters written one by one", () => {
    expect(normalise("i g n o r e  this").text.text).toBe("ignore  this");
  });
  it.each([
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} flag",
    "👩‍💻 ❤️",
    "می‌خواهم",
    "Grüße, señor",
    "5 µs",
  ])("finds nothing in %s", (text) => {
    const { hidden, lookalikes, encoded } = normalise(text);
    expect({ hidden, lookalikes: Math.min(lookalikes, 0), encoded }).toEqual({
      hidden: [],
      lookalikes: -1,
      encoded: [],
    });
  });
  it("takes no hash or id for text", () => {
    expect(normalise("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08").encoded).toEqual([]);
    expect(normalise("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk").encoded).toEqual([]);
  });
  it("maps each unit to the original", () => {
    const { text } = normalise("ab\u200bc&#100;e");
    expect(text.text).toBe("abcde");
    expect([0, 1, 2, 3, 4].map((index) => originalOffset(text, index))).toEqual([0, 1, 3, 4, 10]);
  });
});
