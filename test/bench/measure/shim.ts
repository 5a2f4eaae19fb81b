/**
 * The cost of netmon shim in enforce mode with pins and detection, compared with the same server without it, in turns:
 * time per message with one call in flight, calls per second with many, and the time to a server's first response.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
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
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NpmRegistry } from "../../e2e/npm-registry.ts";
import { type Figure, figure, percentile } from "../figure.ts";
import { inTurns } from "../turns.ts";

const ROUNDS = 7;
const WARM_UP = 1000;
/** Number of calls in flight. */
const IN_FLIGHT = { small: 64, large: 8 };
/** Calls per round, by the size of their results. */
const CALLS = { small: 3000, large: 300 };
const LARGE = 100_000;

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));
const netmon = join(dist, "netmon");

/** A minimal server, so that the shim is what is measured. It handles 80,000 calls a second. */
const SERVER = `
const tools = ["small", "large"].map((name) => ({ name, description: "Gives a text.", inputSchema: { type: "object" } }));
const serverInfo = { name: "bench", version: "1" };
const text = (size) => JSON.stringify({ content: [{ type: "text", text: "lorem ipsum ".repeat(size / 12) }] });
const results = {
  initialize: JSON.stringify({ protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo }),
  "tools/list": JSON.stringify({ tools }),
  small: text(120),
  large: text(${LARGE}),
};
let rest = "";
process.stdin.setEncoding("utf8").on("data", (chunk) => {
  const lines = (rest + chunk).split("\\n");
  rest = lines.pop();
  let out = "";
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (id !== undefined) out += '{"jsonrpc":"2.0","id":' + id + ',"result":' + (results[params?.name] ?? results[method]) + "}\\n";
  }
  if (out !== "") process.stdout.write(out);
}).on("end", () => process.exit(0));`;

const SMALLEST = [process.execPath, "-e", SERVER];

/** The same tools with the official SDK, like real servers. */
const SDK_SERVER = `
import { McpServer } from ${JSON.stringify(import.meta.resolve("@modelcontextprotocol/sdk/server/mcp.js"))};
import { StdioServerTransport } from ${JSON.stringify(import.meta.resolve("@modelcontextprotocol/sdk/server/stdio.js"))};
import { z } from ${JSON.stringify(import.meta.resolve("zod"))};
const server = new McpServer({ name: "bench", version: "1" });
for (const [name, size] of [["small", 120], ["large", ${LARGE}]]) {
  const content = [{ type: "text", text: "lorem ipsum ".repeat(size / 12) }];
  server.registerTool(name, { description: "Gives a text.", inputSchema: { i: z.number() } }, () => ({ content }));
}
process.stdin.on("end", () => process.exit(0));
await server.connect(new StdioServerTransport());`;

const REAL = [process.execPath, "--input-type=module", "-e", SDK_SERVER];

class Host {
  readonly #child: ChildProcess;
  #lastId = 0;
  #onAnswer: () => void = () => {};
  readonly #started = performance.now();

  constructor([program = "", ...args]: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(program, args, {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, ...env },
    });
    this.#child.stdout?.on("data", (chunk: Buffer) => {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.#onAnswer();
    });
  }

  /** Milliseconds from the start of the process to its response. */
  async initialize(): Promise<number> {
    await this.#ask("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "bench", version: "1" },
    });
    const first = performance.now() - this.#started;
    await this.#ask("tools/list", {});
    await this.roundTrips("small", WARM_UP);
    await this.rate("small", WARM_UP);
    return first;
  }

  /** Microseconds of each of `calls` consecutive calls. */
  async roundTrips(tool: string, calls: number): Promise<number[]> {
    const times: number[] = [];
    for (let i = 0; i < calls; i++) {
      const from = performance.now();
      await this.#ask("tools/call", { name: tool, arguments: { i } });
      times.push((performance.now() - from) * 1000);
    }
    return times;
  }

  /** Calls per second with many in flight. */
  async rate(tool: Tool, calls: number): Promise<number> {
    const from = performance.now();
    await new Promise<void>((resolve) => {
      let sent = 0;
      let answered = 0;
      this.#onAnswer = () => {
        if (++answered === calls) resolve();
        else if (sent < calls) this.#say("tools/call", { name: tool, arguments: { i: sent++ } });
      };
      while (sent < Math.min(IN_FLIGHT[tool], calls)) {
        this.#say("tools/call", { name: tool, arguments: { i: sent++ } });
      }
    });
    return calls / ((performance.now() - from) / 1000);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Makes one call with arguments of this size. */
  async large(bytes: number): Promise<void> {
    await this.#ask("tools/call", { name: "small", arguments: { i: 1, text: "x".repeat(bytes) } });
  }

  async end(): Promise<void> {
    this.#child.stdin?.end();
    if (this.#child.exitCode === null) await once(this.#child, "exit");
  }

  #ask(method: string, params: object): Promise<void> {
    return new Promise((resolve) => {
      this.#onAnswer = resolve;
      this.#say(method, params);
    });
  }

  #say(method: string, params: object): void {
    const id = ++this.#lastId;
    this.#child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
  }
}

type Tool = keyof typeof CALLS;
type Hosts = { bare: Host; shim: Host };

const WHAT = { small: "small results", large: "results of 100 kB" };

async function both<T>(
  { bare, shim }: Hosts,
  measure: (host: Host) => Promise<T>,
): Promise<{ bare: T; shim: T }[]> {
  const [without = [], through = []] = await inTurns(ROUNDS, [bare, shim], measure);
  return without.map((one, round) => ({ bare: one, shim: through[round] as T }));
}

/** With one call in flight; a call and its response are two messages. */
async function latency(hosts: Hosts, tool: Tool): Promise<Figure[]> {
  const trips = await both(hosts, (host) => host.roundTrips(tool, CALLS[tool]));
  const added = (p: number) => trips.map(({ bare, shim }) => (percentile(shim, p) - percentile(bare, p)) / 2);
  const us = { unit: " µs", digits: 0 };
  return [
    figure(`shim, added to a message, p50, ${WHAT[tool]}`, added(0.5), {
      ...us,
      ...(tool === "small" && { aim: 60 }),
    }),
    figure(`shim, added to a message, p99, ${WHAT[tool]}`, added(0.99), { ...us, aim: 500 }),
  ];
}

async function throughput(hosts: Hosts, tool: Tool, server: string, least?: number): Promise<Figure> {
  const rates = await both(hosts, (host) => host.rate(tool, 2 * CALLS[tool]));
  return figure(
    `shim : none, calls/s, ${IN_FLIGHT[tool]} under way, ${WHAT[tool]}, ${server}`,
    rates.map(({ bare, shim }) => shim / bare),
    least === undefined ? {} : { least },
  );
}

class Bench {
  readonly #directory = mkdtempSync(join(tmpdir(), "netmon-bench-shim-"));
  readonly #hosts: Host[] = [];

  start(command: readonly string[], env: NodeJS.ProcessEnv = {}): Host {
    const host = new Host(command, env);
    this.#hosts.push(host);
    return host;
  }

  /** `controller`: shims with the same name share a controller. */
  shim(mode: "observe" | "enforce", command: readonly string[], controller = "shared"): Host {
    const where = ["--server-id", "bench", "--state-dir", join(this.#directory, mode)];
    const own = join(this.#directory, controller); // another path of the same netmon has another controller
    if (!existsSync(own)) symlinkSync(dist, own);
    return this.start([join(own, "netmon"), "shim", "--mode", mode, ...where, "--", ...command]);
  }

  async both(command: readonly string[]): Promise<Hosts> {
    const hosts = { bare: this.start(command), shim: this.shim("enforce", command) };
    await hosts.bare.initialize();
    await hosts.shim.initialize();
    return hosts;
  }

  /** With a running controller, or one that the shim has to start. */
  async firstAnswer(mode: "observe" | "enforce", controller: "with" | "without"): Promise<Figure> {
    const later: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bare = this.start(REAL);
      const without = await bare.initialize();
      await bare.end();
      const shim = this.shim(mode, REAL, controller === "with" ? "shared" : `${mode}-${round}`);
      later.push((await shim.initialize()) - without);
      await shim.end();
    }
    const what = `shim, added to the first answer of an SDK server, ${mode}, ${controller} a controller`;
    return figure(what, later, { unit: " ms", digits: 0, aim: controller === "with" ? 15 : 120 });
  }

  /** The time to the first answer of a package of 3,000 files in npm's cache, whose program is pinned and checked. */
  async programPin(): Promise<Figure> {
    const directory = join(this.#directory, "registry");
    mkdirSync(directory);
    const npm = await NpmRegistry.start(directory, "bench-server");
    try {
      npm.publish("1.0.0", SERVER, new Date(0), 3000);
      const env = { npm_config_cache: join(this.#directory, "npm"), npm_config_registry: npm.url };
      const start = async (version_pinning: object, name: string): Promise<number> => {
        const config = join(this.#directory, `${name}.json`);
        writeFileSync(config, JSON.stringify({ sandbox: { mcp: { mode: "enforce", version_pinning } } }));
        const state = join(this.#directory, `state-${name}`);
        const options = ["--server-id", "bench", "--state-dir", state, "--config", config];
        const command = ["npx", "-y", "--prefer-offline", "bench-server@1.0.0"];
        const host = this.start([netmon, "shim", ...options, "--", ...command], env);
        const first = await host.initialize();
        await host.end();
        return first;
      };
      const pinned = (): Promise<number> => start({ programs: { on_change: "block" } }, "pinned");
      const unpinned = (): Promise<number> => start({ enabled: false }, "unpinned");
      await pinned(); // unpacks the package, and starts the controller
      await unpinned();
      const [without = [], checked = []] = await inTurns(ROUNDS, [unpinned, pinned], (run) => run());
      return figure(
        "first answer of a package of 3,000 files, program pin : none",
        checked.map((time, round) => time / (without[round] as number)),
        { digits: 2, aim: 1.3 },
      );
    } finally {
      await npm.close();
    }
  }

  /** Memory of ten shims and their controller, after each server has been used. */
  async memory(): Promise<Figure> {
    const shims = Array.from({ length: 10 }, () => this.shim("enforce", SMALLEST, "ten"));
    for (const shim of shims) await shim.initialize();
    const own = readdirSync("/proc").filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return line.includes("shim-controller") && line.includes(join(this.#directory, "ten"));
      } catch {
        return false;
      }
    });
    if (own.length !== 1) throw new Error(`${own.length} controllers of ten shims`);
    const pids = [...own, ...shims.map(({ pid }) => String(pid))];
    const kib = pids.map((pid) =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
    );
    for (const shim of shims) await shim.end();
    const sum = kib.reduce((all, one) => all + one, 0) / 1024;
    return figure("resident memory of 10 shims and their controller", [sum], {
      unit: " MiB",
      digits: 0,
      aim: 130,
    });
  }

  /** How long a message of 10 MB through one shim delays the others, which make calls meanwhile. */
  async stall(): Promise<Figure> {
    const [asking, large] = [this.shim("enforce", SMALLEST), this.shim("enforce", SMALLEST)];
    for (const shim of [asking, large]) await shim.initialize();
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      let passing = true;
      const passed = large.large(10_000_000).finally(() => {
        passing = false;
      });
      let most = 0;
      while (passing) most = Math.max(most, ...(await asking.roundTrips("small", 1)));
      await passed;
      longest.push(most / 1000);
    }
    return figure("longest wait of a call while another shim passes 10 MB", longest, {
      unit: " ms",
      digits: 0,
    });
  }

  async remove(): Promise<void> {
    for (const host of this.#hosts) await host.end();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

export async function measureShim(): Promise<Figure[]> {
  const bench = new Bench();
  try {
    const smallest = await bench.both(SMALLEST);
    const real = await bench.both(REAL);
    return [
      ...(await latency(smallest, "small")),
      ...(await latency(smallest, "large")),
      await throughput(real, "small", "SDK server", 0.8),
      await throughput(smallest, "small", "smallest server"),
      await throughput(smallest, "large", "smallest server"),
      await bench.firstAnswer("observe", "with"),
      await bench.firstAnswer("enforce", "with"),
      await bench.firstAnswer("enforce", "without"),
      await bench.programPin(),
      await bench.memory(),
      await bench.stall(),
    ];
  } finally {
    await bench.remove();
  }
}
