/** Definitions with more values than a call can have arguments. */
import { expect, it } from "vitest";
import { textsOf } from "../../../src/detection/texts.ts";

it("reads a list of 250,000 values to its end", () => {
  const texts = textsOf({ enum: [...Array(250_000).fill(0), "last"] });
  expect(texts).toEqual([{ pointer: "/enum/250000", text: "last", key: "250000", role: "value" }]);
});
