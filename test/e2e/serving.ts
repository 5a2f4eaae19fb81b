/** A netmon serve of a test's own, with users who use it: uid 65534 and a second one, of the same group. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { poll } from "../../src/async/poll.ts";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { endControllers } from "./controllers.ts";
import { detachAll } from "./place.ts";
import { COMMAND, type Started, startNetmon } from "./start-netmon.ts";

export const NOBODY = 65534;
export const OTHER = 64_123;
const GROUP = 65534;
const STRANGER = fileURLToPath(new URL("./service-stranger.py", import.meta.url));

export const ENFORCE = ["--mode", "enforce", "--fail-closed"];
/** Says what it may not have reached; 198.51.100.0/24 is nobody's (RFC 5737). */
const TRY = `import os,socket,sys,time
refused=through=0
print("started",flush=True)
while refused+through<=100 or not os.path.exists(sys.argv[1]):
  s=socket.socket(); s.settimeout(0.2)
  try: s.connect(("198.51.100.7",9)); through+=1
  except PermissionError: refused+=1
  except OSError: through+=1
  s.close(); time.sleep(0.002)
print("refused",refused>100,"through",through,flush=True)`;
/** Variables of the tests, with which a run has a process of its own. */
const OURS = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(?:NETMON_(?!TEST_|INJECT_|SERVICE$)|NODE_(?!EXTRA_)|TZ$)/.test(name))
    .map((name) => [name, undefined]),
);

let serial = 0;

export class Serving {
  readonly directory = mkdtempSync(join(tmpdir(), "netmon-serve-"));
  readonly stateDir = join(this.directory, "state");
  readonly socket = join(this.stateDir, "run-service/socket");
  /** Of files that a test writes. */
  readonly ceiling = join(this.directory, "ceiling");
  readonly #ready = join(this.directory, "ready");
  #child: ChildProcess | null = null;
  log = "";
  /** Words that start the users' netmon, which has controllers of its own. */
  netmon: readonly string[];

  /** `built`: of the users; empty: the sources. */
  constructor(built = process.env.NETMON_PROGRAM ?? "") {
    chmodSync(this.directory, 0o755);
    mkdirSync(this.stateDir, { mode: 0o755 });
    this.netmon = ownNetmon(built, join(this.directory, "netmon"));
    for (const uid of [NOBODY, OTHER]) {
      mkdirSync(this.home(uid));
      chownSync(this.home(uid), uid, GROUP);
    }
  }

  home(uid: number): string {
    return join(this.directory, `home-${uid}`);
  }

  /** A name that no session of another test file has. */
  name(): string {
    return `s${process.pid}-${++serial}`;
  }

  /** `prefix`: words before netmon's. */
  async start(prefix: readonly string[] = []): Promise<void> {
    rmSync(this.#ready, { force: true });
    const [program = "", ...rest] = [...prefix, ...COMMAND];
    const words = [
      "serve",
      "--state-dir",
      this.stateDir,
      "--group",
      String(GROUP),
      "--ceiling",
      this.ceiling,
      "--ready-file",
      this.#ready,
    ];
    const child = spawn(program, [...rest, ...words], { stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.log += text;
      });
    await this.listening(0);
  }

  /** Starts it where a test that failed left it ended. */
  async running(): Promise<void> {
    if (this.#child?.exitCode !== null || this.#child.signalCode !== null) await this.start();
  }

  /** Resolves to the pid of the process that listens, another one than `not`. */
  async listening(not: number): Promise<number> {
    const written = (): number => {
      const text = existsSync(this.#ready) ? readFileSync(this.#ready, "utf8") : "";
      return text === "" ? 0 : (JSON.parse(text) as { pid: number }).pid;
    };
    const pid = await poll(written, (one) => one !== 0 && one !== not, { timeoutMs: 30_000, intervalMs: 20 });
    if (pid === 0 || pid === not) throw new Error(`netmon serve is not ready: ${this.log}`);
    return pid;
  }

  /** Kills the process that listens, and resolves when there is another one: the supervisor's, or a new one. */
  async killed(): Promise<void> {
    const pid = await this.listening(0);
    const child = this.#child as ChildProcess;
    const supervised = child.pid !== pid;
    process.kill(pid, "SIGKILL");
    if (supervised) await this.listening(pid);
    else {
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await this.start();
    }
  }

  /** Kills it with its supervisor, and resolves when there is none. */
  async gone(): Promise<void> {
    const pid = await this.listening(0);
    const child = this.#child as ChildProcess;
    const ended = once(child, "exit");
    for (const one of new Set([child.pid ?? 0, pid])) process.kill(one, "SIGKILL");
    await ended;
  }

  /** `netmon` as a user of the group; `own`: words that start it, of a program that runs as the user. */
  as(uid: number, words: string[], more: NodeJS.ProcessEnv = {}, own: string[] = [], input = ""): Started {
    const home = this.home(uid);
    const env = {
      HOME: home,
      XDG_STATE_HOME: home,
      XDG_RUNTIME_DIR: "",
      NETMON_SERVICE: this.socket,
      TMPDIR: home,
      ...OURS,
      ...more,
    };
    return startNetmon(words, {
      prefix: [...this.#user(uid), ...own],
      program: this.netmon,
      env,
      cwd: home,
      input,
    });
  }

  /** `netmon run` as a user of the group; `words`: its options. */
  run(uid: number, session: string, words: string[], command: string[]): Started {
    return this.as(uid, ["run", "--session", session, ...words, "--", ...command]);
  }

  /** Words of a program that tries to connect until `enough`. */
  trying(session: string): string[] {
    return ["/usr/bin/python3", "-c", TRY, join(this.directory, session)];
  }

  enough(session: string): void {
    writeFileSync(join(this.directory, session), "");
  }

  /** Lines of somebody who speaks to the socket; see service-stranger.py. */
  stranger(uid: number, ...words: string[]): Started {
    const program = ["/usr/bin/python3", STRANGER, this.socket];
    return startNetmon(words, { prefix: this.#user(uid), program, cwd: "/" });
  }

  /** The same from within a cgroup. */
  strangerIn(cgroup: string, uid: number, ...words: string[]): Started {
    const program = ["/usr/bin/python3", STRANGER, this.socket];
    const enter = ["sh", "-c", `echo $$ > ${cgroup}/cgroup.procs; exec "$@"`, "sh"];
    return startNetmon(words, { prefix: [...enter, ...this.#user(uid)], program, cwd: "/" });
  }

  /** Another program as a user of the group. */
  program(uid: number, words: string[]): Started {
    const [program = "", ...rest] = words;
    return startNetmon(rest, { prefix: this.#user(uid), program: [program], cwd: "/" });
  }

  /** The words for a shell inside a session. */
  strangerWords(...words: string[]): string[] {
    return ["/usr/bin/python3", STRANGER, this.socket, ...words];
  }

  cgroup(uid: number, session: string): string {
    return sessionCgroupPath(`u${uid}.${session}`);
  }

  /** What is left of a user's session, in words. */
  left(uid: number, session: string): string[] {
    const id = `u${uid}.${session}`;
    const inDir = (dir: string): string[] =>
      existsSync(dir)
        ? readdirSync(dir)
            .filter((name) => name.startsWith(id))
            .map((name) => join(dir, name))
        : [];
    const cgroup = this.cgroup(uid, session);
    return [
      ...(existsSync(cgroup) ? [cgroup] : []),
      ...inDir(join(this.stateDir, "run")),
      ...inDir(join(this.stateDir, "run-service/sessions")),
    ];
  }

  async stop(): Promise<{ code: number | null }> {
    const child = this.#child as ChildProcess;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    return { code: child.exitCode };
  }

  async remove(): Promise<void> {
    await endControllers(this.directory);
    if (this.#child !== null) await this.stop();
    detachAll(this.stateDir);
    rmSync(this.directory, { recursive: true, force: true });
  }

  #user(uid: number): string[] {
    return ["setpriv", "--reuid", String(uid), "--regid", String(GROUP), "--clear-groups"];
  }
}

/** The words of the built netmon under a path of its own; those of the sources where there is none. */
function ownNetmon(built: string, directory: string): readonly string[] {
  if (built === "") return COMMAND;
  mkdirSync(directory, { mode: 0o755 });
  for (const part of ["lib", "native", "package.json"])
    symlinkSync(join(dirname(built), part), join(directory, part));
  copyFileSync(built, join(directory, "netmon"));
  return [join(directory, "netmon")];
}
