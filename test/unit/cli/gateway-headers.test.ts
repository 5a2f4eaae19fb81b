/** Headers for the upstream that must not be in a command line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { collectHeaderFile, collectHeaderOf } from "../../../src/cli/options/gateway-arguments.ts";

it("come from the environment or a file, and an error does not repeat a value", () => {
  const collect = collectHeaderOf({ TOKEN: "Bearer s3cret", BAD: "s3cret\nX: y" });
  expect(collect("Authorization=env:TOKEN", [])).toEqual([["Authorization", "Bearer s3cret"]]);
  expect(collect("X-A: b=env:TOKEN", [])).toEqual([["X-A", "b=env:TOKEN"]]);
  expect(() => collect("Authorization=env:NONE", [])).toThrow("The variable NONE is not set.");
  expect(() => collect("Authorization=env:BAD", [])).toThrow(/^(?!.*s3cret).*Name: value/s);
  const directory = mkdtempSync(join(tmpdir(), "netmon-headers-"));
  try {
    const file = join(directory, "headers");
    writeFileSync(file, "# ours\nAuthorization: Bearer s3cret\n\nX-B: c\r\n");
    expect(collectHeaderFile(file, [["A", "b"]])).toEqual([
      ["A", "b"],
      ["Authorization", "Bearer s3cret"],
      ["X-B", "c"],
    ]);
    writeFileSync(file, "s3cret without a name\n");
    expect(() => collectHeaderFile(file, [])).toThrow(/^(?!.*s3cret)/s);
    expect(() => collectHeaderFile(directory, [])).toThrow(/is a directory/);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
