/** `netmon ui` on a store that a test fills, and requests like those of a program or a browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NetmonEvent } from "../../src/event/event.ts";
import { canonicalDefinition, canonicalHash } from "../../src/mcp/definition.ts";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { openDatabase } from "../../src/store/database.ts";
import { Inserter } from "../../src/store/insert.ts";
import { openToolStore } from "../../src/store/tools.ts";
import { type Started, type StartOptions, startNetmon } from "../e2e/start-netmon.ts";

/** A state directory with a store. */
export class StoredState {
  readonly directory = mkdtempSync(join(tmpdir(), "netmon-ui-"));
  readonly dirs = stateDirs(this.directory);
  readonly store = storePath(this.dirs);

  /** Writes as the writer's thread does. */
  add(events: Iterable<NetmonEvent>): this {
    const lines = [...events].map((event) => JSON.stringify(event));
    const db = openDatabase(this.store, { synchronous: "NORMAL" });
    const batch = { kind: "events", records: lines.length, bytes: 0, lines: lines.join("\n") } as const;
    const [dropped] = new Inserter(db, this.store).write([batch], Number.POSITIVE_INFINITY);
    db.close();
    if (dropped !== 0) throw new Error(`${dropped} events were not stored`);
    return this;
  }

  /** A tool as its server lists it now, and the description that was pinned; null: none was. */
  tool(serverId: string, toolName: string, description: string, pinned: string | null): string {
    const definition = (text: string): { hash: string; definition: string } => {
      const canonical = canonicalDefinition({
        name: toolName,
        description: text,
        inputSchema: { type: "object" },
      });
      return { hash: canonicalHash(canonical), definition: canonical };
    };
    const time = new Date().toISOString();
    const store = openToolStore(this.store);
    const seen = definition(description);
    store.putTool({
      serverId,
      toolName,
      serverType: "stdio",
      serverAddr: "",
      firstSeen: time,
      lastSeen: time,
      ...seen,
    });
    if (pinned !== null)
      store.putPin({ serverId, toolName, pinnedAt: time, origin: "first_seen", ...definition(pinned) });
    store.close();
    return seen.hash;
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Asking {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

export class Showing {
  readonly started: Started;
  /** By right: what was printed. */
  readonly links: ReadonlyMap<string, URL>;
  readonly #socketPath: string | null;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(started: Started, links: ReadonlyMap<string, URL>, socketPath: string | null) {
    this.started = started;
    this.links = links;
    this.#socketPath = socketPath;
  }

  static async start(
    args: readonly string[],
    options: StartOptions & { socketPath?: string } = {},
  ): Promise<Showing> {
    const { socketPath = null, ...rest } = options;
    const started = startNetmon(["ui", ...args], rest);
    let text = "";
    started.child.stdout?.on("data", (chunk: string) => {
      text += chunk;
    });
    await started.says(args.includes("--decide") ? "decide http" : "http");
    while (!text.endsWith("\n")) await new Promise((resolve) => setImmediate(resolve));
    const lines = text.trim().split("\n");
    const links = new Map(
      lines.map((line) => [
        line.startsWith("http") ? "read" : line.slice(0, 6).trim(),
        new URL(line.slice(line.indexOf("http")).replace(":PORT/", "/")),
      ]),
    );
    return new Showing(started, links, socketPath);
  }

  link(right = "read"): URL {
    return this.links.get(right)!;
  }

  get host(): string {
    return this.link().host;
  }

  get port(): number {
    return Number(this.link().port);
  }

  /** As a program would ask that says nothing of itself. */
  ask({ method = "GET", path = "/", headers = {}, body }: Asking = {}): Promise<Answer> {
    const to =
      this.#socketPath === null ? { host: "127.0.0.1", port: this.port } : { socketPath: this.#socketPath };
    return new Promise((resolve, reject) => {
      const asked = request(
        { ...to, method, path, agent: this.#agent, headers: { host: this.host, ...headers } },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => {
            text += chunk;
          });
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      asked.on("error", reject);
      asked.end(body);
    });
  }

  /** As the page itself. */
  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const own = {
      origin: `http://${this.host}`,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
    };
    return this.ask({ method: "POST", path, headers: { ...own, ...headers }, body: JSON.stringify(body) });
  }

  /** Uses a link up; gives the Cookie header. */
  async enter(right = "read"): Promise<string> {
    const token = new URLSearchParams(this.link(right).hash.slice(1)).get("token");
    const { status, headers, body } = await this.post("/session", { token });
    if (status !== 200) throw new Error(`${status} ${body}`);
    return headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  }

  async get<T>(name: string, cookie: string): Promise<T> {
    const { status, body } = await this.ask({ path: `/api/${name}`, headers: { cookie } });
    if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
    return JSON.parse(body) as T;
  }

  async end(): Promise<void> {
    this.#agent.destroy();
    this.started.child.kill("SIGTERM");
    await this.started.ended;
  }
}
