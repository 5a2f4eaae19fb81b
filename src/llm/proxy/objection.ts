/** Reasons why enforce does not forward a path. */
import type { Route } from "./routes.ts";

/** Returns the reason in words; null if the path may be forwarded. `path`: as the client sent it, without the query. */
export function objectionTo(route: Route, path: string, method: string): string | null {
  const shown = shownPath(path);
  if (route.ambiguous)
    return `The request for ${shown} can be read in more than one way; send the path in its plain form, without escapes, dots, empty segments or a slash at its end, and without a field that replaces the method.`;
  if (route.endpoint.kind === "opaque")
    return `${shown} may carry tool calls that netmon cannot read; use the Messages, Chat Completions, Responses, generateContent or Converse API.`;
  if (route.endpoint.kind === "unknown")
    return `netmon does not know ${shown}: only known endpoints are sent on, since answers of others may carry tool calls.`;
  if (!route.endpoint.methods.includes(method))
    return `netmon does not know ${shownMethod(method)} of ${shown}: only what the API documents is sent on.`;
  return null;
}

const MAX_SHOWN = 80;

/** Shortens segments that could be credentials, and removes everything but printable ASCII. */
function shownPath(path: string): string {
  const plain = path.replace(/[^\x21-\x7e]/g, "?").replace(/[^/]{33,}/g, "…");
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain;
}

function shownMethod(method: string): string {
  return /^[A-Z]{1,16}$/.test(method) ? method : "this method";
}
