/**
 * What a server asks of the agent: a model's answer or the user's. As a request of its own (to 2025-11-25), in
 * `inputRequests` of a result (2026-07-28) or of a task (SEP-2663), or in the error that a URL is to be opened
 * first (-32042, 2025-11-25).
 *
 * Direction of failure: closed; one refused question refuses all that comes with it.
 */
import { isObject } from "../../framing/json-document.ts";
import { quoted } from "../../policy/quoted.ts";
import type { Guard, Refusal, ServerRequestMethod } from "./guard.ts";
import { ELICITATION, METHODS, SAMPLING } from "./methods.ts";

const URL_ELICITATION_REQUIRED = -32042;

export function isServerAsk(method: string): method is ServerRequestMethod {
  return method === SAMPLING || method === ELICITATION;
}

/** Of an object of requests by their keys; what is there instead is looked at the same way. */
export function inputRequestsRefusal(guard: Guard, inputRequests: unknown): Refusal | null {
  if (typeof inputRequests !== "object" || inputRequests === null) return null;
  for (const request of Object.values(inputRequests)) {
    const method: unknown = isObject(request) ? request.method : undefined;
    if (typeof method !== "string" || METHODS.disguised(method)) {
      if (guard.mode === "observe") continue;
      const what = typeof method === "string" ? `the method ${quoted(method)}` : "no method";
      return unreadableAsk(`a request in it has ${what}`);
    }
    const refusal = isServerAsk(method) ? guard.serverRequest(method, request.params) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** Of a JSON-RPC error: the URLs that the user is to open before it is tried again. */
export function errorAsksRefusal(guard: Guard, error: unknown): Refusal | null {
  if (!isObject(error) || error.code !== URL_ELICITATION_REQUIRED || !isObject(error.data)) return null;
  const { elicitations } = error.data;
  for (const elicitation of Array.isArray(elicitations) ? elicitations : []) {
    const refusal = guard.serverRequest(ELICITATION, elicitation);
    if (refusal) return refusal;
  }
  return null;
}

function unreadableAsk(why: string): Refusal {
  const text = `[netmon] What the MCP server asks for cannot be read without doubt: ${why}. It was not handed on.`;
  return { reason: "unparsed", rule: null, text };
}
