/**
 * The service's sessions by what they are looked up by: id, user and client. A request costs the same however many there
 * are. A connection is the client of one session at most.
 *
 * Fails closed. What is not the asking user's, or not of this connection, is refused as if it did not exist.
 */
import type { Connection } from "./connection.ts";
import { ServiceRefusal } from "./refusal.ts";
import { idOf } from "./session-place.ts";
import type { UserLimits } from "./user-limits.ts";
import type { UserSession } from "./user-session.ts";

export class SessionTable {
  readonly #limitsOf: (uid: number) => UserLimits;
  readonly #sessions = new Map<string, UserSession>();
  readonly #clients = new Map<Connection, UserSession>();

  /** `limitsOf`: the account on which a user's sessions are counted. */
  constructor(limitsOf: (uid: number) => UserLimits) {
    this.#limitsOf = limitsOf;
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** All of them as they are now: what is added or dropped later does not change the list. */
  get all(): UserSession[] {
    return [...this.#sessions.values()];
  }

  /** Ids of the sessions' cgroups. */
  get cgroups(): Set<bigint> {
    return new Set(this.all.flatMap(({ cgroup }) => (cgroup === null ? [] : [cgroup.id])));
  }

  get(id: string): UserSession | undefined {
    return this.#sessions.get(id);
  }

  add(one: UserSession): void {
    this.#sessions.set(one.id, one);
    this.#limitsOf(one.uid).sessions++;
  }

  /** Its client stays to be told, and is no client of it any more. */
  drop(one: UserSession): void {
    if (one.client !== null) this.#clients.delete(one.client);
    if (this.#sessions.get(one.id) !== one) return;
    this.#sessions.delete(one.id);
    this.#limitsOf(one.uid).sessions--;
  }

  /** Makes the connection the client of a session that has none. Throws ServiceRefusal, as `mayHold` does. */
  hold(one: UserSession, client: Connection): void {
    this.mayHold(client);
    one.client = client;
    this.#clients.set(client, one);
  }

  /** Takes the client from its session, and returns that. */
  letGo(client: Connection): UserSession | undefined {
    const one = this.#clients.get(client);
    if (one === undefined) return undefined;
    this.#clients.delete(client);
    one.client = null;
    return one;
  }

  /** A session that nobody's end would end is not given. Throws ServiceRefusal. */
  mayHold(client: Connection): void {
    if (this.has(client)) throw new ServiceRefusal("usage", "this connection has a session already");
    if (client.isOver) throw new ServiceRefusal("target", "its client has ended");
  }

  /** Whether it is a session's client. */
  has(client: Connection): boolean {
    return this.#clients.has(client);
  }

  /** The session of a client. Throws ServiceRefusal. */
  of(client: Connection): UserSession {
    const one = this.#clients.get(client);
    if (one === undefined || one.ending !== null)
      throw new ServiceRefusal("usage", "this connection has no session");
    return one;
  }

  /** By the name that its user knows it by. Throws ServiceRefusal. */
  known(uid: number, session: string): UserSession {
    const one = this.#sessions.get(idOf(uid, session));
    if (one === undefined) throw new ServiceRefusal("target", `there is no session ${session} of uid ${uid}`);
    return one;
  }

  idsOf(uid: number): string[] {
    return this.all.filter((one) => one.uid === uid).map(({ id }) => id);
  }
}
