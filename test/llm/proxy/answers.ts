/** Hand-written responses of Anthropic's API. */

export interface Block {
  tool?: string;
  text?: string;
  args?: string;
}

export function message(...blocks: Block[]): object {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "m",
    content: blocks.map((block, i) =>
      block.tool === undefined
        ? { type: "text", text: block.text ?? "" }
        : { type: "tool_use", id: `toolu_${i}`, name: block.tool, input: JSON.parse(block.args ?? "{}") },
    ),
    stop_reason: blocks.some((block) => block.tool !== undefined) ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`;
}

export const MESSAGE_START = event("message_start", {
  message: { ...message(), stop_reason: null },
});

export function blockEvents(index: number, block: Block): string[] {
  const tool = block.tool !== undefined;
  return [
    event("content_block_start", {
      index,
      content_block: tool
        ? { type: "tool_use", id: `toolu_${index}`, name: block.tool, input: {} }
        : { type: "text", text: "" },
    }),
    event("content_block_delta", {
      index,
      delta: tool
        ? { type: "input_json_delta", partial_json: block.args ?? "{}" }
        : { type: "text_delta", text: block.text ?? "" },
    }),
    event("content_block_stop", { index }),
  ];
}

export function messageEnd(reason: "tool_use" | "end_turn"): string[] {
  return [
    event("message_delta", {
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 5 },
    }),
    event("message_stop", {}),
  ];
}

export function messageEvents(...blocks: Block[]): string[] {
  return [
    MESSAGE_START,
    ...blocks.flatMap((block, i) => blockEvents(i, block)),
    ...messageEnd(blocks.some((block) => block.tool !== undefined) ? "tool_use" : "end_turn"),
  ];
}
