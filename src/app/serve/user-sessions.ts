import { setImmediate as turn } from "node:timers/promises";
import type { Reply } from "../../approvals/protocol.ts";
import { readCeiling } from "../../config/ceiling/ceiling-files.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import { cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import { killProcesses } from "../../kernel/target/end-processes.ts";
import { sessionCgroupPath } from "../../kernel/target/session-cgroup.ts";
import { isPopulated } from "../../kernel/target/subtree.ts";
import { addon } from "../../native/addon.ts";
import { detachSession } from "../../state/detach.ts";
import type { SessionOverview } from "../../state/overview.ts";
import type { StateDirs } from "../../state/paths.ts";
import { hostNameServers } from "../../watch/names/name-servers.ts";
import { Fleet } from "../fleet/fleet.ts";
import type { WatchedLayers } from "../layers.ts";
import { type AskingProcess, checkListening, isOf, namedProcess, refuseWatched } from "./asking-process.ts";
import { type Ceiling, readOnce } from "./bounded-policy.ts";
import type { Connection } from "./connection.ts";
import { Joins } from "./joins.ts";
import { ReceivedPolicy } from "./kernel-policy.ts";
import { LeftSessions } from "./left-sessions.ts";
import { moveInto } from "./moved-process.ts";
import { ownReplies, ownSessions, removeLeft } from "./own-sessions.ts";
import type { ServicePolicy } from "./protocol.ts";
import { ServiceRefusal } from "./refusal.ts";
import { forgetSession, type HeldSession, keepSession, keptSession, keptSessions } from "./session-file.ts";
import { idOf, refuseOthersParent, removeUnused } from "./session-place.ts";
import { SessionTable } from "./session-table.ts";
import type { UserLimits } from "./user-limits.ts";
import { newSession, notingProblems, type UserSession } from "./user-session.ts";

export interface UserSessionsOptions {
  dirs: StateDirs;
  /** Where the sessions are kept on disk. */
  directory: string;
  log: Log;
  logOf(sessionId: string): Log;
  limitsOf(uid: number): UserLimits;
  say(text: string): void;
  /** Directory of the ceiling; undefined: the usual one. */
  ceiling: string | undefined;
}

/** How long a session that was taken over waits for its client, in milliseconds. */
const CLIENTLESS_MS = 15_000;

function tellNotes({ client, policy }: UserSession): void {
  if (policy.notes.length > 0) client?.answer({ notes: { lines: [...policy.notes] } });
}

export class UserSessions {
  readonly fleet: Fleet;
  readonly #left: LeftSessions;
  readonly #options: UserSessionsOptions;
  readonly #sessions: SessionTable;
  readonly #ceiling: Ceiling;
  readonly #joins = new Joins();
  readonly #part = processFaults.part("session");
  #stopping = false;

  constructor(options: UserSessionsOptions) {
    this.#options = options;
    const { dirs, log } = options;
    this.#sessions = new SessionTable((uid) => options.limitsOf(uid));
    this.#ceiling = () => readCeiling(options.ceiling);
    this.#left = new LeftSessions((uid) => options.limitsOf(uid));
    this.fleet = new Fleet(
      {
        dirs,
        overrides: { learnNames: true },
        eventsAll: true,
        endWithCgroup: true,
        pinning: "enforcing",
        alone: null,
      },
      {
        output: (id) => (event) => this.#sessions.get(id)?.client?.event(event),
        log: (id) => notingProblems(options.logOf(id), () => this.#sessions.get(id)),
        files: () => {
          throw new Error("a user's session has a configuration of its own");
        },
        onOver: () => {},
        onEnded: (id, layers) => this.#endedItself(id, layers),
      },
      log,
    );
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** Sentences about the sessions that nobody has. */
  get notAdopted(): string[] {
    return this.#left.texts;
  }

  /** Ids of the sessions' cgroups. */
  get cgroups(): Set<bigint> {
    return this.#sessions.cgroups;
  }

  /** Resolves when its client may start something in it. Throws ServiceRefusal, and as Watch.start does. */
  async open(
    process: AskingProcess,
    { session, policy }: { session: string; policy: ServicePolicy | null },
    client: Connection,
  ): Promise<void> {
    const { uid } = process;
    const id = idOf(uid, session);
    this.#sessions.mayHold(client);
    if (policy === null) throw new ServiceRefusal("usage", "a session needs a policy");
    if (this.#sessions.get(id)) throw new ServiceRefusal("busy", `session ${session} already runs`);
    const limits = this.#options.limitsOf(uid);
    if (this.#left.has(id))
      throw new ServiceRefusal(
        "busy",
        `session ${session} is left from before, and stays closed: netmon detach ${session} removes it`,
      );
    limits.open(this.#sessions.size + this.#left.size);
    const below = process.cgroup.path;
    refuseOthersParent(below);
    const received = limits.read(() => ReceivedPolicy.of(policy, this.#ceiling));
    const one = newSession({ id, uid, below, policy: received, cgroup: null });
    this.#sessions.add(one);
    this.#sessions.hold(one, client);
    tellNotes(one);
    const starting = limits.turns.run(null, async () => {
      await checkListening(uid, [policy.proxyPort, policy.gatewayPort]);
      if (one.client === null) throw new ServiceRefusal("target", "its client has ended");
      await this.#start(one, null);
    });
    one.started = starting.catch(() => {});
    try {
      await starting;
    } catch (error) {
      this.#remove(one);
      throw error;
    }
    if (one.client === null) await this.#end(one, "its client has ended");
    else this.#tellOpened(one);
  }

  /** Gives a session of an earlier service back to its client. */
  async resume(process: AskingProcess, { session }: { session: string }, client: Connection): Promise<void> {
    const one = this.#sessions.known(process.uid, session);
    await one.started;
    if (one.attached === null)
      throw new ServiceRefusal("target", `session ${session} could not be taken over`);
    if (one.ending !== null) throw new ServiceRefusal("target", `session ${session} has ended`);
    if (one.client !== null) throw new ServiceRefusal("busy", `session ${session} has a client`);
    this.#sessions.hold(one, client);
    tellNotes(one);
    this.#tellOpened(one);
  }

  async configure(client: Connection, policy: ServicePolicy): Promise<void> {
    const one = this.#sessions.of(client);
    const { proxyPort, gatewayPort } = one.policy.policy;
    if (policy.proxyPort !== proxyPort || policy.gatewayPort !== gatewayPort)
      throw new ServiceRefusal("usage", "the ports of proxy and gateway stay what they were at the start");
    const limits = this.#options.limitsOf(one.uid);
    limits.change();
    await one.change(async () => {
      const undo = limits.read(() => one.policy.replace(policy));
      one.problem = null;
      await this.fleet.reloadSession(one.id);
      if (one.problem !== null) {
        undo();
        throw new ServiceRefusal("state", one.problem);
      }
      tellNotes(one);
      this.#keep(one);
    });
    client.answer({ done: {} });
  }

  /** Puts every session under the ceiling as it is now. Resolves to the number of those that it changed. */
  async bound(): Promise<number> {
    const now = readOnce(this.#ceiling);
    const bounds: Promise<boolean>[] = [];
    for (const one of this.#sessions.all) {
      const bounding = one.change(() => this.#bound(one, now));
      bounding.catch(() => {}); // told below
      bounds.push(bounding);
      await turn(); // each takes a tenth of a second of work
    }
    return (await Promise.all(bounds)).filter(Boolean).length;
  }

  /** What cannot be put in force would leave a policy that the ceiling does not permit. */
  async #bound(one: UserSession, now: Ceiling): Promise<boolean> {
    if (!one.policy.bound(now)) return false;
    one.problem = null;
    tellNotes(one);
    await this.fleet.reloadSession(one.id);
    if (one.problem !== null) await this.#end(one, `the ceiling changed, and ${one.problem}`);
    return true;
  }

  /** Moves the process at the other end into its user's session. */
  enter(process: AskingProcess, session: string, client: Connection): void {
    const one = this.#sessions.known(process.uid, session);
    const { cgroup } = one;
    if (cgroup === null || one.ending !== null || one.client === null)
      throw new ServiceRefusal("target", `session ${session} is not ready`);
    if (process.cgroup.path !== one.below && !this.#joins.lets(process, one))
      throw new ServiceRefusal(
        "privilege",
        `process ${process.pid} is in another cgroup than who opened the session, whose limits hold for it, and not of netmon exec`,
      );
    if (cgroupIdIfPresent(cgroup.path) !== cgroup.id)
      throw new ServiceRefusal("target", `the cgroup of session ${session} was removed`);
    moveInto(cgroup.path, process.pid, () => isOf(process) && addon().peerIsAlive(client.fd));
    client.answer({ done: {} });
    client.end();
  }

  /** Throws ServiceRefusal for a process in a session that is not the service's. */
  refuseWatched({ pid }: AskingProcess): void {
    refuseWatched(pid, this.#options.dirs, (id) => (this.#sessions.get(id)?.cgroup ?? null) !== null);
  }

  /** Keeps how the client isolates its command, for who joins its session. Throws ServiceRefusal. */
  share(client: Connection, isolation: Uint8Array): void {
    this.#joins.share(this.#sessions.of(client), isolation);
    client.answer({ done: {} });
  }

  /** Lets the process start commands in its user's session until the connection ends. Throws ServiceRefusal. */
  join(
    process: AskingProcess,
    { session, runs }: { session: string; runs: number },
    client: Connection,
  ): void {
    this.#options.limitsOf(process.uid).join();
    this.refuseWatched(process);
    if (this.#left.has(idOf(process.uid, session)))
      throw new ServiceRefusal(
        "busy",
        `session ${session} is left from before, and no netmon run has it: netmon detach ${session} removes it`,
      );
    this.#sessions.mayHold(client);
    const one = this.#sessions.known(process.uid, session);
    const starter = runs === 0 ? process : namedProcess(process, runs);
    this.refuseWatched(starter);
    client.answer({ joined: this.#joins.join(starter, one, client) });
  }

  /** The process's user's own, as netmon status shows them. Throws ServiceRefusal, StateError. */
  look({ uid }: AskingProcess): SessionOverview[] {
    this.#options.limitsOf(uid).look();
    return ownSessions(this.#options.dirs, [...this.#sessions.idsOf(uid), ...this.#left.idsOf(uid)]);
  }

  /** Throws ServiceRefusal, StoreError, StateError. */
  question(process: AskingProcess, bytes: Uint8Array): Reply[] {
    const { uid } = process;
    this.#options.limitsOf(uid).look();
    const watches = this.#sessions.idsOf(uid).flatMap((id) => this.fleet.running.get(id)?.watch ?? []);
    // not by name: looking one up may take as long as a directory in the network takes
    return ownReplies(watches, bytes, { by: `uid ${uid}`, uid });
  }

  /** Ends a session of the process's user that has no client. Throws ServiceRefusal, StateError. */
  async detach({ uid }: AskingProcess, session: string): Promise<void> {
    const { dirs, directory, limitsOf } = this.#options;
    limitsOf(uid).change();
    const id = idOf(uid, session);
    const client = this.#sessions.get(id)?.client;
    if (client) {
      // a number of another user's process would have root, who reads it, end that
      const pid = client.runs > 0 && isOf({ pid: client.runs, uid }) ? client.runs : client.pid;
      throw new ServiceRefusal("busy", `session ${session} runs: kill ${pid} ends its netmon run, and it`);
    }
    if (!this.#left.has(id)) return this.#end(this.#sessions.known(uid, session), "its user detached it");
    await removeLeft(dirs, id, keptSession(directory, id));
    forgetSession(directory, id);
    this.#left.remove(id);
  }

  /** Whether it is a session's client. */
  has(client: Connection): boolean {
    return this.#sessions.has(client);
  }

  async end(client: Connection, reason: string): Promise<void> {
    await this.#end(this.#sessions.of(client), reason.slice(0, 200));
  }

  /** Ends the session of a connection that has ended, unless the service does. */
  closed(client: Connection): void {
    this.#joins.leave(client);
    if (this.#stopping) return;
    const one = this.#sessions.letGo(client);
    if (one !== undefined && one.attached !== null)
      this.#part.background(() => this.#end(one, "its client has ended"), "session_ended");
  }

  /** Takes over what an earlier service left. Resolves when each session runs again, or is named in `notAdopted`. */
  async adopt(): Promise<void> {
    const { held, unread } = keptSessions(this.#options.directory);
    for (const [name, why] of unread) this.#leave(name, why);
    const now = readOnce(this.#ceiling);
    await Promise.all(held.map((one) => this.#adoptOne(one, now)));
  }

  /** Ends no session: what they refuse stays refused until the next service. */
  async stop(reason: string): Promise<WatchedLayers[]> {
    this.#stopping = true;
    return this.fleet.stop(reason);
  }

  async #adoptOne({ id, uid, below, cgroup, policy }: HeldSession, now: Ceiling): Promise<void> {
    const { dirs, directory } = this.#options;
    try {
      const path = sessionCgroupPath(id, undefined, below);
      if (cgroupIdIfPresent(path) !== BigInt(cgroup) || !isPopulated(path)) {
        detachSession(dirs, id, { force: true });
        removeUnused(path);
        forgetSession(directory, id);
        return;
      }
      const received = { ...policy, document: Buffer.from(policy.document) };
      const kept = ReceivedPolicy.kept(received, this.#ceiling, now);
      const one = newSession({ id, uid, below, policy: kept, cgroup: { path, id: BigInt(cgroup) } });
      this.#sessions.add(one);
      const starting = this.#start(one, BigInt(cgroup));
      one.started = starting.catch(() => {});
      try {
        await starting;
      } catch (error) {
        this.#sessions.drop(one);
        throw error;
      }
      setTimeout(() => {
        if (one.client === null)
          this.#part.background(() => this.#end(one, "its client has not come back"), "session_ended");
      }, CLIENTLESS_MS).unref();
    } catch (error) {
      this.#leave(id, errorMessage(error));
    }
  }

  async #start(one: UserSession, cgroup: bigint | null): Promise<void> {
    const { id, below, policy } = one;
    const { proxyPort, gatewayPort } = policy.policy;
    this.#keep(one); // before anything is in the kernel, so that the next service finds it
    const { watch, attached } = await this.fleet.start({
      sessionId: id,
      target: { kind: "below", path: below, id: cgroup },
      config: null,
      allowRootCgroup: false,
      own: {
        source: policy,
        // whether there are shims only the run knows
        elsewhere: new Set(proxyPort === 0 ? ["inspection"] : ["proxy", "inspection"]),
        permit: (source) => {
          source.useNameServers(hostNameServers()); // when it is taken over, its agent has files of its own
          if (proxyPort !== 0) source.permitProxy(proxyPort);
          if (gatewayPort !== 0) source.permitGateway(gatewayPort, () => new Set(policy.policy.served));
        },
      },
    });
    one.cgroup = { path: watch.cgroupPath, id: watch.target.cgroup.id };
    one.attached = attached;
    this.#keep(one);
  }

  #end(one: UserSession, reason: string): Promise<void> {
    this.#joins.end(one, reason); // before the kill, so that they say why
    one.ending ??= this.#endNow(one, reason);
    return one.ending;
  }

  async #endNow(one: UserSession, reason: string): Promise<void> {
    await one.started;
    const { cgroup } = one;
    if (cgroup !== null && cgroupIdIfPresent(cgroup.path) === cgroup.id) await killProcesses(cgroup.path);
    const layers = await this.fleet.end(one.id, reason);
    this.#over(one, reason, layers?.watch.enforcementFailed ?? false);
  }

  #endedItself(id: string, layers: WatchedLayers | null): void {
    const one = this.#sessions.get(id);
    if (one === undefined || this.#stopping) return;
    one.ending ??= Promise.resolve();
    this.#over(
      one,
      "its cgroup was removed, or it could not go on",
      layers?.watch.enforcementFailed ?? false,
    );
  }

  #over(one: UserSession, reason: string, enforcementFailed: boolean): void {
    const { client, cgroup } = one;
    this.#sessions.drop(one);
    this.#joins.end(one, reason);
    if (cgroup !== null && cgroupIdIfPresent(cgroup.path) === cgroup.id)
      this.#leave(one.id, "its processes could not be ended: see its cgroup");
    else forgetSession(this.#options.directory, one.id);
    client?.answer({ ended: { reason, enforcementFailed, eventsLost: client.lost } });
    client?.end();
  }

  #tellOpened({ client, cgroup, attached }: UserSession): void {
    client?.answer({
      opened: { cgroup: cgroup?.path ?? "", attached: Buffer.from(JSON.stringify(attached)) },
    });
  }

  #keep({ id, uid, below, cgroup, policy }: UserSession): void {
    const { file, document, proxyPort, gatewayPort, served } = policy.policy;
    keepSession(this.#options.directory, {
      id,
      uid,
      below,
      cgroup: String(cgroup?.id ?? 0),
      policy: { file, document: Buffer.from(document).toString("utf8"), proxyPort, gatewayPort, served },
    });
  }

  /** Forgets a start that failed, and left nothing in the kernel. */
  #remove(one: UserSession): void {
    this.#sessions.drop(one);
    forgetSession(this.#options.directory, one.id);
  }

  #leave(id: string, why: string): void {
    this.#options.say(this.#left.add(id, why));
  }
}
