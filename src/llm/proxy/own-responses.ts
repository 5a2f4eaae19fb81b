/** The proxy's own responses: errors in the form that the vendor's clients read, and its front page. */

import { append } from "../../collections/long-lists.ts";
import type { Mode } from "../../event/event.ts";
import type { NotAdmitted } from "../../http/admission.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { ErrorReason, WireFormat } from "../wire.ts";
import { REQUEST_ID_HEADER } from "./response-headers.ts";

export interface VendorError {
  status: number;
  reason: ErrorReason;
  text: string;
  requestId: string;
  /** Whether a retry may succeed; if not set, the SDKs of Anthropic and OpenAI are told not to retry. */
  retry?: boolean;
  /** Header fields in addition to the usual ones. */
  headers?: readonly string[];
}

/** Error types of Bedrock, by status, as the AWS SDKs read them. */
const AWS_TYPES: ReadonlyMap<number, string> = new Map([
  [400, "ValidationException"],
  [403, "AccessDeniedException"],
  [404, "ResourceNotFoundException"],
  [413, "ValidationException"],
  [415, "ValidationException"],
  [502, "ModelErrorException"],
  [503, "ServiceUnavailableException"],
  [504, "ModelTimeoutException"],
]);

export function vendorError(client: ClientResponse, format: WireFormat, error: VendorError): void {
  const headers = commonHeaders(error.requestId);
  append(headers, error.headers ?? []);
  if (error.retry !== true) headers.push("x-should-retry", "false");
  if (format.dialect === "bedrock")
    headers.push("x-amzn-errortype", AWS_TYPES.get(error.status) ?? "InternalServerException");
  const body = Buffer.from(format.errorBody(error.status, error.reason, error.text));
  client.whole(error.status, headers, body);
}

/** Sends a body that is in the form of the vendor already. */
export function ownAnswer(client: ClientResponse, requestId: string, status: number, body: string): void {
  client.whole(status, [...commonHeaders(requestId), "x-should-retry", "false"], Buffer.from(body));
}

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

/** Responds at `/` to a person, or to an agent that checks whether its base URL is alive. */
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
