/**
 * Changes the kernel maps from the table in force to a new one.
 *
 * Direction of failure: a change that cannot be written completely (a full map) is undone and the old table
 * stays in force; the caller gets the error. A removal that fails leaves the kernel stricter or wider than
 * requested, so the reconciler discards its copy of the table and reads the maps again before the next change.
 */
import { oneAtATime } from "../../async/serial-queue.ts";
import type { KernelSettings } from "../layout.ts";
import type { SessionMaps } from "../maps.ts";
import type { TableContents } from "./compile.ts";
import { diffTables, Stage, type TableDiff } from "./diff.ts";
import { type Entries, MAPS, type PolicyMap } from "./entries.ts";

export type TableWriter = Pick<SessionMaps, "update" | "remove" | "writeSettings" | "read">;

/** Numbers of map entries that changed. */
export interface TableChange {
  added: number;
  changed: number;
  removed: number;
  /** A refusal was added, a permission removed, or the settings got stricter. */
  stricter: boolean;
}

export const NOTHING_CHANGED: TableChange = { added: 0, changed: 0, removed: 0, stricter: false };

export interface AppliedChange extends TableChange {
  generation: number;
}

export type SettingsInput = Omit<KernelSettings, "generation" | "rangeClasses">;

const BATCH = 16384;

/** Entries whose write or removal has begun: those of `entries` from index `from` up to but not including `to`. */
interface Begun {
  map: PolicyMap;
  entries: Entries;
  from: number;
  to: number;
}

export class Reconciler {
  readonly #writer: TableWriter;
  #current: TableContents | null;
  #generation: number;
  #settings: SettingsInput | null;
  readonly #inTurn = oneAtATime();

  /** `current`: contents of the maps (empty after a fresh load, read back after adoption). */
  constructor(
    writer: TableWriter,
    current: TableContents,
    generation: number,
    settings: SettingsInput | null,
  ) {
    this.#writer = writer;
    this.#current = current;
    this.#generation = generation;
    this.#settings = settings;
  }

  /** false: an earlier change was interrupted, and `apply` reads the maps again. */
  get isKnown(): boolean {
    return this.#current !== null;
  }

  get generation(): number {
    return this.#generation;
  }

  /** Applies changes one at a time, in the order of the calls. */
  apply(next: TableContents, settings: SettingsInput): Promise<AppliedChange> {
    return this.#inTurn(() => this.#apply(next, settings));
  }

  /**
   * Writes a small change into the table in force, in place: same stages and guarantee, no new generation and no
   * new range class. Calls `diff` when its turn has come. Needs an earlier `apply`.
   */
  patch(diff: () => TableDiff): Promise<TableChange> {
    return this.#inTurn(() => this.#patch(diff()));
  }

  async #patch(diff: TableDiff): Promise<TableChange> {
    const stages = [...diff.before, ...diff.after];
    const table = this.#current;
    if (table === null) throw new Error("the kernel's table is not known: an earlier change was cut short");
    const begun: Begun[] = [];
    this.#current = null;
    try {
      await this.#writeStages(stages, begun);
    } catch (error) {
      await this.#writeStages([reverting(begun, table)]);
      this.#current = table;
      throw error;
    }
    for (const stage of stages) stage.applyTo(table);
    this.#current = table;
    return changeOf(diff, false);
  }

  async #apply(next: TableContents, settings: SettingsInput): Promise<AppliedChange> {
    const from = this.#current ?? (await this.#writer.read());
    this.#current = from;
    const diff = diffTables(from, next);
    const { added, changed, removed } = changeOf(diff, false);
    const same = added + changed + removed === 0 && from.rangeClasses === next.rangeClasses;
    if (same && isEqual(this.#settings, settings)) {
      this.#current = next; // addresses learned from now on are written into the caller's table
      return { generation: this.#generation, ...NOTHING_CHANGED };
    }
    const classes = from.rangeClasses | next.rangeClasses;
    const old = this.#settings;
    const writeSettings = (at: number, input: SettingsInput, rangeClasses: number): void =>
      this.#writer.writeSettings({ ...input, generation: at, rangeClasses });
    const begun: Begun[] = [];
    /* A class that is not looked up yet must be enabled before its refusals are relied upon: an allowed range may
     * hide a refusal of another class that is about to be removed. */
    if (old && classes !== from.rangeClasses) writeSettings(this.#generation, old, classes);
    try {
      await this.#writeStages(diff.before, begun);
    } catch (error) {
      this.#current = null;
      await this.#writeStages([reverting(begun, from)]);
      if (old && classes !== from.rangeClasses) writeSettings(this.#generation, old, from.rangeClasses);
      this.#current = from;
      throw error;
    }
    this.#current = null;
    this.#generation++;
    writeSettings(this.#generation, settings, classes);
    await this.#writeStages(diff.after);
    if (classes !== next.rangeClasses) writeSettings(this.#generation, settings, next.rangeClasses);
    this.#current = next;
    this.#settings = settings;
    return { generation: this.#generation, ...changeOf(diff, isStricter(old, settings)) };
  }

  /** Writes the stages in order; records entries in `begun` before they are written. */
  async #writeStages(stages: readonly Stage[], begun: Begun[] = []): Promise<void> {
    for (const stage of stages) {
      for (const map of MAPS) {
        for (const entries of [stage.put[map], stage.gone[map]]) {
          for (let from = 0; from < entries.size; from += BATCH) {
            const to = from + BATCH;
            begun.push({ map, entries, from, to });
            const keys = entries.keys(from, to);
            if (entries === stage.gone[map]) await this.#writer.remove(map, keys);
            else await this.#writer.update(map, keys, entries.values(from, to));
          }
        }
      }
    }
  }
}

/** A stage that restores entries to their state in `table`. */
function reverting(begun: readonly Begun[], table: TableContents): Stage {
  const stage = new Stage();
  for (const { map, entries, from, to } of begun) {
    for (let at = from; at < Math.min(to, entries.size); at++) {
      const was = table[map].indexOfEntry(entries, at);
      if (was < 0) stage.gone[map].setEntry(entries, at);
      else stage.put[map].setEntry(table[map], was);
    }
  }
  return stage;
}

function changeOf({ before, after, added, changed, removed }: TableDiff, stricter: boolean): TableChange {
  return {
    added: added.rules + added.ranges + added.unixRules,
    changed,
    removed,
    stricter: stricter || !before[0].isEmpty || !after[0].isEmpty,
  };
}

function isEqual(a: SettingsInput | null, b: SettingsInput): boolean {
  return a !== null && (Object.keys(b) as (keyof SettingsInput)[]).every((key) => a[key] === b[key]);
}

function isStricter(from: SettingsInput | null, to: SettingsInput): boolean {
  if (from === null) return true;
  return (
    to.mode > from.mode || (to.flags & ~from.flags) !== 0 || (from.socketClasses & ~to.socketClasses) !== 0
  );
}
