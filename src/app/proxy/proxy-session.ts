/**
 * `netmon proxy`: the LLM layer of a session by itself, without root and without the kernel layer. Start order: config
 * → store → servers declared → proxy listening → servers queried; stop order is the reverse.
 *
 * On failure: a reload that cannot be used leaves the old configuration in force.
 */
import { oneAtATime } from "../../async/serial-queue.ts";
import type { Config } from "../../config/config.ts";
import { errorMessage } from "../../event/error-message.ts";
import type { EventSink, ProxyCounters } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { Registry } from "../../registry/registry.ts";
import { checkSessionId, type StateDirs } from "../../state/paths.ts";
import { type ConfigFiles, effectiveConfig } from "../config-files.ts";
import { Recorder } from "../recording/recorder.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";
import { LlmLayer } from "./llm-layer.ts";

export interface ProxySessionOptions {
  sessionId: string;
  dirs: StateDirs;
  /** undefined: proxy.port. */
  port: number | undefined;
  files: ConfigFiles;
  overrides: PolicyOverrides;
}

export class ProxySession {
  readonly registry = new Registry();
  readonly #options: ProxySessionOptions;
  readonly #log: Log;
  readonly #recorder: Recorder;
  #config: Config;
  #layer!: LlmLayer;
  readonly #inTurn = oneAtATime();

  private constructor(options: ProxySessionOptions, ports: { output: EventSink; log: Log }) {
    const { sessionId, dirs } = options;
    this.#options = options;
    this.#log = ports.log;
    this.#config = this.#load();
    this.registry.declareServers(this.#config.sandbox.mcp.servers);
    const { audit, store } = this.#config;
    this.#recorder = new Recorder({ sessionId, dirs, store, audit, service: "proxy", ...ports });
  }

  /** Resolves when it listens and the servers have been queried. Rejects with ConfigError, StateError, ProxyError. */
  static async start(
    options: ProxySessionOptions,
    ports: { output: EventSink; log: Log },
  ): Promise<ProxySession> {
    checkSessionId(options.sessionId);
    const session = new ProxySession(options, ports);
    try {
      session.#layer = await LlmLayer.start(session.#config, {
        ...options,
        registry: session.registry,
        recorder: session.#recorder,
        log: ports.log,
      });
      await session.#layer.ready();
      return session;
    } catch (error) {
      const layer = session.#layer as LlmLayer | undefined;
      await layer?.stop("it could not be started").catch(() => {});
      await session.#recorder.close();
      throw error;
    }
  }

  get layer(): LlmLayer {
    return this.#layer;
  }

  /** Configuration in force. */
  get config(): Config {
    return this.#config;
  }

  /** Reads the config again and applies it; on error, logs it and keeps the old one. Calls are serialized. */
  reload(cause: "config" | "signal"): Promise<void> {
    return this.#inTurn(async () => {
      const former = this.#config;
      try {
        const next = this.#load();
        this.registry.declareServers(next.sandbox.mcp.servers);
        await this.#layer.update(next, cause);
        this.#config = next;
        this.#log.info("the new config is in force");
      } catch (error) {
        this.registry.declareServers(former.sandbox.mcp.servers);
        const why = errorMessage(error);
        this.#log.error(`the new config was not applied, the old one stays in force: ${why}`);
      }
    });
  }

  stop(reason: string): Promise<ProxyCounters> {
    return this.#inTurn(async () => {
      const counters = await this.#layer.stop(reason);
      await this.#recorder.close();
      return counters;
    });
  }

  #load(): Config {
    return effectiveConfig(this.#options.files, this.#options.overrides, this.#log);
  }
}
