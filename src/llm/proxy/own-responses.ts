/** Answers of the proxy that are about itself, not about a provider. */
import type { Mode } from "../../event/event.ts";
import type { NotAdmitted } from "../../http/admission.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { WireFormat } from "../wire.ts";
import { REQUEST_ID_HEADER } from "./response-headers.ts";

export function turnAway(
  client: ClientResponse,
  format: WireFormat,
  requestId: string,
  { status, text }: NotAdmitted,
): void {
  const upgrade = status === 426;
  const body = format.errorBody(status, upgrade ? "upgrade" : "unknown_endpoint", text);
  const fields = upgrade ? ["upgrade", "HTTP/1.1", "connection", "upgrade"] : [];
  client.whole(status, [...commonHeaders(requestId), ...fields], Buffer.from(body));
}

/** What a person, or an agent that looks whether its base URL is alive, finds at `/`. */
export function frontPage(
  client: ClientResponse,
  requestId: string,
  mode: Mode,
  providers: readonly string[],
): void {
  const page = {
    service: "netmon LLM proxy",
    mode,
    providers,
    settings: "netmon env prints them for each agent",
  };
  client.whole(200, commonHeaders(requestId), Buffer.from(`${JSON.stringify(page)}\n`));
}

function commonHeaders(requestId: string): string[] {
  return ["content-type", "application/json", REQUEST_ID_HEADER, requestId];
}
