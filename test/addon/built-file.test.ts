import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { builtFile, netmonPackage, shippedFile } from "../../src/native/built-file.ts";
import { HERE, removeDirectory, temporaryDirectory } from "./fixture.ts";

const OVERRIDE = "NETMON_TEST_FILE";
let directory: string;

beforeEach(() => {
  directory = temporaryDirectory("built");
});

afterEach(() => {
  delete process.env[OVERRIDE];
  removeDirectory(directory);
});

it("sources find the files of the checkout", () => {
  const root = join(HERE, "../..");
  expect(netmonPackage()).toMatchObject({ root, built: false });
  expect(shippedFile("docs/run.md")).toBe(join(root, "docs/run.md"));
  expect(builtFile("any", "package.json", OVERRIDE)).toBe(join(root, "package.json"));
});

it("a missing file is an error that names the remedy", () => {
  expect(() => builtFile("any", "native/nothing", OVERRIDE)).toThrow(
    /native\/nothing is missing: run `make build`/,
  );
});

it("the environment names another file, which must exist", () => {
  const file = join(directory, "file");
  process.env[OVERRIDE] = file;
  expect(() => builtFile("any", "package.json", OVERRIDE)).toThrow(/NETMON_TEST_FILE names .*does not exist/);
  writeFileSync(file, "");
  expect(builtFile("any", "package.json", OVERRIDE)).toBe(file);
});

it("compiled modules find the files of the tree they are in, wherever it is", async () => {
  const home = join(directory, "src/native");
  mkdirSync(home, { recursive: true });
  mkdirSync(join(directory, "native"));
  buildSync({
    entryPoints: [join(HERE, "../../src/native/built-file.ts")],
    outfile: join(home, "built-file.js"),
    ...{ bundle: true, format: "esm", platform: "node" },
  });
  writeFileSync(
    join(directory, "package.json"),
    '{"name":"netmon","version":"9.8.7-linux-x64","type":"module"}',
  );
  writeFileSync(join(directory, "native", "tool"), "");
  const compiled = (await import(join(home, "built-file.js"))) as {
    builtFile: typeof builtFile;
    netmonPackage: typeof netmonPackage;
  };
  expect(compiled.netmonPackage()).toEqual({ root: directory, version: "9.8.7", built: true });
  expect(compiled.builtFile("tool", "elsewhere/tool", OVERRIDE)).toBe(join(directory, "native/tool"));
  expect(() => compiled.builtFile("none", "elsewhere/none", OVERRIDE)).toThrow(
    /none is missing: install netmon/,
  );
});
