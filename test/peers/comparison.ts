/** The same conversation with netmon in between and without, and what each received. */
import { expect } from "vitest";
import type { McpToolCalled, ToolCallOutcome } from "../../src/event/event.ts";
import type { Conversation } from "./clients.ts";

/**
 * Has both conversations at once, ends them, and compares message by message what was heard. Resolves with the one
 * that went through netmon. `mayRepeat`: how often the server says something of itself is left to chance.
 */
export async function expectSame(
  direct: Promise<Conversation>,
  through: Promise<Conversation>,
  exercise: (conversation: Conversation) => Promise<unknown>,
  { mayRepeat = false } = {},
): Promise<Conversation> {
  const both = await Promise.all(
    [direct, through].map(async (connected) => {
      const conversation = await connected;
      await exercise(conversation);
      await conversation.close();
      return conversation;
    }),
  );
  const [plain, inspected] = both as [Conversation, Conversation];
  expect(inspected.protocolVersion).toBe(plain.protocolVersion);
  expect(inspected.wire.answers).toEqual(plain.wire.answers);
  const unasked = ({ wire }: Conversation) => (mayRepeat ? [...new Set(wire.unasked())] : wire.unasked());
  expect(unasked(inspected)).toEqual(unasked(plain));
  return inspected;
}

function outcomeOf(answer: string): ToolCallOutcome {
  if (answer === "none") return "cancelled";
  const { error, isError, resultType } = JSON.parse(answer) as Record<string, unknown>;
  if (error !== undefined) return "error";
  if (resultType === "input_required") return "input_required";
  return isError === true ? "tool_error" : "answered";
}

/** Each call on the wire has its event, with what it came to; all of them were allowed. */
export function expectEvents({ wire }: Conversation, events: readonly McpToolCalled[]): void {
  const called = wire.answers.flatMap(({ asked, answer }) => {
    const { method, params } = JSON.parse(asked) as { method: string; params: { name: string } };
    return method === "tools/call" ? [`${params.name} ${outcomeOf(answer)}`] : [];
  });
  expect(called.length).toBeGreaterThan(0);
  expect(events.map((e) => `${e.tool_name} ${e.outcome}`).sort()).toEqual(called.sort());
  expect(new Set(events.map((e) => `${e.action} ${e.reason}`))).toEqual(new Set(["allow allowed"]));
}
