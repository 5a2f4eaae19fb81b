/**
 * Tool calls in the messages of a model's WebSocket: OpenAI's Responses, Realtime and Live (openai-node 7.59), Gemini Live
 * (google-genai 3.3).
 *
 * For observe alone: it finds what the documented messages hold. A call that several messages repeat is found once.
 */
import { BoundedMap } from "../../collections/bounded-map.ts";
import { isObject, type JsonObject, textAt } from "../json-document.ts";
import { argumentsText, flawOf } from "../openai/call-input.ts";
import { callOf } from "../openai/response-item.ts";
import { NO_CALL, type ToolCall } from "../wire.ts";

/** Ids kept of one connection. */
const MOST_IDS = 10_000;

export class SocketCalls {
  readonly #seen = new BoundedMap<string, true>(MOST_IDS);

  /** Returns the calls that no earlier message had. */
  read(message: JsonObject): ToolCall[] {
    const { type, event } = message;
    // Live has events of Responses within its own
    const inner = type === "response.event" && isObject(event) ? event : message;
    return [...openaiCalls(inner), ...geminiCalls(message)].filter(({ id }) => this.#isNew(id));
  }

  #isNew(id: string): boolean {
    if (id === "") return true;
    if (this.#seen.has(id)) return false;
    this.#seen.set(id, true);
    return true;
  }
}

function openaiCalls(message: JsonObject): ToolCall[] {
  const type = textAt(message, "type");
  if (type === "response.function_call_arguments.done") {
    // without a name, the item's end follows, which has one
    const name = textAt(message, "name");
    if (name === "") return [];
    const input = { kind: "json", text: argumentsText(message.arguments) } as const;
    return [{ ...NO_CALL, name, id: textAt(message, "call_id"), input, flaw: flawOf(name, input, false) }];
  }
  const ended = type === "response.output_item.done" ? [message.item] : [];
  const { response } = message;
  const whole =
    /^response\.(?:done|completed|incomplete)$/.test(type) && isObject(response)
      ? listAt(response, "output")
      : [];
  return [...ended, ...whole].filter(isObject).flatMap((item) => callOf(item, false) ?? []);
}

function geminiCalls({ toolCall, serverContent }: JsonObject): ToolCall[] {
  const turn = isObject(serverContent) ? serverContent.modelTurn : undefined;
  const parts = isObject(turn) ? listAt(turn, "parts") : [];
  const inTurn = parts.filter(isObject).map(({ functionCall }) => functionCall);
  const listed = isObject(toolCall) ? listAt(toolCall, "functionCalls") : [];
  return [...listed, ...inTurn].filter(isObject).map((call) => {
    const name = textAt(call, "name");
    const input = { kind: "json", text: argumentsText(call.args ?? {}) } as const;
    return { ...NO_CALL, name, id: textAt(call, "id"), input, flaw: flawOf(name, input, false) };
  });
}

function listAt(object: JsonObject, key: string): unknown[] {
  const value = object[key];
  return Array.isArray(value) ? value : [];
}
