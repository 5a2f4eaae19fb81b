/**
 * Sessions of one command line, in order. Options after a --session belong to it, those before the first to the first.
 * A single --config applies to all. Fails closed: a session without a configuration is an error if others have one.
 */
import type { Command } from "commander";
import type { NamedTarget } from "../../kernel/target/target.ts";
import { checkSessionId } from "../../state/paths.ts";
import type { Pinning } from "../../watch/attachment/session-attachment.ts";
import type { LongRunningOptions } from "../long-running.ts";
import type { CliIo } from "../output/terminal.ts";
import { type PolicyOptions, usage } from "./shared-options.ts";

export interface SessionArgument {
  sessionId: string;
  /** null: the session's own cgroup. */
  target: NamedTarget | null;
  /** null: the defaults. */
  config: string | null;
}

type Draft = { -readonly [K in keyof SessionArgument]: SessionArgument[K] };

export class SessionArguments {
  readonly #sessions: Draft[] = [];
  /** Options before the first --session. */
  readonly #before: Draft = { sessionId: "", target: null, config: null };
  #configs = 0;

  session(sessionId: string): void {
    checkSessionId(sessionId);
    if (this.#sessions.some((known) => known.sessionId === sessionId))
      throw usage(`--session ${sessionId} is given twice: session names must differ`);
    this.#sessions.push({ sessionId, target: this.#before.target, config: null });
    this.#before.target = null;
  }

  target(target: NamedTarget): void {
    if (this.#last.target !== null)
      throw usage(
        `${this.#name} has two targets: give one of --cgroup, --pid, --container, --sidecar for each --session, ` +
          "after it",
      );
    this.#last.target = target;
  }

  config(file: string): void {
    this.#configs++;
    if (this.#last.config !== null) throw usage(`--config ${file}: ${this.#name} has one already`);
    this.#last.config = file;
  }

  /** The session that an option belongs to now. */
  get #last(): Draft {
    return this.#sessions.at(-1) ?? this.#before;
  }

  get #name(): string {
    return this.#last === this.#before ? "the session" : `session ${this.#last.sessionId}`;
  }

  /** Configuration that applies to all: the only one, or the one before the first session. */
  get commonConfig(): string | null {
    if (this.#configs !== 1) return this.#before.config;
    return [this.#before, ...this.#sessions].find(({ config }) => config !== null)?.config ?? null;
  }

  /** Throws CliError if one of several sessions has no configuration although others have one. */
  all(): SessionArgument[] {
    const common = this.commonConfig;
    return this.#sessions.map((session) => {
      const config = session.config ?? common;
      if (config === null && this.#configs > 0)
        throw usage(
          `session ${session.sessionId} has no configuration but others do: give it its own --config, ` +
            "or one --config for all before the first --session",
        );
      return { ...session, config };
    });
  }
}

export interface WatchCommandOptions extends PolicyOptions, Omit<LongRunningOptions, "session" | "config"> {
  waitForTarget?: number;
  endWithCgroup?: boolean;
  pods?: boolean;
  node?: string;
  selector?: string;
  podConfigs?: string;
  kubernetes?: string;
  serviceAccount: string;
  cgroupRoot?: string;
  all?: boolean;
  /** --pin, --no-pin; undefined: neither. */
  pin?: boolean;
  sidecar?: string | true;
  stats?: boolean;
  allowRootCgroup?: boolean;
}

/** Returns when links outlive netmon, according to the options. */
export function pinningOf(pin: boolean | undefined): Pinning {
  if (pin === undefined) return "enforcing";
  return pin ? "always" : "never";
}

/** What one `netmon watch` is told. */
export interface WatchArguments {
  sessions: readonly SessionArgument[];
  /** The single one; null: several, or those of pods. */
  only: SessionArgument | null;
  commonConfig: string | null;
  options: WatchCommandOptions;
  command: Command;
  io: CliIo;
}
