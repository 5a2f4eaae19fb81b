/**
 * Who puts further commands into sessions (netmon exec). A run isolates its command in a way that only it knows, and tells
 * the service; who joins is told by the service, so that neither has to believe a socket or a file that the session's
 * processes could have put there. What is told is not read here.
 *
 * Fails closed. A session without a run, or whose run has not told, cannot be joined; who joined lets nothing in any more
 * when the connection has ended.
 */
import { readlinkSync } from "node:fs";
import { readStat } from "../../kernel/target/procfs.ts";
import type { AskingProcess } from "./asking-process.ts";
import type { Connection } from "./connection.ts";
import type { ServiceAnswer } from "./protocol.ts";
import { ServiceRefusal } from "./refusal.ts";
import { nameOf } from "./session-place.ts";
import type { UserSession } from "./user-session.ts";

/** Bytes of what a run tells. */
export const MAX_ISOLATION = 128 << 10;

type Joined = NonNullable<ServiceAnswer["joined"]>;

export class Joins {
  readonly #joined = new Map<Connection, UserSession>();

  /** Throws ServiceRefusal. */
  share(one: UserSession, isolation: Uint8Array): void {
    if (isolation.length > MAX_ISOLATION)
      throw new ServiceRefusal(
        "limit",
        `how the command is isolated takes ${isolation.length} bytes; the limit is ${MAX_ISOLATION}`,
      );
    one.isolation = Buffer.from(isolation); // not all that came with it
  }

  /** `starter`: the process whose helper may put commands in. Throws ServiceRefusal. */
  join(starter: AskingProcess, one: UserSession, client: Connection): Joined {
    if (this.#joined.has(client)) throw new ServiceRefusal("usage", "this connection has a session already");
    const { cgroup, isolation, ending } = one;
    const name = nameOf(one.id);
    const notNow = (why: string): ServiceRefusal => new ServiceRefusal("target", `session ${name} ${why}`);
    if (ending !== null) throw notNow("is ending");
    if (one.client === null) throw notNow("has no netmon run at the moment");
    if (cgroup === null || isolation === null)
      throw notNow("has not started its command, or cannot be entered: its netmon run says why");
    // the covers are of paths there
    const { pid } = starter;
    const startTime = readStat(pid)?.startTime;
    if (mountsOf(pid) !== mountsOf(one.client.pid) || startTime === undefined)
      throw new ServiceRefusal(
        "privilege",
        `process ${pid} is in another mount namespace than the netmon run of session ${name}`,
      );
    this.#joined.set(client, one);
    one.joined.set(client, { pid, startTime, cgroup: starter.cgroup.id });
    return { cgroup: cgroup.path, isolation };
  }

  /** Whether the process is what somebody starts who has joined the session: the child of its helper, in its cgroup. */
  lets({ pid, cgroup }: AskingProcess, one: UserSession): boolean {
    const by = readStat(readStat(pid)?.parent ?? 0)?.parent ?? 0;
    const startTime = readStat(by)?.startTime;
    return [...one.joined.values()].some(
      (starter) => starter.pid === by && starter.startTime === startTime && starter.cgroup === cgroup.id,
    );
  }

  leave(client: Connection): void {
    this.#joined.get(client)?.joined.delete(client);
    this.#joined.delete(client);
  }

  /** The session ends. */
  end(one: UserSession, reason: string): void {
    for (const client of one.joined.keys()) {
      this.#joined.delete(client);
      client.answer({ ended: { reason, enforcementFailed: false, eventsLost: 0 } });
      client.end();
    }
    one.joined.clear();
  }
}

/** Throws ServiceRefusal. */
function mountsOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/mnt`);
  } catch {
    throw new ServiceRefusal("target", `process ${pid} has ended`);
  }
}
