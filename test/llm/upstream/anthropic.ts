/** Anthropic Messages, as documented and as in the SDK's types (anthropic-sdk-typescript 1.12). */
import { json, pieces, type ScriptedEvent, type Speaker, type Turn } from "./turn.ts";

const MODEL = "claude-opus-4-8";
const SIGNATURE = "EqQBCkYIBxgCKkBx2f+scripted/signature==";

function blocks(turn: Turn, n: number): Record<string, unknown>[] {
  return [
    ...(turn.thinking === undefined
      ? []
      : [{ type: "thinking", thinking: turn.thinking, signature: SIGNATURE }]),
    ...(turn.text === undefined ? [] : [{ type: "text", text: turn.text }]),
    ...(turn.calls ?? []).map((call, i) => ({
      type: "tool_use",
      id: `toolu_${n}_${i}`,
      name: call.name,
      input: call.args,
    })),
    ...(turn.after === undefined ? [] : [{ type: "text", text: turn.after }]),
  ];
}

const stopReason = (turn: Turn): string => ((turn.calls?.length ?? 0) > 0 ? "tool_use" : "end_turn");

function deltas(block: Record<string, unknown>): { start: unknown; deltas: unknown[] } {
  if (block.type === "thinking") {
    return {
      start: { type: "thinking", thinking: "", signature: "" },
      deltas: [
        ...pieces(String(block.thinking)).map((thinking) => ({ type: "thinking_delta", thinking })),
        { type: "signature_delta", signature: block.signature },
      ],
    };
  }
  if (block.type === "tool_use") {
    return {
      start: { ...block, input: {} },
      deltas: ["", ...pieces(JSON.stringify(block.input))].map((partial_json) => ({
        type: "input_json_delta",
        partial_json,
      })),
    };
  }
  return {
    start: { type: "text", text: "" },
    deltas: pieces(String(block.text)).map((text) => ({ type: "text_delta", text })),
  };
}

export const anthropic: Speaker = {
  whole: (turn, n) => ({
    id: `msg_${n}`,
    type: "message",
    role: "assistant",
    model: MODEL,
    content: blocks(turn, n),
    stop_reason: stopReason(turn),
    stop_sequence: null,
    usage: { input_tokens: 12, output_tokens: 34, service_tier: "standard" },
  }),
  stream: (turn, n) => {
    const events: ScriptedEvent[] = [];
    const say = (type: string, rest: object): void => {
      events.push(json(type, { type, ...rest }));
    };
    say("message_start", {
      message: {
        id: `msg_${n}`,
        type: "message",
        role: "assistant",
        model: MODEL,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 12, output_tokens: 1 },
      },
    });
    say("ping", {});
    for (const [index, block] of blocks(turn, n).entries()) {
      const { start, deltas: parts } = deltas(block);
      say("content_block_start", { index, content_block: start });
      for (const delta of parts) say("content_block_delta", { index, delta });
      say("content_block_stop", { index });
    }
    say("message_delta", {
      delta: { stop_reason: stopReason(turn), stop_sequence: null },
      usage: { output_tokens: 34 },
    });
    say("message_stop", {});
    return events;
  },
};
