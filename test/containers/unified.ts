/**
 * A machine whose only cgroups are v2, whatever this one has: a mount and a cgroup namespace around a cgroup of the test's,
 * in which runtimes make their containers' cgroups as they do on such a machine. netmon is not in it.
 *
 *   CGROUP/engine       root's engines
 *   CGROUP/user         delegated to `nobody`, who has subordinate ids there
 *   CGROUP/user/engine  its engines
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { requireCgroup2Mount } from "../../src/kernel/target/mountinfo.ts";
import { eventually } from "../e2e/place.ts";
import { attempt, run } from "../kernel/command.ts";
import { makeRootfs } from "./engine.ts";

export const NOBODY = 65534;

const MACHINE = `
mount --make-rshared /
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mkdir -p /sys/fs/cgroup/engine /sys/fs/cgroup/user/engine
chown -R ${NOBODY} /sys/fs/cgroup/user
mount --bind "$1" /etc/subuid
mount --bind "$1" /etc/subgid
echo $$ > /sys/fs/cgroup/engine/cgroup.procs
echo made
exec sleep infinity`;

export class Unified {
  /** Short: podman's runroot may have 50 characters. */
  readonly directory = mkdtempSync(join(tmpdir(), `netmon-${process.pid}-`));
  readonly cgroup = join(requireCgroup2Mount().mountPoint, basename(this.directory));
  readonly #holder: ChildProcess;

  private constructor() {
    chmodSync(this.directory, 0o755);
    mkdirSync(this.cgroup);
    const ranges = join(this.directory, "subid");
    writeFileSync(ranges, "nobody:200000:65536\n");
    const namespaces = ["unshare", "--mount", "--cgroup", "--propagation", "private"];
    const enter = `echo $$ > ${this.cgroup}/cgroup.procs; exec "$@"`;
    this.#holder = spawn("sh", ["-ec", enter, "sh", ...namespaces, "sh", "-ec", MACHINE, "sh", ranges], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  static async start(): Promise<Unified> {
    const machine = new Unified();
    if (!machine.#holder.stdout) throw new Error("no stdout");
    for await (const line of createInterface({ input: machine.#holder.stdout })) if (line === "made") break;
    return machine;
  }

  /** A root file system with node, for containers of one user. */
  rootfs(user: number): string {
    const path = join(this.directory, `rootfs-${user}`);
    makeRootfs(path, []);
    run("chown", ["-R", `${user}:${user}`, path]);
    return path;
  }

  /** An engine of root or of `nobody`, with a storage of its own. Returns what podman says. */
  podman(user: number, args: readonly string[]): string {
    const home = join(this.directory, `home-${user}`);
    const runroot = join(this.directory, `r${user}`);
    for (const path of [home, join(home, "run"), runroot]) {
      mkdirSync(path, { recursive: true });
      chownSync(path, user, user);
    }
    const [conf, storage] = [join(home, "containers.conf"), join(home, "storage")];
    writeFileSync(
      conf,
      `[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\nlock_type = "file"\n` +
        // the machine's v2 hierarchy need not have the controller
        `[containers]\nlog_driver = "k8s-file"\npids_limit = 0\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\n`,
    );
    const engine = user === 0 ? "engine" : "user/engine";
    const enter = `echo $$ > /sys/fs/cgroup/${engine}/cgroup.procs; exec "$@"`;
    const target = this.#holder.pid;
    const words = [
      ...[`--mount=/proc/${target}/ns/mnt`, `--cgroup=/proc/${target}/ns/cgroup`, "sh", "-ec", enter, "sh"],
      ...(user === 0 ? [] : ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"]),
      ...["env", `HOME=${home}`, `XDG_RUNTIME_DIR=${home}/run`, `CONTAINERS_CONF=${conf}`, "podman"],
      ...["--root", storage, "--runroot", runroot, "--tmpdir", join(home, "run", "libpod")],
      ...["--log-level", "error", ...args],
    ];
    return execFileSync("nsenter", words, {
      cwd: this.directory,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  }

  /** Its processes, cgroups and files. */
  async remove(): Promise<void> {
    const gone = once(this.#holder, "close");
    writeFileSync(join(this.cgroup, "cgroup.kill"), "1");
    await gone;
    // with + find itself fails while one is still in use
    const words = [this.cgroup, "-depth", "-type", "d", "-exec", "rmdir", "{}", "+"];
    await eventually("the end of the cgroups", () => attempt("find", words) === null);
    rmSync(this.directory, { recursive: true, force: true });
  }
}
