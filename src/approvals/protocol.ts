/**
 * Protocol between `netmon approvals` or the page and a session's process: one JSON line each way, then the connection
 * ends. Fails closed: anything of another form is refused.
 */
import * as z from "zod";
import type { ApprovalCounters } from "../event/event.ts";
import type { Ticket } from "./ticket.ts";

export const MAX_LINE = 64 << 10;

/** A person's answer to a ticket. */
export const personsAnswer = z.strictObject({
  id: z.string().max(64),
  /** Nonce of the ticket that the person saw. */
  nonce: z.string().max(64),
  decision: z.enum(["approved", "rejected"]),
  reason: z.string().max(1000).nullable(),
  /**
   * Also allows such calls permanently: with these arguments, except that the named ones match an RE2 pattern in full.
   * null: this call, once.
   */
  always: z.strictObject({ matching: z.record(z.string(), z.string()) }).nullable(),
});

export const question = z.discriminatedUnion("do", [
  /** `all`: includes tickets that ended within the last hour. */
  z.strictObject({ do: z.literal("list"), all: z.boolean() }),
  z.strictObject({ do: z.literal("state") }),
  /** `channel`: how the person answered. */
  personsAnswer.extend({ do: z.literal("answer"), channel: z.enum(["command", "page"]) }),
]);

export type Question = z.infer<typeof question>;
export type Answer = Extract<Question, { do: "answer" }>;

/** State of a session's process regarding calls that require approval. */
export interface DeskState extends ApprovalCounters {
  session_id: string;
  pid: number;
  /** Number of calls of the session that wait for an answer. */
  waiting: number;
  webhooks: WebhookState[];
}

export interface WebhookState {
  /** Scheme, host and port. */
  receiver: string;
  /** Number of messages it accepted. */
  delivered: number;
  /** Why it currently accepts no messages, or cannot be polled for answers; null: it works. */
  problem: string | null;
}

export type Reply =
  /** Pending ones first. `leftOff`: how many more there are; absent in older versions. */
  | { tickets: Ticket[]; leftOff?: number }
  | { state: DeskState }
  /** The ticket's new state. */
  | { ticket: Ticket }
  /** `code`: `refused`: the client may not ask; `gone`: no such ticket waits for an answer; `invalid`; `failed`. */
  | { error: { code: "refused" | "gone" | "invalid" | "failed"; text: string } };
