/**
 * The check of one stdio server's program: before it is started as far as its command says what it runs; for a package
 * runner, before the first byte goes to what it has started; and of its files again when the server first speaks.
 *
 * Where policy refuses nothing, nobody waits for it. A check that fails is a program that is unknown.
 */
import { readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { within } from "../../async/within.ts";
import type { FoundProgram } from "../../decision/guard/program.ts";
import { orElse } from "../../errors/or-else.ts";
import { readArguments } from "../../kernel/target/procfs.ts";
import type { Refusal } from "../../mcp/inspection/guard.ts";
import {
  type Identified,
  identify,
  isRunBy,
  loosenessOf,
  type Place,
  predicted,
  runnerOf,
} from "../programs/identify.ts";
import { ProgramFiles } from "../programs/program-files.ts";
import type { CheckedProgram, Relay } from "./relay.ts";
import { descendantsOf } from "./server-processes.ts";

/** Clients wait so long for a server, which may have to be installed first. */
const STARTING_MS = 60_000;
const LOOK_MS = 25;
/** Time for the relay to read the files of one program. */
const READING_MS = 20_000;

export interface ProgramCheckOptions {
  relay: Relay;
  words: readonly string[];
  place: Place;
  /** Returns why the server may not have messages; null: it may. */
  judge(found: FoundProgram): Refusal | null;
}

export class ProgramCheck {
  readonly #options: ProgramCheckOptions;
  readonly #runner: ReturnType<typeof runnerOf>;
  /** The files of the program that was judged. */
  #files: ProgramFiles;
  /** Processes that are not it. */
  readonly #others = new Set<string>();

  constructor(options: ProgramCheckOptions) {
    this.#options = options;
    this.#files = new ProgramFiles(options.relay);
    this.#runner = runnerOf(options.words);
  }

  /** Judges what can be known before the start. `program`: to be started as it was checked; null: by its path. */
  async before(): Promise<{ refusal: Refusal | null; program: CheckedProgram | null }> {
    const { words, place, judge } = this.#options;
    if (this.#runner === null) {
      const { seen, why, program } = await this.#identify(words, place);
      return { refusal: judge({ seen, text: why }), program };
    }
    const entry = await inTime(this.#files, predicted(this.#files, this.#runner, words, place), null);
    const seen = entry && (await this.#identify(entry, place)).seen;
    return { refusal: seen && judge({ seen, text: "", state: "predicted" }), program: null };
  }

  /** Judges what a package runner has started, as soon as it has. */
  async running(): Promise<Refusal | null> {
    const { relay, words, judge } = this.#options;
    if (this.#runner === null) return null;
    const until = performance.now() + STARTING_MS;
    while (relay.running && performance.now() < until) {
      const seen = await this.#started();
      if (seen !== null) return judge({ seen, text: loosenessOf(words, seen) });
      await Promise.race([relay.ended, sleep(LOOK_MS)]);
    }
    const text = `${words[0]} started nothing that is known to be ${this.#runner.spec || "a program"}`;
    return relay.running ? judge({ seen: null, text }) : null;
  }

  /** Judges the program of a server that does not wait for it. */
  async note(): Promise<void> {
    await (this.#runner === null ? this.before() : this.running());
  }

  /** Judges whether the files are those that were checked; call it when an interpreter must have read them. */
  async again(): Promise<Refusal | null> {
    const unchanged = await inTime(this.#files, this.#files.areUnchanged(), false);
    if (unchanged || !this.#options.relay.running) return null; // an ended one's files are nobody's
    return this.#options.judge({ seen: null, text: "", state: "moved" });
  }

  async #started(): Promise<Identified["seen"]> {
    const { relay, place } = this.#options;
    const family = descendantsOf(relay.pid);
    const output = outputOf(family[0]);
    for (const pid of family) {
      if (outputOf(pid) !== output) continue; // `git`, and what else a runner has do something for it
      const words = readArguments(pid);
      const key = [pid, ...words].join("\0");
      if (words.length === 0 || this.#others.has(key) || runnerOf(words) !== null) continue;
      const directory = orElse(() => readlinkSync(`/proc/${pid}/cwd`), place.directory);
      const { seen } = await this.#identify(words, { ...place, directory });
      if (seen !== null && this.#runner !== null && isRunBy(this.#runner, words, seen)) return seen;
      this.#others.add(key);
    }
    return null;
  }

  async #identify(words: readonly string[], place: Place): Promise<Identified> {
    this.#files = new ProgramFiles(this.#options.relay);
    const late = { seen: null, why: "its files could not be read in time", program: null };
    return inTime(this.#files, identify(this.#files, words, place), late);
  }
}

/** Null: it cannot be seen. */
function outputOf(pid: number | undefined): string | null {
  return orElse(() => readlinkSync(`/proc/${pid}/fd/1`), null);
}

async function inTime<T>(files: ProgramFiles, reading: Promise<T>, late: T): Promise<T> {
  let result = late;
  const take = (value: T): void => {
    result = value;
  };
  if (!(await within(reading.then(take), READING_MS))) files.giveUp();
  return result;
}
