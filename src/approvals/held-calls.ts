/**
 * Approval desk of one session: its LLM proxy, shims and gateway submit calls that must wait for a person, its watch
 * submits connections. The answer comes over the socket (server.ts) or from a webhook (webhook.ts), and any process of
 * the session may consume it.
 *
 * Fails closed. A store that cannot be written, too many pending tickets, no answer in time, or anything unknown
 * refuses the call and is counted.
 */

import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import { errorMessage } from "../errors/error-message.ts";
import type { ApprovalCounters, EventSink, McpCallApproval, ToolCallReason } from "../event/event.ts";
import { processFaults } from "../event/faults.ts";
import { limitWords } from "../event/limits.ts";
import type { Log } from "../event/log.ts";
import { StateError } from "../state/error.ts";
import { ensurePrivateDirectory, type StateDirs, storePath } from "../state/paths.ts";
import { shownPid } from "../state/shown-pid.ts";
import { readSession } from "../state/store.ts";
import { StoreError } from "../store/error.ts";
import { sessionUser } from "./peer.ts";
import type { Answer, DeskState, Question, Reply } from "./protocol.ts";
import { AnswerServer } from "./server.ts";
import type { SignedAnswer } from "./signed-answers.ts";
import {
  addStandingRule,
  readStandingRules,
  type StandingRule,
  standingRuleFor,
  standingRuleOf,
} from "./standing-rules.ts";
import { approvalEvent, type ProposedCall, type Ticket } from "./ticket.ts";
import { type TicketAnswer, type TicketLimits, type TicketList, TicketStore } from "./ticket-store.ts";
import { ApprovalWebhook, type ApprovalWebhookOptions } from "./webhook.ts";

export interface DeskOptions {
  sessionId: string;
  dirs: StateDirs;
  /** Sink for the session's events: chain, OTLP, OCSF. */
  emit: EventSink;
  counters: ApprovalCounters;
  log: Log;
  /** Returns the configuration in force; webhooks are those at the start. */
  config(): Pick<Config, "approvals" | "store">;
  /** Milliseconds; default: as long as the configuration says. */
  longestHoldMs?: number;
}

/** In milliseconds. */
interface DeskLimits extends TicketLimits {
  holdMs: number;
  /** How long an approved connection stays open. */
  connectionMs: number;
}

/** Result for a call that requires approval. */
export interface DeskAnswer {
  passes: boolean;
  reason: Extract<
    ToolCallReason,
    | "approved"
    | "approval_required"
    | "approval_rejected"
    | "approval_unavailable"
    | "arguments_unreadable"
    | "allowed"
  >;
  /** Reference for the agent and the person; null: no ticket. */
  ticket: string | null;
  /** Text for the person. */
  text: string;
  /** The reason that a person gave for a rejection, for the agent. */
  given?: string;
}

/** Interval at which a waiting call checks for its answer, which another process may have received. */
const POLL_MS = 100;
/** Interval at which tickets without a waiting call are checked. */
const SWEEP_MS = 1000;
/** Maximum uses remembered for `first_use`; forgotten ones ask again. */
const MAX_USED = 10_000;

export class ApprovalDesk {
  readonly #options: DeskOptions;
  readonly #used = new Set<string>();
  readonly #part = processFaults.part("records");
  readonly #closing = new AbortController();
  readonly #webhooks: readonly ApprovalWebhook[];
  #store: TicketStore | null = null;
  #server: Promise<AnswerServer | null> | null = null;
  #sweep: NodeJS.Timeout | null = null;

  constructor(options: DeskOptions) {
    this.#options = options;
    const { config, log } = options;
    const answer: ApprovalWebhookOptions["answer"] = (given, receiver) => this.#answeredBy(receiver, given);
    const failed: ApprovalWebhookOptions["failed"] = (about) => this.#webhookFailed(about);
    this.#webhooks = config().approvals.webhooks.map(
      (webhook) => new ApprovalWebhook({ config: webhook, log, now: this.#now, answer, failed }),
    );
  }

  /**
   * Waits for the answer to a call, at most `holdMs` from `since`. null: its arguments cannot be read. `firstUse`: only
   * the first call of the tool asks. `signal`: aborted if the caller no longer wants the call. Never rejects.
   */
  async ask(
    call: ProposedCall | null,
    firstUse: boolean,
    signal: AbortSignal,
    since = this.#now(),
  ): Promise<DeskAnswer> {
    this.#options.counters.asked++;
    const answer = await this.#answer(call, firstUse, signal, since);
    if (answer.passes && call !== null) this.#remember(call);
    if (!answer.passes) this.#options.counters.not_approved++;
    return answer;
  }

  /**
   * Returns the state of a proposed connection: true: allowed; false: rejected or ended; null: unanswered. `ticketId`
   * null: a standing rule allowed it. Throws StoreError, StateError.
   */
  standing(call: ProposedCall, ticketId: string | null): boolean | null {
    if (ticketId === null) return standingRuleFor(readStandingRules(this.#options.dirs), call) !== null;
    const ticket = this.#open().get(ticketId);
    if (ticket === null || ticket.expiresAt <= this.#now()) return false;
    return ticket.state === "pending" ? null : ticket.state === "approved";
  }

  /** Consumes an approved call's passage without waiting; null: none. Throws StoreError. */
  take(call: ProposedCall): Ticket | null {
    const passed = this.#open().pass(call, this.#now());
    if (passed) this.#report({ ...passed, layer: call.layer }, "consumed");
    return passed;
  }

  /** Records that a call let through by a ticket has returned. */
  returned(ticketId: string, outcome: string): void {
    this.#part.value(
      () => {
        const ticket = this.#store?.get(ticketId);
        if (ticket) this.#report(ticket, "returned", { outcome });
      },
      "request_ended",
      () => {},
    );
  }

  /**
   * Replies to who was let in elsewhere than at the socket, as that does; null: nobody was asked for anything yet. Throws
   * StoreError, StateError.
   */
  reply(asked: Question, by: string, uid: number): Reply | null {
    return this.#server === null ? null : this.#replyTo(asked, by, uid);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#sweep) clearInterval(this.#sweep);
    await Promise.all([(await this.#server)?.close(), ...this.#webhooks.map((webhook) => webhook.close())]);
    this.#store?.close();
    this.#store = null;
  }

  async #answer(
    call: ProposedCall | null,
    firstUse: boolean,
    signal: AbortSignal,
    since: number,
  ): Promise<DeskAnswer> {
    if (call === null) return UNREADABLE;
    if (firstUse && this.#used.has(useOf(call)))
      return passes("allowed", null, "the tool has been used in this session before");
    try {
      return await this.#wait(call, signal, since);
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof StateError))
        this.#part.fault(error, "request_ended");
      const why = errorMessage(error);
      this.#options.log.warn(`a call cannot wait for approval, and is refused: ${why}`);
      return refused("approval_unavailable", null, `approvals do not work now: ${why}`);
    }
  }

  async #wait(proposed: ProposedCall, signal: AbortSignal, since: number): Promise<DeskAnswer> {
    const { dirs, sessionId } = this.#options;
    const limits = this.#limits;
    if (limits === null)
      return refused(
        "approval_unavailable",
        null,
        "approvals need the event store, and store.enabled is false",
      );
    const store = this.#open();
    const record = readSession(dirs, sessionId);
    const user = proposed.user ?? (await sessionUser(record));
    const call = { ...proposed, user, target: record?.target ?? null };
    const until = since + limits.holdMs;
    const over = AbortSignal.any([signal, this.#closing.signal]);
    for (;;) {
      const now = this.#now();
      const passed = this.take(call);
      if (passed) return passes("approved", passed.id, `approved by ${passed.decidedBy} (${passed.id})`);
      const standing = standingRuleFor(readStandingRules(dirs), call);
      if (standing)
        return passes("approved", null, `always allowed by ${standing.allowed_by} (${standing.ticket})`);
      const proposal = store.propose(call, limits, now);
      if (proposal.kind === "full")
        return refused(
          "approval_unavailable",
          null,
          `${limits.maxPending} wait for approval already ${limitWords("pending_approvals")}`,
        );
      const { ticket } = proposal;
      if (proposal.kind === "rejected")
        return {
          ...refused("approval_rejected", ticket.id, `rejected by ${ticket.decidedBy} (${ticket.id})`),
          ...(ticket.reason !== null && { given: ticket.reason }),
        };
      if (proposal.created) this.#report(ticket, "proposed");
      for (const webhook of this.#webhooks) webhook.proposed(ticket, proposal.created);
      if (!(await this.#canBeAnswered()))
        return refused("approval_unavailable", ticket.id, "nobody can be asked now");
      if (now >= until || over.aborted)
        return refused("approval_required", ticket.id, `it waits for a person's approval (${ticket.id})`);
      await sleep(Math.min(POLL_MS, until - now), undefined, { signal: over }).catch(() => {});
    }
  }

  /** Opens the socket for answers, with the first ticket. */
  async #canBeAnswered(): Promise<boolean> {
    this.#sweep ??= setInterval(
      this.#part.callback(() => this.#expire(), "tried_again"),
      SWEEP_MS,
    ).unref();
    this.#server ??= this.#listen();
    if ((await this.#server) !== null) return true;
    this.#server = null;
    return false;
  }

  async #listen(): Promise<AnswerServer | null> {
    const { sessionId, dirs, log } = this.#options;
    try {
      return await AnswerServer.start({
        dirs,
        log,
        reply: (asked, by, uid) => this.#replyTo(asked, by, uid),
      });
    } catch (error) {
      log.error(
        `nobody can answer for session ${sessionId}, so calls that ask are refused: ${errorMessage(error)}`,
      );
      return null;
    }
  }

  /** Throws StoreError, StateError. */
  #replyTo(asked: Question, by: string, uid: number): Reply {
    if (asked.do === "list") return this.#list(asked.all);
    if (asked.do === "state") return { state: this.#state() };
    const { id, channel, always, nonce, decision, reason } = asked;
    return this.#record(id, { nonce, decision, reason, decidedBy: by, uid }, channel, always);
  }

  #expire(): void {
    for (const ticket of this.#store?.expire(this.#options.sessionId, this.#now()) ?? []) {
      this.#options.counters.approvals_expired++;
      this.#report(ticket, "expired");
    }
    this.#settleWebhooks();
  }

  /** Returns why the answer is refused, or null. Throws StoreError. */
  #answeredBy(receiver: string, { approvalId, ...given }: SignedAnswer): string | null {
    const decidedBy = `${given.decidedBy} (webhook ${receiver})`;
    const done = this.#record(approvalId, { ...given, decidedBy, uid: null }, "webhook", null);
    return "error" in done ? done.error.text : null;
  }

  /** Records an answer and, if it asks for one, a rule for such calls. Throws StoreError, StateError. */
  #record(
    id: string,
    answer: TicketAnswer,
    channel: McpCallApproval["channel"],
    always: Answer["always"],
  ): Extract<Reply, { ticket: Ticket } | { error: object }> {
    const { sessionId, dirs } = this.#options;
    const { nonce, decision } = answer;
    const store = this.#open();
    const waiting = store.get(id);
    const text = `no call ${id} of this session waits for an answer`;
    const gone = { error: { code: "gone", text } } as const;
    if (waiting?.sessionId !== sessionId || waiting.nonce !== nonce) return gone;
    let rule: StandingRule | null = null;
    if (always !== null && decision === "approved") {
      try {
        rule = standingRuleOf(waiting, always.matching, { ...answer, now: this.#now() });
      } catch (error) {
        return { error: { code: "invalid", text: errorMessage(error) } };
      }
    }
    const ticket = store.answer(id, answer, this.#expireMs(waiting, decision), this.#now());
    if (ticket === null) return gone;
    // after the answer: an expired ticket must not add a rule that nobody gave
    if (rule !== null) addStandingRule(dirs, rule);
    const state = waiting.state === "approved" ? "revoked" : decision;
    this.#report(ticket, state, { channel, always: rule !== null });
    this.#settleWebhooks();
    return { ticket };
  }

  /** Limits in force; null: the event store is off, and nothing can be approved. */
  get #limits(): DeskLimits | null {
    const { config, longestHoldMs = Number.POSITIVE_INFINITY } = this.#options;
    const { approvals, store } = config();
    if (!store.enabled) return null;
    return {
      holdMs: Math.min(approvals.hold_seconds * 1000, longestHoldMs),
      expireMs: approvals.expire_seconds * 1000,
      connectionMs: approvals.connection_seconds * 1000,
      maxPending: approvals.max_pending,
    };
  }

  #list(all: boolean): TicketList {
    const { sessionId } = this.#options;
    const store = this.#open();
    return all
      ? store.list(sessionId, this.#now())
      : { tickets: store.pending(sessionId, this.#now()), leftOff: 0 };
  }

  /** Returns how long an answer to the ticket is valid, in milliseconds. */
  #expireMs({ layer }: Ticket, decision: "approved" | "rejected"): number {
    const limits = this.#limits;
    if (limits === null) return 0;
    return layer === "network" && decision === "approved" ? limits.connectionMs : limits.expireMs;
  }

  #state(): DeskState {
    const { asked, not_approved, approvals_expired } = this.#options.counters;
    const { approval_messages_dropped, approval_answers_refused } = this.#options.counters;
    return {
      session_id: this.#options.sessionId,
      pid: shownPid(),
      waiting: this.#open().countPending(this.#options.sessionId, this.#now()),
      asked,
      not_approved,
      approvals_expired,
      approval_messages_dropped,
      approval_answers_refused,
      webhooks: this.#webhooks.map((webhook) => webhook.state),
    };
  }

  #settleWebhooks(): void {
    for (const webhook of this.#webhooks) webhook.settle((id) => this.#store?.get(id) ?? null);
  }

  #webhookFailed(about: Parameters<ApprovalWebhookOptions["failed"]>[0]): void {
    const { counters, emit, sessionId } = this.#options;
    if (about.failure === "not_delivered") counters.approval_messages_dropped += about.count;
    if (about.failure === "answer_refused") counters.approval_answers_refused += about.count;
    const timestamp = new Date(this.#now()).toISOString();
    emit({ type: "netmon_approval_webhook_failed", timestamp, session_id: sessionId, ...about });
  }

  #open(): TicketStore {
    const { dirs } = this.#options;
    if (this.#store === null) {
      ensurePrivateDirectory(dirs.lib);
      this.#store = new TicketStore(storePath(dirs));
    }
    return this.#store;
  }

  #report(ticket: Ticket, state: McpCallApproval["state"], more?: Parameters<typeof approvalEvent>[3]): void {
    this.#options.emit(approvalEvent(ticket, state, this.#now(), more));
  }

  #remember(call: ProposedCall): void {
    if (this.#used.size >= MAX_USED) this.#used.clear();
    this.#used.add(useOf(call));
  }

  readonly #now = (): number => Date.now();
}

function useOf({ serverId, toolName, toolHash, destination }: ProposedCall): string {
  return JSON.stringify([serverId, toolName, toolHash, destination]);
}

function passes(reason: "approved" | "allowed", ticket: string | null, text: string): DeskAnswer {
  return { passes: true, reason, ticket, text };
}

function refused(reason: DeskAnswer["reason"], ticket: string | null, text: string): DeskAnswer {
  return { passes: false, reason, ticket, text };
}

const UNREADABLE = refused(
  "arguments_unreadable",
  null,
  "its arguments are ambiguous, or too long to show to a person",
);
