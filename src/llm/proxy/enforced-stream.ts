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
import { KeepAlive } from "./keep-alive.ts";
import { knownHeaders } from "./response-headers.ts";
import { StreamJudge } from "./stream-judge.ts";

export function streamReader(
  context: AnswerContext,
  head: ResponseHead,
  framing: StreamFraming,
): EnforcedReader {
  const { client, requestId, provider, format, options, refused, abortUpstream } = context;
  const writer = framing.writer();
  const keepAlive = new KeepAlive(client, format.keepAlive, () => judge.holds);
  const emit = (frame: Frame): void => keepAlive.send(writer.write(frame));
  const out = { event: emit, passed: (bytes: Uint8Array) => keepAlive.send(bytes) };
  const judge = new StreamJudge(context, framing, options.streamBlock, out);
  const endWith = (reason: LlmRefusalReason, text: string): void => {
    for (const frame of format.errorFrames(reason, text)) emit(frame);
    client.end(writer.end(null));
  };
  const upstreamEnded = (text: string): void => {
    endWith("upstream_ended", text);
    refused("upstream_ended", text);
  };
  const pushed = (): void => {
    if (client.over || !judge.finished) return;
    client.end(writer.end(null));
    abortUpstream();
  };
  client.head(head.status, knownHeaders(head.fields, requestId, framing.mediaType));
  return {
    bytes: (bytes) => {
      const waits = judge.push(bytes);
      keepAlive.watch();
      if (waits !== null) return waits.then(pushed);
      pushed();
    },
    end: async () => {
      const ended = judge.end();
      keepAlive.watch();
      const { rest, cut } = await ended;
      if (client.over) return;
      if (cut) upstreamEnded("The answer ended inside a tool call, which was therefore not sent.");
      else client.end(writer.end(rest));
    },
    refuse: ({ reason, text: what }) => {
      const text = `netmon ended this answer of ${provider}: it cannot be checked for tool calls (${what}).`;
      endWith(reason, text);
      return text;
    },
    broken: (text) => {
      if (judge.abandon()) upstreamEnded(text);
      else endWith("upstream_ended", text);
    },
  };
}
