/**
 * Event stores shared by the shims of one controller: one for each session and configuration, opened with the first
 * shim and closed with the last, so that a shim's records are on disk when it ends.
 *
 * On failure: as for the recorder.
 */
import type { Config } from "../../config/config.ts";
import type { Log } from "../../event/log.ts";
import { Sources, type Totals } from "../../export/metrics/sources.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { InspectionRecords } from "../inspection-session.ts";
import { Recorder } from "../recording/recorder.ts";
import { type SessionToolStore, sessionToolStore } from "../recording/tool-store.ts";
import { ServerClaims } from "./server-claims.ts";
import { sharedTools } from "./shared-tools.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;

export class SharedRecords {
  readonly #open = new Map<string, SessionRecords>();

  /** Call `close` when the shim has ended; it resolves when the shim's records are on disk. */
  take(
    sessionId: string,
    dirs: StateDirs,
    config: Config,
    log: Log,
  ): { records: InspectionRecords; claims: ServerClaims; close(): Promise<void> } {
    const { store, audit, mcp } = config;
    const key = JSON.stringify([sessionId, dirs, store, audit, mcp.inspection.registry.persistent]);
    const shared = this.#open.get(key) ?? new SessionRecords(sessionId, dirs, config, log);
    this.#open.set(key, shared);
    const { records, leave } = shared.join(log);
    return {
      records,
      claims: shared.claims,
      close: async () => {
        if (!leave()) return shared.flush();
        this.#open.delete(key);
        await shared.close();
      },
    };
  }
}

class SessionRecords {
  readonly claims = new ServerClaims();
  readonly #recorder: Recorder;
  readonly #openTools: () => SessionToolStore;
  #kept: SessionToolStore | null = null;
  /** `#kept`, as all shims use it. */
  #tools: SessionToolStore | null = null;
  readonly #shims = new Map<Sources, Log>();
  /** Counts of the shims that have ended. */
  #past: Totals = {};

  /** `first`: log that receives errors of opening. */
  constructor(sessionId: string, dirs: StateDirs, config: Config, first: Log) {
    const { store, audit } = config;
    const log = Object.fromEntries(
      LEVELS.map((level) => [
        level,
        (text: string) => {
          const logs = this.#shims.size === 0 ? [first] : this.#shims.values();
          for (const log of logs) log[level](text);
        },
      ]),
    ) as unknown as Log;
    const output = (): void => {};
    this.#recorder = new Recorder({ sessionId, dirs, store, audit, service: "shim", output, log });
    this.#openTools = () => sessionToolStore(dirs, config, this.#recorder);
    const { sources } = this.#recorder;
    sources.countTotals("inspection", () => [...this.#shims.keys()].map(totalsOf).reduce(sum, this.#past));
    sources.require("shim", () => this.#problem());
  }

  join(log: Log): { records: InspectionRecords; leave(): boolean } {
    const sources = new Sources();
    this.#shims.set(sources, log);
    return {
      records: {
        recorder: { emit: this.#recorder.emit, sources },
        openToolStore: () => {
          this.#kept ??= this.#openTools();
          this.#tools ??= sharedTools(this.#kept);
          return this.#tools;
        },
      },
      leave: () => {
        this.#past = sum(this.#past, totalsOf(sources));
        this.#shims.delete(sources);
        return this.#shims.size === 0;
      },
    };
  }

  flush(): Promise<void> {
    return this.#recorder.flush();
  }

  async close(): Promise<void> {
    this.#kept?.close();
    await this.#recorder.close();
  }

  #problem(): string | null {
    for (const shim of this.#shims.keys())
      for (const { problem } of shim.readiness()) if (problem !== null) return problem;
    return null;
  }
}

function totalsOf(sources: Sources): Totals {
  return sources.totals().get("inspection") ?? {};
}

function sum(some: Totals, more: Totals): Totals {
  const names = new Set([...Object.keys(some), ...Object.keys(more)]);
  return Object.fromEntries([...names].map((name) => [name, (some[name] ?? 0) + (more[name] ?? 0)]));
}
