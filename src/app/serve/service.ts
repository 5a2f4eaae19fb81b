/**
 * netmon serve: a socket on which users get sessions from one netmon of root's (proto/service.proto). The file system
 * decides who may connect, the kernel says who has, and each request costs a bounded amount of work.
 *
 * Fails closed. What is not a request, of a process that may have no session, or beyond a limit is refused.
 */
import { once } from "node:events";
import { closeSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { within } from "../../async/within.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { UserError } from "../../errors/user-error.ts";
import { destroyAll, processFaults } from "../../event/faults.ts";
import { makeDirectory, openDirectory } from "../../files/directory.ts";
import { foreignHand } from "../../files/root-only.ts";
import { removeFile, setAccess } from "../../files/write.ts";
import { addon } from "../../native/addon.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { descriptorOf, lockFile } from "../../native/descriptor.ts";
import { closeOnThread } from "../../native/stranger.ts";
import { type AskingProcess, askingProcess, hasUsersLimits, NAMESPACES } from "./asking-process.ts";
import { Connection } from "./connection.ts";
import { SERVICE_VERSION, type ServiceRequest } from "./protocol.ts";
import { refusalCode, ServiceRefusal } from "./refusal.ts";
import { MAX_CONNECTIONS, USER_LIMITS, UserLimits } from "./user-limits.ts";
import { UserSessions, type UserSessionsOptions } from "./user-sessions.ts";

export interface ServiceOptions extends Omit<UserSessionsOptions, "limitsOf" | "directory"> {
  /** Path of the socket, in a directory of root's that the group can enter. */
  socket: string;
  /** Whose members may connect. */
  gid: number;
  /** The descriptor of a socket that listens there already; null: none. */
  given: number | null;
}

/** Accounts of users without a session or a connection beyond this number are forgotten. */
const MAX_ACCOUNTS = 4096;
const CLOSING_MS = 2000;

export class SessionService {
  readonly sessions: UserSessions;
  readonly #part = processFaults.part("session");
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  readonly #accounts = new Map<number, UserLimits>();
  /** The account of all processes that could not have a session. */
  readonly #others = new UserLimits();
  readonly #lock: number;

  private constructor(options: ServiceOptions, directory: string, lock: number) {
    this.#lock = lock;
    this.sessions = new UserSessions({ ...options, directory, limitsOf: (uid) => this.#limitsOf(uid) });
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#connected(socket));
    this.#part.contain(this.#server, "connection_ended", destroyAll);
  }

  /**
   * Resolves when it listens; sessions of an earlier service are taken over meanwhile. Throws ServiceRefusal `busy` if
   * another one has the socket.
   */
  static async start(options: ServiceOptions): Promise<SessionService> {
    addon();
    const place = dirname(options.socket);
    makeDirectory(place, 0o755);
    const hand = foreignHand(place);
    if (hand !== null) throw new ServiceRefusal("privilege", `${place} is not root's alone: ${hand}`);
    const directory = join(place, "sessions");
    makeDirectory(directory, 0o700);
    const lock = openDirectory(directory);
    if (!lockFile(lock, "exclusive", directory)) {
      closeSync(lock);
      throw new ServiceRefusal("busy", `another netmon serve has ${options.socket}: stop that first`);
    }
    const service = new SessionService(options, directory, lock);
    const { given, gid, socket } = options;
    if (given === null) removeFile(socket);
    await once(service.#server.listen(given === null ? { path: socket } : { fd: given }), "listening");
    service.#server.on("error", () => {}); // accept(2) failed: the client sees the connection end
    if (given === null) setAccess(socket, 0o660, { uid: 0, gid });
    service.#part.background(() => service.sessions.adopt(), "kept");
    return service;
  }

  async stop(reason: string): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    try {
      await this.sessions.stop(reason);
    } finally {
      for (const connection of this.#connections) connection.destroy();
      await within(closed, CLOSING_MS);
      closeSync(this.#lock);
    }
  }

  #limitsOf(uid: number): UserLimits {
    const known = this.#accounts.get(uid);
    if (known) return known;
    if (this.#accounts.size >= MAX_ACCOUNTS)
      for (const [one, { sessions, connections }] of this.#accounts)
        if (sessions + connections === 0) this.#accounts.delete(one);
    const made = new UserLimits();
    this.#accounts.set(uid, made);
    return made;
  }

  #connected(socket: Socket): void {
    socket.on("error", () => {});
    closeOnThread(socket);
    const fd = descriptorOf(socket);
    if (fd === null || addon().tooManyCloses() || this.#connections.size >= MAX_CONNECTIONS) {
      socket.destroy();
      return;
    }
    const peer = addon().peerCredentials(fd);
    const { uid } = peer;
    const hasSessions = (this.#accounts.get(uid)?.sessions ?? 0) > 0;
    const limits = hasUsersLimits(peer, hasSessions) ? this.#limitsOf(uid) : this.#others;
    if (!limits.mayAsk()) {
      socket.destroy();
      return;
    }
    limits.connections++;
    const connection: Connection = new Connection(
      socket,
      { fd, ...peer },
      {
        request: (request) => this.#handle(request, connection),
        closed: () => {
          limits.connections--;
          this.#connections.delete(connection);
          this.sessions.closed(connection);
        },
      },
    );
    this.#connections.add(connection);
    if (limits.connections <= USER_LIMITS.connections) return;
    this.#refuse(
      connection,
      new ServiceRefusal("limit", `a user has ${USER_LIMITS.connections} connections at most`),
    );
    connection.destroySoon(); // it must not take the place of another user's
  }

  async #handle(request: ServiceRequest, connection: Connection): Promise<void> {
    try {
      await this.#answer(request, connection);
    } catch (error) {
      this.#refuse(connection, error);
    }
  }

  #answer(request: ServiceRequest, connection: Connection): Promise<void> | void {
    const { version, open, configure, enter, end, look, question, detach, share, join } = request;
    if (version !== SERVICE_VERSION)
      throw new ServiceRefusal(
        "usage",
        `this netmon serve speaks version ${SERVICE_VERSION} of its protocol, and was asked in version ${version}: use the same netmon`,
      );
    const asking = (as: keyof typeof NAMESPACES): AskingProcess =>
      askingProcess(connection.fd, this.sessions.cgroups, NAMESPACES[as]);
    if (open) connection.runs = open.runs;
    if (open?.resume) return this.sessions.resume(asking("asks"), open, connection);
    if (open) return this.sessions.open(asking("asks"), open, connection);
    if (enter) return this.sessions.enter(asking("enters"), enter.session, connection);
    if (configure) return this.sessions.configure(connection, configure);
    if (end) return this.sessions.end(connection, end.reason);
    if (share) return this.sessions.share(connection, share.isolation);
    if (join) return this.sessions.join(asking("joins"), join, connection);
    if (look || question || detach) return this.#ofUser(request, asking("asks"), connection);
    throw new ServiceRefusal("usage", "an empty request");
  }

  /** What needs no session. */
  async #ofUser(
    { look, question, detach }: ServiceRequest,
    process: AskingProcess,
    connection: Connection,
  ): Promise<void> {
    if (this.sessions.has(connection))
      throw new ServiceRefusal("usage", "a session's connection asks about no others");
    this.sessions.refuseWatched(process);
    const json = (value: object): Buffer => Buffer.from(JSON.stringify(value));
    if (detach) {
      await this.sessions.detach(process, detach.session);
      connection.answer({ done: {} });
    } else if (question)
      connection.answer({ reply: { reply: json(this.sessions.question(process, question.question)) } });
    else if (look)
      connection.answer({
        looked: { netmon: netmonPackage().version, sessions: json(this.sessions.look(process)) },
      });
    connection.end(); // long answers must not pile up for who does not read them
  }

  /** Errors of the machine are told as they are: they name nothing of other users. */
  #refuse(connection: Connection, error: unknown): void {
    const isForUser = error instanceof Error && "failure" in error;
    if (!isForUser) this.#part.fault(error, "connection_ended");
    const code =
      error instanceof ServiceRefusal
        ? error.code
        : isForUser
          ? refusalCode((error as UserError).failure)
          : "unexpected";
    const message = isForUser ? errorMessage(error) : "netmon serve failed: see its log";
    connection.answer({ refusal: { code, message: message.slice(0, 10_000) } });
    // a session stays when its next policy is refused; without one there is nothing to stay for
    if (!this.sessions.has(connection)) connection.end();
  }
}
