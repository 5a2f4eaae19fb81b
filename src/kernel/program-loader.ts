/**
 * Loads a session's programs, if possible before the policy is known: the kernel verifies them while the controller
 * is still starting. Loading attaches nothing.
 *
 * Direction of failure: that of KernelSession.load. A session that was loaded ahead and does not fit is closed.
 */
import { isDeepStrictEqual } from "node:util";
import { HelperClient } from "./helper/client.ts";
import { type Capacities, KernelSession } from "./session.ts";

export class ProgramLoader {
  #log: ((line: string) => void) | null = null;
  readonly #early: string[] = [];
  #ahead: { capacities: Capacities; session: Promise<KernelSession> } | null = null;

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
    return KernelSession.load(await this.#helper(), capacities);
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

  #helper(): Promise<HelperClient> {
    return HelperClient.start({
      log: (line) => {
        if (this.#log !== null) this.#log(line);
        else this.#early.push(line);
      },
    });
  }
}
