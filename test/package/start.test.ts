/**
 * The code cache that a start keeps from V8: who may write it, and that only the exact module's is used. It also tells
 * which modules a command has run.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { packModules, unpackModules } from "../../deploy/package/module-file.ts";
import { NETMON } from "../kernel/defence.ts";

const NOBODY = 65534;
const directory = mkdtempSync(join(tmpdir(), "start-"));
const lib = join(directory, "lib");

beforeEach(() => {
  rmSync(directory, { recursive: true });
  const built = dirname(NETMON);
  cpSync(join(built, "lib"), lib, {
    recursive: true,
    filter: (path) => !path.includes("/compiled-"),
  });
  for (const name of ["netmon", "package.json"]) cpSync(join(built, name), join(directory, name));
  symlinkSync(join(built, "native"), join(directory, "native"));
  for (const path of [directory, lib]) chmodSync(path, 0o755);
});
afterAll(() => rmSync(directory, { recursive: true }));

function netmon(args: readonly string[], uid = 0, env: NodeJS.ProcessEnv = {}): string {
  return execFileSync(process.execPath, [join(directory, "netmon"), ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    uid,
    gid: uid,
  });
}

function kept(): string[] {
  const found = readdirSync(lib).filter((name) => name.startsWith("compiled-"));
  const files = found.flatMap((name) => readdirSync(join(lib, name)).map((file) => join(lib, name, file)));
  return files.filter((file) => !/\.\d+$/.test(file)); // one that is still written ends with its process's id
}

describe("code that V8 compiled", () => {
  it("is kept by the modules' owner alone, for everybody to read", () => {
    expect(netmon(["--help"], NOBODY)).toMatch(/^Usage: netmon/);
    expect(kept()).toEqual([]);
    expect(netmon(["--help"])).toMatch(/^Usage: netmon/);
    const files = kept();
    expect(files).toHaveLength(1);
    for (const file of files) expect(statSync(file)).toMatchObject({ uid: 0, mode: 0o100644 });
    const before = files.map((file) => statSync(file).mtimeMs);
    expect(netmon(["--help"], NOBODY)).toMatch(/^Usage: netmon/);
    expect(netmon(["--help"])).toMatch(/^Usage: netmon/);
    expect(kept().map((file) => statSync(file).mtimeMs)).toEqual(before);
  });

  it("is kept apart for other flags of V8, which accepts no other", () => {
    const flags = { NODE_OPTIONS: "--max-old-space-size=4096" };
    netmon(["--help"]);
    const without = kept();
    netmon(["--help"], 0, flags);
    const both = kept();
    expect(both.length).toBe(2 * without.length);
    const before = both.map((file) => statSync(file).mtimeMs);
    netmon(["--help"]);
    netmon(["--help"], 0, flags);
    expect(kept().map((file) => statSync(file).mtimeMs)).toEqual(before);
  });

  it("is not written at every start of a command that loads more after it", { timeout: 60_000 }, () => {
    const command = ["run", "--no-kernel", "--state-dir", join(directory, "state"), "--", "sleep", "1.1"];
    const written = new Set<number>();
    // what is loaded within a second of a slow start may lack something of a faster one's
    const starts = 6;
    for (let at = 0; at < starts; at++) {
      netmon(command);
      const [file = "", ...more] = kept();
      expect(more).toEqual([]);
      written.add(statSync(file).mtimeMs);
    }
    expect(written.size).toBeLessThan(starts / 2);
  });

  it("is not kept where others can write", () => {
    chmodSync(lib, 0o775);
    expect(netmon(["--help"])).toMatch(/^Usage: netmon/);
    expect(kept()).toEqual([]);
  });

  it.each([
    ["empty", () => Buffer.alloc(0)],
    ["cut off", (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    [
      "in one byte",
      (whole: Buffer) =>
        whole.fill(whole[whole.length >> 1]! ^ 1, whole.length >> 1, (whole.length >> 1) + 1),
    ],
  ])("is not used where it is damaged: %s", (_how, damaged: (whole: Buffer) => Buffer) => {
    netmon(["--help"]);
    const whole = kept().map((file) => readFileSync(file));
    for (const file of kept()) writeFileSync(file, damaged(readFileSync(file)));
    expect(netmon(["--help"])).toMatch(/^Usage: netmon/);
    expect(kept().map((file) => statSync(file).size)).toEqual(whole.map(({ length }) => length));
  });

  it("is not used for a new module of the same length", () => {
    netmon(["help", "--all"]);
    const file = join(lib, "modules");
    const modules = unpackModules(readFileSync(file));
    const said = "print the version";
    const [name = "", text = ""] = [...modules].find(([, body]) => body.includes(said)) ?? [];
    const changed = text.replace(said, "print no version!");
    expect(changed).toHaveLength(text.length);
    expect(changed).not.toBe(text);
    writeFileSync(`${file}.new`, packModules(modules.set(name, changed)));
    renameSync(`${file}.new`, file);
    expect(netmon(["help", "--all"])).toContain("print no version!");
  });
});

/** A text in the module of each. */
const LARGE = {
  "c-ares": "parseResolvConf",
  detection: "printableAscii",
  "js-yaml": "YAMLException",
  SQLite: "setReturnArrays",
  "LLM proxy": "judgeProviderServer",
  "MCP SDK": "resourceUrlFromServerUrl",
  protobufjs: "writeFloat_ieee754",
  undici: "wrapRequestBody",
  yaml: "visitAsync_",
  zod: "$ZodObject",
};

/** The modules that the one command before has run: what of LARGE they are, and how many bytes. */
function ran(): { large: string[]; bytes: number } {
  const [file = "", ...more] = kept();
  expect(more).toEqual([]);
  const content = readFileSync(file, "latin1");
  const line = content.indexOf("\n") + 1;
  const { index } = JSON.parse(content.slice(0, line)) as { index: [string, number, number][] };
  const bytes = index.reduce((sum, [, size]) => sum + size, 0);
  const text = content.slice(line, line + bytes);
  const large = Object.entries(LARGE).filter(([, mark]) => text.includes(mark));
  return { large: large.map(([name]) => name), bytes };
}

describe("a module is run where it is used, and nowhere else: by", () => {
  it("--version and --help", () => {
    netmon(["--help"]);
    const { large, bytes } = ran();
    expect(large).toEqual([]);
    expect(bytes).toBeLessThan(150_000);
    for (const name of readdirSync(lib))
      if (name !== "start.cjs") rmSync(join(lib, name), { recursive: true });
    expect(netmon(["--version"])).toMatch(/^netmon \d/);
  });

  it("policy test", () => {
    const config = join(directory, "netmon.yaml");
    writeFileSync(config, "sandbox: {mcp: {servers: [{id: a, url: 'http://127.0.0.1:9/mcp'}]}}\n");
    const words = [
      "--config",
      config,
      "--server",
      "a",
      "--tool",
      "t",
      "--state-dir",
      join(directory, "state"),
    ];
    expect(netmon(["policy", "test", ...words])).toMatch(/^allow/);
    const { large, bytes } = ran();
    // YAML is read by the faster of two
    expect(large).toEqual(["js-yaml", "SQLite", "zod"]);
    expect(bytes).toBeLessThan(900_000);
  });

  it("a server's first shim", { timeout: 60_000 }, async () => {
    // the controller, which ends some seconds after the last shim
    const runtime = join(directory, "run");
    mkdirSync(runtime, { mode: 0o700 });
    const words = ["--session", "s", "--server-id", "a", "--state-dir", join(directory, "state")];
    netmon(["shim", ...words, "--", "cat"], 0, { XDG_RUNTIME_DIR: runtime });
    await expect.poll(() => kept().length).toBeGreaterThan(0);
    const { large, bytes } = ran();
    // a slow machine has not loaded both within the second after which it is noted
    expect(["detection", "SQLite"]).toEqual(expect.arrayContaining(large));
    expect(bytes).toBeLessThan(1_200_000);
  });

  it("have each mark of LARGE", () => {
    const texts = [...unpackModules(readFileSync(join(lib, "modules"))).values()];
    for (const mark of Object.values(LARGE))
      expect(texts.filter((text) => text.includes(mark))).not.toEqual([]);
  });
});
