/** Frames, judges and expected readings for tests of OpenAI's streams, event by event. */
import type { Frame, Judge, StreamFilter, ToolCall, Verdict } from "../../../src/llm/wire.ts";

/** A frame as a splitter gives it; text is data that is not JSON. */
export function frameOf(value: unknown, event: string | null = null): Frame {
  const data = typeof value === "string" ? value : JSON.stringify(value);
  const raw = Buffer.from(`${event === null ? "" : `event: ${event}\n`}data: ${data}\n\n`);
  return { event, data, raw };
}

export interface Watched {
  judge: Judge;
  calls: ToolCall[];
}

/** Blocks the calls with these names; `*`: all. */
export function blocking(...names: string[]): Watched {
  const calls: ToolCall[] = [];
  const judge = (call: ToolCall): Verdict => {
    calls.push(call);
    const blocked = names.includes("*") || names.includes(call.name);
    return { action: blocked ? "block" : "allow", text: `no ${call.name}` };
  };
  return { judge, calls };
}

/** Blocks what an enforcing judge blocks whatever the policy: calls with a flaw. */
export function blockingFlaws(): Watched {
  const calls: ToolCall[] = [];
  const judge = (call: ToolCall): Verdict => {
    calls.push(call);
    return { action: call.flaw === null ? "allow" : "block", text: `flaw ${call.flaw}` };
  };
  return { judge, calls };
}

export function pushAll(filter: StreamFilter, frames: readonly Frame[]): Frame[] {
  return frames.flatMap((frame) => filter.push(frame));
}

/** Chunks of Chat. */
export function chunk(choices: unknown[], more: object = {}): Frame {
  return frameOf({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices,
    ...more,
  });
}

export function delta(value: object, finish: string | null = null, index = 0): Frame {
  return chunk([{ index, delta: value, finish_reason: finish }]);
}

export function piece(index: number, id: string | null, name: string | null, args: string): object {
  return {
    index,
    ...(id === null ? {} : { id, type: "function" }),
    function: { ...(name === null ? {} : { name }), arguments: args },
  };
}

export const DONE = frameOf("[DONE]");

/** Events of Responses, numbered as they come. */
export class Events {
  #number = 0;

  of(type: string, rest: object): Frame {
    return frameOf({ type, sequence_number: this.#number++, ...rest }, type);
  }

  created(): Frame {
    return this.of("response.created", {
      response: { id: "resp_1", object: "response", status: "in_progress", output: [] },
    });
  }

  added(output_index: number, item: object): Frame {
    return this.of("response.output_item.added", { output_index, item });
  }

  done(output_index: number, item: object): Frame {
    return this.of("response.output_item.done", { output_index, item });
  }

  args(output_index: number, item_id: string, text: string): Frame {
    return this.of("response.function_call_arguments.delta", { output_index, item_id, delta: text });
  }

  text(output_index: number, item_id: string, text: string): Frame {
    return this.of("response.output_text.delta", { output_index, item_id, content_index: 0, delta: text });
  }

  completed(output: object[], status = "completed"): Frame {
    return this.of(`response.${status}`, {
      response: { id: "resp_1", object: "response", status, output, usage: null },
    });
  }
}

export function functionCall(n: number | string, name: string, args: string, more: object = {}): object {
  return { id: `fc_${n}`, type: "function_call", call_id: `call_${n}`, name, arguments: args, ...more };
}
