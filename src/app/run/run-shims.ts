/**
 * Shims of a run: the run's own process is their controller, so that its configuration judges them and its store
 * records them; the agent's user can change neither.
 *
 * Fails closed. The agent's user may request any shim at this socket: it chooses the server's command and name, but may
 * only be stricter than the run. Any other request is refused and counted.
 */
import type { MergedConfig } from "../../clients/config-files/import.ts";
import type { ConfigSource } from "../../clients/session-config.ts";
import type { Config } from "../../config/config.ts";
import { userError } from "../../errors/user-error.ts";
import { LIMITS } from "../../event/limits.ts";
import type { Log } from "../../event/log.ts";
import { Sources } from "../../export/metrics/sources.ts";
import { setAccess } from "../../files/write.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { Layers } from "../layers.ts";
import type { SessionToolStore } from "../recording/tool-store.ts";
import { ShimController, type ShimControllerOptions } from "../shim/controller.ts";
import { type ShimEnd, type ShimOptions, scanServer } from "../shim/inspected-server.ts";
import { objectionToAgent } from "../shim/peer.ts";
import type { Relay } from "../shim/relay.ts";
import { ServerClaims } from "../shim/server-claims.ts";
import type { SessionRefusals } from "../shim/server-refusals.ts";
import { sharedTools } from "../shim/shared-tools.ts";

/** Parses a relay's arguments and serves the shim they describe. */
export type ServeShims = (
  inspect: (options: ShimOptions, relay: Relay, log: Log) => Promise<ShimEnd>,
) => ShimControllerOptions["serve"];

export interface RunShimsOptions {
  path: string;
  sessionId: string;
  dirs: StateDirs;
  /** User whose shims may connect. */
  owner: { uid: number; gid: number };
  /** The session's; null: the run has no kernel layer. */
  cgroup: string | null;
  /** Whether the session has a user namespace of its own. */
  ownUsers: boolean;
  /** The PATH in which commands are looked up. */
  commandPath: string;
  layers: Pick<Layers, "recorder" | "tools">;
  /** Returns the configuration in force. */
  config(): Config;
  /** Reports whether a server is behind the run's gateway, so that no shim may stand in for it. */
  isBehindGateway(serverId: string): boolean;
  /** What the kernel and the resolver refused to the servers. */
  refusals: SessionRefusals;
  serve: ServeShims;
  log: { warn(text: string): void };
}

/** A shim requested something that the run does not grant. Message for users. */
export class ShimRefusal extends userError("ShimRefusal", "usage") {}

/** Maximum bytes of tools and pins that shims reported and did not withdraw. */
const MAX_DEFINITIONS = LIMITS.definition_bytes.most;
/** Limits of a shim's own arguments: each pattern costs time for each tool. */
const MAX_WORDS = 256;
const MAX_WORD_BYTES = 16 << 10;

export class RunShims {
  readonly #options: RunShimsOptions;
  readonly #listeners = new Set<() => unknown>();
  readonly #tools: SessionToolStore;
  readonly #claims = new ServerClaims();
  #controller: ShimController | null = null;
  #refused = 0;

  private constructor(options: RunShimsOptions) {
    this.#options = options;
    this.#tools = sharedTools(options.layers.tools, MAX_DEFINITIONS);
  }

  static async start(options: RunShimsOptions): Promise<RunShims> {
    const shims = new RunShims(options);
    const { path, owner, cgroup, ownUsers, log } = options;
    const serve = options.serve((request, relay, shimLog) => shims.#inspect(request, relay, shimLog));
    const controller = await ShimController.start({
      at: path,
      takesFiles: false, // a run has its own configuration
      objection: (fd) => objectionToAgent(fd, { uid: owner.uid, cgroup, ownUsers }),
      serve: async (hello, relay) => {
        const own = hello.args.slice(0, hello.args.includes("--") ? hello.args.indexOf("--") : undefined);
        if (own[0] !== "shim" || own.length > MAX_WORDS || own.join("").length > MAX_WORD_BYTES) {
          shims.#refuse();
          relay.message("netmon: error: a run starts no shim with such arguments\n");
          return 2;
        }
        return serve(hello, relay);
      },
      onRefused: () =>
        log.warn(
          "a process of the agent's user sent a message that no shim sends: netmon refused it, and refuses what follows",
        ),
    });
    shims.#controller = controller;
    try {
      setAccess(path, 0o600, process.geteuid?.() === 0 ? owner : null);
      return shims;
    } catch (error) {
      await controller.close();
      throw error;
    }
  }

  /** Number of requests that a shim may not make. */
  get refused(): number {
    return this.#refused + (this.#controller?.refused ?? 0);
  }

  /** Makes shims read their policy again. */
  policyChanged(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Waits briefly for shims that are ending. The socket's name is removed with its directory. */
  async close(): Promise<void> {
    await this.#controller?.close();
  }

  #refuse(): void {
    this.#refused++;
  }

  #inspect(request: ShimOptions, relay: Relay, log: Log): Promise<ShimEnd> {
    const { sessionId, dirs, commandPath, isBehindGateway, refusals } = this.#options;
    const { serverId, overrides, started, allowed, denied, directory, env } = request;
    if (serverId !== undefined && isBehindGateway(serverId)) {
      this.#refuse();
      throw new ShimRefusal(`${serverId} is behind the gateway of this run: a shim cannot stand in for it`);
    }
    const stricter = {
      ...(overrides.mode === "enforce" && { mode: overrides.mode }),
      ...(overrides.failClosed === true && { failClosed: true as const }),
    };
    const files = this.#policy();
    const recorder = { emit: this.#options.layers.recorder.emit, sources: new Sources() };
    return scanServer(
      {
        sessionId,
        dirs,
        files,
        overrides: stricter,
        started,
        serverId,
        allowed,
        denied,
        path: commandPath,
        directory,
        env,
      },
      {
        relay,
        records: { recorder, openToolStore: () => this.#tools },
        claims: this.#claims,
        refusedTo: (relay) => refusals.of(relay),
        withinRun: true,
        log,
      },
    );
  }

  /** Returns the configuration in force as a source for shims. */
  #policy(): ConfigSource {
    const { config } = this.#options;
    let listener: (() => unknown) | null = null;
    return {
      load: (): MergedConfig => ({ config: config(), skipped: [] }),
      paths: [],
      onChange: (changed) => {
        listener = changed;
        this.#listeners.add(changed);
      },
      close: () => {
        if (listener !== null) this.#listeners.delete(listener);
      },
    };
  }
}
