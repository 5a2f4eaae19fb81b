/** Gemini generateContent and streamGenerateContent, as in the SDK's types (js-genai 2.32). */
import { json, pieces, type ScriptedEvent, type Speaker, type Turn } from "./turn.ts";

const USAGE = { promptTokenCount: 12, candidatesTokenCount: 34, totalTokenCount: 46 };

function answer(n: number, parts: unknown[], finishReason?: string): Record<string, unknown> {
  return {
    candidates: [
      {
        content: { parts, role: "model" },
        ...(finishReason === undefined ? {} : { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: USAGE,
    modelVersion: "gemini-2.5-pro",
    responseId: `gem_${n}`,
  };
}

function calls(turn: Turn, n: number): unknown[] {
  return (turn.calls ?? []).map((call, i) => ({
    functionCall: { id: `fn_${n}_${i}`, name: call.name, args: call.args },
    ...(i === 0 ? { thoughtSignature: "c2NyaXB0ZWQgc2lnbmF0dXJl" } : {}),
  }));
}

export const gemini: Speaker = {
  whole: (turn, n) =>
    answer(
      n,
      [
        ...(turn.text === undefined ? [] : [{ text: turn.text }]),
        ...calls(turn, n),
        ...(turn.after === undefined ? [] : [{ text: turn.after }]),
      ],
      "STOP",
    ),
  stream: (turn, n) => {
    const events: ScriptedEvent[] = [];
    const say = (parts: unknown[], finish?: string): void => {
      events.push(json(null, answer(n, parts, finish)));
    };
    for (const text of pieces(turn.text ?? "", 20)) say([{ text }]);
    if (turn.calls?.length) say(calls(turn, n));
    for (const text of pieces(turn.after ?? "", 20)) say([{ text }]);
    say([{ text: "" }], "STOP");
    return events;
  },
};
