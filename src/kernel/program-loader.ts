/**
 * Loads a session's programs, where it can before the policy is known: the kernel verifies them while the controller still
 * starts. Nothing is attached by that.
 *
 * Direction of failure: that of KernelSession.load. What was loaded ahead and does not fit is let go.
 */
import { isDeepStrictEqual } from "node:util";
import { HelperClient } from "./helper/client.ts";
import { type Capacities, KernelSession } from "./session.ts";

export class ProgramLoader {
  #log: ((line: string) => void) | null = null;
  readonly #early: string[] = [];
  #ahead: { capacities: Capacities; session: Promise<KernelSession> } | null = null;

  /** Begins to load with these capacities. Resolves when the helper has been asked, and never rejects. */
  async loadAhead(capacities: Capacities): Promise<void> {
    const helper = this.#helper();
    const session = helper.then((started) => KernelSession.load(started, capacities));
    session.catch(() => {}); // whoever loads is told
    this.#ahead = { capacities, session };
    await helper.catch(() => {});
  }

  /** Each line the helper writes goes here from now on, with those before. */
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

  /** Lets go what was loaded ahead and is not needed. */
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
