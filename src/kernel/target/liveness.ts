/**
 * Watches whether the session's cgroup is still the one that netmon attached to. rmdir of a cgroup with a link
 * succeeds and leaves the link dead; a re-created cgroup at the same path has another id and no programs.
 *
 * Two sources: fs.watch on the parent (kernfs reports mkdir and rmdir to inotify; immediate) and a timer, because
 * the parent may be removed too and inotify may be exhausted. A container that is re-created has a cgroup of another
 * name: once the known one is gone, `find` searches for it by the target that the user named. Direction of failure:
 * closed; anything but the known id is reported as a change.
 */
import { type FSWatcher, watch } from "node:fs";
import { basename, dirname } from "node:path";
import { type Part, repeatedly } from "../../event/faults.ts";
import { alignedDelay } from "../aligned-delay.ts";
import { type Cgroup, cgroupIdIfPresent } from "./cgroup2.ts";

type Located = Pick<Cgroup, "path" | "id">;

/** Searching all cgroups takes longer than checking one path. */
const FIND_MS = 1000;

/** `lastSeen`: when the known cgroup last existed at its path. */
export type CgroupChange =
  | { kind: "vanished"; previous: bigint; lastSeen: Date }
  | { kind: "recreated"; id: bigint; previous: bigint; lastSeen: Date };

export interface CgroupWatchOptions {
  /** Time between checks in milliseconds; default 100. */
  intervalMs?: number;
  /** Factor for `intervalMs`; read before each check. Default 1. */
  pace?: () => number;
  part: Part;
  /** Finds the target's cgroup id anywhere; null: none. Called while the known one is gone, at most every second. */
  find?: (() => bigint | null) | undefined;
  /** Called once per change, or repeatedly with what `find` found. Never called within start(). Must not throw. */
  onChange: (change: CgroupChange) => void;
}

export class CgroupWatch {
  #path: string;
  readonly #part: Part;
  readonly #onChange: (change: CgroupChange) => void;
  readonly #intervalMs: () => number;
  readonly #find: () => bigint | null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #id: bigint;
  #present = true;
  #lastSeen = new Date();
  /** Ends the checks; null: not started. */
  #end: (() => void) | null = null;
  #parent: FSWatcher | undefined;

  constructor(path: string, id: bigint, options: CgroupWatchOptions) {
    this.#path = path;
    this.#id = id;
    this.#part = options.part;
    this.#onChange = options.onChange;
    this.#find = options.find ?? (() => null);
    this.#intervalMs = () => (options.intervalMs ?? 100) * (options.pace?.() ?? 1);
  }

  start(): void {
    if (this.#end !== null) return;
    this.#end = repeatedly(
      this.#part,
      () => alignedDelay(this.#intervalMs()),
      () => this.check(),
    );
    this.#watchParent();
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    this.#parent?.close();
    this.#parent = undefined;
  }

  /** Checks now; reports a change at once. */
  check(): void {
    const id = cgroupIdIfPresent(this.#path);
    if (id === null && this.#present) {
      this.#present = false;
      this.#onChange({ kind: "vanished", previous: this.#id, lastSeen: this.#lastSeen });
    } else if (id === null) {
      this.#look();
    } else if (id === this.#id) {
      this.#present = true;
      this.#lastSeen = new Date();
    } else {
      const change = this.#recreated(id);
      this.follow({ path: this.#path, id });
      this.#onChange(change);
    }
  }

  /** Watches this cgroup from now on: one at another path, once netmon has attached to it. */
  follow({ path, id }: Located): void {
    this.#path = path;
    this.#id = id;
    this.#present = true;
    this.#lastSeen = new Date();
    this.#watchParent(); // the parent may be another one too
  }

  #look(): void {
    if (performance.now() - this.#lookedAt < FIND_MS) return;
    this.#lookedAt = performance.now();
    const found = this.#find();
    // reported again and again until it is followed: an attempt to attach may fail
    if (found !== null) this.#onChange(this.#recreated(found));
  }

  #recreated(id: bigint): CgroupChange {
    return { kind: "recreated", id, previous: this.#id, lastSeen: this.#lastSeen };
  }

  #watchParent(): void {
    this.#parent?.close();
    this.#parent = undefined;
    if (this.#end === null) return;
    try {
      const name = basename(this.#path);
      this.#parent = watch(dirname(this.#path), (_event, changed) => {
        if (changed === name) this.#part.background(() => this.check(), "tried_again");
      });
      this.#parent.on("error", () => {}); // the timer continues
    } catch {
      // the parent is gone or inotify is exhausted: the timer alone
    }
  }
}
