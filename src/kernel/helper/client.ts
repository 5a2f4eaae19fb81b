/**
 * The controller's side of the helper protocol (proto/helper.proto): starts netmon-bpf, checks that it has the same
 * version, and makes calls one at a time.
 *
 * Direction of failure: any doubt about the stream (deadline, protocol error, a helper that ended) ends the client:
 * descriptors that came with the frame are closed, and every waiting and later call is rejected with the reason.
 * What is attached or pinned at that time stays unchanged.
 */
import { oneAtATime } from "../../async/serial-queue.ts";
import { addon, type NativeFrame } from "../../native/addon.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { closeAll, Descriptor } from "../../native/descriptor.ts";
import { LAYOUT_VERSION } from "../layout.ts";
import { decodeHello, decodeReply, encodeRequest } from "./codec.ts";
import { HelperError } from "./error.ts";
import type { CallName, Calls, Hello } from "./messages.ts";
import { HelperProcess } from "./process.ts";
import { helperProgram } from "./program.ts";

export interface HelperReply<T> {
  result: T;
  /** Keyed by the names of the protocol: `map:rules`, `link:connect4`, ... Owned by the caller. */
  descriptors: Map<string, Descriptor>;
}

export interface HelperOptions {
  /** The executable; default: NETMON_HELPER, or the built one. */
  path?: string;
  /** Called with each line that the helper writes to stdout or stderr. */
  log?: (line: string) => void;
  /** Deadline of the first frame. */
  helloTimeoutMs?: number;
}

/** Another one is refused. */
const PROTOCOL_VERSION = 1;

const CALL_TIMEOUT_MS = 60_000;

/** For calls in which the kernel verifies every program: seconds of CPU, minutes on a machine that is emulated or busy. */
const VERIFYING_TIMEOUT_MS = 300_000;
const VERIFYING: ReadonlySet<CallName> = new Set(["probe", "load", "adopt", "plainHttp"]);

export class HelperClient {
  /** The helper's first message, about itself. */
  readonly hello: Hello;
  readonly #process: HelperProcess;
  readonly #socket: Descriptor;
  readonly #inTurn = oneAtATime();
  #broken: HelperError | null = null;
  #closing: Promise<void> | null = null;

  private constructor(process: HelperProcess, socket: Descriptor, hello: Hello) {
    this.#process = process;
    this.#socket = socket;
    this.hello = hello;
  }

  /**
   * Starts the helper and waits for its Hello.
   * @throws HelperError `helper_missing`, `helper_exited`, `helper_timeout`, `helper_version`, `protocol`
   */
  static async start(options: HelperOptions = {}): Promise<HelperClient> {
    const { path, file } =
      options.path === undefined ? helperProgram() : { path: options.path, file: options.path };
    const [near, far] = addon().socketPair();
    const socket = new Descriptor(near, "helper socket");
    let helper: HelperProcess;
    try {
      helper = await HelperProcess.start({ path, file }, far, options.log ?? (() => {}));
    } catch (cause) {
      socket.close();
      const message = `${path} cannot be started (${String(cause)}): run \`make build\``;
      throw new HelperError("helper_missing", message, { cause });
    } finally {
      addon().closeFd(far);
    }
    try {
      const frame = await addon().receive(near, options.helloTimeoutMs ?? CALL_TIMEOUT_MS);
      closeAll(frame.fds.map((fd) => new Descriptor(fd, "descriptor of Hello"))); // Hello has none
      const hello = decodeHello(frame.frame);
      checkHello(hello, path);
      return new HelperClient(helper, socket, hello);
    } catch (failure) {
      const reason = await explain(failure, helper, "start");
      await stop(helper, socket, 0);
      throw reason;
    }
  }

  /** Whether calls are no longer possible: the client was closed, or the stream or the helper failed. */
  get broken(): boolean {
    return this.#broken !== null;
  }

  get pid(): number {
    return this.#process.pid;
  }

  /**
   * Makes one call; calls made meanwhile wait for their turn. The deadline starts with the turn.
   * @throws HelperError the helper's own, or one that ends this client (see `HelperFailure.code`)
   * @throws TypeError for a request that does not fit the protocol; nothing was sent
   */
  request<K extends CallName>(
    call: K,
    request: Calls[K]["request"],
    timeoutMs: number = VERIFYING.has(call) ? VERIFYING_TIMEOUT_MS : CALL_TIMEOUT_MS,
  ): Promise<HelperReply<Calls[K]["reply"]>> {
    return this.#inTurn(() => this.#exchange(call, request, timeoutMs));
  }

  /**
   * Closes the socket, which makes the helper end, and waits for that; kills it after `timeoutMs`. Calls in
   * progress are rejected with `closed`. May be called again.
   */
  close(timeoutMs = 2000): Promise<void> {
    this.#broken ??= new HelperError("closed", "the connection to netmon-bpf was closed");
    this.#closing ??= stop(this.#process, this.#socket, timeoutMs);
    return this.#closing;
  }

  async #exchange<K extends CallName>(
    call: K,
    request: Calls[K]["request"],
    timeoutMs: number,
  ): Promise<HelperReply<Calls[K]["reply"]>> {
    if (this.#broken !== null) throw this.#broken;
    const bytes = encodeRequest(call, request);
    try {
      const frame = await addon().exchange(this.#socket.fd, bytes, timeoutMs);
      return receiveReply(call, frame);
    } catch (failure) {
      if (failure instanceof Refusal) throw failure;
      if (this.#broken === null) {
        const reason = await explain(failure, this.#process, call);
        this.#broken ??= reason;
        this.#closing ??= stop(this.#process, this.#socket, 0);
        await this.#closing;
      }
      throw this.#broken;
    }
  }
}

function checkHello(hello: Hello, path: string): void {
  const { version } = netmonPackage();
  const { protocolVersion, layoutVersion, helperVersion } = hello;
  const same =
    protocolVersion === PROTOCOL_VERSION && layoutVersion === LAYOUT_VERSION && helperVersion === version;
  if (same) return;
  throw new HelperError(
    "helper_version",
    `${path} is netmon-bpf ${helperVersion} (protocol ${protocolVersion}, layout ${layoutVersion}), ` +
      `this is netmon ${version} (protocol ${PROTOCOL_VERSION}, layout ${LAYOUT_VERSION}): another version was installed while ` +
      "this one started: start it again, or run `make build` so that both match",
  );
}

/** A refusal by the helper itself: the stream is intact and further calls are possible. */
class Refusal extends HelperError {}

function receiveReply<K extends CallName>(call: K, frame: NativeFrame): HelperReply<Calls[K]["reply"]> {
  const owned = frame.fds.map((fd, i) => new Descriptor(fd, `descriptor ${i} of ${call}`));
  try {
    const { error, result, fds } = decodeReply(call, frame.frame);
    if (error !== null) throw new Refusal(error.code, error.message);
    if (fds.length !== owned.length || new Set(fds).size !== fds.length || result === null)
      throw new HelperError(
        "protocol",
        `netmon-bpf named ${fds.length} descriptors in its reply to ${call} (${fds.join(", ")}) and sent ${owned.length}`,
      );
    const named = owned.map((descriptor, i) => new Descriptor(descriptor.release(), fds[i] ?? ""));
    return { result, descriptors: new Map(named.map((descriptor) => [descriptor.name, descriptor])) };
  } catch (failure) {
    closeAll(owned);
    throw failure;
  }
}

/** Turns a transport failure into an error that says how the process ended. */
async function explain(failure: unknown, helper: HelperProcess, during: string): Promise<HelperError> {
  if (failure instanceof HelperError) return failure;
  const code = failure instanceof Error ? (failure as Error & { code?: string }).code : undefined;
  const options = { cause: failure };
  if (code === "EPIPE" && (await helper.ended(1000))) {
    const message = `netmon-bpf (pid ${helper.pid}) ${helper.describe()} during ${during}`;
    return new HelperError("helper_exited", message, options);
  }
  if (code === "ETIMEDOUT") {
    const message = `netmon-bpf (pid ${helper.pid}) did not answer ${during} in time; it ${helper.describe()}`;
    return new HelperError("helper_timeout", message, options);
  }
  const message = `the connection to netmon-bpf failed during ${during}: ${String(failure)}`;
  return new HelperError("protocol", message, options);
}

async function stop(helper: HelperProcess, socket: Descriptor, timeoutMs: number): Promise<void> {
  addon().shutdownSocket(socket.fd); // wakes a worker that is waiting for a reply
  socket.close();
  if (timeoutMs > 0 && (await helper.ended(timeoutMs))) return;
  if (helper.running) helper.kill();
  await helper.ended(timeoutMs + 5000);
}
