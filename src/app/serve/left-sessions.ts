/**
 * Sessions that nobody has, and that stay closed: an earlier service's that this one could not take over, and those whose
 * processes could not be ended. Each counts as its user's, so that nobody makes more of them than a user may have.
 */
import type { UserLimits } from "./user-limits.ts";

export class LeftSessions {
  readonly #limitsOf: (uid: number) => UserLimits;
  /** Why, by id. */
  readonly #left = new Map<string, string>();

  constructor(limitsOf: (uid: number) => UserLimits) {
    this.#limitsOf = limitsOf;
  }

  get size(): number {
    return this.#left.size;
  }

  /** Sentences for a person. */
  get texts(): string[] {
    return [...this.#left].map(([id, why]) => textOf(id, why));
  }

  has(id: string): boolean {
    return this.#left.has(id);
  }

  /** Returns the sentence for a person. */
  add(id: string, why: string): string {
    if (!this.#left.has(id)) this.#count(id, 1);
    this.#left.set(id, why);
    return textOf(id, why);
  }

  remove(id: string): void {
    if (this.#left.delete(id)) this.#count(id, -1);
  }

  idsOf(uid: number): string[] {
    return [...this.#left.keys()].filter((id) => uidOf(id) === uid);
  }

  #count(id: string, by: number): void {
    const uid = uidOf(id);
    if (uid !== null) this.#limitsOf(uid).sessions += by;
  }
}

/** null: the id is no user's session's, such as that of a file that somebody put there. */
function uidOf(id: string): number | null {
  const [, uid] = /^u(\d{1,10})\./.exec(id) ?? [];
  return uid === undefined ? null : Number(uid);
}

function textOf(id: string, why: string): string {
  return `session ${id} is left as it is, and refuses what it refused: ${why}; netmon detach --session ${id} removes it`;
}
