/** The streams that say a generated answer: each block, item or part in the events that its API has around it. */

export type StreamEvents = readonly { type?: string }[];

type Json = Record<string, unknown>;

/** Of one answer whose varied place holds `form`. */
export type Streamed = (answer: Json, form: unknown) => StreamEvents;

export const messagesStream: Streamed = (answer, form) => [
  { type: "message_start", message: { ...answer, content: [], stop_reason: null } },
  { type: "content_block_start", index: 0, content_block: form },
  { type: "content_block_stop", index: 0 },
  { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: answer.usage },
  { type: "message_stop" },
];

export const responsesStream: Streamed = (answer, item) => {
  const events = [
    { type: "response.created", response: { ...answer, status: "in_progress", output: [] } },
    { type: "response.output_item.added", output_index: 0, item },
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: { ...answer, status: "completed", output: [item] } },
  ];
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
};

/** Its chunks are answers. */
export const geminiStream: Streamed = (answer) => [answer];

export function asSse(events: StreamEvents): string {
  return events
    .map((event) => `${event.type ? `event: ${event.type}\n` : ""}data: ${JSON.stringify(event)}\n\n`)
    .join("");
}

/** Without what only keeps the connection alive. */
export function fromSse(text: string): StreamEvents {
  return text
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice("data: ".length)) as { type?: string })
    .filter(({ type }) => type !== "ping");
}
