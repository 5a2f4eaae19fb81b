/**
 * The helper's process. It is started with one end of a socket pair as descriptor 3, in a session of its own, so
 * that a terminal's Ctrl-C reaches only the controller, which then ends the helper in an orderly way.
 *
 * On failure, the last output of the process and how it ended are kept for the caller's error.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { within } from "../../async/within.ts";
import { processFaults } from "../../event/faults.ts";
import type { HelperProgram } from "./program.ts";

/** Number of output lines kept for error messages. */
const LAST_LINES = 8;
/** Longer lines are cut: nothing else limits the helper's output. */
const LINE_BYTES = 4096;

export class HelperProcess {
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  readonly #ended: Promise<void>;
  #cause: string | null = null;

  private constructor(child: ChildProcess, pid: number, log: (line: string) => void) {
    this.#child = child;
    this.pid = pid;
    const drained = Promise.all(outputs(child).map((stream) => this.#follow(stream, log)));
    this.#ended = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        // The last lines arrive after the exit; a child of the helper may keep the pipe open longer.
        const late = setTimeout(finish, 200);
        drained.then(finish, finish);
        function finish(): void {
          clearTimeout(late);
          for (const stream of outputs(child)) stream.destroy();
          resolve();
        }
        this.#cause = signal === null ? `exited with code ${code}` : `was killed by ${signal}`;
      });
    });
  }

  /**
   * Starts `file serve`, as the program `path`. `socket` is borrowed: the caller closes it after this call.
   * @throws the system's error if the file cannot be started
   */
  static async start(
    { path, file }: HelperProgram,
    socket: number,
    log: (line: string) => void,
  ): Promise<HelperProcess> {
    const child = spawn(file, ["serve"], {
      argv0: path,
      stdio: ["ignore", "pipe", "pipe", socket],
      detached: true,
      cwd: "/",
      env: { PATH: process.env.PATH ?? "/usr/sbin:/usr/bin:/sbin:/bin", LANG: "C" },
    });
    const { pid } = child;
    if (pid === undefined) {
      const failure = await new Promise<Error>((resolve) => child.once("error", resolve));
      for (const stream of outputs(child)) {
        const closed = stream.closed ? null : once(stream, "close");
        stream.destroy();
        await closed;
      }
      throw failure;
    }
    child.on("error", (error) => log(`netmon-bpf: ${error.message}`)); // a failed kill
    return new HelperProcess(child, pid, log);
  }

  get running(): boolean {
    return this.#cause === null;
  }

  /** Waits until the process has ended; false if that takes longer than `timeoutMs`. */
  ended(timeoutMs: number): Promise<boolean> {
    return within(this.#ended, timeoutMs);
  }

  /** Kills exactly this process, never another one with its pid: Node forgets the pid once it is reaped. */
  kill(): void {
    this.#child.kill("SIGKILL");
  }

  /** For example `exited with code 2: cannot lock memory`. */
  describe(): string {
    const output = this.#lines.length === 0 ? "" : `: ${this.#lines.join(" | ")}`;
    return `${this.#cause ?? "is still running"}${output}`;
  }

  #follow(stream: Readable, log: (line: string) => void): Promise<void> {
    let rest = "";
    const take = (line: string): void => {
      if (line.trim() === "") return;
      this.#lines.push(line.trimEnd());
      if (this.#lines.length > LAST_LINES) this.#lines.shift();
      log(line.trimEnd());
    };
    processFaults.part("helper").contain(stream, "kept", () => stream.destroy());
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      const lines = `${rest}${text}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) take(line.slice(0, LINE_BYTES));
      if (rest.length > LINE_BYTES) {
        take(rest.slice(0, LINE_BYTES));
        rest = "";
      }
    });
    return new Promise((resolve) => {
      stream.once("close", () => {
        take(rest);
        rest = "";
        resolve();
      });
      stream.on("error", () => stream.destroy());
    });
  }
}

function outputs(child: ChildProcess): Readable[] {
  return [child.stdout, child.stderr].filter((stream) => stream !== null);
}
