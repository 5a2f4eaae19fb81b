/** An error of the proxy in the form in which the vendor's clients read errors. */
import type { LlmRefusalReason } from "../../event/event.ts";
import type { WireFormat } from "../wire.ts";
import type { ClientResponse } from "./client-response.ts";
import { REQUEST_ID_HEADER } from "./headers.ts";

export interface VendorError {
  status: number;
  reason: LlmRefusalReason;
  text: string;
  requestId: string;
  /** The same request may succeed later; without it the SDKs of Anthropic and OpenAI are told not to repeat it. */
  retry?: boolean;
}

/** As the AWS SDKs read the type of an error of Bedrock. */
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
  const headers = ["content-type", "application/json", REQUEST_ID_HEADER, error.requestId];
  if (error.retry !== true) headers.push("x-should-retry", "false");
  if (format.dialect === "bedrock")
    headers.push("x-amzn-errortype", AWS_TYPES.get(error.status) ?? "InternalServerException");
  const body = Buffer.from(format.errorBody(error.status, error.reason, error.text));
  client.answer(error.status, headers, body);
}
