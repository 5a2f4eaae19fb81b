/** Each path that the pinned SDKs request: read, harmless, or refused with a reason, with and without its version. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SOURCES, sdkRequests, treatment, unknownRequests } from "./sdk-paths.ts";

const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));

describe.each(Object.keys(SOURCES))("the paths of %s", (sdk) => {
  const requests = sdkRequests(MODULES, sdk);

  it("are all known", () => {
    expect(requests.length).toBeGreaterThan(8);
    expect(unknownRequests(MODULES, sdk)).toEqual({});
  });

  it("are treated alike without their version, which the base URL may have", () => {
    const different = requests.flatMap((request) => {
      const path = request.path.replace(/^(\/upload)?\/v1(?:beta)?(?=\/)/, "$1");
      const [before, after] = [treatment(sdk, request), treatment(sdk, { ...request, path })];
      return before === after ? [] : [`${request.method} ${path}: ${before}, then ${after}`];
    });
    expect(different).toEqual([]);
  });
});

it("a path that netmon does not know is named, with its method", () => {
  const modules = mkdtempSync(join(tmpdir(), "netmon-sdk-paths-"));
  try {
    mkdirSync(join(modules, "openai/resources"), { recursive: true });
    const code = "this._client.post(`/zebras/{id}/ride`, { body });\nthis._client.get(`/models`, options)";
    writeFileSync(join(modules, "openai/resources/zebras.mjs"), code);
    expect(sdkRequests(modules, "openai")).toHaveLength(2);
    expect(unknownRequests(modules, "openai")).toEqual({ "POST /zebras/x/ride": "unknown" });
  } finally {
    rmSync(modules, { recursive: true });
  }
});
