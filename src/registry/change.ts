/**
 * Notes of changes, handed out once for all of one tick: a reload that touches a thousand servers is one
 * reconciliation.
 */
import { processFaults } from "../event/faults.ts";

export interface RegistryChange {
  /** Servers or their endpoints. */
  servers: boolean;
  tools: boolean;
  /** Host names whose addresses changed. */
  hosts: ReadonlySet<string>;
}

/** An error is a fault, and the other listeners run. */
export type ChangeListener = (change: RegistryChange) => void;

export class ChangeNotifier {
  readonly #listeners = new Set<ChangeListener>();
  #pending: { servers: boolean; tools: boolean; hosts: Set<string> } | null = null;

  note(change: { servers?: true; tools?: true; host?: string }): void {
    if (!this.#pending) {
      this.#pending = { servers: false, tools: false, hosts: new Set() };
      // After the I/O callbacks of this tick, so that DNS answers that arrive together count as one change.
      setImmediate(() => this.#deliver());
    }
    this.#pending.servers ||= change.servers === true;
    this.#pending.tools ||= change.tools === true;
    if (change.host !== undefined) this.#pending.hosts.add(change.host);
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #deliver(): void {
    const change = this.#pending;
    this.#pending = null;
    if (!change) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener(change);
      } catch (error) {
        processFaults.part("names").fault(error, "kept");
      }
    }
  }
}
