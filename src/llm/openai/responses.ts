/**
 * The wire format of OpenAI Responses (openai-node 6.49, resources/responses): bodies, streams, and background
 * responses that are fetched later.
 *
 * A provider that keeps the conversation (`store`, `previous_response_id`, `conversation`) keeps a blocked call
 * in it, and may refuse the next request because the call has no output: the agent has to start over. Agents that
 * send the conversation themselves, as Codex does, are not affected.
 *
 * Fails closed: see response-output.ts and response-stream.ts.
 */
import { SSE_COMMENT, type WireFormat } from "../wire.ts";
import { knownErrorBody, openaiErrorBody, responsesErrorFrames } from "./errors.ts";
import { openaiProviderServers, SERVER_WORDS } from "./provider-servers.ts";
import { rewriteResponseBody } from "./response-output.ts";
import { ResponseStream } from "./response-stream.ts";

export const openaiResponses: WireFormat = {
  dialect: "openai",
  api: "responses",
  rewrite: rewriteResponseBody,
  stream: (judge, options) => new ResponseStream(judge, options),
  serverWords: SERVER_WORDS,
  providerServers: openaiProviderServers,
  errorBody: openaiErrorBody,
  keepAlive: SSE_COMMENT,
  errorFrames: responsesErrorFrames,
  knownErrorBody,
};
