/**
 * What one user may have of the service, so that no user's flood is another's wait. Each limit is named in its refusal.
 *
 * Fails closed. Beyond a limit there is a refusal, and beyond the rate the connection ends unread.
 */
import { Semaphore } from "../../async/semaphore.ts";
import { ServiceRefusal } from "./refusal.ts";

export const USER_LIMITS = {
  sessions: 32,
  connections: 96,
  /** Connections, at once and then a second. */
  burst: 200,
  perSecond: 50,
  /** Sessions opened and policies changed, at once and then a second: they keep a processor busy. */
  openBurst: 32,
  opensPerSecond: 1,
  /** Questions about the user's own sessions, each of which reads a record of each of them. */
  looks: 20,
  looksPerSecond: 2,
  /** Commands put into sessions: each reads the records of all of them. */
  joins: 64,
  joinsPerSecond: 5,
  /** What a policy that is refused counts: to say what is wrong with it takes longest. */
  refusedCounts: 4,
} as const;

/** For all users together. */
export const MAX_SESSIONS = 256;
/** Each has three descriptors and keeps up to 256 KiB. */
export const MAX_CONNECTIONS = 1024;

/** Refills with time; `now` in milliseconds. */
export class Bucket {
  #left: number;
  #at = 0;
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#left = most;
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Takes what is left of this many. */
  drain(count: number): void {
    this.#left = Math.max(0, this.#left - count);
  }

  take(now: number): boolean {
    if (this.#at > 0)
      this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** One user's account. */
export class UserLimits {
  sessions = 0;
  connections = 0;
  /** One start at a time: others wait for at most one of each user. */
  readonly turns = new Semaphore(1);
  readonly #requests = new Bucket(USER_LIMITS.burst, USER_LIMITS.perSecond);
  readonly #looks = new Bucket(USER_LIMITS.looks, USER_LIMITS.looksPerSecond);
  readonly #joins = new Bucket(USER_LIMITS.joins, USER_LIMITS.joinsPerSecond);
  readonly #opens = new Bucket(USER_LIMITS.openBurst, USER_LIMITS.opensPerSecond);

  /** Whether a connection may be looked at. */
  mayAsk(now = performance.now()): boolean {
    return this.#requests.take(now);
  }

  /** Throws ServiceRefusal `limit`. */
  open(all: number, now = performance.now()): void {
    const { sessions } = USER_LIMITS;
    if (this.sessions >= sessions)
      throw new ServiceRefusal("limit", `a user has ${sessions} sessions at most`);
    if (all >= MAX_SESSIONS)
      throw new ServiceRefusal("limit", `netmon serve has ${MAX_SESSIONS} sessions at most`);
    this.change(now);
  }

  /** Returns what `read` returns. If it throws, that counts for several changes. */
  read<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.#opens.drain(USER_LIMITS.refusedCounts - 1);
      throw error;
    }
  }

  /** Throws ServiceRefusal `limit`. */
  look(now = performance.now()): void {
    const { looks, looksPerSecond } = USER_LIMITS;
    if (this.#looks.take(now)) return;
    throw new ServiceRefusal(
      "limit",
      `a user asks about sessions ${looks} times at once, and then ${looksPerSecond} a second: wait a moment`,
    );
  }

  /** Throws ServiceRefusal `limit`. */
  join(now = performance.now()): void {
    const { joins, joinsPerSecond } = USER_LIMITS;
    if (this.#joins.take(now)) return;
    throw new ServiceRefusal(
      "limit",
      `a user starts ${joins} commands in sessions at once, and then ${joinsPerSecond} a second: wait a moment`,
    );
  }

  /** Throws ServiceRefusal `limit`. */
  change(now = performance.now()): void {
    const { openBurst, opensPerSecond } = USER_LIMITS;
    if (this.#opens.take(now)) return;
    throw new ServiceRefusal(
      "limit",
      `a user opens or changes ${openBurst} sessions at once, and then ${opensPerSecond} a second: wait a moment`,
    );
  }
}
