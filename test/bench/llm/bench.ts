/** The programs for measuring LLM proxies: upstream and load in Go, netmon as users run it, a pass-through in Node. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Programs } from "../programs.ts";
import type { Exchange } from "./answers.ts";

export interface Target {
  url: string;
  pid: number;
  /** Tells it where a request goes; default: /PROVIDER/ before the path. */
  request?: (exchange: Exchange) => { path: string; headers: string[] };
}

export interface Asked {
  /** Requests per second. */
  rate: number;
  /** Microseconds of the target's CPU time per request. */
  cpu: number;
  /** Milliseconds to the first byte, and to the last, of each response. */
  firstBytes: number[];
  whole: number[];
}

export class LlmBench extends Programs {
  readonly #load = join(this.directory, "load");
  readonly #exchanges: readonly Exchange[];

  constructor(name: string, exchanges: readonly Exchange[]) {
    super(name);
    this.#exchanges = exchanges;
    const source = fileURLToPath(new URL("load/main.go", import.meta.url));
    execFileSync("go", ["build", "-o", this.#load, source], { stdio: ["ignore", "ignore", "inherit"] });
    for (const kind of ["answers", "requests"]) mkdirSync(join(this.directory, kind));
    for (const exchange of exchanges) {
      writeFileSync(join(this.directory, "answers", exchange.provider), exchange.answer());
      writeFileSync(this.#body(exchange), exchange.body());
    }
  }

  get providers(): string[] {
    return [...new Set(this.#exchanges.map(({ provider }) => provider))];
  }

  /** Starts the upstream; returns its port. */
  async upstream(): Promise<string> {
    return (await this.program(this.#load, "upstream", join(this.directory, "answers"))).line;
  }

  async plain(port: string): Promise<Target> {
    const { line, pid } = await this.node("llm/pass-through", port);
    return { url: `http://127.0.0.1:${line}`, pid };
  }

  /** The plain pass-through in Go. */
  async plainInGo(port: string): Promise<Target> {
    const { line, pid } = await this.program(this.#load, "relay", port);
    return { url: `http://127.0.0.1:${line}`, pid };
  }

  /** `session`: its name, where there are several. `credentials`: those of its configuration. */
  async proxy(port: string, session = "bench", credentials: object = {}): Promise<Target> {
    const config = join(this.directory, `${session}.yaml`);
    const ready = join(this.directory, `${session}.json`);
    const servers = Array.from({ length: 20 }, (_, i) => ({ id: `server${i}`, command: "true" }));
    const denied = Array.from({ length: 100 }, (_, i) => ({
      server: `server${i % 20}`,
      tool: `drop_${i}_*`,
    }));
    const mcp = { mode: "enforce", fail_closed: true, servers, denied_tools: denied };
    const providers = Object.fromEntries(
      this.providers.map((name) => [name, `http://127.0.0.1:${port}/${name}`]),
    );
    writeFileSync(config, JSON.stringify({ sandbox: { mcp }, proxy: { providers }, credentials }));
    // the file is written before the event is emitted
    const { pid } = await this.netmon(
      ...["proxy", "--session", session, "--config", config, "--ready-file", ready],
    );
    return { url: (JSON.parse(readFileSync(ready, "utf8")) as { url: string }).url, pid };
  }

  /** `pause`: milliseconds that each client waits after a response. */
  async ask(target: Target, exchange: Exchange, clients: number, ms: number, pause = 0): Promise<Asked> {
    const before = cpuOf(target.pid);
    const { path, headers } = requestOf(target, exchange);
    const { line } = await this.program(
      ...[this.#load, "ask", `${target.url}/${path}`, String(clients), String(ms)],
      ...[this.#body(exchange), String(pause), ...headers],
    );
    const { requests, seconds, ...times } = JSON.parse(line) as Omit<Asked, "rate" | "cpu"> & {
      requests: number;
      seconds: number;
    };
    const cpu = (cpuOf(target.pid) - before) / requests;
    return { rate: requests / seconds, cpu, ...times };
  }

  /** Makes one request; returns the time since the target was started. */
  started(start: () => Promise<Target>, exchange: Exchange): Promise<{ server: Target; ms: number }> {
    return this.firstAnswer(start, (target) => {
      const { path, headers } = requestOf(target, exchange);
      const fields = ["content-type: application/json", "authorization: Bearer not-a-key", ...headers];
      return fetch(`${target.url}/${path}`, {
        method: "POST",
        headers: fields.map((line) => line.split(/: (.*)/, 2) as [string, string]),
        body: exchange.body(),
      });
    });
  }

  #body({ what }: Exchange): string {
    return join(this.directory, "requests", what);
  }
}

const requestOf = ({ request }: Target, exchange: Exchange): { path: string; headers: string[] } =>
  request?.(exchange) ?? { path: `${exchange.provider}/${exchange.path}`, headers: [] };

/** CPU time of the process's threads so far, in microseconds; ended threads no longer count. */
function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const ns = readdirSync(tasks).map((task) => {
    try {
      return Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      return 0;
    }
  });
  return ns.reduce((all, one) => all + one, 0) / 1000;
}
