/**
 * Look-ups for many sessions: who asks for a name that was asked for a moment ago, or is being asked for, gets that
 * answer. On failure: that of the name service below; a failure is shared no longer than it takes.
 */
import type { MergedConfig } from "../../agents/config-files/import.ts";
import { type Answer, type FamilyAnswer, hasAddresses, type NameService } from "../../dns/resolver/answer.ts";
import type { Clock } from "../../dns/resolver/clock.ts";
import { least } from "../../framing/long-lists.ts";
import type { ConfigSource } from "../config-files.ts";

/** Milliseconds that an answer is handed on, if it lives that long: sessions that start together ask together. */
const KEEP_MS = 5000;

/** For each session; its close() leaves `names` to the others. */
export function sharedNames(names: NameService, clock: Clock): NameService {
  const asked = new Map<string, Promise<Answer>>();
  return {
    lookup: (name) => {
      const known = asked.get(name);
      if (known !== undefined) return known.then((answer) => ({ ...answer, queries: 0 }));
      const answer = names.lookup(name);
      asked.set(name, answer);
      const forget = (): void => {
        asked.delete(name);
      };
      answer.then((found) => clock.after(keepMs(found), forget), forget);
      return answer;
    },
    close: () => {},
  };
}

function keepMs(answer: Answer): number {
  if (!hasAddresses(answer)) return 0;
  const ttls = [answer.v4, answer.v6].flatMap((family: FamilyAnswer) =>
    family.kind === "addresses" ? family.addresses.map(({ ttl }) => ttl * 1000) : [],
  );
  // what has no TTL of its own is as good for the next who asks
  return Math.min(KEEP_MS, least(ttls.filter((ttl) => ttl > 0)));
}

/** Room for a policy that grows to four times its size. */
const GROWTH = 4;
const MIN_RULES = 16_384;
const MAX_RULES = 262_144;

export const FLEET_MAPS = {
  /** Thirteen thousand events between two looks. */
  ringBytes: 1 << 20,
  /** A power of two, as the kernel rounds up to one. */
  maxRules: (rules: number): number =>
    Math.min(MAX_RULES, Math.max(MIN_RULES, 2 ** Math.ceil(Math.log2(GROWTH * Math.max(1, rules))))),
};

/**
 * How often the sessions of one process poll while nothing happens: up to this many as often as one alone, beyond it
 * less often, so that the process needs the same time for any number. What the kernel refuses does not depend on it;
 * what is found by polling is found later.
 */
const SESSIONS_AT_FULL_PACE = 20;
/** At the slowest: an idle ring four times a second, processes and links every ten seconds. */
const SLOWEST = 10;

/** A multiple of the usual time between two looks. */
export function paceOf(sessions: number): number {
  return Math.min(SLOWEST, Math.max(1, sessions / SESSIONS_AT_FULL_PACE));
}

/**
 * The configuration of several sessions: the same files are read once for all of them, and watched once.
 * On failure: that of the files; what cannot be used throws for each session that asks.
 */
export class SharedFiles {
  readonly #files: ConfigSource;
  #loaded: MergedConfig | null = null;
  #watching = false;

  /** Takes over `files`. */
  constructor(files: ConfigSource) {
    this.#files = files;
  }

  /** For one session; its close() leaves the files to the others. */
  readonly source: ConfigSource = {
    load: () => {
      this.#loaded ??= this.#files.load();
      return this.#loaded;
    },
    onChange: () => {},
    close: () => {},
  };

  /** The next load reads the files again. */
  forget(): void {
    this.#loaded = null;
  }

  onChange(listener: () => unknown): void {
    if (this.#watching) return;
    this.#watching = true;
    this.#files.onChange(listener);
  }

  close(): void {
    this.#files.close();
  }
}
