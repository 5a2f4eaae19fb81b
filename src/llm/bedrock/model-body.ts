/**
 * Recognises the wire format of an InvokeModel body. Bedrock passes on the format of the model's vendor, which
 * only the shape reveals: Anthropic's Messages, Amazon Nova's (that of Converse), or OpenAI's Chat Completions,
 * which most others have adopted.
 *
 * Fails closed. A body of two shapes, and one of no known shape that may hold calls (Llama writes them into its
 * text), is an UnreadableError.
 */
import { anthropicMessages } from "../anthropic/messages.ts";
import { asObject, isObject, type JsonObject, textAt } from "../json-document.ts";
import { openaiChat } from "../openai/chat.ts";
import { UnreadableError, type WireFormat } from "../wire.ts";
import { bedrockConverse } from "./converse.ts";
import { BLOCK_EVENTS } from "./converse-events.ts";

/** Members of answers of models that call no tools: embeddings, images, ranks, and the text of Titan. */
const NO_CALLS = ["embedding", "embeddings", "embeddingsByType", "images", "artifacts", "results"];
const NOVA_EVENTS = ["messageStart", ...BLOCK_EVENTS, "messageStop", "metadata"];

/** Returns the format of a complete answer; null for a kind without calls. Throws UnreadableError. */
export function formatOfAnswer(value: unknown): WireFormat | null {
  const answer = asObject(value, "the answer");
  const anthropic = Object.hasOwn(answer, "content") || textAt(answer, "type") === "error";
  const found = shapes(anthropic, Object.hasOwn(answer, "output"), Object.hasOwn(answer, "choices"));
  if (found.length === 0 && NO_CALLS.some((key) => Array.isArray(answer[key]) || isObject(answer[key])))
    return null;
  return only(found, "the answer");
}

/** Returns the format of a stream, given its first event. Throws UnreadableError. */
export function formatOfEvent(value: unknown): WireFormat {
  const event = asObject(value, "a chunk");
  const found = shapes(
    textAt(event, "type") !== "",
    novaEvent(event) !== null,
    Object.hasOwn(event, "choices"),
  );
  return only(found, "the first chunk of the answer");
}

/** Returns the name of the event in a Nova chunk, its only member of that kind; null: none. Throws UnreadableError. */
export function novaEvent(chunk: JsonObject): string | null {
  const names = NOVA_EVENTS.filter((name) => Object.hasOwn(chunk, name));
  if (names.length > 1) throw new UnreadableError(`a chunk is both ${names[0]} and ${names[1]}`);
  return names[0] ?? null;
}

function shapes(anthropic: boolean, nova: boolean, openai: boolean): WireFormat[] {
  return [
    ...(anthropic ? [anthropicMessages] : []),
    ...(nova ? [bedrockConverse] : []),
    ...(openai ? [openaiChat] : []),
  ];
}

function only([format, another]: WireFormat[], what: string): WireFormat {
  if (!format) throw new UnreadableError(`${what} has no form that is known to netmon`);
  if (another) throw new UnreadableError(`${what} has two forms: ${format.api} and ${another.api}`);
  return format;
}
