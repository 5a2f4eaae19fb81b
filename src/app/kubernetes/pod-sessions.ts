/**
 * Keeps a session for each pod that requests one: started when its cgroup exists, ended when the pod is gone or over.
 *
 * On failure: a pod without a session is reported, counted and retried for as long as it exists; netmon attaches to the
 * pod's own cgroup or nowhere. While the API cannot be reached the sessions stay.
 */
import { errorMessage } from "../../errors/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import { type Pod, sessionIdOf } from "./pod.ts";

/** Opts a pod in; the value, if any, is the prefix of the session's name. */
export const SESSION_ANNOTATION = "netmon.dev/session";
/** Names one of the node's configurations, without `.yaml`. */
export const CONFIG_ANNOTATION = "netmon.dev/config";

export interface PodSessionsPorts {
  /** Returns the pod's cgroup. Throws TargetError. */
  cgroup(pod: Pod): string;
  /** Whether the pod must not have a session, such as netmon's own. */
  excluded(pod: Pod, cgroup: string): boolean;
  /** Returns the path of a configuration; throws ConfigError if none has that name. null: the default. */
  config(name: string | null): string | null;
  start(session: { sessionId: string; cgroup: string; config: string | null }): Promise<void>;
  end(sessionId: string, reason: string): Promise<void>;
  log: Log;
}

export interface PodSessionsOptions {
  /** Whether labels select the pods, so that no annotation is needed. */
  selected: boolean;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;

export interface PodCounts {
  /** Pods whose session is wanted, according to the API's latest state. */
  pods: number;
  running: number;
  /** Pods wanted, started by their kubelet, and without a session. */
  unguarded: number;
  /** Failed attempts since the start. */
  failures: number;
}

interface Entry {
  pod: Pod;
  sessionId: string;
  state: "waiting" | "starting" | "running" | "excluded";
  timer: NodeJS.Timeout | null;
  pause: number;
  lastProblem: string | null;
}

export class PodSessions {
  readonly #options: PodSessionsOptions;
  readonly #ports: PodSessionsPorts;
  readonly #entries = new Map<string, Entry>();
  readonly #ending = new Set<Promise<void>>();
  #failures = 0;
  #closed = false;

  constructor(options: PodSessionsOptions, ports: PodSessionsPorts) {
    this.#options = options;
    this.#ports = ports;
  }

  /** Sets all pods of the node: known pods not among them are gone. */
  list(pods: readonly Pod[]): void {
    const there = new Set(pods.map(({ uid }) => uid));
    for (const { pod } of [...this.#entries.values()]) if (!there.has(pod.uid)) this.gone(pod);
    for (const pod of pods) this.put(pod);
  }

  put(pod: Pod): void {
    if (pod.over || !this.#wanted(pod)) {
      this.#forget(pod.uid, pod.over ? "the pod has finished" : "the pod no longer asks for a session");
      return;
    }
    const known = this.#entries.get(pod.uid);
    if (known) {
      known.pod = pod;
      return;
    }
    const name = pod.annotations[SESSION_ANNOTATION] || undefined;
    const entry: Entry = {
      pod,
      sessionId: sessionIdOf(pod, name),
      state: "waiting",
      timer: null,
      pause: FIRST_PAUSE_MS,
      lastProblem: null,
    };
    this.#entries.set(pod.uid, entry);
    this.#tryNow(entry);
  }

  gone(pod: Pod): void {
    this.#forget(pod.uid, "the pod is gone");
  }

  /** Handles a session that ended by itself because its cgroup is gone: retried while the pod exists. */
  ended(sessionId: string): void {
    for (const entry of this.#entries.values())
      if (entry.sessionId === sessionId && entry.state === "running") {
        entry.state = "waiting";
        this.#later(entry);
      }
  }

  counts(): PodCounts {
    const all = [...this.#entries.values()].filter(({ state }) => state !== "excluded");
    return {
      pods: all.length,
      running: all.filter(({ state }) => state === "running").length,
      unguarded: all.filter(({ state, pod }) => state !== "running" && pod.started).length,
      failures: this.#failures,
    };
  }

  /** Starts nothing any more; the caller ends the sessions. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { timer } of this.#entries.values()) if (timer) clearTimeout(timer);
    await Promise.all(this.#ending);
  }

  #wanted({ annotations }: Pod): boolean {
    return this.#options.selected || SESSION_ANNOTATION in annotations;
  }

  #isThere(entry: Entry): boolean {
    return !this.#closed && this.#entries.get(entry.pod.uid) === entry;
  }

  #tryNow(entry: Entry): void {
    const again = (): void => {
      entry.state = "waiting";
      if (this.#isThere(entry)) this.#later(entry);
    };
    processFaults.part("kubernetes").background(() => this.#try(entry), "tried_again", again);
  }

  async #try(entry: Entry): Promise<void> {
    const { pod, sessionId } = entry;
    const { log } = this.#ports;
    entry.timer = null;
    entry.state = "starting";
    try {
      const cgroup = this.#ports.cgroup(pod);
      if (this.#ports.excluded(pod, cgroup)) {
        entry.state = "excluded";
        log.info(`pod ${pod.namespace}/${pod.name} is netmon's own: it has no session`);
        return;
      }
      await this.#ports.start({ sessionId, cgroup, config: this.#configOf(pod) });
      if (!this.#isThere(entry)) return this.#end(sessionId, "the pod is gone");
      entry.state = "running";
      entry.pause = FIRST_PAUSE_MS;
      if (entry.lastProblem !== null) log.info(`pod ${pod.namespace}/${pod.name} has its session now`);
      entry.lastProblem = null;
    } catch (error) {
      entry.state = "waiting";
      if (!this.#isThere(entry)) return;
      this.#failed(entry, errorMessage(error));
      this.#later(entry);
    }
  }

  /** A cgroup missing before the first container has started is not a failure: the kubelet makes it earlier. */
  #failed(entry: Entry, why: string): void {
    const { pod } = entry;
    if (!pod.started) return;
    this.#failures++;
    if (entry.lastProblem === why) return;
    entry.lastProblem = why;
    this.#ports.log.error(`pod ${pod.namespace}/${pod.name} has NO session: ${why}; retrying`);
  }

  #later(entry: Entry): void {
    entry.timer = setTimeout(() => {
      if (this.#isThere(entry)) this.#tryNow(entry);
    }, entry.pause);
    entry.pause = Math.min(LONGEST_PAUSE_MS, entry.pause * 2);
  }

  #configOf({ annotations, namespace, name }: Pod): string | null {
    const wanted = annotations[CONFIG_ANNOTATION];
    if (wanted === undefined) return this.#ports.config(null);
    try {
      return this.#ports.config(wanted);
    } catch (error) {
      this.#ports.log.error(
        `pod ${namespace}/${name}: ${(error as Error).message}; it has the node's default configuration`,
      );
      return this.#ports.config(null);
    }
  }

  #forget(uid: string, reason: string): void {
    const entry = this.#entries.get(uid);
    if (!entry) return;
    this.#entries.delete(uid);
    if (entry.timer) clearTimeout(entry.timer);
    if (entry.state === "running") this.#end(entry.sessionId, reason);
  }

  #end(sessionId: string, reason: string): void {
    const end = this.#ports
      .end(sessionId, reason)
      .catch((error: unknown) =>
        this.#ports.log.error(`session ${sessionId} did not end cleanly: ${String(error)}`),
      )
      .finally(() => this.#ending.delete(end));
    this.#ending.add(end);
  }
}
