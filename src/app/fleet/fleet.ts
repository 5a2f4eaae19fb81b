/**
 * The watched sessions of one process: each with layers, record and events of its own; store thread, helper, names and
 * configuration files are shared. Sessions start and end independently. A session alone in its process shares nothing,
 * and whoever started it ends it.
 *
 * On failure, each session stands alone. One that cannot start is reported and leaves the others unchanged; the shared
 * parts are replaced when they fail and hold nothing that enforces. A fault that affects a whole session ends or
 * restarts that one; its pinned links continue to refuse meanwhile.
 */
import { availableParallelism } from "node:os";
import { Semaphore } from "../../async/semaphore.ts";
import type { ConfigSource } from "../../clients/session-config.ts";
import type { NameService } from "../../dns/resolver/answer.ts";
import { systemClock } from "../../dns/resolver/clock.ts";
import { systemNameService } from "../../dns/resolver/name-service.ts";
import { UNCOVERED } from "../../event/coverage.ts";
import type { EventSink } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import { SharedHelper } from "../../kernel/helper/calls.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import { ProcessList } from "../../kernel/target/process-list.ts";
import type { TargetSpec } from "../../kernel/target/target.ts";
import type { StateDirs } from "../../state/paths.ts";
import { sharedThreads } from "../../store/shared-thread.ts";
import type { Pinning } from "../../watch/attachment/session-attachment.ts";
import { type PolicyOverrides, PolicySource } from "../../watch/policy/policy-source.ts";
import type { SharedParts } from "../../watch/ports.ts";
import { Layers, type WatchedLayers } from "../layers.ts";
import type { Elsewhere } from "../recording/live-seen.ts";
import { FLEET_MAPS, paceOf, SharedFiles, sharedNames } from "./shared.ts";

export interface SessionSpec {
  sessionId: string;
  /** null: the session's own cgroup. */
  target: TargetSpec | null;
  /** Path of netmon's configuration; null: the defaults. */
  config: string | null;
  allowRootCgroup: boolean;
  /** Its configuration, instead of a file's, what it permits besides, and the layers that others hold. */
  own?: { source: ConfigSource; permit(policy: PolicySource): void; elsewhere: Elsewhere };
}

export interface FleetOptions {
  dirs: StateDirs;
  overrides: PolicyOverrides;
  eventsAll: boolean;
  /** Whether a session whose cgroup was removed ends, rather than waiting for its return. */
  endWithCgroup: boolean;
  pinning: Pinning;
  /** A single session: what may have loaded its programs already; null: several, or any number. */
  alone: ProgramLoader | null;
}

export interface FleetPorts {
  output(sessionId: string): EventSink;
  log(sessionId: string): Log;
  files(config: string | null): ConfigSource;
  /** See WatchPorts. */
  onChanged?(layers: WatchedLayers): void;
  onCgroupGone?(): void;
  /** Called when a session alone is to end. */
  onOver(reason: string): void;
  /** Called when one of several ended without being asked to; null: with an error. */
  onEnded(sessionId: string, layers: WatchedLayers | null): void;
}

/** Maximum age of the shared process list, in milliseconds times the pace; each session reads it a quarter as often. */
const PROCESSES_MS = 250;

/** Starts at a time, for each processor: each waits for the kernel several times. */
const STARTS_AT_ONCE = 3;

export class Fleet {
  readonly #options: FleetOptions;
  readonly #ports: FleetPorts;
  readonly #sessions = new Map<string, { spec: SessionSpec; starting: Promise<WatchedLayers> }>();
  readonly #ending = new WeakSet<WatchedLayers>();
  readonly #running = new Map<string, WatchedLayers>();
  readonly #files = new Map<string | null, SharedFiles>();
  /** Keyed by time limit. */
  readonly #names = new Map<number, { names: NameService; shared: NameService }>();
  readonly #helper: SharedHelper;
  readonly #shared: SharedParts;
  readonly #turns = new Semaphore(STARTS_AT_ONCE * availableParallelism());
  #failedEnforcement = false;
  #onFilesChanged = (): unknown => this.reload("config");

  constructor(options: FleetOptions, ports: FleetPorts, log: Log) {
    const { overrides, alone } = options;
    this.#options = { ...options, overrides: { ...(!alone && { smaller: FLEET_MAPS }), ...overrides } };
    this.#ports = ports;
    this.#helper = new SharedHelper((line) => log.debug(`netmon-bpf: ${line}`));
    this.#shared = {
      startThread: sharedThreads(),
      helper: this.#helper,
      processes: new ProcessList(() => PROCESSES_MS * paceOf(this.#sessions.size)),
      pace: () => paceOf(this.#sessions.size),
    };
  }

  /** Running sessions, keyed by id. */
  get running(): ReadonlyMap<string, WatchedLayers> {
    return this.#running;
  }

  /** Whether enforcement of a session, possibly ended, failed while it claimed to enforce. */
  get enforcementFailed(): boolean {
    return (
      this.#failedEnforcement || [...this.#running.values()].some(({ watch }) => watch.enforcementFailed)
    );
  }

  /** Resolves when attached and listening. Rejects as Layers.start does, leaving nothing of the session behind. */
  async start(spec: SessionSpec): Promise<WatchedLayers> {
    const { sessionId } = spec;
    if (this.#sessions.has(sessionId)) throw new Error(`session ${sessionId} already exists`);
    return this.#run(spec, () => this.#start(spec));
  }

  /** Resolves to null if the session does not exist or never started. */
  async end(sessionId: string, reason: string): Promise<WatchedLayers | null> {
    const session = this.#sessions.get(sessionId);
    const layers = await session?.starting.catch(() => null);
    if (!layers || this.#sessions.get(sessionId) !== session) return null;
    this.#ending.add(layers);
    try {
      await layers.stop(reason);
      return layers;
    } finally {
      this.#failedEnforcement ||= layers.watch.enforcementFailed;
      this.#sessions.delete(sessionId);
      this.#running.delete(sessionId);
    }
  }

  /** Reads all configurations again; each session keeps its policy if its own cannot be applied. */
  async reload(cause: "config" | "signal"): Promise<void> {
    for (const files of this.#files.values()) files.forget();
    // a session that is being started may have read them before
    const reloads = [...this.#sessions.values()].map(async (session) => {
      const layers = await session.starting.catch(() => null);
      if (layers) await this.#reload(session.spec, layers, cause);
    });
    await Promise.all(reloads);
  }

  /** Reads one session's configuration again. */
  async reloadSession(sessionId: string): Promise<void> {
    const session = this.#sessions.get(sessionId);
    const layers = await session?.starting.catch(() => null);
    if (session && layers) await this.#reload(session.spec, layers, "config");
  }

  /** Calls `reload`, which calls this one's, when configuration files have changed. */
  onChange(reload: () => void): void {
    this.#onFilesChanged = reload;
  }

  /** Reads no files and looks up no names any more. */
  close(): void {
    for (const files of this.#files.values()) files.close();
    for (const { names } of this.#names.values()) names.close();
  }

  /** Ends all sessions, and returns those that ran; when all are over, rejects with the first that failed to end properly. */
  async stop(reason: string): Promise<WatchedLayers[]> {
    const ran = [...this.#running.values()];
    const ends = [...this.#sessions.keys()].map((id) => this.end(id, reason));
    const results = await Promise.allSettled(ends);
    this.close();
    await this.#helper.close();
    for (const result of results) if (result.status === "rejected") throw result.reason;
    return ran;
  }

  async #run(spec: SessionSpec, start: () => Promise<WatchedLayers>): Promise<WatchedLayers> {
    const { sessionId } = spec;
    const starting = this.#turns.run(null, start);
    this.#sessions.set(sessionId, { spec, starting });
    try {
      const layers = await starting;
      this.#running.set(sessionId, layers);
      return layers;
    } catch (error) {
      this.#sessions.delete(sessionId);
      throw error;
    }
  }

  #reload(spec: SessionSpec, layers: WatchedLayers, cause: "config" | "signal"): Promise<void> {
    const { watch, recorder } = layers;
    // what is not pinned would be open until the session is back
    const stays = this.#options.alone !== null || (watch.enforcing && watch.linkDir === null);
    return recorder.faults.part("session").attempt(
      () => layers.reload(cause),
      stays ? "kept" : "restarted",
      () => (stays ? undefined : this.#restart(spec, layers)),
    );
  }

  /** Restarts a session. A call that ends the session meanwhile waits for the restart. */
  async #restart(spec: SessionSpec, layers: WatchedLayers): Promise<void> {
    const { sessionId } = spec;
    if (this.#ending.has(layers)) return;
    this.#ending.add(layers);
    this.#running.delete(sessionId);
    const log = this.#ports.log(sessionId);
    let stopped: WatchedLayers | null = null;
    try {
      await this.#run(spec, async () => {
        try {
          await layers.stop("a fault in the session");
          stopped = layers;
        } catch (error) {
          log.error(`did not end cleanly: ${String(error)}`);
        }
        this.#failedEnforcement ||= layers.watch.enforcementFailed;
        return this.#start(spec);
      });
    } catch (error) {
      log.error(`could not be restarted: ${String(error)}; its pinned links keep refusing`);
      this.#ports.onEnded(sessionId, stopped);
    }
  }

  async #start(spec: SessionSpec): Promise<WatchedLayers> {
    const { sessionId, target, config, allowRootCgroup, own } = spec;
    const { dirs, overrides, eventsAll, endWithCgroup, pinning, alone } = this.#options;
    const log = this.#ports.log(sessionId);
    const { source } = own ?? this.#filesOf(config);
    const names = alone ? undefined : (timeoutMs: number): NameService => this.#namesIn(timeoutMs);
    const policySource = new PolicySource(source, overrides, log, names);
    own?.permit(policySource);
    const kernel = { target, allowRootCgroup, pinning, eventsAll, optional: false };
    return Layers.start<"watch" | "attached">(
      { sessionId, dirs, service: "watch", gateway: null, kernel, ...(own && { elsewhere: own.elsewhere }) },
      {
        policySource,
        output: this.#ports.output(sessionId),
        log,
        ...(alone ? { loader: alone } : { shared: this.#shared }),
        onChanged: () => {
          const layers = this.#running.get(sessionId);
          if (layers) this.#ports.onChanged?.(layers);
        },
        onCgroupGone: () => {
          this.#ports.onCgroupGone?.();
          if (endWithCgroup) this.#over(sessionId, "the cgroup was removed");
        },
        onUncovered: () => this.#over(sessionId, UNCOVERED),
      },
    );
  }

  #over(sessionId: string, reason: string): void {
    if (this.#options.alone) {
      this.#ports.onOver(reason);
      return;
    }
    const part = (this.#running.get(sessionId)?.recorder.faults ?? processFaults).part("session");
    const end = (): Promise<void> => this.#ended(sessionId, reason);
    // a fault must not leave a session that nobody ends
    part.background(end, "session_ended", () => part.background(end, "session_ended"));
  }

  async #ended(sessionId: string, reason: string): Promise<void> {
    let layers: WatchedLayers | null = null;
    try {
      layers = await this.end(sessionId, reason);
      if (!layers) return; // ended by another call
    } catch (error) {
      this.#ports.log(sessionId).error(`did not end cleanly: ${String(error)}`);
    }
    this.#ports.onEnded(sessionId, layers);
  }

  #filesOf(config: string | null): SharedFiles {
    const known = this.#files.get(config);
    if (known) return known;
    const files = new SharedFiles(this.#ports.files(config));
    this.#files.set(config, files);
    files.onChange(() => this.#onFilesChanged());
    return files;
  }

  #namesIn(timeoutMs: number): NameService {
    const known = this.#names.get(timeoutMs);
    if (known) return known.shared;
    const names = systemNameService({ clock: systemClock, timeoutMs });
    const shared = sharedNames(names, systemClock);
    this.#names.set(timeoutMs, { names, shared });
    return shared;
  }
}
