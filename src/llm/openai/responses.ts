/**
 * The wire format of OpenAI Responses (openai-node 6.49, resources/responses): bodies, streams, and background
 * responses that are fetched later.
 *
 * A provider that keeps the conversation (`store`, `previous_response_id`, `conversation`) keeps a blocked call in it,
 * without an output: such a conversation cannot go on (kept-responses.ts).
 *
 * Fails closed: see response-output.ts and response-stream.ts.
 */
import { SSE_COMMENT, type WireFormat } from "../wire.ts";
import { knownErrorBody, openaiErrorBody, responsesErrorFrames } from "./errors.ts";
import { keptResponses } from "./kept-responses.ts";
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
  keeping: keptResponses,
  errorBody: openaiErrorBody,
  keepAlive: SSE_COMMENT,
  errorFrames: responsesErrorFrames,
  knownErrorBody,
};
