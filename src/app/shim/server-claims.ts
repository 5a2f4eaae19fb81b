/**
 * The server ids in use in one session: an id belongs to one command at a time. If another command claims it meanwhile,
 * it gets a distinct id, derived from its command and so the same at each start, with pins of its own.
 *
 * A server that starts with other arguments after the former one has ended keeps the id, and is compared with its pins:
 * new arguments must not be a way around them.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { distinctId } from "../../registry/server-names.ts";

export interface ServerClaim {
  /** The claimed id, or a distinct one. */
  id: string;
  /** Whether another command has the claimed id now. */
  conflicts: boolean;
  /** Call once, when the server has ended. */
  release(): void;
}

interface Holder {
  digest: string;
  servers: number;
}

export class ServerClaims {
  readonly #holders = new Map<string, Holder>();

  /**
   * `digest`: of the server's command. `isKnown`: whether tools of a server with this id are known; the command was
   * then kept apart before, and stays so, whichever of the two starts first.
   */
  claim(id: string, digest: string, isKnown: (distinct: string) => boolean): ServerClaim {
    const distinct = distinctId(id, digest);
    const holder = this.#holders.get(id);
    const conflicts = holder !== undefined && holder.digest !== digest;
    if (conflicts || (holder === undefined && isKnown(distinct)))
      return { id: distinct, conflicts, release: () => {} };
    const own = getOrInsert(this.#holders, id, () => ({ digest, servers: 0 }));
    own.servers++;
    return { id, conflicts: false, release: () => this.#release(id, own) };
  }

  #release(id: string, own: Holder): void {
    own.servers--;
    if (own.servers === 0) this.#holders.delete(id);
  }
}
