/**
 * A client's end of the service's socket, for one session. Believes nothing that root has not said: another user's
 * socket at that path is none.
 *
 * On failure: requests are rejected with what the service refused; when the connection is lost, waiting ones are, and
 * `lost` is called once.
 */
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { connect, type Socket } from "node:net";
import { within } from "../../async/within.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { destroyAll, processFaults } from "../../event/faults.ts";
import { addon } from "../../native/addon.ts";
import { descriptorOf } from "../../native/descriptor.ts";
import { serviceSocket } from "./place.ts";
import {
  decodeAnswer,
  FrameReader,
  MAX_ANSWER,
  requestFrame,
  SERVICE_VERSION,
  type ServiceAnswer,
  type ServiceRequest,
} from "./protocol.ts";
import { refusalCode, ServiceRefusal } from "./refusal.ts";

/** Environment variable that names another socket than the machine's; empty: none. */
export const SERVICE_VARIABLE = "NETMON_SERVICE";

/** Where the socket of this user's runs would be; empty: nowhere. */
export function namedSocket(env: NodeJS.ProcessEnv): string {
  return env[SERVICE_VARIABLE] ?? serviceSocket();
}

/** The socket that this user's runs may ask: its path, null if there is none, or that this user is not let in. */
export function offeredService(env: NodeJS.ProcessEnv): string | null | "not let in" {
  const path = namedSocket(env);
  if (path === "") return null;
  try {
    accessSync(path, constants.W_OK);
    return path;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES" ? "not let in" : null;
  }
}

/** Nobody listens at the socket. */
export class ServiceUnanswered extends ServiceRefusal {}

/** For an answer that needs no session. */
const ANSWER_MS = 5000;

/** Asks what needs no session. Rejects with ServiceRefusal. */
export async function askService(
  path: string,
  request: Omit<ServiceRequest, "version">,
): Promise<ServiceAnswer> {
  const client = await ServiceClient.connect(path, {
    event: () => {},
    notes: () => {},
    ended: () => {},
    lost: () => {},
  });
  try {
    const answer = client.ask(request);
    if (await within(answer, ANSWER_MS)) return await answer;
    throw new ServiceRefusal("state", `netmon serve does not answer at ${path}`);
  } finally {
    client.close();
  }
}

export interface ServiceClientPorts {
  event(event: Uint8Array): void;
  /** Lines for the person. */
  notes(lines: readonly string[]): void;
  /** The session ended, whoever ended it. */
  ended(how: NonNullable<ServiceAnswer["ended"]>): void;
  lost(): void;
}

export class ServiceClient {
  readonly #socket: Socket;
  readonly #ports: ServiceClientPorts;
  /** In the order in which they asked, which is that of the answers. */
  #waiting: { resolve(answer: ServiceAnswer): void; reject(error: unknown): void }[] = [];
  #over = false;

  private constructor(socket: Socket, ports: ServiceClientPorts) {
    this.#socket = socket;
    this.#ports = ports;
    const part = processFaults.part("session");
    const frames = new FrameReader(MAX_ANSWER);
    part.contain(socket, "connection_ended", destroyAll);
    socket.on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      for (const frame of frames.take(chunk)) this.#take(decodeAnswer(frame));
    });
    socket.on("close", () => {
      for (const { reject } of this.#waiting.splice(0))
        reject(new ServiceRefusal("state", "netmon serve ended the connection"));
      if (!this.#over) this.#ports.lost();
      this.#over = true;
    });
  }

  /** Throws ServiceRefusal `state` if nobody answers there, `privilege` if it is not root or may not be asked. */
  static async connect(path: string, ports: ServiceClientPorts): Promise<ServiceClient> {
    const socket = connect(path);
    try {
      await once(socket, "connect");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const denied = code === "EACCES" || code === "EPERM";
      if (denied)
        throw new ServiceRefusal(
          "privilege",
          `you may not use netmon serve at ${path}: an administrator adds you to its group`,
        );
      throw new ServiceUnanswered("state", `netmon serve does not answer at ${path}: ${errorMessage(error)}`);
    }
    const fd = descriptorOf(socket);
    if (fd === null || addon().peerCredentials(fd).uid !== 0) {
      socket.destroy();
      throw new ServiceRefusal(
        "privilege",
        `${path} is not root's netmon serve, which from inside a session cannot be told`,
      );
    }
    return new ServiceClient(socket, ports);
  }

  /** Rejects with what the service refused, and with ServiceProtocolError if the request is too long. */
  async ask(request: Omit<ServiceRequest, "version">): Promise<ServiceAnswer> {
    if (this.#over) throw new ServiceRefusal("state", "the connection to netmon serve is lost");
    const frame = requestFrame({ version: SERVICE_VERSION, ...request });
    const answer = new Promise<ServiceAnswer>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
    this.#socket.write(frame);
    return answer;
  }

  close(): void {
    this.#over = true;
    this.#socket.destroy();
  }

  #take(answer: ServiceAnswer): void {
    if (answer.event) {
      this.#ports.event(answer.event.event);
      return;
    }
    if (answer.notes) {
      this.#ports.notes(answer.notes.lines);
      return;
    }
    if (answer.ended) {
      this.#over = true;
      this.#ports.ended(answer.ended);
    }
    const { refusal } = answer;
    // nothing comes after the end
    for (const { resolve, reject } of this.#waiting.splice(0, this.#over ? this.#waiting.length : 1))
      if (refusal) reject(new ServiceRefusal(refusalCode(refusal.code), refusal.message));
      else resolve(answer);
  }
}
