/** The clients: one long-lived process per language, which takes cases and returns what would be executed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { linesOf } from "../../../src/framing/lines.ts";

export interface ToldCall {
  name: string;
  /** A value, or the text of it where the client leaves parsing to its user. */
  input: unknown;
}

export interface Told {
  calls: ToldCall[];
  error: string | null;
}

/** A client that waits for what never comes. */
const MAX_MS = 20_000;
export const NO_ANSWER = "no answer in time";

interface Asked {
  timer: NodeJS.Timeout;
  resolve(told: Told): void;
  reject(error: Error): void;
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  js: [process.execPath, "--import", import.meta.resolve("tsx"), path("js/reader.ts")],
  python: [path("python/build/venv/bin/python"), path("python/reader.py")],
  go: [path("go/build/reader")],
};

export class Clients {
  readonly language: string;
  readonly readers: readonly string[];
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Asked>();
  #last = 0;
  /** Why the process has ended, with what it said last. */
  #ended: string | null = null;

  private constructor(language: string, child: ChildProcess, readers: readonly string[]) {
    this.language = language;
    this.#child = child;
    this.readers = readers;
  }

  static async start(language: string): Promise<Clients> {
    const [program, ...args] = PROGRAMS[language] as [string, ...string[]];
    const child = spawn(program, args, {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, NO_PROXY: "127.0.0.1", no_proxy: "127.0.0.1" },
    });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4000);
    });
    child.stdin?.on("error", () => {});
    return new Promise((resolve, reject) => {
      let clients: Clients | null = null;
      child.on("error", reject);
      child.on("close", (code, signal) => {
        const text = `the ${language} clients ended (${signal ?? code}): ${said}`;
        reject(new Error(text));
        clients?.fail(text);
      });
      const hear = async (): Promise<void> => {
        for await (const line of linesOf(child.stdout!)) {
          if (clients) clients.#told(JSON.parse(line));
          else {
            clients = new Clients(language, child, (JSON.parse(line) as { ready: string[] }).ready);
            resolve(clients);
          }
        }
      };
      hear().catch(reject);
    });
  }

  /** Asks the model at the URL once. Rejects when the process has ended. */
  ask(reader: string, url: string): Promise<Told> {
    if (this.#ended) return Promise.reject(new Error(this.#ended));
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#told({ id, calls: [], error: NO_ANSWER }), MAX_MS);
      this.#waiting.set(id, { timer, resolve, reject });
      this.#child.stdin?.write(`${JSON.stringify({ id, reader, url })}\n`);
    });
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, "close");
    this.#child.stdin?.end();
    this.#child.kill("SIGTERM");
    await ended;
  }

  fail(error: string): void {
    this.#ended = error;
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Error(error));
    }
    this.#waiting.clear();
  }

  #told({ id, calls, error }: Told & { id: number }): void {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    this.#waiting.delete(id);
    asked.resolve({ calls, error });
  }
}
