/** OpenAI Chat Completions, as in the SDK's types (openai-node 6.49). */
import { json, pieces, type ScriptedEvent, type Speaker, type Turn } from "./turn.ts";

const MODEL = "gpt-5.1";
const CREATED = 1_790_000_000;
const USAGE = { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 };

const finishReason = (turn: Turn): string => ((turn.calls?.length ?? 0) > 0 ? "tool_calls" : "stop");
const content = (turn: Turn): string | null => `${turn.text ?? ""}${turn.after ?? ""}` || null;

export const openaiChatSpeaker: Speaker = {
  whole: (turn, n) => ({
    id: `chatcmpl-${n}`,
    object: "chat.completion",
    created: CREATED,
    model: MODEL,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: content(turn),
          refusal: null,
          annotations: [],
          ...(turn.calls?.length
            ? {
                tool_calls: turn.calls.map((call, i) => ({
                  id: `call_${n}_${i}`,
                  type: "function",
                  function: { name: call.name, arguments: JSON.stringify(call.args) },
                })),
              }
            : {}),
        },
        logprobs: null,
        finish_reason: finishReason(turn),
      },
    ],
    usage: USAGE,
    service_tier: "default",
    system_fingerprint: "fp_scripted",
  }),
  stream: (turn, n) => {
    const events: ScriptedEvent[] = [];
    const chunk = (choices: unknown[], usage: unknown = null): void => {
      events.push(
        json(null, {
          id: `chatcmpl-${n}`,
          object: "chat.completion.chunk",
          created: CREATED,
          model: MODEL,
          service_tier: "default",
          system_fingerprint: "fp_scripted",
          choices,
          usage,
        }),
      );
    };
    const delta = (value: object, finish_reason: string | null = null): void =>
      chunk([{ index: 0, delta: value, logprobs: null, finish_reason }]);
    delta({ role: "assistant", content: turn.text === undefined ? null : "", refusal: null });
    for (const text of pieces(turn.text ?? "")) delta({ content: text });
    for (const [index, call] of (turn.calls ?? []).entries()) {
      delta({
        tool_calls: [
          {
            index,
            id: `call_${n}_${index}`,
            type: "function",
            function: { name: call.name, arguments: "" },
          },
        ],
      });
      for (const part of pieces(JSON.stringify(call.args)))
        delta({ tool_calls: [{ index, function: { arguments: part } }] });
    }
    for (const text of pieces(turn.after ?? "")) delta({ content: text });
    delta({}, finishReason(turn));
    chunk([], USAGE);
    events.push({ event: null, data: "[DONE]" });
    return events;
  },
};
