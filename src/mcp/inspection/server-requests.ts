/**
 * Requests of a server to the agent: sampling and elicitation. They arrive as requests (up to 2025-11-25), in
 * `inputRequests` of a result (2026-07-28) or of a task (SEP-2663), or in the error that asks to open a URL
 * (-32042, 2025-11-25).
 *
 * Fails closed: one refused request refuses the whole message.
 */
import { isObject } from "../../framing/json-document.ts";
import { quoted } from "../../policy/quoted.ts";
import type { Guard, Refusal, ServerRequestMethod } from "./guard.ts";
import { METHODS, Method } from "./methods.ts";

const URL_ELICITATION_REQUIRED = -32042;

export function isServerRequest(method: string): method is ServerRequestMethod {
  return method === Method.sampling || method === Method.elicitation;
}

/** Returns the first refusal among requests keyed by name, or in any other object or list; null: none. */
export function inputRequestsRefusal(guard: Guard, inputRequests: unknown): Refusal | null {
  if (typeof inputRequests !== "object" || inputRequests === null) return null;
  for (const request of Object.values(inputRequests)) {
    const method: unknown = isObject(request) ? request.method : undefined;
    if (typeof method !== "string" || METHODS.disguised(method)) {
      if (guard.mode === "observe") continue;
      const what = typeof method === "string" ? `the method ${quoted(method)}` : "no method";
      return unreadableRequest(`a request in it has ${what}`);
    }
    const refusal = isServerRequest(method) ? guard.serverRequest(method, request.params) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** Returns the first refusal among the URLs that a JSON-RPC error asks the user to open; null: none. */
export function urlElicitationRefusal(guard: Guard, error: unknown): Refusal | null {
  if (!isObject(error) || error.code !== URL_ELICITATION_REQUIRED || !isObject(error.data)) return null;
  const { elicitations } = error.data;
  for (const elicitation of Array.isArray(elicitations) ? elicitations : []) {
    const refusal = guard.serverRequest(Method.elicitation, elicitation);
    if (refusal) return refusal;
  }
  return null;
}

function unreadableRequest(why: string): Refusal {
  const text = `[netmon] A request from the MCP server is ambiguous: ${why}. It was not forwarded.`;
  return { reason: "unparsed", rule: null, text };
}
