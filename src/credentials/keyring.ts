/**
 * The keys of one session, in the one place of the process that holds them, with their placeholders.
 *
 * Fails closed: a key that cannot be read at the start is an error. One that cannot be read again stays as it was.
 */
import { errorMessage } from "../errors/error-message.ts";
import { whyOnlyOnce } from "./command-source.ts";
import {
  type CredentialAccess,
  CredentialError,
  type CredentialRule,
  type CredentialSource,
} from "./credential-rule.ts";
import { digitsOf, newPlaceholder } from "./placeholder.ts";
import { exposures, readKey } from "./source.ts";

interface Held {
  rule: CredentialRule;
  placeholder: string;
  key: Buffer;
  /** Monotonic milliseconds. */
  readAt: number;
  /** Whether a server has refused it since. */
  refused: boolean;
  reading: Promise<void> | null;
  /** Why it may not be read again during the session; null: it may. */
  onlyOnce: string | null;
}

const OF_AGENT =
  "netmon runs as the agent's user, who can change its program and its settings: keys are not safe from an agent that looks for them. Start it with sudo";

/** How often a key is read again at most. */
const PAUSE_MS = 10_000;

export class Keyring {
  /** Called when a key that was to be read again could not be. `text`: holds nothing of it. */
  onFailure: (credential: string, text: string) => void = () => {};
  readonly #open: () => CredentialAccess;
  #opened: CredentialAccess | null = null;
  /** By the digits of its placeholder. */
  #held = new Map<string, Held>();
  #notes: string[] = [];
  /** Those with keys. */
  readonly #variables = new Set<string>();
  #closed = false;
  /** Whether the agent may be running. */
  #begun = false;

  private constructor(access: () => CredentialAccess) {
    this.#open = access;
  }

  /** `access`: asked for once, with the first rule. Rejects with CredentialError. */
  static async open(rules: readonly CredentialRule[], access: () => CredentialAccess): Promise<Keyring> {
    const keyring = new Keyring(access);
    await keyring.update(rules);
    return keyring;
  }

  /** Placeholders for the agent, in the order of the configuration. */
  get placeholders(): { credential: string; variables: readonly string[]; placeholder: string }[] {
    return [...this.#held.values()].map(({ rule: { name, variables }, placeholder }) => ({
      credential: name,
      variables,
      placeholder,
    }));
  }

  get isEmpty(): boolean {
    return this.#held.size === 0;
  }

  /** How the agent can have keys without netmon: sentences for a person. */
  get notes(): readonly string[] {
    return this.#notes;
  }

  /** A text with placeholders in the place of keys, wherever they are in it. */
  withoutKeys(text: string): string {
    const bytes = Buffer.from(text);
    const found = [...this.#held.values()].filter(({ key }) => bytes.includes(key));
    return found.reduce(
      (changed, { key, placeholder }) => changed.replaceAll(key.toString("latin1"), () => placeholder),
      text,
    );
  }

  /** The name of the credential with this placeholder; null: it is of no credential of this session. */
  nameOf(digits: string): string | null {
    return this.#held.get(digits)?.rule.name ?? null;
  }

  /** The placeholder of the credential with this name; null: the session has none. */
  placeholderOf(name: string): string | null {
    for (const { rule, placeholder } of this.#held.values()) if (rule.name === name) return placeholder;
    return null;
  }

  ruleOf(placeholder: string): CredentialRule | null {
    const held = this.#held.get(digitsOf(placeholder));
    return held?.placeholder === placeholder ? held.rule : null;
  }

  /** Returns the key; it is in a text from here on, which nobody can overwrite. Reads it again first if that is due. */
  async key(placeholder: string): Promise<string> {
    const held = this.#held.get(digitsOf(placeholder));
    if (held === undefined || this.#closed) throw new CredentialError("the session has ended");
    if (isDue(held)) await this.#readAgain(held);
    if (!this.#holds(held))
      throw new CredentialError("the configuration was read again meanwhile: ask again");
    return held.key.toString("latin1");
  }

  /** A server has refused these credentials (401): they are read again before their next use. */
  refused(names: readonly string[]): void {
    for (const held of this.#held.values()) if (names.includes(held.rule.name)) held.refused = true;
  }

  /** Takes over the rules of a reload; credentials keep their placeholders. Rejects with CredentialError, and nothing has changed then. */
  async update(rules: readonly CredentialRule[]): Promise<void> {
    const before = new Map([...this.#held.values()].map((held) => [held.rule.name, held]));
    const next: { held: Held; rule: CredentialRule }[] = [];
    const made: Held[] = [];
    for (const { source } of rules) if (source.kind === "env") this.#variables.add(source.variable);
    try {
      for (const rule of rules) {
        const known = before.get(rule.name);
        const isSame = JSON.stringify(known?.rule.source) === JSON.stringify(rule.source);
        if (known === undefined || !isSame) made.push(await this.#read(rule, known?.placeholder));
        next.push({ held: isSame && known !== undefined ? known : (made.at(-1) as Held), rule });
      }
    } catch (error) {
      for (const { key } of made) key.fill(0);
      throw error;
    }
    if (this.#closed) {
      for (const { key } of made) key.fill(0);
      return;
    }
    const kept = new Set(next.map(({ held }) => held));
    for (const held of this.#held.values()) if (!kept.has(held)) held.key.fill(0);
    for (const { held, rule } of next) held.rule = rule;
    this.#held = new Map(next.map(({ held }) => [digitsOf(held.placeholder), held]));
    const ofAgent = next.length > 0 && this.#access.agent?.uid === process.geteuid?.() ? [OF_AGENT] : [];
    this.#notes = [...ofAgent, ...next.flatMap(({ held }) => this.#notesOn(held))];
    this.#begun = true;
  }

  get #access(): CredentialAccess {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** Overwrites the keys. */
  close(): void {
    this.#closed = true;
    for (const { key } of this.#held.values()) key.fill(0);
    this.#held.clear();
  }

  async #read(rule: CredentialRule, placeholder: string | undefined): Promise<Held> {
    const { source } = rule;
    const onlyOnce = source.kind === "exec" ? whyOnlyOnce(source.command, this.#access) : null;
    try {
      if (this.#begun && onlyOnce !== null)
        throw new CredentialError(`a command that is new does not run during the session: ${onlyOnce}`);
      const key = await this.#keyOf(source);
      return {
        rule,
        key,
        placeholder: placeholder ?? newPlaceholder(key.toString("latin1", 0, 16)),
        readAt: performance.now(),
        refused: false,
        reading: null,
        onlyOnce,
      };
    } catch (error) {
      throw new CredentialError(`credentials.${rule.name} cannot be read: ${errorMessage(error)}`);
    }
  }

  /** A command gets no other credential's key: its environment may be readable for its user's processes. */
  #keyOf(source: CredentialSource): Promise<Buffer> {
    const access = this.#access;
    if (source.kind !== "exec") return readKey(source, access);
    const others = Object.entries(access.env).filter(([name]) => !this.#variables.has(name));
    return readKey(source, { ...access, env: Object.fromEntries(others) });
  }

  #readAgain(held: Held): Promise<void> {
    const { source, name } = held.rule;
    held.reading ??= (async () => {
      try {
        const key = await this.#keyOf(source);
        if (!this.#holds(held)) key.fill(0);
        else {
          held.key.fill(0);
          held.key = key;
        }
      } catch (error) {
        this.onFailure(name, `${errorMessage(error)}: the key that was read before stays in use`);
      } finally {
        held.readAt = performance.now();
        held.refused = false;
        held.reading = null;
      }
    })();
    // whoever asks while it is read waits as well
    return held.reading.then(() => {});
  }

  /** False once it is replaced or closed, and its key overwritten. */
  #holds(held: Held): boolean {
    return this.#held.get(digitsOf(held.placeholder)) === held;
  }

  #notesOn({ rule: { source, name }, key, onlyOnce }: Held): string[] {
    return [
      ...exposures(source, key, this.#access),
      ...(onlyOnce === null ? [] : [`its command runs at the start only: ${onlyOnce}`]),
    ].map((note) => `credential ${name}: ${note}`);
  }
}

function isDue({ rule: { source, ttlMs }, readAt, refused, onlyOnce }: Held): boolean {
  if (source.kind === "env" || onlyOnce !== null) return false;
  const age = performance.now() - readAt;
  return (refused && age >= PAUSE_MS) || (ttlMs !== null && age >= Math.max(ttlMs, PAUSE_MS));
}
