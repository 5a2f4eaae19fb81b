/** All wire formats, keyed by API, and by the dialect of the clients that read their errors. */
import type { Dialect, LlmApi } from "../event/event.ts";
import { anthropicMessages } from "./anthropic/messages.ts";
import { bedrockConverse } from "./bedrock/converse.ts";
import { bedrockInvokeModel } from "./bedrock/invoke-model.ts";
import { refuseCallShapes } from "./call-shape.ts";
import { geminiGenerateContent } from "./gemini/generate-content.ts";
import { isObject, readAnswer } from "./json-document.ts";
import { openaiChat } from "./openai/chat.ts";
import { openaiResponses } from "./openai/responses.ts";
import { type Frame, type StreamFilter, UnreadableError, type WireFormat } from "./wire.ts";

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

/** null: unknown client; Anthropic's error has its message where most clients look for one. */
export function errorFormatOf(dialect: Dialect | null): WireFormat {
  return ERROR_FORMATS[dialect ?? "anthropic"];
}

/**
 * The format of answers that hold no tool calls (lists of models, token counts, embeddings, files, ...): JSON, or
 * events of JSON. Fails closed: anything with the shape of a call, whatever it means there, is an UnreadableError.
 * `errors`: the API whose errors the client reads.
 */
export function callFree(errors: WireFormat): WireFormat {
  return {
    ...errors,
    rewrite: ({ text, value }, _judge, scope) => {
      refuseCallShapes(text, value, "the answer");
      if (isObject(value)) scope?.identified?.(value.id);
      return text;
    },
    stream: () => new CallFreeStream(),
  };
}

class CallFreeStream implements StreamFilter {
  readonly finished = false;
  readonly unread = null;
  readonly heldBytes = 0;

  push(frame: Frame): Frame[] {
    const data = frame.data.trim();
    if (data === "") return [];
    if (data !== "[DONE]") {
      const { text, value } = readAnswer(frame.data, "the event");
      refuseCallShapes(text, value, "the event");
    }
    if (frame.event !== null && !NAME.test(frame.event))
      throw new UnreadableError("an event has an invalid name");
    return [frame];
  }

  end(): boolean {
    return false;
  }
}

const NAME = /^[a-z][a-z0-9_.]{0,63}$/i;
