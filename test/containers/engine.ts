/**
 * podman with its own storage in a temporary directory: no image, container or setting of the machine is used or
 * changed, and everything is removed with the directory. runc and cgroupfs, as on a machine without systemd.
 */
import { execFile, execFileSync } from "node:child_process";
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
import { constants, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { requireCgroup2Mount } from "../../src/kernel/target/mountinfo.ts";
import { listSubtreePids } from "../../src/kernel/target/subtree.ts";
import { run } from "../kernel/command.ts";

export interface Executed {
  code: number;
  stdout: string;
  stderr: string;
}

export class Engine {
  /** Short: its runroot may have 50 characters. */
  readonly directory = mkdtempSync(join(tmpdir(), `netmon-${process.pid}-`));
  /** Where its metadata is: what /var/lib/containers/storage is elsewhere. */
  readonly storage = join(this.directory, "storage");
  /** Cgroup of its containers, in every hierarchy. */
  readonly cgroupParent = `/${basename(this.directory)}`;
  readonly #env: NodeJS.ProcessEnv;
  readonly #options: string[];

  constructor() {
    chmodSync(this.directory, 0o755);
    const config = join(this.directory, "containers.conf");
    const files = readFileSync("/proc/self/limits", "utf8").match(/^Max open files\s+\d+\s+(\d+)/m)?.[1];
    // podman's own limits are higher than a process without CAP_SYS_RESOURCE may set
    writeFileSync(
      config,
      `[containers]\ndefault_ulimits = ["nofile=${files}:${files}", "nproc=1024:1024"]\n` +
        '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n' +
        // the usual locks are the machine's, and the first start of an engine frees them all
        'lock_type = "file"\n',
    );
    this.#env = { ...process.env, CONTAINERS_CONF: config };
    this.#options = [
      ...["--root", this.storage, "--runroot", join(this.directory, "runroot")],
      ...["--tmpdir", join(this.directory, "tmp"), "--log-level", "error"],
    ];
  }

  /** What starts this engine with these words, and its environment. */
  commandLine(args: readonly string[]): { command: string[]; env: NodeJS.ProcessEnv } {
    return { command: ["podman", ...this.#options, ...args], env: this.#env };
  }

  /** Waits; throws with what podman said. */
  podman(args: readonly string[], input?: Buffer): string {
    return execFileSync("podman", [...this.#options, ...args], {
      env: this.#env,
      encoding: "utf8",
      ...(input && { input }),
      stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
      maxBuffer: 1 << 26,
    }).trim();
  }

  /** Resolves whatever the exit code is. */
  attempt(args: readonly string[]): Promise<Executed> {
    return new Promise((resolve) => {
      const options = { env: this.#env, encoding: "utf8" } as const;
      execFile("podman", [...this.#options, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), stdout, stderr }),
      );
    });
  }

  /** Host's process id of a container's first process. */
  pid(container: string): number {
    return Number(this.podman(["inspect", "--format", "{{.State.Pid}}", container]));
  }

  /** Containers, images, mounts and the directory, also of a test that failed. */
  async remove(): Promise<void> {
    const problem = this.#removeContainers();
    this.#endProcesses();
    // what conmon started to clean up mounts the storage once more
    for (let tries = 0; this.#inUse() && tries < 400; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    for (const line of readFileSync("/proc/self/mountinfo", "utf8").split("\n").reverse()) {
      const at = line.split(" ")[4];
      if (at?.startsWith(`${this.directory}/`)) run("umount", ["--lazy", at]);
    }
    rmSync(this.directory, { recursive: true, force: true });
    const cgroups = ["/sys/fs/cgroup", "-depth", "-type", "d", "-path", `*${this.cgroupParent}*`];
    run("find", [...cgroups, "-exec", "rmdir", "{}", ";"]);
    if (problem !== null) throw new Error(problem);
  }

  /** What podman did not end: everything in the cgroups of this engine's containers. */
  #endProcesses(): void {
    const cgroup = join(requireCgroup2Mount().mountPoint, this.cgroupParent);
    for (const pid of existsSync(cgroup) ? listSubtreePids(cgroup) : []) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // it has ended
      }
    }
  }

  /** Some process, of podman's or of a container's monitor, has the directory on its command line. */
  #inUse(): boolean {
    return readdirSync("/proc").some((pid) => {
      try {
        return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(this.directory);
      } catch {
        return false; // it has ended
      }
    });
  }

  #removeContainers(): string | null {
    try {
      // those that share others' namespaces go first
      const containers = this.podman(["ps", "--all", "--quiet", "--sort", "created"])
        .split("\n")
        .filter(Boolean);
      for (const id of containers.reverse()) this.podman(["rm", "--force", "--time", "0", id]);
      return null;
    } catch (error) {
      return `containers are left: ${(error as { stderr?: string }).stderr ?? String(error)}`;
    }
  }
}

/** A directory with node and the libraries that it and netmon's native parts need: what a slim image has. */
export function makeRootfs(directory: string, libraries: readonly string[]): void {
  for (const name of ["usr/bin", "etc", "proc", "sys", "dev", "run", "tmp", "var/lib"])
    mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, "etc/passwd"), "root:x:0:0::/:/none\nagent:x:1000:1000::/:/none\n");
  run("cp", [process.execPath, join(directory, "usr/bin/node")]);
  const found = run("ldd", [process.execPath, ...libraries]).matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm);
  for (const library of new Set([...found].map((match) => match[1] as string)))
    run("install", ["-D", "-m", "0755", library, join(directory, library)]);
}

/** Native libraries of an unpacked package. */
export function nativeLibraries(packageDirectory: string): string[] {
  const directory = join(packageDirectory, "native");
  return readdirSync(directory)
    .filter((name) => name.endsWith(".node"))
    .map((name) => join(directory, name));
}

/** podman's own filter where docker 26's differs: bpf with CAP_BPF, and clone3 hidden from who lacks CAP_SYS_ADMIN. */
export function seccompOfDocker(directory: string): string {
  const filter = JSON.parse(readFileSync("/usr/share/containers/seccomp.json", "utf8")) as {
    syscalls: { names: string[]; action: string; errnoRet?: number; includes?: { caps: string[] } }[];
  };
  for (const rule of filter.syscalls)
    rule.names = rule.names.filter((name) => !/^(?:bpf|clone3)$/.test(name));
  filter.syscalls.push({ names: ["bpf"], action: "SCMP_ACT_ALLOW", includes: { caps: ["CAP_BPF"] } });
  filter.syscalls.push({ names: ["clone3"], action: "SCMP_ACT_ERRNO", errnoRet: constants.errno.ENOSYS });
  const file = join(directory, "seccomp.json");
  writeFileSync(file, JSON.stringify(filter));
  return file;
}
