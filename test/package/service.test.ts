/**
 * netmon service: systemd accepts the unit, and installation is all or nothing. systemd does not run where tests do, so
 * a program that records its arguments replaces systemctl.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { unitTemplate, unitText } from "../../src/app/service/unit.ts";
import { netmon } from "../e2e/start-netmon.ts";

vi.setConfig({ testTimeout: 120_000 });

let directory: string;
let units: string;
let calls: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-service-"));
  units = join(directory, "units");
  calls = join(directory, "calls");
  mkdirSync(units);
  writeFileSync(join(directory, "net mon.yaml"), "sandbox:\n  network: {mode: enforce, fail_closed: true}\n");
  writeFileSync(join(directory, "broken.yaml"), "sandbox: {netwrok: {}}\n");
});
afterEach(() => rmSync(directory, { recursive: true }));

const config = (): string => join(directory, "net mon.yaml");
const unit = (): string => join(units, "netmon@work.service");

/** `refuse`: the verbs that fail. */
function systemctl(...refuse: string[]): NodeJS.ProcessEnv {
  const path = join(directory, "systemctl");
  const script = `#!/bin/sh
echo "$@" >> "${calls}"
case " ${refuse.join(" ")} " in *" $1 "*) echo "Job for $2 failed" >&2; exit 1 ;; esac
[ "$1" != show ] || printf 'UnitFileState=enabled\\nActiveState=active\\nSubState=running\\nNRestarts=2\\nMainPID=77\\n'
`;
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return { NETMON_SYSTEMCTL: path };
}

const service = (verb: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  netmon(["service", verb, "--session", "work", "--unit-dir", units, ...args], { env });
const called = (): string[] => readFileSync(calls, "utf8").trim().split("\n");

it("writes a unit that systemd takes, paths with spaces and signs included", async () => {
  const { code, stdout } = await service("install", {}, "--config", config(), "--print");
  expect(code).toBe(0);
  expect(readdirSync(units)).toEqual([]);
  expect(stdout).toContain(` --config "${config()}"\n`);
  const odd = unitText({ command: ["/opt/50%/$HOME/node", '/a "b"\\c'], session: "s", config: "/x" });
  expect(odd).toContain('ExecStart=/opt/50%%/$$HOME/node "/a \\"b\\"\\\\c" watch --session s');
  writeFileSync(unit(), stdout);
  // /bin/true: systemd-analyze looks for the programs
  writeFileSync(
    join(units, "netmon@.service"),
    unitTemplate().replaceAll("/usr/local/bin/netmon", "/bin/true"),
  );
  for (const name of ["netmon@work.service", "netmon@.service"])
    expect(verify(join(units, name))).not.toMatch(/netmon@/);
  writeFileSync(unit(), stdout.replace("KillMode=mixed", "KillMode=gently"));
  expect(verify(unit())).toMatch(/netmon@work\.service.*kill mode/);
});

/** What systemd-analyze has to say. */
function verify(path: string): string {
  return execFileSync("sh", ["-c", 'systemd-analyze verify --man=no "$0" 2>&1 || true', path], {
    encoding: "utf8",
  });
}

it("is what deploy/systemd has", () => {
  const file = new URL("../../deploy/systemd/netmon@.service", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(unitTemplate());
});

it("installs, says how it is, and uninstalls", async () => {
  const env = systemctl();
  const installed = await service("install", env, "--config", config());
  expect(installed).toMatchObject({ code: 0, stderr: "" });
  expect(installed.stdout).toContain(unit());
  expect(called()).toEqual(["daemon-reload", "enable netmon@work.service", "restart netmon@work.service"]);
  const { stdout } = await service("status", env);
  expect(stdout).toBe("netmon@work.service: installed, enabled, active (running), pid 77, 2 restarts\n");
  const again = await service("install", env, "--config", config(), "--json");
  const about = { unit: "netmon@work.service", session_id: "work" };
  expect(JSON.parse(again.stdout)).toEqual({ ...about, installed: unit(), replaced: false });
  const printed = await service("install", env, "--config", config(), "--json", "--print");
  expect(JSON.parse(printed.stdout)).toEqual({ ...about, text: readFileSync(unit(), "utf8") });
  const removed = await service("uninstall", env, "--json");
  expect(JSON.parse(removed.stdout)).toEqual({ ...about, removed: unit() });
  expect(readdirSync(units)).toEqual([]);
  expect(called().slice(-2)).toEqual(["disable --now netmon@work.service", "daemon-reload"]);
  expect(await service("uninstall", env)).toMatchObject({ code: 5 });
});

it("leaves nothing where the service does not start, and what was there before where something was", async () => {
  const failed = await service("install", systemctl("restart"), "--config", config());
  expect(failed).toMatchObject({ code: 4, stdout: "" });
  expect(failed.stderr).toMatch(/restart netmon@work.service: Job for netmon@work.service failed/);
  expect(readdirSync(units)).toEqual([]);
  expect(called().at(-1)).toBe("daemon-reload");
  writeFileSync(unit(), "# mine\n");
  expect(await service("install", systemctl("enable"), "--config", config())).toMatchObject({ code: 4 });
  expect(readFileSync(unit(), "utf8")).toBe("# mine\n");
  // what ran before runs again, what did not does not
  await service("install", systemctl("restart"), "--config", config());
  expect(called().slice(-3)).toEqual([
    "restart netmon@work.service",
    "daemon-reload",
    "start netmon@work.service",
  ]);
  await service("install", systemctl("restart", "is-active"), "--config", config());
  expect(called().slice(-2)).toEqual(["restart netmon@work.service", "daemon-reload"]);
  expect(readFileSync(unit(), "utf8")).toBe("# mine\n");
});

it("installs nothing without systemd, with a broken configuration or where it may not write", async () => {
  const without = await service("install", { NETMON_SYSTEMCTL: "/nowhere/systemctl" }, "--config", config());
  expect(without).toMatchObject({ code: 4 });
  expect(without.stderr).toMatch(/\/nowhere\/systemctl cannot be run/);
  const broken = await service("install", systemctl(), "--config", join(directory, "broken.yaml"));
  expect(broken).toMatchObject({ code: 2 });
  expect(broken.stderr).toMatch(/netwrok/);
  expect(readdirSync(units)).toEqual([]);
  expect(existsSync(calls)).toBe(false);
  const nowhere = ["--config", config(), "--unit-dir", join(directory, "missing")];
  expect(await service("install", systemctl(), ...nowhere)).toMatchObject({ code: 8 });
});
