/**
 * The wire format of Gemini's generateContent and streamGenerateContent: chunks that are SSE events or elements
 * of one JSON array, and whole answers; also in the `response` of the Code Assist endpoint.
 *
 * Calls of `toolCall` and code execution are Google's own and run there: they go on, and are judged only where
 * they are none of the documented tools.
 *
 * Direction of failure: closed; see answer-calls.ts, answer-stream.ts and chunk.ts.
 */
import type { JsonDocument } from "../json-document.ts";
import { type AnswerScope, type Judge, STRICT, type WireFormat } from "../wire.ts";
import { AnswerCalls } from "./answer-calls.ts";
import { AnswerStream } from "./answer-stream.ts";
import { Chunk } from "./chunk.ts";
import { errorBody, errorFrames, knownErrorBody } from "./errors.ts";
import { providerServers, SERVER_WORDS } from "./mcp-servers.ts";

export const geminiGenerateContent: WireFormat = {
  dialect: "gemini",
  api: "generate_content",
  rewrite,
  stream: (judge, options) => new AnswerStream(judge, options),
  serverWords: SERVER_WORDS,
  providerServers,
  errorBody,
  keepAlive: null,
  errorFrames,
  knownErrorBody,
};

/** The whole answer is in memory: its calls have no limit of their own. */
function rewrite(answer: JsonDocument, judge: Judge, scope: AnswerScope = STRICT): string {
  const chunk = new Chunk(answer, "the answer", scope);
  if (chunk.error) return knownErrorBody(chunk.error);
  const calls = new AnswerCalls(judge, { onBlock: "rewrite", maxBlockBytes: Number.POSITIVE_INFINITY });
  calls.read(chunk);
  calls.settle();
  return chunk.apply();
}
