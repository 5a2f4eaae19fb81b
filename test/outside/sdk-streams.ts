/** The streams that say a generated answer: each block, item, part or event among those that its API has around it. */

/** Objects, and `[DONE]`, which ends a stream of Chat. */
export type StreamEvents = readonly unknown[];

export type Json = Record<string, unknown>;

/** Of one answer or event whose varied place holds `form`. */
export type Streamed = (answer: Json, form: unknown) => StreamEvents;

/** Each with the block that it continues. */
const ANTHROPIC_DELTAS: Record<string, Json> = {
  text_delta: { type: "text", text: "", citations: null },
  citations_delta: { type: "text", text: "", citations: [] },
  input_json_delta: { type: "tool_use", id: "text", name: "text", input: {}, caller: { type: "direct" } },
  thinking_delta: { type: "thinking", thinking: "", signature: "" },
  signature_delta: { type: "thinking", thinking: "", signature: "" },
  compaction_delta: { type: "compaction", content: null, encrypted_content: null },
};

function message(answer: Json, block: unknown, deltas: unknown[]): StreamEvents {
  return [
    { type: "message_start", message: { ...answer, content: [], stop_reason: null } },
    { type: "content_block_start", index: 0, content_block: block },
    ...deltas.map((delta) => ({ type: "content_block_delta", index: 0, delta })),
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: answer.usage },
    { type: "message_stop" },
  ];
}

export const messagesStream: Streamed = (answer, form) => message(answer, form, []);

export const messagesDelta: Streamed = (_event, delta) => {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const answer = { ...{ id: "text", type: "message", role: "assistant", model: "text" }, usage };
  return message(answer, ANTHROPIC_DELTAS[(delta as { type: string }).type], [delta]);
};

export const responsesStream: Streamed = (answer, item) => response(answer, item, item, []);

const ITEM = { id: "text", call_id: "text", status: "completed" };
const SHELL_OUTPUT = { stdout: "text", stderr: "text", outcome: { type: "exit", exit_code: 1 } };
const CALL = { ...ITEM, name: "text" };
const SHELL = { ...ITEM, type: "shell_call", environment: null };

/** The items whose pieces tell what a client runs, as they begin and as they end, by the names of their events. */
const PIECES: Record<string, [begun: Json, ended: Json]> = {
  "response.function_call_arguments": [
    { ...CALL, type: "function_call", arguments: "" },
    { ...CALL, type: "function_call", arguments: "{}" },
  ],
  "response.custom_tool_call_input": [
    { ...CALL, type: "custom_tool_call", input: "" },
    { ...CALL, type: "custom_tool_call", input: "{}" },
  ],
  "response.shell_call_command": [
    { ...SHELL, action: { commands: [], max_output_length: null, timeout_ms: null } },
    { ...SHELL, action: { commands: ["text"], max_output_length: null, timeout_ms: null } },
  ],
  "response.shell_call_output_content": [
    { ...ITEM, type: "shell_call_output", max_output_length: null, output: [] },
    { ...ITEM, type: "shell_call_output", max_output_length: null, output: [SHELL_OUTPUT] },
  ],
};

/** An event inside of its item, if it is a piece of one that a client runs. */
export const responsesEvent: Streamed = (event) => {
  const answer = { id: "text", object: "response", model: "text", error: null };
  const piece = Object.keys(PIECES).find((name) => (event.type as string).startsWith(name));
  if (piece === undefined) return response(answer, null, null, [event]);
  const [begun, ended] = PIECES[piece] as [Json, Json];
  return response(answer, begun, ended, [{ ...event, output_index: 0 }]);
};

function response(answer: Json, begun: unknown, ended: unknown, pieces: Json[]): StreamEvents {
  const item = (type: string, value: unknown) => (value ? [{ type, output_index: 0, item: value }] : []);
  const whole = (status: string, output: unknown[]) => ({ ...answer, status, output });
  const events = [
    { type: "response.created", response: whole("in_progress", []) },
    ...item("response.output_item.added", begun),
    ...pieces,
    ...item("response.output_item.done", ended),
    { type: "response.completed", response: whole("completed", ended ? [ended] : []) },
  ];
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}

export const chatStream: Streamed = (chunk, delta) => {
  const of = (choice: Json) => ({ ...chunk, choices: [{ index: 0, finish_reason: null, ...choice }] });
  const { tool_calls: calls, function_call: older, ...rest } = delta as Json & { tool_calls?: Json[] };
  const reason = calls ? "tool_calls" : older ? "function_call" : "stop";
  const sent = {
    ...rest,
    ...(older ? { function_call: older } : {}),
    ...(calls && { tool_calls: calls.flatMap(eachKind) }),
  };
  return [of({ delta: sent }), of({ delta: {}, finish_reason: reason }), "[DONE]"];
};

/** Its type has the members of both. */
function eachKind({ function: given, custom, ...call }: Json): Json[] {
  return [
    { ...call, type: "function", function: given },
    { ...call, index: 1, id: "other", type: "custom", custom },
  ];
}

/** Its chunks are answers. */
export const geminiStream: Streamed = (answer) => [answer];

/** A block's start, a delta (which blocks of text have without a start), or another event of ConverseStream. */
export const converseStream: Streamed = (event) => {
  const [[kind = "", payload]] = Object.entries(event) as [[string, Json]];
  const [start, stop] = [
    { messageStart: { role: "assistant" } },
    { messageStop: { stopReason: "end_turn" } },
  ];
  const { contentBlockIndex } = payload;
  const blockStop = { contentBlockStop: { contentBlockIndex } };
  const delta = payload.delta as Json | undefined;
  switch (kind) {
    case "messageStart":
      return [event, stop];
    case "messageStop":
      return [start, event];
    case "metadata":
      return [start, stop, event];
    case "contentBlockStart":
      return [start, event, blockStop, stop];
    case "contentBlockDelta": {
      const use = delta && Object.hasOwn(delta, "toolUse") ? { toolUseId: "text", name: "text" } : undefined;
      const opened = use && [{ contentBlockStart: { contentBlockIndex, start: { toolUse: use } } }];
      return [start, ...(opened ?? []), event, blockStop, stop];
    }
    case "contentBlockStop":
      return [start, event, stop];
    default: // of a class that has more than the wire
      return [start, { [kind]: { message: "text" } }];
  }
};

export const blockStart: Streamed = (event) => converseStream({ contentBlockStart: event }, null);
export const blockDelta: Streamed = (event) => converseStream({ contentBlockDelta: event }, null);
