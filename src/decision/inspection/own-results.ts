/**
 * Results of netmon's own tools without what `dlp` redacts, so that no model reads it even where no LLM proxy is on
 * its way. Other servers' results stay as they are: clients use them for more than a model, and the proxy redacts
 * what is sent to one.
 */
import type { Config } from "../../config/config.ts";
import { atOnce } from "../../llm/dlp/detector.ts";
import { toolResultText } from "../../llm/dlp/message-text.ts";
import { type Redactor, redactor } from "../../llm/dlp/redactor.ts";
import type { RedactedMessage } from "../../mcp/inspection/guard.ts";
import type { GuardContext } from "./guard-context.ts";
import { isOwn } from "./recorded-call.ts";

export class OwnResults {
  readonly #serverId: string;
  readonly #context: GuardContext;
  #config: Config | null = null;
  #redact: Redactor | null = null;

  constructor(serverId: string, context: GuardContext) {
    this.#serverId = serverId;
    this.#context = context;
  }

  /** `message`: JSON text of at most some 100 kB, which the tool server's limit on results keeps. */
  redacted(message: string): RedactedMessage {
    const { config, counters } = this.#context;
    if (config !== this.#config) {
      this.#redact = this.#redactorOf(config);
      this.#config = config;
    }
    if (this.#redact === null) return { message, redactions: 0 };
    const { body, redactions } = atOnce(this.#redact(message));
    counters.redactions += redactions;
    return { message: body, redactions };
  }

  #redactorOf({ dlp, sandbox }: Config): Redactor | null {
    const wanted = dlp.mode === "redact" && isOwn(sandbox.mcp, this.#serverId);
    return wanted ? redactor(dlp, toolResultText) : null;
  }
}
