/**
 * An answer in enforce: only what was read and understood is sent, and nothing of a tool call before its verdict.
 *
 * Fails closed. An unreadable answer becomes the vendor's error: a 502 before anything was sent, an error inside the
 * stream afterwards. In both cases the HTTP body ends in an orderly way, since clients retry a request whose
 * connection was cut.
 */
import { contentCodings, contentDecoder } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import { listOf } from "../../http/header-fields.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import { UnexpectedAnswerError, UnreadableError } from "../wire.ts";
import type { Answer, AnswerContext, EnforcedReader } from "./answer.ts";
import { streamReader } from "./enforced-stream.ts";
import { errorReader, mediaReader, wholeReader } from "./enforced-whole.ts";
import { type ExpectedAnswer, formOf } from "./expected-answer.ts";
import { failureOf } from "./failure.ts";
import { knownHeaders } from "./response-headers.ts";

export function enforcedAnswer(context: AnswerContext, head: ResponseHead, expected: ExpectedAnswer): Answer {
  try {
    const isError = head.status >= 400;
    if (!isError && !expected.statuses.includes(head.status))
      throw new UnexpectedAnswerError(`its HTTP status is ${head.status}, with which the API has no answers`);
    contentCodings(listOf(head.fields, "content-encoding"));
    if (context.method === "HEAD" || head.status === 204) return withoutBody(context, head);
    return read(context, head, isError ? errorReader(context, head) : readerOf(context, head, expected));
  } catch (error) {
    if (!(error instanceof FramingError || error instanceof UnreadableError)) throw error;
    refuse(context, wholeReader(context, head, false), error);
    return NOTHING;
  }
}

const NOTHING: Answer = {
  read: async (body) => {
    for await (const _ of body);
  },
  broken: () => {},
  stop: () => {},
};

/** Any body is read and discarded. */
function withoutBody(
  { client, requestId }: AnswerContext,
  { status, fields: headers }: ResponseHead,
): Answer {
  client.head(status, knownHeaders(headers, requestId, null));
  client.end();
  return NOTHING;
}

function readerOf(context: AnswerContext, head: ResponseHead, expected: ExpectedAnswer): EnforcedReader {
  if (expected.mayBeEmpty && listOf(head.fields, "content-length") === "0")
    return wholeReader(context, head, true);
  const form = formOf(head.fields, expected);
  if (form === "media") return mediaReader(context, head);
  if (form === "json") return wholeReader(context, head, expected.mayBeEmpty);
  return streamReader(context, head, form);
}

function read(context: AnswerContext, head: ResponseHead, reader: EnforcedReader): Answer {
  const { client, copy } = context;
  const decode = contentDecoder(listOf(head.fields, "content-encoding"));
  let stopped = false;
  return {
    read: async (body) => {
      try {
        for await (const bytes of decode(body)) {
          if (stopped) return;
          const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
          copy?.add(chunk);
          if (!client.over) await reader.bytes(chunk);
          await client.flush();
        }
        if (!stopped && !client.over) await reader.end();
      } catch (error) {
        if (error === body.error) throw error;
        if (!stopped) refuse(context, reader, error);
      }
      copy?.finish();
    },
    broken: (text) => {
      stopped = true;
      if (!client.over) reader.broken(text);
      copy?.finish();
    },
    stop: () => {
      stopped = true;
      copy?.finish();
    },
  };
}

function refuse(
  { client, refused, abortUpstream }: AnswerContext,
  reader: EnforcedReader,
  error: unknown,
): void {
  if (client.over) return;
  const failure = failureOf(error);
  refused(failure.reason, reader.refuse(failure));
  abortUpstream();
}
