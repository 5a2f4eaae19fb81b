/** OpenAI Responses, as in the SDK's types (openai-node 6.49). */
import { json, pieces, type ScriptedEvent, type Speaker, type Turn } from "./turn.ts";

type Item = Record<string, unknown> & { id: string; type: string };

function message(id: string, text: string): Item {
  return {
    id,
    type: "message",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [], logprobs: [] }],
  };
}

function items(turn: Turn, n: number): Item[] {
  return [
    ...(turn.thinking === undefined
      ? []
      : [
          {
            id: `rs_${n}`,
            type: "reasoning",
            summary: [{ type: "summary_text", text: turn.thinking }],
            encrypted_content: "gAAAAABscripted+encrypted/content==",
          },
        ]),
    ...(turn.text === undefined ? [] : [message(`msg_${n}`, turn.text)]),
    ...(turn.calls ?? []).map((call, i) => ({
      id: `fc_${n}_${i}`,
      type: "function_call",
      call_id: `call_${n}_${i}`,
      name: call.name,
      ...(call.namespace === undefined ? {} : { namespace: call.namespace }),
      arguments: JSON.stringify(call.args),
      status: "completed",
    })),
    ...(turn.after === undefined ? [] : [message(`msg_${n}_after`, turn.after)]),
  ];
}

function response(n: number, status: string, output: readonly Item[]): Record<string, unknown> {
  return {
    id: `resp_${n}`,
    object: "response",
    created_at: 1_790_000_000,
    status,
    background: false,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model: "gpt-5.1",
    output,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: "text" } },
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    truncation: "disabled",
    usage:
      status === "completed"
        ? {
            input_tokens: 12,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: 34,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: 46,
          }
        : null,
    user: null,
    metadata: {},
  };
}

export const openaiResponsesSpeaker: Speaker = {
  whole: (turn, n) => response(n, "completed", items(turn, n)),
  stream: (turn, n) => {
    const events: ScriptedEvent[] = [];
    const say = (type: string, rest: object): void => {
      events.push(json(type, { type, sequence_number: events.length, ...rest }));
    };
    say("response.created", { response: response(n, "in_progress", []) });
    say("response.in_progress", { response: response(n, "in_progress", []) });
    for (const [output_index, item] of items(turn, n).entries()) {
      const at = { output_index, item_id: item.id };
      if (item.type === "message") {
        const [part] = item.content as { text: string }[];
        say("response.output_item.added", {
          output_index,
          item: { ...item, status: "in_progress", content: [] },
        });
        say("response.content_part.added", { ...at, content_index: 0, part: { ...part, text: "" } });
        for (const delta of pieces(part?.text ?? ""))
          say("response.output_text.delta", { ...at, content_index: 0, delta, logprobs: [] });
        say("response.output_text.done", { ...at, content_index: 0, text: part?.text, logprobs: [] });
        say("response.content_part.done", { ...at, content_index: 0, part });
      } else if (item.type === "function_call") {
        say("response.output_item.added", {
          output_index,
          item: { ...item, status: "in_progress", arguments: "" },
        });
        for (const delta of pieces(String(item.arguments)))
          say("response.function_call_arguments.delta", { ...at, delta });
        say("response.function_call_arguments.done", {
          ...at,
          name: item.name,
          arguments: item.arguments,
        });
      } else {
        say("response.output_item.added", { output_index, item: { ...item, summary: [] } });
      }
      say("response.output_item.done", { output_index, item });
    }
    say("response.completed", { response: response(n, "completed", items(turn, n)) });
    return events;
  },
};
