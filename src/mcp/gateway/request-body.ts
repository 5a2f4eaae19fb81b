/**
 * The body of a client's request: whole, within the limit, without its Content-Encoding.
 *
 * Failure: closed, RequestRefused with the status that says why; nothing of such a request is sent on.
 */
import type { IncomingMessage } from "node:http";
import { decodeBody } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import { isUtf8OrNoCharset, listOf, valuesOf } from "../../framing/http-fields.ts";
import { GatheredBytes } from "./gathered-bytes.ts";

export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
  /** null: the client is gone. */
  readonly status: 400 | 408 | 413 | 415 | null;

  constructor(status: RequestRefused["status"], message: string) {
    super(message);
    this.status = status;
  }
}

/** How long a client may pause inside its request. */
const MAX_PAUSE_MS = 60_000;

/** Rejects with RequestRefused. */
export async function requestBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const bytes = await wholeBody(request, maxBytes);
  const coding = listOf(request.rawHeaders, "content-encoding");
  if (coding === undefined) return bytes;
  try {
    return decodeBody(coding, bytes, maxBytes);
  } catch (error) {
    if (!(error instanceof FramingError)) throw error;
    if (error.code === "too_large") throw tooLarge(maxBytes);
    throw new RequestRefused(415, `the body cannot be decoded: ${error.message}`);
  }
}

/** Whether the body is what another reader would take it for; else why not. */
export function mediaObjection(request: IncomingMessage): string | null {
  const types = valuesOf(request.rawHeaders, "content-type");
  if (types.length !== 1) return "a message has one Content-Type, application/json";
  const [type = "", ...parameters] = (types[0] as string).split(";");
  if (type.trim().toLowerCase() !== "application/json")
    return "the Content-Type of a message is application/json";
  return parameters.every(isUtf8OrNoCharset) ? null : "messages are UTF-8";
}

function tooLarge(maxBytes: number): RequestRefused {
  return new RequestRefused(
    413,
    `the message is larger than mcp.inspection.max_message_bytes, ${maxBytes} bytes`,
  );
}

function wholeBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    // Not a list: a sender may put one byte into each piece.
    const bytes = new GatheredBytes();
    const settle = (): void => {
      clearTimeout(paused);
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
    };
    const fail = (error: RequestRefused): void => {
      settle();
      reject(error);
    };
    const paused = setTimeout(
      () => fail(new RequestRefused(408, "the rest of the request did not come in time")),
      MAX_PAUSE_MS,
    );
    const onData = (part: Buffer): void => {
      paused.refresh();
      bytes.append(part);
      if (bytes.length > maxBytes) fail(tooLarge(maxBytes));
    };
    const onEnd = (): void => {
      settle();
      resolve(bytes.take());
    };
    const onClose = (): void => fail(new RequestRefused(null, "the client closed inside its request"));
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
  });
}
