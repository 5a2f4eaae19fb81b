/**
 * What `netmon approvals` and the page say to the process of a session: one JSON line there, one back, and the connection
 * ends. Fails closed: what has another form is refused.
 */
import * as z from "zod";
import type { ApprovalCounters } from "../event/event.ts";
import type { Ticket } from "./ticket.ts";

export const MAX_LINE = 64 << 10;

/** What a person says to a ticket. */
export const personsAnswer = z.strictObject({
  id: z.string().max(64),
  /** Of the ticket that was looked at. */
  nonce: z.string().max(64),
  decision: z.enum(["approved", "rejected"]),
  reason: z.string().max(1000).nullable(),
  /**
   * Also allows such calls for good: these arguments, apart from those with an RE2 pattern for their whole text.
   * null: this call, once.
   */
  always: z.strictObject({ matching: z.record(z.string(), z.string()) }).nullable(),
});

export const question = z.discriminatedUnion("do", [
  /** `all`: also tickets that ended within the last hour. */
  z.strictObject({ do: z.literal("list"), all: z.boolean() }),
  z.strictObject({ do: z.literal("state") }),
  /** `channel`: how the person answered. */
  personsAnswer.extend({ do: z.literal("answer"), channel: z.enum(["command", "page"]) }),
]);

export type Question = z.infer<typeof question>;
export type Answer = Extract<Question, { do: "answer" }>;

/** What a process of a session says of its calls that ask. */
export interface DeskState extends ApprovalCounters {
  session_id: string;
  pid: number;
  /** Calls of the session that wait for an answer. */
  waiting: number;
  webhooks: WebhookState[];
}

export interface WebhookState {
  /** Scheme, host and port. */
  receiver: string;
  /** Messages that it took. */
  delivered: number;
  /** Why it takes no messages, or cannot be asked for answers, at the moment; null: it does. */
  problem: string | null;
}

export type Reply =
  | { tickets: Ticket[] }
  | { state: DeskState }
  /** The ticket as it is now. */
  | { ticket: Ticket }
  /** `code`: `refused` the asker may not; `gone` no such ticket waits for an answer; `invalid`; `failed`. */
  | { error: { code: "refused" | "gone" | "invalid" | "failed"; text: string } };
