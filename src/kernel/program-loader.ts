/**
 * Loads a session's programs, if possible before the policy is known: the kernel verifies them while the controller
 * is still starting. Loading attaches nothing. Sessions that share a helper share their programs, where the kernel can.
 *
 * Direction of failure: that of KernelSession.load. A session that was loaded ahead and does not fit is closed.
 */
import { isDeepStrictEqual } from "node:util";
import type { SharedHelper } from "./helper/calls.ts";
import { HelperClient } from "./helper/client.ts";
import { type Capacities, KernelSession, type SessionHelper } from "./session.ts";

export class ProgramLoader {
  #log: ((line: string) => void) | null = null;
  readonly #early: string[] = [];
  readonly #shared: SharedHelper | null;
  #ahead: { capacities: Capacities; session: Promise<KernelSession> } | null = null;

  /** `shared`: the helper of all sessions of this process, which share their programs; null: one for this session. */
  constructor(shared: SharedHelper | null = null) {
    this.#shared = shared;
  }

  /** Begins to load with these capacities. Resolves once the helper has been asked; never rejects. */
  async loadAhead(capacities: Capacities): Promise<void> {
    const helper = this.#helper();
    const session = helper.then((started) => KernelSession.load(started, capacities));
    session.catch(() => {}); // load() reports the error
    this.#ahead = { capacities, session };
    await helper.catch(() => {});
  }

  /** Sends each line that the helper writes to `log`, including earlier ones. */
  logTo(log: (line: string) => void): void {
    this.#log = log;
    for (const line of this.#early.splice(0)) log(line);
  }

  /** Throws as HelperClient.start and KernelSession.load do. */
  async load(capacities: Capacities): Promise<KernelSession> {
    const ahead = this.#ahead;
    if (ahead !== null && isDeepStrictEqual(ahead.capacities, capacities)) {
      this.#ahead = null;
      return ahead.session;
    }
    await this.drop();
    return this.#with((helper) => KernelSession.load(helper, capacities));
  }

  /** Takes over pins, as KernelSession.adopt does. */
  adopt(linkDir: string, cgroupPath: string): ReturnType<typeof KernelSession.adopt> {
    return this.#with((helper) => KernelSession.adopt(helper, linkDir, cgroupPath));
  }

  /** Closes a session that was loaded ahead and not used. */
  async drop(): Promise<void> {
    const ahead = this.#ahead;
    this.#ahead = null;
    await ahead?.session.then(
      (session) => session.close(),
      () => {},
    );
  }

  async #helper(): Promise<SessionHelper> {
    if (this.#shared !== null) return { client: await this.#shared.running(), shared: true };
    const client = await HelperClient.start({
      log: (line) => {
        if (this.#log !== null) this.#log(line);
        else this.#early.push(line);
      },
    });
    return { client, shared: false };
  }

  /** Makes a call that changes nothing if it fails; once more if a helper ended that others use too. */
  async #with<T>(call: (helper: SessionHelper) => Promise<T>): Promise<T> {
    const helper = await this.#helper();
    try {
      return await call(helper);
    } catch (error) {
      if (!helper.shared || !helper.client.broken) throw error;
      return call(await this.#helper());
    }
  }
}
