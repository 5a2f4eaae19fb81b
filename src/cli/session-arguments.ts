/**
 * The sessions of one command line, in order: what follows a --session is that session's; what stands before the
 * first is the first's. One --config alone is for all of them.
 *
 * Direction of failure: closed. A session that would run without the configuration that others have is an error.
 */
import { checkSessionId } from "../app/state/paths.ts";
import type { TargetSpec } from "../netmon/target/target.ts";
import { CliError, ExitCode } from "./exit-codes.ts";

export interface SessionArgument {
  sessionId: string;
  /** null: the session's own cgroup. */
  target: TargetSpec | null;
  /** null: the defaults. */
  config: string | null;
}

type Draft = { -readonly [K in keyof SessionArgument]: SessionArgument[K] };

const usage = (text: string): CliError => new CliError(ExitCode.usage, text);

export class SessionArguments {
  readonly #sessions: Draft[] = [];
  /** Before the first --session. */
  #target: TargetSpec | null = null;
  #config: string | null = null;
  #configs = 0;

  session(sessionId: string): void {
    checkSessionId(sessionId);
    if (this.#sessions.some((known) => known.sessionId === sessionId))
      throw usage(`--session ${sessionId} is given twice: each session has a name of its own`);
    this.#sessions.push({ sessionId, target: this.#target, config: null });
    this.#target = null;
  }

  target(target: TargetSpec): void {
    const last = this.#sessions.at(-1);
    if ((last ? last.target : this.#target) !== null)
      throw usage(
        `${last ? `session ${last.sessionId}` : "the session"} has two targets: give one of --cgroup, --pid, ` +
          "--container, --sidecar for each --session, after it",
      );
    if (last) last.target = target;
    else this.#target = target;
  }

  config(file: string): void {
    this.#configs++;
    const last = this.#sessions.at(-1);
    if ((last ? last.config : this.#config) !== null)
      throw usage(`--config ${file}: ${last ? `session ${last.sessionId}` : "the session"} has one already`);
    if (last) last.config = file;
    else this.#config = file;
  }

  /** A configuration that is for all: the only one, or the one before the first session. */
  get commonConfig(): string | null {
    if (this.#configs === 1)
      return this.#config ?? this.#sessions.find((s) => s.config !== null)?.config ?? null;
    return this.#config;
  }

  /** Throws CliError where one of several has no configuration although others have. */
  all(): SessionArgument[] {
    const common = this.commonConfig;
    return this.#sessions.map((session) => {
      const config = session.config ?? common;
      if (config === null && this.#configs > 0)
        throw usage(
          `session ${session.sessionId} has no configuration although others have: give it a --config of its own, ` +
            "or one for all before the first --session",
        );
      return { ...session, config };
    });
  }
}
