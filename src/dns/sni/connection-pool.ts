/**
 * The connections of all TLS proxies of this process, which may be of many users' sessions: together they take no more
 * than half of its descriptors, two each, and where that is reached, whoever has most gives up the oldest.
 */
import { descriptorsOfProcess } from "../../async/process-share.ts";

const SHARE_OF_DESCRIPTORS = 4;

export interface PoolMember {
  /** Its connections, of which only one that has some is asked to end any. */
  readonly size: number;
  endOldest(): void;
}

export class ConnectionPool {
  readonly #members = new Set<PoolMember>();
  readonly #most: number;

  constructor(most: number = Math.floor(descriptorsOfProcess() / SHARE_OF_DESCRIPTORS)) {
    this.#most = most;
  }

  add(member: PoolMember): void {
    this.#members.add(member);
  }

  delete(member: PoolMember): void {
    this.#members.delete(member);
  }

  /** To be called before a member takes one more. */
  makeRoom(): void {
    let [total, greediest]: [number, PoolMember | null] = [0, null];
    for (const member of this.#members) {
      total += member.size;
      if (member.size > (greediest?.size ?? 0)) greediest = member;
    }
    if (total >= this.#most) greediest?.endOldest();
  }
}
