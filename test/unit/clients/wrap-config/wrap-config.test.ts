/** netmon wrap-config on real files: what is kept, what is replaced, what is refused. */
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  readClientConfigFile,
  replaceClientConfigFile,
} from "../../../../src/clients/wrap-config/client-config-file.ts";
import { runCli } from "../../cli/run-cli.ts";

let dir: string;
let file: string;
let backup: string;

/** Odd on purpose: what is rewritten by a printer of JSON would differ. */
const TEXT =
  '{ "mcpServers" : {"a": {"command":"npx"   , "args":["x"]} ,"w":{"url":"https://h.example"}}}\n\n';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "netmon-wrap-"));
  file = join(dir, ".mcp.json");
  backup = `${file}.netmon-backup`;
  writeFileSync(file, TEXT);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const read = (path = file): string => readFileSync(path, "utf8");
const wrap = (...args: string[]) => runCli(["wrap-config", file, "--netmon", "/opt/netmon", ...args]);

describe("netmon wrap-config", () => {
  it("wraps, keeps a backup for the owner alone, says what it did, and undoes it byte for byte", async () => {
    const config = join(dir, "n.yaml");
    writeFileSync(config, "{}");
    const given = relative(process.cwd(), config);
    const { code, stdout } = await wrap("--session", "s", "--mode", "enforce", "--config", given);
    expect(code).toBe(0);
    expect(stdout).toContain("a  wrapped now     npx");
    expect(stdout).toContain("w  network server  https://h.example");
    expect(stdout).toContain("netmon gateway");
    expect(stdout).toContain(backup);
    expect(JSON.parse(read()).mcpServers.a.args).toEqual(
      ["shim", "--server-id", "a", "--session", "s", "--config", config].concat([
        "--mode",
        "enforce",
        "--",
        "npx",
        "x",
      ]),
    );
    expect(read(backup)).toBe(TEXT);
    expect(statSync(backup).mode & 0o777).toBe(0o600);

    const undone = await runCli(["wrap-config", "--undo", file]);
    expect(undone.stdout).toContain("byte for byte");
    expect(read()).toBe(TEXT);
    expect(readdirSync(dir)).toEqual([".mcp.json", "n.yaml"]);
  });

  it("gives --state-dir on to the shims, and takes the running program by default", async () => {
    const [, running] = process.argv;
    process.argv[1] = "/opt/bin/netmon";
    try {
      await runCli(["wrap-config", file, "--state-dir", "state"]);
    } finally {
      process.argv[1] = running as string;
    }
    const { command, args } = JSON.parse(read()).mcpServers.a;
    expect(command).toBe("/opt/bin/netmon");
    expect(args.slice(3, 5)).toEqual(["--state-dir", join(process.cwd(), "state")]);
  });

  it("--check ends with 13 for a server that cannot be behind netmon, and says why", async () => {
    writeFileSync(file, '{"mcpServers":{"inside":{"type":"sdk","name":"x"},"a":{"command":"x"}}}');
    await wrap();
    const { code, stdout } = await runCli(["wrap-config", "--check", file]);
    expect(code).toBe(13);
    expect(stdout).toMatch(/^ {2}inside +left alone +runs inside the client: it has no address$/m);
    expect(stdout).toContain("not behind netmon: inside\n");
    const json = await runCli(["wrap-config", "--check", "--json", file]);
    expect([json.code, JSON.parse(json.stdout).files[0].servers[0].state]).toEqual([13, "other"]);
  });

  it("takes no other program's shim for netmon's, and wraps with none it would not know again", async () => {
    writeFileSync(
      file,
      '{"mcpServers":{"a":{"command":"/opt/mise","args":["shim","--server-id","a","--","npx","x"]}}}',
    );
    expect((await runCli(["wrap-config", "--check", file])).code).toBe(13);
    const { code, stderr } = await runCli(["wrap-config", file, "--netmon", "/opt/mise"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("/opt/mise")]);
    expect((await wrap()).code).toBe(0);
    expect(JSON.parse(read()).mcpServers.a.args.slice(0, 6)).toEqual([
      "shim",
      "--server-id",
      "a",
      "--",
      "/opt/mise",
      "shim",
    ]);
  });

  it("changes nothing the second time, and wraps what was added since", async () => {
    await wrap();
    const once = statSync(file);
    expect((await wrap()).stdout).toContain("a  wrapped         npx");
    expect(statSync(file).ino).toBe(once.ino);
    writeFileSync(file, read().replace('"w":', '"b":{"command":"b"},"w":'));
    expect((await wrap()).stdout).toContain("b  wrapped now     b");
    expect(read(backup)).toBe(TEXT);

    // what was added stays when the shims go
    const undone = await runCli(["wrap-config", "--undo", file]);
    expect(undone.stdout).not.toContain("byte for byte");
    expect(JSON.parse(read()).mcpServers.b).toEqual({ command: "b", args: [] });
    expect(JSON.parse(read()).mcpServers.a).toEqual({ command: "npx", args: ["x"] });
    expect(existsSync(backup)).toBe(false);
  });

  it("keeps the backup while a server is wrapped", async () => {
    writeFileSync(file, TEXT.replace('"w":', '"b":{"command":"b"},"w":'));
    await wrap();
    await runCli(["wrap-config", "--undo", "--only", "a", file]);
    expect(JSON.parse(read()).mcpServers.a.command).toBe("npx");
    expect(existsSync(backup)).toBe(true);
    await runCli(["wrap-config", "--undo", file]);
    expect(existsSync(backup)).toBe(false);
  });

  it("replaces a backup of an earlier time, when nothing is wrapped any more", async () => {
    writeFileSync(backup, "of long ago");
    await wrap();
    expect(read(backup)).toBe(TEXT);
  });

  it("undoes without a backup, and with one that is damaged", async () => {
    await wrap();
    writeFileSync(backup, "{");
    await runCli(["wrap-config", "--undo", file]);
    expect(read()).toBe(TEXT);
    await wrap();
    rmSync(backup);
    await runCli(["wrap-config", "--undo", file]);
    expect(read()).toBe(TEXT);
  });

  it("--check says what is wrapped by its exit code, and changes nothing", async () => {
    expect(await runCli(["wrap-config", "--check", file])).toMatchObject({ code: 13 });
    expect(read()).toBe(TEXT);
    await wrap();
    const check = await runCli(["wrap-config", "--check", file]);
    expect(check).toMatchObject({ code: 13, stdout: expect.stringContaining("not behind netmon: w\n") });
    const now = await wrap("--gateway", "http://127.0.0.1:8485/");
    expect(now.stdout).toContain(`netmon gateway --mcp-config ${file} --port 8485`);
    expect(JSON.parse(read()).mcpServers.w.url).toBe("http://127.0.0.1:8485/servers/w/mcp#https://h.example");
    expect(await runCli(["wrap-config", "--check", file])).toMatchObject({ code: 0 });
    await runCli(["wrap-config", "--undo", file]);
    expect(read()).toBe(TEXT);
    for (const url of ["127.0.0.1:8485", "http://127.0.0.1:8485/mcp", "ftp://h", "http://u@h"])
      expect((await wrap("--gateway", url)).code).toBe(2);
    expect((await runCli(["wrap-config", "--check", "--undo", file])).code).toBe(2);
  });

  it("--dry-run shows what would change, and changes nothing", async () => {
    const lines = Array.from({ length: 20 }, (_, n) => `    "n${n}": {"command": "n", "args": ["${n}"]}`);
    const odd = (names: string[]) => `{"mcpServers": {\r\n${names.join(",\r\n")}\r\n}}`;
    writeFileSync(file, odd(lines));
    const given = ["--only", "n1", "--only", "n19", "--dry-run"];
    const { code, stdout } = await wrap(...given);
    const [diff, rest] = stdout.split(`\n${file} (claude-code)`);
    const wrapped = (n: number) =>
      `    "n${n}": {"command": "/opt/netmon", "args": ["shim", "--server-id", "n${n}", "--", "n", "${n}"]}`;
    expect(diff).toBe(
      [
        ...[`--- ${file}`, `+++ ${file}`, "@@ -1,6 +1,6 @@", ' {"mcpServers": {', ` ${lines[0]},`],
        ...[`-${lines[1]},`, `+${wrapped(1)},`, ` ${lines[2]},`, ` ${lines[3]},`, ` ${lines[4]},`],
        ...["@@ -18,5 +18,5 @@", ` ${lines[16]},`, ` ${lines[17]},`, ` ${lines[18]},`],
        ...[`-${lines[19]}`, `+${wrapped(19)}`, " }}", "\\ No newline at end of file", ""],
      ].join("\n"),
    );
    expect([code, rest]).toEqual([0, expect.stringContaining("n1   to be wrapped  n")]);
    expect(rest).toContain("nothing was changed");
    expect([read(), readdirSync(dir)]).toEqual([odd(lines), [".mcp.json"]]);

    await wrap();
    const changed = read();
    expect((await runCli(["wrap-config", "--undo", "--dry-run", file])).stdout).toContain(`+${lines[0]},\n`);
    expect(read()).toBe(changed);
    expect(await runCli(["wrap-config", "--check", "--dry-run", file])).toMatchObject({ code: 2 });
  });

  it("--json gives the outcome as one object", async () => {
    const { stdout } = await wrap("--json");
    expect(JSON.parse(stdout)).toEqual({
      files: [
        {
          client: "claude-code",
          path: file,
          backup,
          restored: false,
          servers: [
            { name: "a", path: "mcpServers.a", state: "wrapped", changed: true, detail: "npx" },
            {
              name: "w",
              path: "mcpServers.w",
              state: "network",
              changed: false,
              detail: "https://h.example",
            },
          ],
        },
      ],
    });
  });

  it("follows symbolic links and keeps them", async () => {
    const link = join(dir, "link.json");
    symlinkSync(".mcp.json", link);
    expect((await runCli(["wrap-config", link, "--netmon", "/opt/netmon"])).code).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(read()).toContain("/opt/netmon");
    expect(existsSync(backup)).toBe(true);
  });

  it("keeps mode and owner, of the backup too", async () => {
    chownSync(file, 1234, 4321);
    chmodSync(file, 0o640);
    await wrap();
    const { uid, gid, mode } = statSync(file);
    expect([uid, gid, mode & 0o7777]).toEqual([1234, 4321, 0o640]);
    expect([statSync(backup).uid, statSync(backup).gid]).toEqual([1234, 4321]);
  });

  it("shows names of servers without what a terminal would obey", async () => {
    writeFileSync(file, JSON.stringify({ mcpServers: { a: { command: "x\u001b[2J" } } }));
    const { stdout } = await runCli(["wrap-config", "--check", file]);
    expect(stdout).toContain("x\\x1b[2J");
  });

  it.each([
    ["that is not there", () => rmSync(file), 5, "ENOENT"],
    ["with hard links", () => linkSync(file, join(dir, "other")), 2, "hard links"],
    ["that is not UTF-8", () => writeFileSync(file, Buffer.from([0x7b, 0xff])), 2, "not UTF-8"],
    ["of no client", () => writeFileSync(file, "{}"), 2, "not the configuration of an MCP client"],
    ["that is not JSON", () => writeFileSync(file, "{"), 2, "invalid JSON"],
  ])("refuses a file %s", async (_, make, code, message) => {
    make();
    const before = existsSync(file) ? readFileSync(file) : null;
    const result = await wrap();
    expect(result).toMatchObject({ code });
    expect(result.stderr).toContain(message);
    if (before !== null) expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(dir).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("does not write over what a client wrote meanwhile", () => {
    const old = readClientConfigFile(file);
    writeFileSync(file, `${TEXT} `);
    expect(() => replaceClientConfigFile(old, "mine")).toThrow("was changed meanwhile");
    expect(read()).toBe(`${TEXT} `);
    expect(readdirSync(dir)).toEqual([".mcp.json"]);
  });
});

it("leaves a client as it is where netmon's configuration for its shims cannot be used", async () => {
  const config = join(dir, "netmon.yaml");
  expect(await runCli(["wrap-config", "--config", config, file])).toMatchObject({ code: 2 });
  writeFileSync(config, "sandbox: {mpc: {}}\n");
  const { code, stderr } = await runCli(["wrap-config", "--config", config, file]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("did you mean mcp?")]);
  expect(readFileSync(file, "utf8")).toBe(TEXT);
  expect(existsSync(backup)).toBe(false);
});
