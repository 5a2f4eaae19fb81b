import type { Judge, ToolCall } from "../../../src/llm/wire.ts";

/** A judge that blocks what is called `denied`, and the calls that it saw. */
export function judging(): { judge: Judge; calls: ToolCall[] } {
  const calls: ToolCall[] = [];
  const judge: Judge = (call) => {
    calls.push(call);
    return { action: call.name === "denied" || call.flaw ? "block" : "allow", text: "[blocked]" };
  };
  return { judge, calls };
}
