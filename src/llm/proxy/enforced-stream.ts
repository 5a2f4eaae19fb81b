/**
 * A stream in enforce: a call is sent after its verdict, everything else at once.
 *
 * Fails closed. A fault, or a broken upstream connection, becomes the vendor's error inside the stream and an orderly
 * end of the body.
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import type { Frame, StreamFraming } from "../../framing/frame.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import type { AnswerContext, EnforcedReader } from "./answer.ts";
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

/** Two ticks are the longest silence, in milliseconds: the first may come just after something was sent. */
const TICK_MS = 2500;

/**
 * Tells a client to go on waiting while something is held: Claude Code 2.1 warns after 15 silent seconds and asks anew after 300.
 * Otherwise a stream is as silent as the provider.
 */
class KeepAlive {
  readonly #client: ClientResponse;
  readonly #bytes: Uint8Array | null;
  readonly #holds: () => boolean;
  #timer: NodeJS.Timeout | null = null;
  #quiet = true;

  /** `bytes`: WireFormat.keepAlive. `holds`: whether something is held at the moment. */
  constructor(client: ClientResponse, bytes: Uint8Array | null, holds: () => boolean) {
    this.#client = client;
    this.#bytes = bytes;
    this.#holds = holds;
    client.closed.listen(() => this.stop());
  }

  /** Sends whole events to the client. */
  send(events: Uint8Array): void {
    this.#quiet = false;
    this.#client.write(events);
  }

  /** Begins to watch the silence if something is held. */
  watch(): void {
    if (this.#timer !== null || this.#bytes === null || this.#client.over || !this.#holds()) return;
    this.#quiet = true;
    this.#timer = setInterval(() => this.#tick(this.#bytes!), TICK_MS).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #tick(bytes: Uint8Array): void {
    if (this.#client.over || !this.#holds()) this.stop();
    else if (this.#quiet) this.#client.write(bytes);
    this.#quiet = true;
  }
}
