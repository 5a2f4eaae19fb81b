/**
 * The kernel layer of a run whose session the service holds. Looks to the other layers like one of their own.
 *
 * Fails closed. Without the service, what the session's links refuse stays refused, and this asks for the session again
 * until it is back; a session that is gone for good ends the run's claim to enforce.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { poll } from "../../async/poll.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { EventSink, NetmonEvent } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { Attached } from "../../watch/session-view.ts";
import { checkLength } from "./kernel-policy.ts";
import type { KernelLayer } from "./kernel-port.ts";
import type { ServicePolicy } from "./protocol.ts";
import { ServiceRefusal } from "./refusal.ts";
import { ServiceClient, ServiceUnanswered } from "./service-client.ts";

export interface ServiceKernelOptions {
  socket: string;
  sessionId: string;
  /** The process whose end is the run's. */
  runs: number;
  /** Returns the policy as it is now. */
  policy(): ServicePolicy;
  emit: EventSink;
  log: Log;
}

const AGAIN_MS = 100;
/** Refusals of a session that will not come back. */
const GONE: ReadonlySet<string> = new Set(["target", "usage"]);
const ENDING_MS = 15_000;
/** How long a run that ends waits for a service that is gone. */
const BACK_MS = 5000;

export class ServiceKernel implements KernelLayer {
  readonly linkDir = null;
  readonly service: { socket: string; session: string };
  attached!: Attached;
  cgroupPath = "";
  enforcementFailed = false;
  readonly #options: ServiceKernelOptions;
  #client: ServiceClient | null = null;
  #over = false;
  /** Whether it has lost the service, and asks for the session again. */
  #asking = false;
  #lost = 0;
  #enforcing = false;
  #isolation: Uint8Array | null = null;

  private constructor(options: ServiceKernelOptions) {
    this.#options = options;
    this.service = { socket: options.socket, session: options.sessionId };
  }

  /** Rejects with ServiceRefusal. */
  static async start(options: ServiceKernelOptions): Promise<ServiceKernel> {
    const kernel = new ServiceKernel(options);
    try {
      // it may just be starting again
      const until = performance.now() + BACK_MS;
      while (!(await kernel.#opened(performance.now() < until))) await sleep(AGAIN_MS);
      return kernel;
    } catch (error) {
      kernel.#over = true;
      kernel.#client?.close();
      throw error;
    }
  }

  get enforcing(): boolean {
    return this.#enforcing;
  }

  readEvents(): void {}

  /** Rejects with ServiceRefusal; the old policy stays. */
  async reload(mode: "observe" | "enforce"): Promise<void> {
    if (this.#client === null || this.#asking) throw new ServiceRefusal("state", "netmon serve is not there");
    await this.#client.ask({ configure: this.#policy() });
    this.#enforcing = mode === "enforce";
  }

  /** Tells the service how the command is isolated, for netmon exec, also when it is back. */
  share(isolation: Uint8Array): void {
    this.#isolation = isolation;
    if (!this.#asking) this.#tellIsolation();
  }

  #tellIsolation(): void {
    const isolation = this.#isolation;
    if (isolation === null) return;
    processFaults.part("session").background(async () => {
      try {
        await this.#client?.ask({ share: { isolation } });
      } catch (error) {
        if (!this.#over && !this.#asking)
          this.#options.log.warn(`netmon exec cannot enter this session: ${errorMessage(error)}`);
      }
    }, "kept");
  }

  /** Ends the session with all that is in it. */
  async stop(reason: string): Promise<void> {
    if (this.#over) return;
    // what the service does not hear of, it kills some seconds after it is back
    await poll(
      () => this.#asking,
      (asking) => !asking,
      { timeoutMs: BACK_MS, intervalMs: AGAIN_MS },
    );
    this.#over = true;
    const { log } = this.#options;
    try {
      await Promise.race([
        this.#asking ? null : this.#client?.ask({ end: { reason } }),
        sleep(ENDING_MS, null, { ref: false }).then(() => {
          throw new ServiceRefusal("state", "it does not answer");
        }),
      ]);
    } catch (error) {
      log.warn(`netmon serve did not say that the session ended: ${errorMessage(error)}`);
    }
    this.#client?.close();
    if (this.#lost > 0)
      log.warn(`${this.#lost} events of the kernel layer came too fast, and are missing here`);
  }

  /** Resolves to false if nobody answers; `isEarly` false: rejects then too. */
  async #opened(isEarly: boolean): Promise<boolean> {
    try {
      await this.#open(false);
      return true;
    } catch (error) {
      if (isEarly && error instanceof ServiceUnanswered) return false;
      throw error;
    }
  }

  #policy(): ServicePolicy {
    const policy = this.#options.policy();
    checkLength(policy.file, policy.document);
    return policy;
  }

  async #open(resume: boolean): Promise<void> {
    const { socket, sessionId, runs } = this.#options;
    const policy = this.#policy();
    this.#client = await ServiceClient.connect(socket, {
      event: (bytes) => this.#event(bytes),
      notes: (lines) => {
        for (const line of lines) this.#options.log.warn(line);
      },
      ended: (how) => {
        this.enforcementFailed ||= how.enforcementFailed;
        this.#lost += how.eventsLost;
        if (!this.#over) this.#gone(`netmon serve ended the session: ${how.reason}`);
      },
      lost: () => {
        if (!this.#over && !this.#asking)
          processFaults.part("session").background(() => this.#again(), "session_ended");
      },
    });
    const { opened } = await this.#client.ask({
      open: { session: sessionId, policy, resume, runs },
    });
    if (!opened)
      throw new ServiceRefusal("unexpected", "netmon serve gave another answer than was asked for");
    this.cgroupPath = opened.cgroup;
    this.attached = JSON.parse(Buffer.from(opened.attached).toString("utf8")) as Attached;
    this.#enforcing = this.attached.mode === "enforce";
  }

  /** Asks until the session is back. */
  async #again(): Promise<void> {
    const { log } = this.#options;
    this.#asking = true;
    const stays = this.#enforcing ? "what it refused stays refused" : "it is not watched";
    log.warn(`netmon serve is gone: the session goes on, ${stays}, and netmon asks for it again`);
    while (!this.#over) {
      try {
        await this.#open(true);
        this.#asking = false;
        this.#tellIsolation();
        log.warn("netmon serve is back, and has the session again");
        return;
      } catch (error) {
        if (error instanceof ServiceRefusal && GONE.has(error.code))
          return this.#gone(`netmon serve has the session no more: ${error.message}`);
        await sleep(AGAIN_MS);
      }
    }
  }

  #gone(why: string): void {
    this.#over = true;
    this.#client?.close();
    if (this.#enforcing) this.enforcementFailed = true;
    this.#options.log.error(why);
  }

  #event(bytes: Uint8Array): void {
    const event = JSON.parse(Buffer.from(bytes).toString("utf8")) as NetmonEvent;
    // the service's id for it says whose it is
    this.#options.emit({ ...event, session_id: this.#options.sessionId } as NetmonEvent);
  }
}
