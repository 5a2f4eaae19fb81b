/**
 * Sends one POST to a receiver. Follows no redirect, since that would send to an address that is not configured. Reads
 * at most 64 KiB of the answer.
 *
 * Fails open. The outcome says whether to retry: after 408, 429 and 5xx, and if there was no answer.
 */
import { orElse } from "../errors/or-else.ts";
import { retryAfterMs } from "./backoff.ts";

export type PostOutcome =
  | { kind: "done"; body: Uint8Array }
  | { kind: "failed"; text: string; status: number | null; retryable: boolean; afterMs: number | null };

export interface PostRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | string;
  timeoutMs: number;
  /** Aborts the request. */
  signal: AbortSignal;
}

const MAX_ANSWER_BYTES = 64 << 10;

export async function post({ url, headers, body, timeoutMs, signal }: PostRequest): Promise<PostOutcome> {
  if (signal.aborted) return failed("netmon is stopping", false);
  const fields = headersOf({ "user-agent": "netmon", ...headers });
  if (fields === null) return failed("a header has a value that HTTP does not allow", false);
  // AbortSignal.any leaks if one of its signals lives long (Node 22).
  const cut = new AbortController();
  const onEnd = (): void => cut.abort();
  signal.addEventListener("abort", onEnd, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    cut.abort();
  }, timeoutMs).unref();
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: fields,
      body: body as string | Uint8Array<ArrayBuffer>,
      redirect: "manual",
      signal: cut.signal,
    });
    const read = await readSome(answer);
    if (answer.ok) return { kind: "done", body: read };
    const retryable = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    const afterMs = retryAfterMs(answer.headers.get("retry-after"), Date.now());
    return {
      kind: "failed",
      text: `HTTP status ${answer.status}`,
      status: answer.status,
      retryable,
      afterMs,
    };
  } catch (error) {
    if (signal.aborted) return failed("netmon is stopping", false);
    return failed(late ? "no answer in time" : reasonOf(error), true);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onEnd);
  }
}

function failed(text: string, retryable: boolean): PostOutcome {
  return { kind: "failed", text, status: null, retryable, afterMs: null };
}

/** null: a header cannot be sent. The error is dropped: it would show the value, which may be a credential. */
function headersOf(headers: Readonly<Record<string, string>>): Headers | null {
  return orElse(() => new Headers(headers), null);
}

async function readSome(answer: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  if (answer.body !== null)
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      length += piece.length;
      if (length > MAX_ANSWER_BYTES) break; // closes the stream
      pieces.push(piece);
    }
  return Buffer.concat(pieces);
}

/** Returns the cause of a failed fetch, whose own message says only that it failed. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  const { code, message: reason } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string") return code;
  return typeof reason === "string" && reason !== "" ? reason : message; // e.g. a port that fetch refuses
}
