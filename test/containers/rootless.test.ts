/** podman of a user without rights, in a session whose command gains none: subordinate ids are not to be had there. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startNetmon } from "../e2e/start-netmon.ts";
import { run } from "../kernel/command.ts";
import { makeRootfs } from "./engine.ts";

const USER = 65534;
const directory = mkdtempSync(join(tmpdir(), "netmon-rootless-"));
chmodSync(directory, 0o755);
// what the user's containers leave may belong to its other ids
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};
const ranges = file("subid", "nobody:200000:65536\n");

/** On a machine where `nobody` has subordinate ids and its own home. */
function within(words: readonly string[]) {
  const [program = "", ...args] = words;
  const machine = `mount --make-rshared /; mount --bind ${ranges} /etc/subuid; mount --bind ${ranges} /etc/subgid; exec "$@"`;
  const prefix = ["unshare", "--mount", "sh", "-ec", machine, "sh"];
  return startNetmon(args, { prefix, program: [program], cwd: directory }).ended;
}

/** With engine's words, in storage of its own. */
function podman(name: string): string[] {
  const home = join(directory, name);
  mkdirSync(join(home, "run"), { recursive: true });
  for (const path of [home, join(home, "run")]) chownSync(path, USER, USER);
  const variables = [`HOME=${home}`, `XDG_RUNTIME_DIR=${home}/run`];
  return [
    "env",
    ...variables,
    "podman",
    "--cgroup-manager",
    "cgroupfs",
    "--events-backend",
    "file",
    "--runtime",
    "crun",
  ];
}

it("maps the user's own id, and its containers' connections are judged", { timeout: 120_000 }, async () => {
  const rootfs = join(directory, "rootfs");
  makeRootfs(rootfs, []);
  run("chown", ["-R", `${USER}:${USER}`, rootfs]);
  const config = file(
    "netmon.yaml",
    JSON.stringify({
      sandbox: { network: { mode: "enforce", fail_closed: true, resolvers: [] } },
      proxy: { mode: "disabled" },
    }),
  );
  const script =
    'require("net").connect(9, "127.0.0.1").on("error", (e) => console.log("uid", process.getuid(), e.code))';
  const options = [
    "--session",
    `rootless-${process.pid}`,
    "--state-dir",
    join(directory, "state"),
    "--quiet",
  ];
  const netmon = [process.env.NETMON_PROGRAM ?? "netmon", "run", ...options, "--config", config];
  const container = ["run", "--rm", "--cgroups=disabled", "--network=host", "--rootfs", rootfs];
  const { stdout, stderr } = await within([
    ...[...netmon, "--user", "nobody", "--", ...podman("home"), ...container, "/usr/bin/node", "-e", script],
  ]);
  expect([stdout, stderr]).toEqual(["uid 0 EPERM\n", expect.anything()]);
});
