/**
 * Answers that a webhook receiver gives on behalf of a person: messages of Standard Webhooks 1.0, each signed
 * separately with the receiver's secret over `id.timestamp.body`, in the body of an HTTP response: `{"answers": [{id,
 * timestamp, signature, body}]}`. Pure.
 *
 * Fails closed. An answer that is unsigned, old, or of another form is refused with the reason.
 */
import * as z from "zod";
import { orElse } from "../errors/or-else.ts";
import { hasSignature, signatureOf } from "../export/webhook/signature.ts";
import type { TicketAnswer } from "./ticket-store.ts";

/** In seconds, into past and future, as in Standard Webhooks. */
const TOLERANCE_SECONDS = 300;
/** Maximum answers in one response. */
const MAX_ANSWERS = 100;

const envelope = z.object({ answers: z.array(z.unknown()).max(MAX_ANSWERS) });
const message = z.strictObject({
  /** The same for each delivery of this answer. Has no dot, which separates the signed parts. */
  id: z.string().regex(/^[\w-]{1,128}$/),
  /** Unix time of the signature. */
  timestamp: z.int(),
  /** In the format of the header webhook-signature. */
  signature: z.string().max(1024),
  /** JSON text exactly as signed. */
  body: z.string().max(8192),
});
const answer = z.strictObject({
  type: z.literal("approval.answered"),
  timestamp: z.string().optional(),
  data: z.strictObject({
    approval_id: z.string().max(64),
    /** Nonce of the ticket that was shown. */
    nonce: z.string().max(64),
    decision: z.enum(["allow", "reject"]),
    decided_by: z.string().min(1).max(200),
    reason: z.string().max(1000).nullable().default(null),
  }),
});

export interface SignedAnswer extends Omit<TicketAnswer, "uid"> {
  messageId: string;
  approvalId: string;
}

/** Returns the messages of a response; null: it is not of this form. */
export function messagesIn(response: Uint8Array): unknown[] | null {
  return envelope.safeParse(json(Buffer.from(response).toString("utf8"))).data?.answers ?? null;
}

/** Returns the answer, or why it is refused. `now`: Unix time in milliseconds. */
export function readAnswer(
  given: unknown,
  key: Buffer,
  now: number,
): { answer: SignedAnswer } | { refused: string } {
  const signed = message.safeParse(given).data;
  if (signed === undefined) return { refused: "an answer is not a signed message" };
  const { id, timestamp, signature, body } = signed;
  if (!hasSignature(signature, signatureOf(id, timestamp, body, key)))
    return { refused: "the signature of an answer was not made with the configured secret" };
  if (Math.abs(now / 1000 - timestamp) > TOLERANCE_SECONDS)
    return { refused: `an answer was signed ${Math.round(now / 1000 - timestamp)} s ago` };
  const read = answer.safeParse(json(body)).data;
  if (read === undefined) return { refused: "a signed message is not an answer to an approval" };
  const { approval_id, nonce, decision, decided_by, reason } = read.data;
  return {
    answer: {
      messageId: id,
      approvalId: approval_id,
      nonce,
      decidedBy: decided_by,
      reason,
      decision: decision === "allow" ? "approved" : "rejected",
    },
  };
}

function json(text: string): unknown {
  return orElse(() => JSON.parse(text), undefined);
}
