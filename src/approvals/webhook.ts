/**
 * A webhook receiver that is notified of each waiting call and connection, and may answer for a person: in its
 * response, or later when netmon polls. netmon makes every connection to the receiver: no port is open to sessions.
 *
 * Three messages are sent: `approval.requested`, `approval.waiting` (polls for answers), `approval.ended`. A receiver
 * keeps an answer until its approval has ended, since the response that carries it may be lost.
 *
 * Fails closed for the call, which does not wait for the receiver: if it cannot be reached, or its answer is refused,
 * the call stays unanswered. Both are counted and reported.
 */

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { BoundedMap } from "../collections/bounded-map.ts";
import type { ApprovalsConfig } from "../config/config.ts";
import { errorMessage } from "../errors/error-message.ts";
import type { NetmonApprovalWebhookFailed } from "../event/event.ts";
import { processFaults } from "../event/faults.ts";
import { backoffMs } from "../export/backoff.ts";
import { Outbox, type SendOutcome } from "../export/outbox.ts";
import { type PostOutcome, post } from "../export/post.ts";
import { SECRET_PREFIX, signingKey, webhookHeaders } from "../export/webhook/signature.ts";
import { StateError } from "../state/error.ts";
import { readKeyFile } from "../state/key-file.ts";
import type { WebhookState } from "./protocol.ts";
import { messagesIn, readAnswer, type SignedAnswer } from "./signed-answers.ts";
import { type Ticket, ticketFacts } from "./ticket.ts";

export interface ApprovalWebhookOptions {
  config: ApprovalsConfig["webhooks"][number];
  now(): number;
  /** Records an answer; returns why it is refused, or null. Throws StoreError if it may be retried. */
  answer(answer: SignedAnswer, receiver: string): string | null;
  failed(about: Pick<NetmonApprovalWebhookFailed, "receiver" | "failure" | "count" | "text">): void;
  log: { warn(text: string): void; info(text: string): void; error(text: string): void };
}

interface Message {
  id: string;
  body: string;
  /** Unix time in milliseconds after which it is obsolete. */
  until: number;
}

/** How long a receiver without an answer may hold a request. */
const WAIT_SECONDS = 20;
/** Interval between two polls. */
const PAUSE_MS = 500;
const RETRY = { firstMs: 500, maxMs: 10_000 };
const MAX_QUEUE = 256;
const FLUSH_MS = 2000;
/** Messages remembered as duplicates: receivers repeat them until they learn that the approval has ended. */
const MAX_SEEN = 1000;
/** In bytes, as required by Standard Webhooks. */
const MIN_SECRET = 24;

export class ApprovalWebhook {
  readonly #options: ApprovalWebhookOptions;
  /** Scheme, host and port only: path and query may be secret. */
  readonly #receiver: string;
  /** null: the secret is unusable, and nothing is sent. */
  readonly #key: Buffer | null;
  readonly #outbox: Outbox<Message>;
  readonly #waiting = new Set<string>();
  /** Message ids of answers that were recorded or refused. */
  readonly #seen = new BoundedMap<string, true>(MAX_SEEN);
  readonly #closing = new AbortController();
  /** The poll in progress. */
  #asking: AbortController | null = null;
  #polling = false;
  /** Why nothing is delivered; null: delivery works. */
  #problem: string | null = null;
  /** Why it cannot be polled for answers; null: it can. */
  #silence: string | null = null;

  constructor(options: ApprovalWebhookOptions) {
    const { config, log, failed } = options;
    this.#options = options;
    this.#receiver = new URL(config.url).origin;
    this.#key = this.#readKey();
    this.#outbox = new Outbox({
      name: `the approvals' webhook at ${this.#receiver}`,
      maxQueue: MAX_QUEUE,
      batch: 1,
      gatherMs: 0,
      retries: config.retries,
      backoff: RETRY,
      flushMs: FLUSH_MS,
      log,
      send: ([message], signal) => this.#send(message!, signal),
      onDropped: (count) => {
        const text = this.#problem ?? `more than ${MAX_QUEUE} messages wait`;
        failed({ receiver: this.#receiver, failure: "not_delivered", count, text });
      },
    });
  }

  get state(): WebhookState {
    const { delivered } = this.#outbox.counts;
    return { receiver: this.#receiver, delivered, problem: this.#problem ?? this.#silence };
  }

  /** Notifies of a ticket, if this process created it, and polls for its answer until `settle` finds it ended. */
  proposed(ticket: Ticket, created: boolean): void {
    if (this.#waiting.has(ticket.id)) return;
    if (this.#key === null) {
      if (created) this.#fail("not_delivered", 1, this.#problem ?? "");
      return;
    }
    this.#waiting.add(ticket.id);
    if (created)
      this.#outbox.add(
        this.#message(
          "approval.requested",
          ticket.id,
          { nonce: ticket.nonce, ...ticketFacts(ticket), change: ticket.change },
          ticket.expiresAt,
        ),
      );
    const { answers_url } = this.#options.config;
    if (answers_url === "") return;
    this.#asking?.abort(); // the next poll includes this ticket
    if (this.#polling) return;
    this.#polling = true;
    processFaults.part("records").background(
      () => this.#poll(answers_url),
      "tried_again",
      () => {
        this.#polling = false;
      },
    );
  }

  /** Checks which tickets no longer wait, whoever answered them. `find`: returns null if the ticket is deleted. */
  settle(find: (id: string) => Ticket | null): void {
    for (const id of this.#waiting) {
      const ticket = find(id);
      if (ticket?.state === "pending") continue;
      this.#waiting.delete(id);
      const data = {
        approval_id: id,
        state: ticket?.state ?? "expired",
        decided_by: ticket?.decidedBy ?? null,
      };
      this.#outbox.add(this.#message("approval.ended", id, data, Number.POSITIVE_INFINITY));
    }
    if (this.#waiting.size === 0) this.#asking?.abort();
  }

  /** Sends the remaining messages, for at most 2 s. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#asking?.abort();
    await this.#outbox.close();
  }

  #message(type: string, ticketId: string, data: object, until: number): Message {
    const timestamp = new Date(this.#options.now()).toISOString();
    return {
      id: `${type.replace(".", "_")}_${ticketId}`,
      body: JSON.stringify({ type, timestamp, data }),
      until,
    };
  }

  async #send(message: Message, signal: AbortSignal): Promise<SendOutcome> {
    const { config, now } = this.#options;
    if (now() >= message.until) {
      const text = "its approval has ended";
      this.#problem ??= text;
      return { kind: "failed", text, retryable: false, afterMs: null };
    }
    const outcome = await this.#post(config.url, message, config.timeout_seconds * 1000, signal);
    if (outcome.kind === "failed") {
      this.#problem = outcome.text;
      return outcome;
    }
    this.#problem = null;
    this.#take(messagesIn(outcome.body) ?? []);
    return { kind: "sent", rejected: 0, text: "" };
  }

  async #poll(url: string): Promise<void> {
    const timeoutMs = (WAIT_SECONDS + this.#options.config.timeout_seconds) * 1000;
    let failures = 0;
    while (this.#waiting.size > 0 && !this.#closing.signal.aborted) {
      const asking = new AbortController();
      this.#asking = asking;
      const data = { approval_ids: [...this.#waiting], wait_seconds: WAIT_SECONDS };
      const message = this.#message("approval.waiting", randomUUID(), data, Number.POSITIVE_INFINITY);
      const outcome = await this.#post(url, message, timeoutMs, asking.signal);
      if (outcome.kind === "done") {
        failures = 0;
        this.#silence = null;
        this.#answered(outcome.body);
      } else if (!asking.signal.aborted) {
        this.#silence = outcome.text;
        if (failures++ === 0) this.#fail("not_asked", 1, outcome.text);
      }
      const pauseMs = failures === 0 ? PAUSE_MS : backoffMs(RETRY, failures - 1);
      await sleep(pauseMs, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {});
    }
    this.#polling = false;
  }

  #answered(body: Uint8Array): void {
    if (body.length === 0) return;
    const messages = messagesIn(body);
    if (messages === null) this.#fail("answer_refused", 1, "the response has no list of answers");
    else this.#take(messages);
  }

  /** Emits one event per response, however many of its answers are refused. */
  #take(messages: readonly unknown[]): void {
    const { answer, now } = this.#options;
    const refused: string[] = [];
    for (const one of messages) {
      const read = readAnswer(one, this.#key!, now());
      if ("refused" in read) refused.push(read.refused);
      else if (!this.#seen.has(read.answer.messageId)) {
        try {
          const objection = answer(read.answer, this.#receiver);
          this.#seen.set(read.answer.messageId, true);
          if (objection !== null) refused.push(objection);
        } catch (error) {
          refused.push(errorMessage(error)); // the next response repeats it
        }
      }
    }
    if (refused.length > 0) this.#fail("answer_refused", refused.length, refused[0]!);
  }

  #post(url: string, { id, body }: Message, timeoutMs: number, signal: AbortSignal): Promise<PostOutcome> {
    const seconds = Math.floor(this.#options.now() / 1000);
    const headers = { "content-type": "application/json", ...webhookHeaders(id, seconds, body, this.#key) };
    return post({ url, headers, body, timeoutMs, signal });
  }

  #fail(failure: NetmonApprovalWebhookFailed["failure"], count: number, text: string): void {
    const { failed, log } = this.#options;
    log.warn(`approvals by the webhook at ${this.#receiver}: ${failure.replaceAll("_", " ")}: ${text}`);
    failed({ receiver: this.#receiver, failure, count, text });
  }

  #readKey(): Buffer | null {
    const { config, log } = this.#options;
    try {
      const text = Buffer.from(readKeyFile(config.secret_file, true)).toString("utf8").trim();
      const key = signingKey(text);
      if (text.startsWith(SECRET_PREFIX) && key.length >= MIN_SECRET) return key;
      const rule = `${SECRET_PREFIX} and the base64 of ${MIN_SECRET} bytes or more`;
      throw new StateError("insecure", `the key ${config.secret_file} is not ${rule}`);
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      this.#problem = error.message;
      log.error(`approvals do not reach the webhook at ${this.#receiver}: ${error.message}`);
      return null;
    }
  }
}
