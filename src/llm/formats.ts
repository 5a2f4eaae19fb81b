/** The wire formats there are, by the API that speaks them, and by whose clients read their errors. */
import type { Dialect, LlmApi } from "../event/event.ts";
import { anthropicMessages } from "./anthropic/messages.ts";
import { bedrockConverse } from "./bedrock/converse.ts";
import { bedrockInvokeModel } from "./bedrock/invoke-model.ts";
import { geminiGenerateContent } from "./gemini/generate-content.ts";
import { openaiChat } from "./openai/chat.ts";
import { openaiResponses } from "./openai/responses.ts";
import type { WireFormat } from "./wire.ts";

const FORMATS: Readonly<Record<LlmApi, WireFormat>> = {
  messages: anthropicMessages,
  chat_completions: openaiChat,
  responses: openaiResponses,
  generate_content: geminiGenerateContent,
  converse: bedrockConverse,
  invoke_model: bedrockInvokeModel,
};

const ERROR_FORMATS: Readonly<Record<Dialect, WireFormat>> = {
  anthropic: anthropicMessages,
  openai: openaiResponses,
  gemini: geminiGenerateContent,
  bedrock: bedrockConverse,
};

export function formatOf(api: LlmApi): WireFormat {
  return FORMATS[api];
}

/** null: nobody knows whose client it is; Anthropic's shape has a message where most clients look for one. */
export function errorFormatOf(dialect: Dialect | null): WireFormat {
  return ERROR_FORMATS[dialect ?? "anthropic"];
}
