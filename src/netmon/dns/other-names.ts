/**
 * A bounded memory of addresses that the agent was told for names without a rule, to mark learned addresses that
 * serve others as well. Failure: the oldest is forgotten; an address may then go unmarked.
 */
const MAX = 16_384;

export class OtherNames {
  readonly #names = new Map<string, string>();

  note(address: string, name: string): void {
    this.#names.delete(address);
    if (this.#names.size >= MAX) {
      const [oldest] = this.#names.keys();
      if (oldest !== undefined) this.#names.delete(oldest);
    }
    this.#names.set(address, name);
  }

  nameOf(address: string): string | null {
    return this.#names.get(address) ?? null;
  }
}
