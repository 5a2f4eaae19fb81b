/** A gateway in this process, as `netmon gateway` starts it, with its events; removed by `close`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { GatewayFiles } from "../../../src/app/gateway/gateway-files.ts";
import { type EndpointFacts, GatewaySession } from "../../../src/app/gateway/gateway-session.ts";
import type { Keyring } from "../../../src/credentials/keyring.ts";
import type { McpToolCalled, Mode, NetmonEvent } from "../../../src/event/event.ts";
import { stateDirs } from "../../../src/state/paths.ts";

export interface GatewayUnderTest {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** The URL of the first endpoint. */
  mcp: string;
  endpoints: EndpointFacts[];
  events: NetmonEvent[];
  /** Lines of the log, all levels. */
  log: string[];
  session: GatewaySession;
  calls(): McpToolCalled[];
  /** The same, with those that ended in this turn of the event loop: a call is told of after its answer. */
  told(): Promise<McpToolCalled[]>;
  /** Writes another configuration and takes it over. */
  reload(config: object): Promise<void>;
  close(): Promise<void>;
}

export interface GatewayTestOptions {
  upstream?: string;
  sse?: boolean;
  serverId?: string;
  headers?: [string, string][];
  tlsFingerprint?: string;
  allowed?: string[];
  denied?: string[];
  /** Default: enforce; null: that of `config`. */
  mode?: Mode | null;
  failClosed?: boolean;
  /** As docs/config.md has it. */
  config?: object;
  /** The port is that of `config`. */
  configured?: boolean;
  keyring?: Keyring;
  /** Text by file name. */
  rules?: Record<string, string>;
}

export async function gatewayUnderTest(options: GatewayTestOptions): Promise<GatewayUnderTest> {
  const directory = mkdtempSync(join(tmpdir(), "netmon-gateway-"));
  const events: NetmonEvent[] = [];
  const log: string[] = [];
  const note = (text: string): void => void log.push(text);
  const configFile = join(directory, "netmon.yaml");
  const write = (config: object): void => writeFileSync(configFile, JSON.stringify(config));
  write({ store: { enabled: false }, ...options.config });
  const rules = Object.entries(options.rules ?? {}).map(([name, text]) => {
    const file = join(directory, name);
    writeFileSync(file, text);
    return file;
  });
  const { upstream, sse, serverId, headers = [], tlsFingerprint, allowed = [], denied = [] } = options;
  const files = new GatewayFiles({
    config: configFile,
    mcpConfigs: [],
    env: {},
    upstream:
      upstream === undefined
        ? null
        : { url: upstream, serverId, headers, sse, tlsFingerprint, allowed, denied },
    rules,
  });
  let session: GatewaySession;
  try {
    session = await GatewaySession.start(
      {
        sessionId: "test",
        dirs: stateDirs(join(directory, "state")),
        files,
        overrides: {
          ...(options.mode !== null && { mode: options.mode ?? "enforce" }),
          failClosed: options.failClosed ?? false,
        },
        ...(options.keyring && { keyring: options.keyring }),
        port: options.configured ? undefined : 0,
        bind: undefined,
      },
      {
        output: (event) => void events.push(event),
        log: { debug: note, info: note, warn: note, error: note },
      },
    );
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  const calls = (): McpToolCalled[] =>
    events.filter((event): event is McpToolCalled => event.type === "mcp_tool_called");
  return {
    url: session.url,
    mcp: session.endpoints[0]?.url ?? "",
    endpoints: session.endpoints,
    events,
    log,
    session,
    calls,
    told: () => nextTurn().then(calls),
    reload: (config) => {
      write({ store: { enabled: false }, ...config });
      return session.reload("config");
    },
    close: async () => {
      await session.stop("the test ended");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Closes what a test opened, last first, whatever happened. */
export class Closing {
  readonly #open: (() => unknown)[] = [];

  add<T extends { close(): unknown }>(thing: T): T {
    this.#open.push(() => thing.close());
    return thing;
  }

  async all(): Promise<void> {
    for (const close of this.#open.splice(0).reverse()) await close();
  }
}

/** Resolves when `holds` does; rejects after some seconds. */
export async function until(holds: () => boolean, what = "it"): Promise<void> {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
