/**
 * Forwards a client's request to the upstream of an endpoint, and relays the answer, or an error in its place.
 *
 * Requests whose client has gone are given up, unless it can resume the stream of their answers.
 */
import { FramingError } from "../../framing/frame.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import { ErrorCode } from "./json-rpc.ts";
import { answerError, answerMessages } from "./own-responses.ts";
import { type RelayContext, ResponseRelay } from "./response-relay.ts";
import { ask, type EndpointRequest, failureText } from "./upstream-request.ts";

export type RelayedRequest = Pick<EndpointRequest, "method" | "body" | "changed" | "mirrored">;

/** `onAnswer`: called before anything of the answer is relayed. Never rejects because of the upstream. */
export async function relayRequest(
  context: RelayContext,
  request: RelayedRequest,
  onAnswer: (answer: UpstreamResponse) => void = () => {},
): Promise<void> {
  const { endpoint, client, session, ids, fields } = context;
  const { upstream, serverId, log } = endpoint.options;
  let relay: ResponseRelay | null = null;
  try {
    const path = `${upstream.pathname}${upstream.search}`;
    const answer = await ask(endpoint.options, { ...request, path, fields, closed: client.closed });
    onAnswer(answer);
    relay = new ResponseRelay(context, answer);
    await relay.run();
    if (client.closed.aborted && !relay.resumable) session.conversation.abandon(ids);
  } catch (error) {
    if (client.closed.aborted) {
      if (relay?.resumable !== true) session.conversation.abandon(ids);
      return;
    }
    if (error instanceof FramingError) {
      const what = `the upstream's answer cannot be decoded: ${error.message}`;
      endpoint.guard.refused("to_client", "unparsed", what);
    }
    const { status, text } = failureText(error);
    log.debug(`${serverId}: ${text}`);
    const message = `The MCP server ${serverId} did not answer: ${text}.`;
    await (relay === null ? unanswered(context, status, message) : relay.failed(status, message));
  }
}

async function unanswered(context: RelayContext, status: 407 | 502 | 504, text: string): Promise<void> {
  const { client, session, ids, own, batch, fields } = context;
  if (ids.length === 0 && own.length === 0) return answerError(client, status, `[netmon] ${text}`);
  const errors = await session.fail(ids, ErrorCode.server, `[netmon] ${text}`);
  answerMessages(client, fields, status, [...own, ...errors], batch);
}
