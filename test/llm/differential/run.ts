/** Runs cases: each client that reads their form, through netmon, and what it would have executed. */
import { BuiltProxied } from "./built.ts";
import { formOfReader } from "./cases/forms.ts";
import type { Case } from "./cases/make.ts";
import { Clients, NO_ANSWER, type ToldCall } from "./clients.ts";
import { DENIED, unjudged } from "./oracle.ts";
import { type JudgingProxy, Proxied, type Seen } from "./proxied.ts";
import { Slots } from "./slots.ts";

/** One client that executed what netmon had not allowed. */
export interface Finding extends Seen {
  case: Case;
  reader: string;
  calls: ToldCall[];
}

export interface Outcome {
  runs: number;
  /** Runs in which netmon told of a call. */
  judged: number;
  /** Runs in which the client executed an allowed call. */
  useful: number;
  /** Runs in which the client, without netmon, executed the denied call; only where that was asked for. */
  dangerous: number;
  /** Clients that waited for an answer that did not come to an end. */
  stuck: string[];
  findings: Finding[];
}

/** Observe lets everything through: what the clients then execute shows that they can. Built: the program, in enforce. */
type Through = "enforce" | "observe" | "built";

export interface Which {
  mode?: Through;
  /** The clients whose name has this in it. */
  only?: string | undefined;
  /** Each case also without netmon. */
  direct?: boolean;
}

const LANGUAGES = ["js", "python", "go"];

export class Differential {
  readonly #slots: Slots;
  /** Each is started when it is first asked for. */
  readonly #proxies = new Map<Through, Promise<JudgingProxy>>();
  readonly #clients: readonly Clients[];

  private constructor(slots: Slots, clients: readonly Clients[]) {
    this.#slots = slots;
    this.#clients = clients;
  }

  static async start(): Promise<Differential> {
    const clients = await Promise.all(LANGUAGES.map((language) => Clients.start(language)));
    return new Differential(await Slots.start(), clients);
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((each) => each.close()));
    await Promise.all([...this.#proxies.values()].map(async (each) => (await each).close()));
    await this.#slots.close();
  }

  /** The clients that read the form. */
  readersOf(form: string): string[] {
    return this.#clients.flatMap(({ readers }) => readers.filter((reader) => formOfReader(reader) === form));
  }

  async run(
    cases: readonly Case[],
    { mode = "enforce", only = "", direct = false }: Which = {},
  ): Promise<Outcome> {
    const outcome: Outcome = { runs: 0, judged: 0, useful: 0, dangerous: 0, stuck: [], findings: [] };
    const proxy = await this.#proxy(mode);
    const runs = cases.flatMap((asked) =>
      this.readersOf(asked.form)
        .filter((reader) => reader.includes(only))
        .flatMap((reader) => [
          () => this.#through(asked, reader, proxy, outcome),
          ...(direct ? [() => this.#without(asked, reader, outcome)] : []),
        ]),
    );
    if (proxy.concurrent) await Promise.all(runs.map((run) => run()));
    else for (const run of runs) await run();
    return outcome;
  }

  #proxy(mode: Through): Promise<JudgingProxy> {
    const { url } = this.#slots;
    const start = () => (mode === "built" ? BuiltProxied.start(url) : Proxied.start(url, mode));
    const known = this.#proxies.get(mode);
    if (known !== undefined) return known;
    const started: Promise<JudgingProxy> = start();
    this.#proxies.set(mode, started);
    started.catch(() => this.#proxies.delete(mode)); // the next test starts another
    return started;
  }

  async #through(asked: Case, reader: string, proxy: JudgingProxy, outcome: Outcome): Promise<void> {
    const { told, seen } = await this.#slots.run(asked, async ({ name }) => {
      await proxy.take(name);
      const told = await this.#clientsOf(reader).ask(reader, proxy.urlOf(name));
      return { told, seen: await proxy.take(name) };
    });
    outcome.runs++;
    if (seen.judged.length > 0) outcome.judged++;
    if (told.error === NO_ANSWER) outcome.stuck.push(`${reader}, ${asked.name}`);
    const calls = unjudged(told, seen.judged);
    if (told.calls.length > calls.length) outcome.useful++;
    if (calls.length > 0) outcome.findings.push({ case: asked, reader, calls, ...seen });
  }

  async #without(asked: Case, reader: string, outcome: Outcome): Promise<void> {
    const told = await this.#slots.run(asked, ({ name }) =>
      this.#clientsOf(reader).ask(reader, `${this.#slots.url}/${name}`),
    );
    if (told.calls.some(({ name }) => name === DENIED)) outcome.dangerous++;
  }

  #clientsOf(reader: string): Clients {
    const clients = this.#clients.find(({ readers }) => readers.includes(reader));
    if (!clients) throw new Error(`there is no client ${reader}`);
    return clients;
  }
}

/** A finding for a person, and how to repeat it. */
export function described({
  case: { name, story, answer },
  reader,
  calls,
  judged,
  refusals,
}: Finding): string {
  const wire = Buffer.concat(answer).toString("latin1");
  return [
    `${reader} executed ${JSON.stringify(calls)}`,
    `  netmon judged ${JSON.stringify(judged.map(({ call, allowed }) => [call.name, call.input.text, call.flaw, allowed]))}`,
    `  and refused ${JSON.stringify(refusals.map(({ reason, text }) => `${reason}: ${text}`))}`,
    ...story.map((line) => `  - ${line}`),
    `  repeat it: make differential CASE='${name}'`,
    `  ${JSON.stringify(wire.length > 3000 ? `${wire.slice(0, 3000)}…` : wire)}`,
  ].join("\n");
}
