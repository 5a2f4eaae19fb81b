/**
 * Answers made from the types of the pinned SDKs, in every form and extent, which netmon hands on as the vendor sent
 * them. `make outside` does the same with the newest SDKs.
 */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { sdkAnswers, sdkCases } from "../../outside/sdk-cases.ts";
import { differing } from "../../outside/sdks.ts";

const MODULES = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** Calls that no client can run as they are: without a name, and without an end. */
const REFUSED: Record<string, string[]> = {
  "@google/genai": ["full", "full streamed", "minimal", "minimal streamed"].map(
    (form) => `enforce GenerateContentResponse functionCall ${form}`,
  ),
};

it.each(Object.keys(sdkAnswers))(
  "%s: each answer made from its types is handed on as it came",
  { timeout: 300_000 },
  async (sdk) => {
    const cases = sdkCases(MODULES, sdk);
    expect(cases.length).toBeGreaterThan(30);
    const different = await differing(cases);
    const unexpected = Object.entries(different).filter(([name]) => !REFUSED[sdk]?.includes(name));
    expect(unexpected).toEqual([]);
    expect(Object.keys(different).toSorted()).toEqual(REFUSED[sdk] ?? []);
  },
);
