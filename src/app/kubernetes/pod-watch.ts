/**
 * Keeps the pods of one node up to date: a list, then a watch from its resource version, with bookmarks. A watch that
 * ends is resumed where it ended; one that the server has forgotten (410 Gone) restarts with a list.
 *
 * On failure: known pods are kept while the API cannot be reached, so that no session ends for that reason; every
 * failure is reported and retried with growing pauses.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { append } from "../../collections/long-lists.ts";
import { processFaults } from "../../event/faults.ts";
import { type KubernetesApi, KubernetesError } from "./api.ts";
import { type Pod, parsePod } from "./pod.ts";

export interface PodWatchPorts {
  /** Called with all existing pods after each list. */
  onList(pods: readonly Pod[]): void;
  /** Called for a pod added or changed. */
  onPod(pod: Pod): void;
  onGone(pod: Pod): void;
  /** Called once per failure, with the pause in milliseconds. */
  onTrouble(error: Error, pauseMs: number): void;
  /** Called when the API answers again. */
  onRecovered(): void;
}

export interface PodWatchOptions {
  /** null: all nodes. */
  node: string | null;
  labelSelector: string | null;
  /** First and longest pause after a failure, in milliseconds. */
  pauses?: { first: number; longest: number };
}

/** Seconds after which the server ends a watch; a dead connection is noticed soon after. */
const WATCH_SECONDS = 300;
const LATE_MS = 30_000;
const PAGE = 500;
const GONE = 410;

type Item = { metadata?: { resourceVersion?: string; continue?: string }; items?: unknown[] };
type WatchEvent = { type?: string; object?: { metadata?: { resourceVersion?: string }; code?: number } };

export class PodWatch {
  readonly #api: KubernetesApi;
  readonly #ports: PodWatchPorts;
  readonly #query: URLSearchParams;
  readonly #pauses: { first: number; longest: number };
  readonly #abort = new AbortController();
  #running: Promise<void> = Promise.resolve();
  /** Resource version of the last event or list; null: to be listed again. */
  #version: string | null = null;
  #pause: number;
  #failing = false;

  constructor(api: KubernetesApi, options: PodWatchOptions, ports: PodWatchPorts) {
    const { node, labelSelector, pauses = { first: 500, longest: 30_000 } } = options;
    this.#api = api;
    this.#ports = ports;
    this.#pauses = pauses;
    this.#pause = pauses.first;
    this.#query = new URLSearchParams({
      ...(node !== null && { fieldSelector: `spec.nodeName=${node}` }),
      ...(labelSelector !== null && { labelSelector }),
    });
  }

  start(): void {
    this.#version = null;
    this.#running = this.#run().catch(async (error: unknown) => {
      processFaults.part("kubernetes").fault(error, "restarted");
      await sleep(this.#pauses.longest, undefined, { signal: this.#abort.signal }).catch(() => {});
      if (!this.#closed) this.start();
    });
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.#running;
  }

  get #closed(): boolean {
    return this.#abort.signal.aborted;
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      try {
        this.#version ??= await this.#list();
        await this.#watch(this.#version);
      } catch (error) {
        if (this.#closed) return;
        if (error instanceof KubernetesError && error.status === GONE) this.#version = null;
        await this.#failed(error as Error);
      }
    }
  }

  /** Resolves to the resource version to watch from. */
  async #list(): Promise<string> {
    const pods: Pod[] = [];
    let next: string | undefined;
    let version = "";
    do {
      const page = (await this.#api.read(
        this.#path({ limit: String(PAGE), ...(next && { continue: next }) }),
        this.#abort.signal,
      )) as Item;
      append(
        pods,
        (page.items ?? []).map(parsePod).filter((pod) => pod !== null),
      );
      version = page.metadata?.resourceVersion ?? "";
      next = page.metadata?.continue || undefined;
    } while (next !== undefined);
    if (version === "") throw new KubernetesError(0, "the list of pods has no resourceVersion");
    this.#succeeded();
    this.#ports.onList(pods);
    return version;
  }

  /** Resolves when the server ends the watch normally. */
  async #watch(resourceVersion: string): Promise<void> {
    const path = this.#path({
      watch: "1",
      allowWatchBookmarks: "true",
      resourceVersion,
      timeoutSeconds: String(WATCH_SECONDS),
    });
    const started = performance.now();
    let events = 0;
    for await (const line of this.#api.lines(path, WATCH_SECONDS * 1000 + LATE_MS, this.#abort.signal)) {
      const event = line as WatchEvent;
      this.#take(event);
      this.#version = event.object?.metadata?.resourceVersion ?? this.#version;
      if (events++ === 0) this.#succeeded();
    }
    // pause if the server ends every watch at once
    if (events === 0 && performance.now() - started < 1000) throw new Error("the watch ended at once");
  }

  #take({ type, object }: WatchEvent): void {
    if (type === "BOOKMARK") return;
    if (type === "ERROR") {
      const code = object?.code ?? 0;
      throw new KubernetesError(code, `the watch of pods ended with ${code}`);
    }
    const pod = parsePod(object);
    if (pod === null) return;
    if (type === "DELETED") this.#ports.onGone(pod);
    else this.#ports.onPod(pod);
  }

  #path(more: Record<string, string>): string {
    return `/api/v1/pods?${new URLSearchParams([...this.#query, ...Object.entries(more)])}`;
  }

  #succeeded(): void {
    this.#pause = this.#pauses.first;
    if (this.#failing) this.#ports.onRecovered();
    this.#failing = false;
  }

  async #failed(error: Error): Promise<void> {
    this.#failing = true;
    // jitter, so that the netmons of all nodes do not return at once
    const pause = this.#pause * (0.5 + Math.random() / 2);
    this.#ports.onTrouble(error, pause);
    this.#pause = Math.min(this.#pauses.longest, this.#pause * 2);
    await sleep(pause, undefined, { signal: this.#abort.signal }).catch(() => {});
  }
}
