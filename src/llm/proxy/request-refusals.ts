/** What netmon says of one request itself: to its client, in the vendor's form, and in events and counters. */
import type { IncomingMessage } from "node:http";
import type { Dialect, LlmApi, LlmRefusalReason } from "../../event/event.ts";
import type { NotAdmitted } from "../../http/admission.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { RETRY_AFTER, restOf } from "../../http/connection-room.ts";
import { errorFormatOf } from "../formats.ts";
import type { WireFormat } from "../wire.ts";
import { report } from "./counting.ts";
import { failureOf } from "./failure.ts";
import type { MisplacedRefusal } from "./outgoing-credentials.ts";
import { turnAway, type VendorError, vendorError } from "./own-responses.ts";
import type { ProviderServerVerdict, ProxyPorts, Refusal, RequestContext } from "./ports.ts";

export class RequestRefusals {
  /** What is known of the request so far. */
  format: WireFormat = errorFormatOf(null);
  dialect: Dialect | null = null;
  /** null: its body is not read. */
  exchange: RequestContext | null = null;
  readonly #ports: ProxyPorts;
  readonly #client: ClientResponse;
  readonly #id: string;

  constructor(ports: ProxyPorts, client: ClientResponse, id: string) {
    this.#ports = ports;
    this.#client = client;
    this.#id = id;
  }

  report(
    direction: Refusal["direction"],
    reason: LlmRefusalReason,
    text: string,
    enforce: boolean,
    rule: Pick<ProviderServerVerdict, "serverId" | "rule"> = { serverId: null, rule: null },
  ): void {
    report(this.#ports, {
      requestId: this.#id,
      dialect: this.dialect,
      api: this.exchange?.api ?? null,
      direction,
      action: enforce ? "block" : "allow",
      reason,
      serverId: rule.serverId,
      rule: rule.rule,
      text,
    });
  }

  /** Reports that the request cannot be checked. */
  unchecked(error: unknown, enforce: boolean): { reason: LlmRefusalReason; text: string } {
    const { reason, text: what } = failureOf(error);
    const text = `netmon cannot check this request: ${what}.`;
    this.report("request", reason, text, enforce);
    return { reason, text };
  }

  misplaced(refusal: MisplacedRefusal, enforce: boolean): void {
    this.report("request", "placeholder", refusal.text, enforce, refusal);
  }

  /** Answers the client. */
  error(
    status: number,
    reason: VendorError["reason"],
    text: string,
    more: Pick<VendorError, "retry" | "headers"> = {},
  ): void {
    vendorError(this.#client, this.format, { status, reason, text, requestId: this.#id, ...more });
  }

  async full(request: IncomingMessage): Promise<void> {
    await restOf(request);
    const text = "Too many requests are in progress at netmon's LLM proxy: try again later.";
    this.error(503, "too_many_connections", text, { retry: true, headers: ["retry-after", RETRY_AFTER] });
  }

  turnAway(reason: NotAdmitted): void {
    if (reason.status === 426) this.report("request", "upgrade", reason.text, true);
    else this.#ports.counters.refused++;
    this.#ports.log.debug(`${this.#id}: ${reason.status}: ${reason.text}`);
    turnAway(this.#client, this.format, this.#id, reason);
  }
}

/** Returns the status of a refusal by the policy. */
export function refusalStatus(api: LlmApi | null): 400 | 403 {
  return api === "responses" ? 400 : 403;
}

/** HTTP statuses by reason; any other reason has 400. */
const STATUS: Partial<Record<LlmRefusalReason, number>> = { unknown_encoding: 415, too_large: 413 };

/** Returns the status for a request that cannot be checked. */
export const statusOf = (reason: LlmRefusalReason): number => STATUS[reason] ?? 400;
