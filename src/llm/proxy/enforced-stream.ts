/**
 * A stream in enforce: a call is sent after its verdict, everything else at once.
 *
 * Fails closed. A fault, or a broken upstream connection, becomes the vendor's error inside the stream and an orderly
 * end of the body.
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import type { Frame, StreamFraming } from "../../framing/frame.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import type { AnswerContext, EnforcedReader } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { knownHeaders } from "./response-headers.ts";
import { StreamJudge } from "./stream-judge.ts";

export function streamReader(
  context: AnswerContext,
  head: ResponseHead,
  framing: StreamFraming,
): EnforcedReader {
  const { client, requestId, provider, format, options, refused, abortUpstream } = context;
  const writer = framing.writer();
  const emit = (frame: Frame): void => {
    if (!client.over) client.write(writer.write(frame));
  };
  const out = { event: emit, passed: (bytes: Uint8Array) => client.write(bytes) };
  const judge = new StreamJudge(context, framing, options.streamBlock, out);
  const endWith = (reason: LlmRefusalReason, text: string): void => {
    for (const frame of format.errorFrames(reason, text)) emit(frame);
    client.end(writer.end(null));
  };
  const fault = (error: unknown): void => {
    if (client.over) return;
    const { reason, text: what } = failureOf(error);
    const text = `netmon ended this answer of ${provider}: it cannot be checked for tool calls (${what}).`;
    endWith(reason, text);
    refused(reason, text);
    abortUpstream();
  };
  const upstreamEnded = (text: string): void => {
    endWith("upstream_ended", text);
    refused("upstream_ended", text);
  };
  client.head(head.status, knownHeaders(head.fields, requestId, framing.mediaType));
  return {
    bytes: (bytes) => {
      if (client.over) return;
      const pushed = (): void => {
        if (client.over || !judge.finished) return;
        client.end(writer.end(null));
        abortUpstream();
      };
      try {
        const waits = judge.push(bytes);
        if (waits !== null) return waits.then(pushed).catch(fault);
      } catch (error) {
        return fault(error);
      }
      pushed();
    },
    end: async () => {
      if (client.over) return;
      try {
        const { rest, cut } = await judge.end();
        if (client.over) return;
        if (cut) upstreamEnded("The answer ended inside a tool call, which was therefore not sent.");
        else client.end(writer.end(rest));
      } catch (error) {
        fault(error);
      }
    },
    fault,
    broken: (text) => {
      if (client.over) return;
      if (judge.abandon()) upstreamEnded(text);
      else endWith("upstream_ended", text);
    },
  };
}
