/**
 * Answers made from the types of the pinned SDKs, in every form and extent, which netmon hands on as the vendor sent
 * them. `make outside` does the same with the newest SDKs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { sdkAnswers, sdkCases } from "../../outside/sdk-cases.ts";
import { differing, PYTHON_SDK, pythonCases } from "../../outside/sdks.ts";

const MODULES = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const PYTHON = fileURLToPath(new URL("python/build/venv/bin/python", import.meta.url));

/** Calls that no client can run as they are: without a name, and without an end. */
const UNREADABLE_CALLS = ["full", "full streamed", "minimal", "minimal streamed"].map(
  (form) => `enforce GenerateContentResponse functionCall ${form}`,
);
const OTHERWISE: Record<string, string[]> = {
  "@google/genai": UNREADABLE_CALLS,
  [PYTHON_SDK]: UNREADABLE_CALLS,
  // said flat and nested, since clients read either
  openai: ["full", "minimal"].map(
    (form) => `enforce ResponseStreamEvent ResponseErrorEvent ${form} streamed`,
  ),
};

it.each(Object.keys(sdkAnswers))(
  "%s: each answer made from its types is handed on as it came",
  { timeout: 300_000 },
  async (sdk) => {
    const directory = mkdtempSync(join(tmpdir(), "netmon-sdk-types-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const cases = sdk === PYTHON_SDK ? pythonCases(PYTHON, directory) : sdkCases(MODULES, sdk);
    expect(cases.length).toBeGreaterThan(30);
    const different = await differing(cases);
    const unexpected = Object.entries(different).filter(([name]) => !OTHERWISE[sdk]?.includes(name));
    expect(unexpected).toEqual([]);
    expect(Object.keys(different).toSorted()).toEqual(OTHERWISE[sdk] ?? []);
  },
);
