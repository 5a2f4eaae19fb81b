/**
 * Lookups for many sessions: a lookup of a name that was looked up a moment ago, or is in progress, gets the same
 * answer. On failure: as for the name service below; a failure is shared only while its lookup runs.
 */
import type { MergedConfig } from "../../clients/config-files/import.ts";
import type { ConfigSource } from "../../clients/session-config.ts";
import { least } from "../../collections/long-lists.ts";
import { type Answer, type FamilyAnswer, hasAddresses, type NameService } from "../../dns/resolver/answer.ts";
import type { Clock } from "../../dns/resolver/clock.ts";

/** Milliseconds that an answer is reused, if it lives that long: sessions that start together look up together. */
const KEEP_MS = 5000;

/** Returns a service for each session; its close() leaves `names` to the others. */
export function sharedNames(names: NameService, clock: Clock): NameService {
  const lookups = new Map<string, Promise<Answer>>();
  return {
    lookup: (name) => {
      const known = lookups.get(name);
      if (known !== undefined) return known.then((answer) => ({ ...answer, queries: 0 }));
      const answer = names.lookup(name);
      lookups.set(name, answer);
      const forget = (): void => {
        lookups.delete(name);
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
  // an answer without a TTL is as good for the next caller
  return Math.min(KEEP_MS, least(ttls.filter((ttl) => ttl > 0)));
}

/** Headroom for a policy that grows to four times its size. */
const GROWTH = 4;
const MIN_RULES = 16_384;
const MAX_RULES = 262_144;

export const FLEET_MAPS = {
  /** Room for thirteen thousand events between two polls. */
  ringBytes: 1 << 20,
  /** A power of two, to which the kernel rounds up. */
  maxRules: (rules: number): number =>
    Math.min(MAX_RULES, Math.max(MIN_RULES, 2 ** Math.ceil(Math.log2(GROWTH * Math.max(1, rules))))),
};

/**
 * Number of sessions that poll, while idle, as often as a single session. Beyond it each polls less often, so that the
 * process needs the same time for any number. Refusals by the kernel are not delayed; what polling finds is.
 */
const SESSIONS_AT_FULL_PACE = 20;
/** At the slowest, an idle ring is polled four times a second, processes and links every ten seconds. */
const SLOWEST = 10;

/** Returns the polling interval as a multiple of the default. */
export function paceOf(sessions: number): number {
  return Math.min(SLOWEST, Math.max(1, sessions / SESSIONS_AT_FULL_PACE));
}

/**
 * Configuration of several sessions: the same files are read and watched once for all of them. On failure: as for the
 * files; a file that cannot be used throws for each session that loads it.
 */
export class SharedFiles {
  readonly #files: ConfigSource;
  #loaded: MergedConfig | null = null;

  /** Takes ownership of `files`. */
  constructor(files: ConfigSource) {
    this.#files = files;
  }

  /** Source for one session; its close() leaves the files to the others. */
  get source(): ConfigSource {
    return {
      load: () => {
        this.#loaded ??= this.#files.load();
        return this.#loaded;
      },
      paths: this.#files.paths,
      onChange: () => {},
      close: () => {},
    };
  }

  /** Makes the next load read the files again. */
  forget(): void {
    this.#loaded = null;
  }

  onChange(listener: () => unknown): void {
    this.#files.onChange(listener);
  }

  close(): void {
    this.#files.close();
  }
}
