/** Large responses, judged by their outline: the same text and the same calls as from the whole. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LEFT_OUT } from "../../../src/framing/json-outline.ts";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { judgeAnswer } from "../../../src/llm/whole-answer.ts";
import { STRICT, type ToolCall, UnreadableError, type WireFormat } from "../../../src/llm/wire.ts";
import { cutAt } from "../../unit/framing/pieces.ts";
import { anthropic } from "../upstream/anthropic.ts";
import { gemini } from "../upstream/gemini.ts";
import { openaiChatSpeaker } from "../upstream/openai-chat.ts";
import { openaiResponsesSpeaker } from "../upstream/openai-responses.ts";
import type { ScriptedCall, Speaker } from "../upstream/turn.ts";
import { judging } from "./judging.ts";

const FAMILIES: [name: string, speaker: Speaker, format: WireFormat][] = [
  ["Anthropic", anthropic, anthropicMessages],
  ["Chat", openaiChatSpeaker, openaiChat],
  ["Responses", openaiResponsesSpeaker, openaiResponses],
  ["Gemini", gemini, geminiGenerateContent],
];
const TEXT = 'Say "yes",\n or no: été \u{1f600}. '.repeat(60_000);
const LONG = "\\n".repeat(5000);
const call = (name: string, argument: string): ScriptedCall => ({ name, args: { a: argument } });

async function judged(format: WireFormat, text: string): Promise<{ text: string; calls: ToolCall[] }> {
  const { judge, calls } = judging();
  const body = cutAt(Buffer.from(text), [1000, 20_000, 65_536, 65_537, 700_001]);
  return {
    text: (await judgeAnswer(body, { format, judge, scope: STRICT, ahead: null })) ?? text,
    calls,
  };
}

afterEach(() => vi.restoreAllMocks());

describe.each(FAMILIES)("%s", (_name, speaker, format) => {
  it.each([
    ["no call", []],
    ["an allowed call", [call("allowed", "x")]],
    ["calls of both kinds", [call("allowed", "x"), call("denied", "y"), call("allowed", "z")]],
    ["an argument as stands for a text that is left out", [call("allowed", LEFT_OUT), call("denied", "y")]],
    ["arguments of which a text is left out", [call("denied", "y"), call("allowed", LONG)]],
  ])("with %s", async (_what, calls) => {
    const text = JSON.stringify(speaker.whole({ text: TEXT, calls }, 1));
    expect(text.length).toBeGreaterThan(1 << 20);
    const whole = judging();
    expect(await judged(format, text)).toEqual({
      text: format.rewrite(readAnswer(text), whole.judge, STRICT),
      calls: whole.calls,
    });
  });

  it("parses no long text where nothing is to be changed", async () => {
    const args = { a: "short" };
    const text = JSON.stringify(speaker.whole({ text: TEXT, calls: [{ name: "allowed", args }] }, 1));
    const parse = vi.spyOn(JSON, "parse");
    const { calls } = await judged(format, text);
    const longest = Math.max(...parse.mock.calls.map(([parsed]) => parsed.length));
    expect(calls.map(({ name }) => name)).toEqual(["allowed"]);
    expect(longest).toBeLessThan(10_000);
  });

  it("refuses what is not JSON", async () => {
    const text = JSON.stringify(speaker.whole({ text: TEXT }, 1));
    for (const bad of [text.slice(0, -1), text.replace("Say", "\\x"), text.replace("Say", "\n"), `${text}}`])
      await expect(judged(format, bad)).rejects.toThrow(UnreadableError);
  });
});
