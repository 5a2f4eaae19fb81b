/**
 * The wire format of Bedrock's Converse and ConverseStream (@aws-sdk/client-bedrock-runtime 3.1163).
 *
 * Direction of failure: closed; see converse-message.ts and converse-stream.ts.
 */
import type { WireFormat } from "../wire.ts";
import { rewriteConverse } from "./converse-message.ts";
import { ConverseStream } from "./converse-stream.ts";
import { errorBody, errorFrames, knownErrorBody } from "./errors.ts";
import { converseServers } from "./request-servers.ts";

export const bedrockConverse: WireFormat = {
  dialect: "bedrock",
  api: "converse",
  rewrite: rewriteConverse,
  stream: (judge, options) => new ConverseStream(judge, options),
  providerServers: converseServers,
  errorBody,
  errorFrames,
  knownErrorBody,
};
