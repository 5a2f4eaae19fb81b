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
import {
  installService,
  packagedUnits,
  systemctlOf,
  uninstallService,
} from "../../src/app/service/install.ts";
import {
  unitTemplate,
  unitText,
  usersSocketText,
  usersTemplates,
  usersUnitText,
} from "../../src/app/service/unit.ts";
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
  const { service, socket } = usersTemplates();
  const units = { "netmon@.service": unitTemplate(), "netmon.service": service, "netmon.socket": socket };
  const directory = new URL("../../deploy/systemd/", import.meta.url);
  expect(readdirSync(directory).sort()).toEqual(Object.keys(units).sort());
  for (const [name, text] of Object.entries(units))
    expect(readFileSync(new URL(name, directory), "utf8")).toBe(text);
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

it("installs netmon serve for users, and uninstalls it", async () => {
  const env = systemctl();
  const users = (verb: string, ...args: string[]) =>
    netmon(["service", verb, "--users", "--unit-dir", units, ...args], { env });
  const printed = JSON.parse((await users("install", "--print", "--json")).stdout) as Record<string, string>;
  const path = join(units, "netmon.service");
  const socket = join(units, "netmon.socket");
  writeFileSync(path, printed.text ?? "");
  writeFileSync(socket, printed.socket ?? "");
  for (const one of [path, socket]) expect(verify(one)).not.toMatch(/netmon\.(service|socket)/);
  writeFileSync(socket, (printed.socket ?? "").replace("SocketMode=0660", "SocketMode=all"));
  expect(verify(socket)).toMatch(/netmon\.socket.*all/);
  for (const one of [path, socket]) rmSync(one);
  const { code, stdout } = await users("install", "--group", "root");
  expect([code, stdout]).toEqual([0, expect.stringContaining(`installed ${socket} and ${path}\n`)]);
  expect(stdout).toContain("usermod -aG root USER");
  expect(readFileSync(path, "utf8")).toMatch(/^ExecStart=.* serve --group root$/m);
  expect(readFileSync(socket, "utf8")).toMatch(
    /^ListenStream=\/run\/netmon-service\/socket\nSocketMode=0660\nSocketGroup=root$/m,
  );
  const both = "netmon.socket netmon.service";
  expect(called()).toEqual(["daemon-reload", `enable ${both}`, "stop netmon.service", `restart ${both}`]);
  const failed = await netmon(["service", "install", "--users", "--unit-dir", units, "--group", "daemon"], {
    env: systemctl("restart"),
  });
  expect(failed.code).toBe(4);
  expect(readFileSync(socket, "utf8")).toContain("SocketGroup=root"); // as before
  expect((await users("status")).stdout).toMatch(/^netmon\.service: installed, enabled, active/);
  expect(await users("uninstall")).toMatchObject({ code: 0 });
  expect(readdirSync(units)).toEqual([]);
});

it("enables the units of a package that has this netmon, and leaves them there", async () => {
  const program = join(directory, "netmon");
  writeFileSync(program, "");
  const packaged = { directory: join(directory, "packaged"), program };
  mkdirSync(packaged.directory);
  const of = (command: readonly string[]) => [
    { name: "netmon.socket", text: usersSocketText("netmon") },
    { name: "netmon.service", text: usersUnitText({ command, group: "netmon" }) },
  ];
  expect(packagedUnits(program, of, packaged)).toBeNull(); // it has none
  for (const { name, text } of of([program])) writeFileSync(join(packaged.directory, name), text);
  expect(packagedUnits("/bin/sh", of, packaged)).toBeNull();
  const found = packagedUnits(program, of, packaged);
  expect(found?.map(({ text }) => text)).toEqual([null, null]);
  const run = systemctlOf(systemctl());
  // what an earlier netmon wrote there would hide them
  writeFileSync(join(units, "netmon.service"), "# mine\n");
  const failing = systemctlOf(systemctl("restart"));
  expect(() => installService(units, found ?? [], failing)).toThrow("Job for");
  expect(readFileSync(join(units, "netmon.service"), "utf8")).toBe("# mine\n");
  systemctl();
  expect(installService(units, found ?? [], run)).toEqual({ paths: [], replaced: true });
  expect(readdirSync(units)).toEqual([]);
  const names = ["netmon.socket", "netmon.service"];
  expect(uninstallService(units, names, run, packaged.directory)).toEqual([]);
  expect(called().slice(-2)).toEqual([`disable --now ${names.join(" ")}`, "daemon-reload"]);
  expect(readdirSync(packaged.directory)).toHaveLength(2);
  writeFileSync(join(packaged.directory, "netmon.socket"), "# another version\n");
  expect(packagedUnits(program, of, packaged)).toBeNull();
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
