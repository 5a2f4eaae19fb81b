/** Reads a response with the official OpenAI SDK, and with a client that reads the wire literally. */
import { expect } from "vitest";
import { dispatched, type FixtureKind } from "./corpus.ts";
import { clientOf } from "./openai-chat-reader.ts";

export interface SeenResponse {
  status: string;
  /** `[type]`, `[type, call id, name, input]`, or `["message", text]`. */
  items: unknown[][];
  /** `output_text` where a body has it. */
  text?: string;
}

interface Item {
  type: string;
  id: string;
  call_id?: string;
  name?: string;
  namespace?: string;
  server_label?: string;
  arguments?: string;
  input?: string;
  content?: { type: string; text: string }[];
}

interface WireEvent {
  type: string;
  sequence_number?: number;
  output_index?: number;
  item_id?: string;
  item?: Item;
  delta?: string;
  response?: { status: string; output: Item[] };
}

export function seenItem(item: Item): unknown[] {
  if (item.type === "message") return ["message", (item.content ?? []).map(({ text }) => text).join("")];
  const id = item.call_id ?? (item.name === undefined ? undefined : item.id);
  if (id === undefined) return [item.type];
  if (item.name === undefined) return [item.type, id];
  const owner = item.namespace ?? item.server_label;
  return [
    item.type,
    id,
    owner === undefined ? item.name : `${owner}/${item.name}`,
    item.arguments ?? item.input,
  ];
}

/** The events of a stream. */
export function eventsOf(output: Buffer): WireEvent[] {
  return dispatched("sse", output).map(({ event, data }) => {
    const value: WireEvent = JSON.parse(data);
    if (event !== null) expect(value.type).toBe(event);
    return value;
  });
}

const REQUEST = { model: "gpt-5.1-codex", input: "Go." };

/** What the SDK gives its user; a stream is also held to what every client counts on. */
export async function readWithSdk(output: Buffer, kind: FixtureKind): Promise<SeenResponse> {
  const { responses } = clientOf(output, kind);
  if (kind === "json") {
    const body = JSON.parse(output.toString("utf8"));
    const response = await responses.create(REQUEST);
    return {
      status: String(response.status),
      items: (response.output as Item[]).map(seenItem),
      ...(typeof body.output_text === "string" ? { text: response.output_text } : {}),
    };
  }
  holdToPromises(eventsOf(output));
  const response = await responses.stream(REQUEST).finalResponse();
  return { status: String(response.status), items: (response.output as Item[]).map(seenItem) };
}

/** Numbers without gaps, every item begun before anything else of it, in the order of the positions. */
function holdToPromises(events: WireEvent[]): void {
  const numbers = events.map((event) => event.sequence_number);
  expect(numbers).toEqual(numbers.map((_, i) => i));
  const begun: string[] = [];
  const done: Item[] = [];
  for (const event of events) {
    const index = event.output_index;
    if (index === undefined) continue;
    if (event.type === "response.output_item.added") {
      expect(index).toBe(begun.length);
      begun.push(event.item?.id ?? "");
    }
    expect(event.item?.id ?? event.item_id).toBe(begun[index]);
    if (event.type === "response.output_item.done" && event.item) done[index] = event.item;
  }
  const last = events.at(-1);
  expect(last?.type).toMatch(/^response\.(?:completed|incomplete|failed)$/);
  if (done.length > 0) expect(last?.response?.output).toEqual(done.slice(0, last?.response?.output.length));
}
