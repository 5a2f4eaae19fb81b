import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { CliError, EXIT_CODE_TABLE, ExitCode, exitCodeOf, isExpected } from "../../../src/cli/exit-codes.ts";
import { HEAP } from "../../../src/cli/shim-process.ts";
import { HelperError } from "../../../src/kernel/helper/error.ts";
import { TargetError } from "../../../src/kernel/target/error.ts";
import { KernelError } from "../../../src/native/error.ts";
import { StateError } from "../../../src/state/error.ts";
import { EnforcementError } from "../../../src/watch/attachment/enforcement-status.ts";
import { runCli } from "./run-cli.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-cli-"));
afterAll(() => rmSync(temporary, { recursive: true }));
const COMMANDS = [
  "watch",
  "proxy",
  "env",
  "exec",
  "events",
  "registry",
  "report",
  "policy",
  "status",
  "detach",
  "doctor",
  "config",
];

const words = (text: string): string => text.replace(/\s+/g, " ");

describe("help", () => {
  it("shows the usual commands on one screen, and how to find the others", async () => {
    const asked = await runCli(["--help"]);
    expect([asked.code, asked.stderr]).toEqual([0, ""]);
    const lines = asked.stdout.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(asked.stdout).toMatch(/^ {2}Run +run +start an agent/m);
    expect(asked.stdout).toContain("netmon help --all");
    expect(await runCli(["help"])).toEqual(asked);
    const none = await runCli([]);
    expect([none.code, none.stdout, none.stderr]).toEqual([ExitCode.usage, "", asked.stdout]);
  });

  it.each([
    ["help", "--all"],
    ["--help", "--all"],
  ])("lists every command, examples and exit codes: %j %j", async (...args) => {
    const { code, stdout, stderr } = await runCli(args);
    expect([code, stderr]).toEqual([0, ""]);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command}\\b.* {2}\\S`, "m"));
    expect(stdout).toMatch(/Examples:\n {2}sudo netmon/);
    for (const [exitCode, meaning] of EXIT_CODE_TABLE)
      expect(words(stdout)).toContain(words(`${exitCode}  ${meaning}`));
  });

  it.each(["exec", "status", "detach", "doctor", "watch"])("%s: has examples, both ways", async (command) => {
    const asked = await runCli([command, "--help"]);
    expect(asked.code).toBe(0);
    expect(asked.stdout).toMatch(new RegExp(`Usage: netmon ${command}`));
    expect(asked.stdout).toMatch(new RegExp(`Examples:\\n  sudo netmon ${command}`));
    expect(asked.stdout).toContain("--state-dir");
    expect(await runCli(["help", command])).toEqual(asked);
  });

  it.each([
    ["events", ["help", "events"]],
    ["registry list", ["registry", "help", "list"]],
    ["registry approve", ["help", "registry", "approve"]],
    ["audit prune", ["help", "audit", "prune"]],
  ])("shows that of %s", async (command, args) => {
    const asked = await runCli(args);
    expect(asked).toEqual(await runCli([...command.split(" "), "--help"]));
    expect(asked.stdout).toContain(`Usage: netmon ${command} `);
  });

  it.each([
    [["help", "nope"], /^netmon: error: unknown command 'nope'\n/],
    [["nope", "--help"], /^netmon: error: unknown command 'nope'\n/],
    [["help", "stauts"], /unknown command 'stauts'\n\(Did you mean status\?\)/],
    [["help", "registry", "nope"], /unknown command 'nope'/],
    [["registry", "help", "lst"], /unknown command 'lst'\n\(Did you mean list\?\)/],
    [["registry", "nope", "-h"], /unknown command 'nope'/],
  ])("is an error for what is no command: %j", async (args, message) => {
    const { code, stdout, stderr } = await runCli(args);
    expect([code, stdout]).toEqual([ExitCode.usage, ""]);
    expect(stderr).toMatch(message);
  });

  it("prints the version", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(await runCli(["version"])).toEqual({ code: 0, stdout: `netmon ${version}\n`, stderr: "" });
    expect(JSON.parse((await runCli(["version", "--json"])).stdout)).toEqual({
      ...{ version, node: process.versions.node, platform: `linux-${process.arch}` },
    });
    expect(await runCli(["--version"])).toEqual({ code: 0, stdout: `netmon ${version}\n`, stderr: "" });
  });

  it("is an error without a command", async () => {
    const { code, stderr } = await runCli([]);
    expect(code).toBe(ExitCode.usage);
    expect(stderr).toMatch(/Usage: netmon/);
  });
});

describe("usage errors", () => {
  it.each([
    [["stauts"], /unknown command 'stauts'[\s\S]*Did you mean status/],
    [
      ["status", "--jsn"],
      /unknown option '--jsn'[\s\S]*Did you mean --json[\s\S]*\(see netmon status --help\)/,
    ],
    [["trace"], /missing required argument 'id'\n\(see netmon trace --help\)/],
    [["exec"], /required option '--session <id>'/],
    [["detach"], /name the session: netmon detach SESSION/],
    [["exec", "--session", "x"], /missing required argument 'command'/],
    [["exec", "--session", "x", "--wait", "soon", "--", "ls"], /Give seconds/],
    [["--log-level", "loud", "status"], /Allowed choices/],
    [["detach", "--session", "../x"], /not a session id/],
    [["\x1b[31mred"], /unknown command '\\x1b\[31mred'/],
  ])("%j", async (args, message) => {
    const { code, stdout, stderr } = await runCli(args);
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([ExitCode.usage, ""]);
    expect(stderr).not.toContain("\x1b");
  });
});

describe("global options", () => {
  it.each([
    [(dir: string) => ["--state-dir", dir, "status"]],
    [(dir: string) => ["status", "--state-dir", dir]],
    [(dir: string) => [`--state-dir=${dir}`, "status"]],
  ])("stand before or after the command", async (args) => {
    const { code, stdout } = await runCli(args(join(temporary, "none")));
    expect([code, stdout]).toEqual([0, `no sessions in ${join(temporary, "none/run")}\n`]);
  });

  it("may have the name of a command as their value", async () => {
    const { stdout } = await runCli(["--state-dir", "exec", "status", "--json"]);
    expect(JSON.parse(stdout)).toEqual({
      sessions: [],
      proxies: [],
      gateways: [],
      approvals: [],
      unread: [],
    });
  });
});

describe("status", () => {
  it("says that a state directory is not to be trusted", async () => {
    const dir = join(temporary, "loose");
    mkdirSync(join(dir, "run"), { recursive: true });
    chmodSync(join(dir, "run"), 0o777);
    const { code, stderr } = await runCli(["--state-dir", dir, "status"]);
    expect(code).toBe(ExitCode.state);
    expect(stderr).toMatch(/^netmon: error: .*written by others/);
    expect(stderr).not.toMatch(/\n\s+at /); // no stack for what a user can mend
  });
});

describe("detach", () => {
  it("is not an error for a session that is not there", async () => {
    const result = await runCli(["--state-dir", join(temporary, "none"), "detach", "--session", "nobody"]);
    expect(result).toEqual({ code: 0, stdout: "session nobody: nothing to detach\n", stderr: "" });
  });
});

describe("exit codes", () => {
  it("are documented as they are printed", () => {
    const documented = [...readFileSync("docs/exit-codes.md", "utf8").matchAll(/^\| (\S+) \| (.*) \|$/gm)]
      .map(([, code, meaning]) => [code, meaning])
      .slice(1);
    expect(documented).toEqual(EXIT_CODE_TABLE.map((row) => [...row]));
    const numbers = Object.values(ExitCode).map(String);
    expect(EXIT_CODE_TABLE.map(([code]) => code).filter((code) => code !== "128+N")).toEqual(numbers);
  });

  it.each<[unknown, number]>([
    [new CliError(42, ""), 42],
    [new TargetError("not_found", ""), ExitCode.target],
    [new TargetError("root_cgroup", ""), ExitCode.usage],
    [new TargetError("no_cgroup2", ""), ExitCode.unsupported],
    [new TargetError("privilege", ""), ExitCode.privilege],
    [new StateError("busy", ""), ExitCode.busy],
    [new StateError("disk", ""), ExitCode.state],
    [new HelperError("helper_version", ""), ExitCode.installation],
    [new HelperError("EPERM", ""), ExitCode.privilege],
    [new KernelError({ code: "E2BIG", errno: 7, syscall: "bpf" }, "map rules", ""), ExitCode.unexpected],
    [new EnforcementError(), ExitCode.enforcement],
    [new TypeError("bug"), ExitCode.unexpected],
    ["thrown text", ExitCode.unexpected],
  ])("%o is %i", (error, code) => {
    expect(exitCodeOf(error)).toBe(code);
  });

  it("tell bugs from what was to be expected", () => {
    expect(isExpected(new StateError("disk", ""))).toBe(true);
    expect(isExpected(new TypeError())).toBe(false);
    expect(isExpected("text")).toBe(false);
  });
});

describe("the launcher", () => {
  it("starts a shim's controller as a shim without it does", () => {
    const launcher = readFileSync(new URL("../../../src/cli/launcher.js", import.meta.url), "utf8");
    expect(launcher).toContain(`case $1 in shim|gateway) heap='${HEAP.join(" ")}' ;;`);
    expect(launcher).toContain(
      `exec "$native/netmon-shim" ${HEAP.length + 3} "$node" $heap "$start" "$netmon" "$@"`,
    );
  });
});
