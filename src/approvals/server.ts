/**
 * Socket of a session's process for people's answers: RUN/.approvals/PID-X.sock, mode 0600, owned by its user. Opened
 * with the first ticket.
 *
 * Fails closed. An unauthorised client gets no ticket; a question that cannot be parsed answers nothing; an answer that
 * cannot be stored does not count.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { destroyAll, processFaults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import { setAccess } from "../files/write.ts";
import { readStat } from "../kernel/target/procfs.ts";
import { addon } from "../native/addon.ts";
import { descriptorOf } from "../native/descriptor.ts";
import { ensurePrivateDirectory, type StateDirs } from "../state/paths.ts";
import { removeFile } from "../state/private-file.ts";
import { type Peer, peerName, peerObjection, startOf } from "./peer.ts";
import { MAX_LINE, type Question, question, type Reply } from "./protocol.ts";

export interface AnswerServerOptions {
  dirs: StateDirs;
  log: Log;
  /** Returns the reply to a process that may ask; `by`: its user's name. Throws StoreError, StateError. */
  reply(asked: Question, by: string, uid: number): Reply;
}

const MAX_CONNECTIONS = 64;
const MAX_SILENCE_MS = 5000;

/** Returns the directory of the sockets. */
export function socketDirectory({ run }: StateDirs): string {
  return join(run, ".approvals");
}

export class AnswerServer {
  readonly #options: AnswerServerOptions;
  readonly #path: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #part = processFaults.part("records");
  #reported = false;

  private constructor(options: AnswerServerOptions, path: string) {
    this.#options = options;
    this.#path = path;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#connected(socket));
    this.#part.contain(this.#server, "connection_ended", destroyAll);
  }

  /** Rejects with StateError and the errors of the calls. */
  static async start(options: AnswerServerOptions): Promise<AnswerServer> {
    const directory = socketDirectory(options.dirs);
    ensurePrivateDirectory(directory);
    removeDead(directory);
    const path = join(directory, `${process.pid}-${randomBytes(4).toString("hex")}.sock`);
    const server = new AnswerServer(options, path);
    await once(server.#server.listen(path), "listening");
    server.#server.on("error", () => {}).unref(); // accept(2) failed: the client sees it end
    setAccess(path, 0o600);
    return server;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    removeFile(this.#path);
  }

  #connected(socket: Socket): void {
    socket.on("error", () => {});
    if (this.#sockets.size >= MAX_CONNECTIONS) {
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    socket
      .once("close", () => this.#sockets.delete(socket))
      .setTimeout(MAX_SILENCE_MS, () => socket.destroy());
    this.#part.background(
      () => this.#serve(socket),
      "connection_ended",
      () => socket.destroy(),
    );
  }

  async #serve(socket: Socket): Promise<void> {
    const fd = descriptorOf(socket);
    if (fd === null) return;
    const peer = addon().peerCredentials(fd);
    const start = startOf(peer);
    const line = await lineOf(socket);
    if (line === null) socket.destroy();
    else socket.end(`${JSON.stringify(await this.#reply(line, peer, start))}\n`);
  }

  async #reply(line: string, peer: Peer, start: string | null): Promise<Reply> {
    const name = await peerName(peer);
    const objection = peerObjection(peer, start, this.#options.dirs);
    if (objection !== null) {
      if (!this.#reported)
        this.#options.log.warn(`a process that may not see approvals asked for them: ${objection}`);
      this.#reported = true;
      return { error: { code: "refused", text: objection } };
    }
    const asked = orElse(() => question.parse(JSON.parse(line)), null);
    if (asked === null) {
      const text = "the question has a form that this version of netmon does not know";
      return { error: { code: "invalid", text } };
    }
    try {
      return this.#options.reply(asked, name, peer.uid);
    } catch (error) {
      return { error: { code: "failed", text: errorMessage(error) } };
    }
  }
}

/** Resolves to null if the connection ended, or the line is too long. */
function lineOf(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const done = (line: string | null): void => {
      socket.removeAllListeners("data");
      resolve(line);
    };
    socket.on("data", (bytes: Buffer) => {
      parts.push(bytes);
      size += bytes.length;
      const end = bytes.indexOf(0x0a);
      if (end >= 0) done(Buffer.concat(parts).toString("utf8").split("\n", 1)[0] ?? null);
      else if (size > MAX_LINE) done(null);
    });
    socket.once("end", () => done(null)).once("close", () => done(null));
  });
}

/** Removes the sockets of killed processes. */
function removeDead(directory: string): void {
  for (const name of readdirSync(directory)) {
    const pid = /^(\d+)-[0-9a-f]+\.sock$/.exec(name)?.[1];
    if (pid !== undefined && readStat(Number(pid)) === null) removeFile(join(directory, name));
  }
}
