/**
 * The wire format of Anthropic's Messages API, in its JSON and its streamed form.
 *
 * `server_tool_use` is Anthropic's own tools (web search, code execution, tool search and so on), which are no
 * MCP and go on unjudged; under any other name it is judged as a call that the provider runs.
 *
 * Direction of failure: closed; see message-stream.ts and whole-message.ts.
 */
import type { WireFormat } from "../wire.ts";
import { errorBody, errorFrames } from "./errors.ts";
import { providerServers } from "./mcp-servers.ts";
import { MessageStream } from "./message-stream.ts";
import { rewriteMessage } from "./whole-message.ts";

export const anthropicMessages: WireFormat = {
  dialect: "anthropic",
  api: "messages",
  rewrite: rewriteMessage,
  stream: (judge, options) => new MessageStream(judge, options),
  providerServers,
  errorBody,
  errorFrames,
};
