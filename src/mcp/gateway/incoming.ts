/**
 * The message in a POST of a client, as far as it can be read.
 *
 * Direction of failure: enforce answers a body that cannot be read with an error; observe sends it on unread. Both
 * tell of it.
 */
import type { IncomingMessage } from "node:http";
import type { ClientAnswer } from "./client-answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { answerError } from "./own-answer.ts";
import { mediaObjection, type RequestBody, requestBody, type Unreadable } from "./request-body.ts";

/** null: the request has been answered. Rejects with RequestBroken. */
export async function incoming(
  { guard, options }: Endpoint,
  request: IncomingMessage,
  client: ClientAnswer,
): Promise<RequestBody | null> {
  const refused = ({ reason, status, text }: Unreadable): boolean => {
    guard.refused("to_server", reason, text);
    if (guard.mode === "observe") return false;
    answerError(client, status, `[netmon] Not sent on: ${text}.`);
    return true;
  };
  const body = await requestBody(request, options.limits.maxMessageBytes);
  const media = "unread" in body ? null : mediaObjection(request);
  const objection = "unread" in body ? body.why : media;
  return objection !== null && refused(objection) ? null : body;
}
