/**
 * The resident process of the tests of `netmon watch` (agent.py): an agent inside the session's cgroup, or a peer
 * outside. Commands are answered in any order; one that is not answered within 20 s fails its test.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const SCRIPT = fileURLToPath(new URL("./agent.py", import.meta.url));

export interface Answer {
  ok?: boolean;
  /** Symbolic errno. */
  err?: string;
  text?: string;
  port?: number;
}

/** How many calls failed, by errno. */
export type Failures = Record<string, number>;

export interface Hammered {
  /** Connects that got through, and when (Unix milliseconds). */
  ok: number;
  ok_times: number[];
  errors: Failures;
  err_times: number[];
}

export interface AgentPlace {
  /** Where its program is; default: here. */
  script?: string;
  /** Starts the program by other words, for example in a container. */
  command?: readonly string[];
  /** Name below /run/netns. */
  netns?: string;
  /** Directory of the cgroup it is in from before its first instruction. */
  cgroup?: string;
  /** setpriv options, for example --reuid=65534. */
  setpriv?: readonly string[];
  /** Shell commands in a mount namespace of its own, before it starts. */
  prepare?: string;
}

export class Agent {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #serial = 0;

  constructor(place: AgentPlace) {
    const words = [
      ...(place.netns === undefined ? [] : ["nsenter", `--net=/run/netns/${place.netns}`]),
      ...(place.prepare === undefined
        ? []
        : ["unshare", "--mount", "sh", "-ec", `${place.prepare}; exec "$@"`, "sh"]),
      ...(place.setpriv === undefined ? [] : ["setpriv", "--clear-groups", ...place.setpriv]),
      // a Python in a home directory is closed to other users
      ...(place.command ?? ["/usr/bin/python3", place.script ?? SCRIPT]),
    ];
    const enter = place.cgroup === undefined ? "" : `echo $$ > ${place.cgroup}/cgroup.procs; `;
    this.#child = spawn("sh", ["-ec", `${enter}exec "$@"`, "sh", ...words], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#closed = once(this.#child, "close").then(() => {
      for (const { reject } of this.#waiting.values()) reject(new Error("the agent has ended"));
    });
    this.#child.stdin?.on("error", () => {}); // told by #closed
    if (!this.#child.stdout) throw new Error("no stdout");
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      const { id, ...answer } = JSON.parse(line) as { id: number };
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    });
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  tcp(host: string, port: number, timeout?: number): Promise<Answer> {
    return this.#ask({ op: "tcp", host, port, timeout });
  }

  async tcps(host: string, port: number, count: number): Promise<Failures> {
    return (await this.#ask<{ errors: Failures }>({ op: "tcp", host, port, count })).errors;
  }

  /** Datagrams to one place. */
  async udp(host: string, port: number, count = 1): Promise<Failures> {
    return (await this.#ask<{ errors: Failures }>({ op: "udp", host, port, count })).errors;
  }

  /** One datagram and its answer. */
  udpEcho(host: string, port: number): Promise<Answer> {
    return this.#ask({ op: "udp", host, port, answer: true });
  }

  /** An open connection that is kept under a name. */
  hold(name: string, host: string, port: number): Promise<Answer> {
    return this.#ask({ op: "hold", name, host, port });
  }

  /** There and back over a kept connection. */
  echo(name: string, timeout?: number): Promise<Answer> {
    return this.#ask({ op: "echo", name, timeout });
  }

  async listen(host: string, port = 0, udp = false): Promise<number> {
    const answer = await this.#ask<Answer>({ op: "listen", host, port, udp });
    if (answer.port === undefined) throw new Error(`cannot listen on ${host}:${port}: ${answer.err}`);
    return answer.port;
  }

  /** A leading '@' is an abstract name. */
  unixListen(path: string): Promise<Answer> {
    return this.#ask({ op: "unix_listen", path });
  }

  unix(path: string): Promise<Answer> {
    return this.#ask({ op: "unix", path });
  }

  /** Closes what is kept under a name. */
  drop(name: string): Promise<Answer> {
    return this.#ask({ op: "drop", name });
  }

  packet(name: string): Promise<Answer> {
    return this.#ask({ op: "packet", name });
  }

  /** Moves itself. */
  move(cgroup: string): Promise<Answer> {
    return this.#ask({ op: "move", cgroup });
  }

  /** Connects again and again until `unhammer`; `pause` in seconds. */
  hammer(name: string, host: string, port: number, pause?: number): Promise<Answer> {
    return this.#ask({ op: "hammer", name, host, port, pause });
  }

  unhammer(name: string): Promise<Hammered> {
    return this.#ask({ op: "unhammer", name });
  }

  async end(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#closed;
  }

  #ask<T = Answer>(command: Record<string, unknown>): Promise<T> {
    const id = ++this.#serial;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer: ${JSON.stringify(command)}`)), 20_000);
      this.#waiting.set(id, {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer as T);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.#child.stdin?.write(`${JSON.stringify({ id, ...command })}\n`);
    });
  }
}
