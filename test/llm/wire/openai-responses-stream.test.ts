/** Responses streams: what is held and what flows, copies, numbers, limits, and what is refused. */
import { describe, expect, it } from "vitest";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { type Frame, type StreamOptions, UnknownTypeError, UnreadableError } from "../../../src/llm/wire.ts";
import { scopeOf } from "./corpus.ts";
import {
  blocking,
  blockingFlaws,
  DONE,
  Events,
  frameOf,
  functionCall,
  pushAll,
  type Watched,
} from "./openai-frames.ts";

const OPTIONS: StreamOptions = { onBlock: "rewrite", maxBlockBytes: 1 << 16 };

function filterOf(watched: Watched, options: Partial<StreamOptions> = {}) {
  return openaiResponses.stream(watched.judge, { ...OPTIONS, ...options });
}

const parsed = (frames: readonly Frame[]) => frames.map(({ data }) => JSON.parse(data));
const types = (frames: readonly Frame[]) => frames.map(({ data }) => JSON.parse(data).type.slice(9));
const numbers = (frames: readonly Frame[]) => frames.map(({ data }) => JSON.parse(data).sequence_number);
const empty = (item: object): object => ({ ...item, arguments: "", status: "in_progress" });

/** A call in the events of the API. */
function streamed(events: Events, index: number, item: object, pieces: string[]): Frame[] {
  const { id } = item as { id: string };
  const frames = [events.added(index, empty(item))];
  for (const text of pieces) frames.push(events.args(index, id, text));
  frames.push(
    events.of("response.function_call_arguments.done", {
      output_index: index,
      item_id: id,
      arguments: pieces.join(""),
    }),
    events.done(index, item),
  );
  return frames;
}

describe("holding", () => {
  it("holds a call to its end and then sends the frames that came", () => {
    const events = new Events();
    const created = events.created();
    const call = streamed(events, 0, functionCall(0, "read", '{"a":1}'), ['{"a"', ":1}"]);
    const filter = filterOf(blocking());
    expect(filter.push(created)).toEqual([created]);
    const out = call.map((frame) => filter.push(frame));
    expect(out.slice(0, -1).flat()).toEqual([]);
    expect(out.at(-1)).toHaveLength(5);
    for (const [i, frame] of (out.at(-1) ?? []).entries()) expect(frame).toBe(call[i]);
    expect(filter.heldBytes).toBe(0);
  });

  it("lets text of an item that had begun, keep-alives and errors through while a call is held", () => {
    const events = new Events();
    const filter = filterOf(blocking());
    filter.push(events.added(0, { id: "msg_0", type: "message", content: [] }));
    const read = functionCall(1, "read", "{}");
    filter.push(events.added(1, empty(read)));
    const flowing = [
      events.text(0, "msg_0", "Hm."),
      events.done(0, { id: "msg_0", type: "message", content: [] }),
    ];
    expect(types(pushAll(filter, flowing))).toEqual(["output_text.delta", "output_item.done"]);
    expect(filter.push(frameOf(""))).toEqual([frameOf("")]);
    const error = { type: "error", code: "c", message: "x", param: null };
    const [sent] = filter.push(frameOf({ ...error, item: null, error: { output: [read] } }, "error"));
    expect(JSON.parse(sent?.data ?? "")).toMatchObject({ ...error, error: { message: "x" } });
    expect(sent?.data).not.toContain("function_call");
    expect(filter.end()).toBe(true);
  });

  it("lets an item that begins behind a held call wait for it, so that positions stay", () => {
    const events = new Events();
    const read = functionCall(0, "read", "{}");
    const frames = [
      events.added(0, empty(read)),
      events.added(1, { id: "msg_1", type: "message", content: [] }),
      events.text(1, "msg_1", "a"),
    ];
    const filter = filterOf(blocking());
    expect(pushAll(filter, frames)).toEqual([]);
    const end = events.done(0, read);
    const out = filter.push(end);
    expect(out.map(({ data }) => JSON.parse(data).output_index)).toEqual([0, 0, 1, 1]);
    expect(numbers(out)).toEqual([0, 1, 2, 3]);
    const next = events.text(1, "msg_1", "b");
    expect(filter.push(next)).toEqual([next]);
  });

  it("judges in the order of the answer what the provider ran behind a held call", () => {
    const events = new Events();
    const watched = blocking();
    const ran = { id: "mcp_1", type: "mcp_call", server_label: "s", name: "ran", arguments: "{}" };
    const read = functionCall(0, "read", "{}");
    pushAll(filterOf(watched), [
      events.added(0, empty(read)),
      events.added(1, empty(ran)),
      events.done(1, ran),
      events.done(0, read),
      events.completed([read, ran]),
    ]);
    expect(watched.calls.map(({ name, server, executedBy }) => [name, server, executedBy])).toEqual([
      ["read", null, "client"],
      ["ran", "s", "provider"],
    ]);
  });

  it("numbers without gaps wherever calls are blocked, and as upstream once as much has been sent", () => {
    const events = new Events();
    const frames = [
      events.created(),
      ...streamed(events, 0, functionCall(0, "a", "{}"), ["{", "}", "", "", "", "", ""]),
      ...streamed(events, 1, functionCall(1, "b", "{}"), []),
      ...streamed(events, 2, functionCall(2, "c", "{}"), ["{}"]),
      events.completed([]),
    ];
    for (const names of [["a"], ["b"], ["a", "b"], ["c"], []]) {
      const out = pushAll(filterOf(blocking(...names)), frames);
      expect(out.length).toBeGreaterThan(3);
      expect(numbers(out)).toEqual(out.map((_, i) => i));
      if (names.length === 0) expect(out).toEqual(frames);
    }
  });

  it("leaves the numbers of servers that do not count as they are", () => {
    const text = (n?: number): Frame =>
      frameOf(
        { type: "response.output_text.delta", sequence_number: n, delta: "x" },
        "response.output_text.delta",
      );
    const frames = [text(0), text(0), text(7), text(3), text(), text(9)];
    const out = pushAll(filterOf(blocking()), frames);
    expect(out).toHaveLength(frames.length);
    for (const [i, frame] of out.entries()) expect(frame).toBe(frames[i]);
  });

  it("puts a message in a blocked call's place, event for event as the API sends one", () => {
    const events = new Events();
    const out = pushAll(
      filterOf(blocking("read")),
      streamed(events, 3, functionCall(7, "read", "{}"), ["{}"]),
    );
    expect(out.map(({ event }) => event)).toEqual([
      "response.output_item.added",
      "response.content_part.added",
      "response.output_text.delta",
      "response.output_text.done",
      "response.content_part.done",
      "response.output_item.done",
    ]);
    const at = { item_id: "msg_netmon_7", output_index: 3, content_index: 0 };
    const [added, , text, , , done] = parsed(out);
    expect(added.item).toMatchObject({
      id: "msg_netmon_7",
      type: "message",
      status: "in_progress",
      content: [],
    });
    expect(text).toMatchObject({ ...at, delta: "no read", logprobs: [] });
    expect(done.item.content).toEqual([
      { type: "output_text", annotations: [], logprobs: [], text: "no read" },
    ]);
  });

  it("ends the answer at the first blocked call where it is to terminate", () => {
    const events = new Events();
    const watched = blocking("b");
    const filter = filterOf(watched, { onBlock: "terminate" });
    const message = { id: "msg_0", type: "message", role: "assistant", content: [] };
    const a = functionCall(1, "a", '{"n":1}');
    const out = pushAll(filter, [
      events.of("response.created", {
        response: { id: "resp_1", status: "in_progress", output: [], output_text: "" },
      }),
      events.added(0, message),
      events.done(0, message),
      ...streamed(events, 1, a, ['{"n":1}']),
      ...streamed(events, 2, functionCall(2, "b", "{}"), ["{}"]),
      ...streamed(events, 3, functionCall(3, "c", "{}"), ["{}"]),
      events.completed([]),
    ]);
    expect(filter.finished).toBe(true);
    expect(watched.calls.map(({ name }) => name)).toEqual(["a", "b"]);
    const last = JSON.parse(out.at(-1)?.data ?? "");
    expect(last).toMatchObject({ type: "response.completed", sequence_number: out.length - 1 });
    expect(last.response).toMatchObject({ id: "resp_1", status: "completed" });
    expect(last.response).not.toHaveProperty("output_text");
    expect(last.response.output.map((item: { id: string }) => item.id)).toEqual([
      "msg_0",
      "fc_1",
      "msg_netmon_2",
    ]);
    expect(filter.end()).toBe(false);
  });
});

describe("copies of a call", () => {
  const a = functionCall(1, "a", '{"n":1}');
  const b = functionCall(2, "b", '{"n":2}');

  it("are changed in the last event, with the text of all messages, and the status stays", () => {
    for (const status of ["completed", "incomplete", "failed", "cancelled"]) {
      const events = new Events();
      const watched = blocking("a");
      const filter = filterOf(watched);
      pushAll(filter, [...streamed(events, 0, a, ['{"n":1}']), ...streamed(events, 1, b, ['{"n":2}'])]);
      const data = `{"type":"response.${status}","response":{"status":"${status}", "output":[${JSON.stringify(a)}, ${JSON.stringify(b)}],"output_text":"","n":12345678901234567890}}`;
      const [out] = filter.push(frameOf(data, `response.${status}`));
      const [item] = JSON.parse(out?.data ?? "").response.output;
      expect(item).toMatchObject({ id: "msg_netmon_1", type: "message", status: "completed" });
      expect(out?.data).toBe(
        data
          .replace(JSON.stringify(a), JSON.stringify(item))
          .replace('"output_text":""', '"output_text":"no a"'),
      );
      expect(watched.calls).toHaveLength(2);
    }
  });

  it("are malformed where they say something else than the call said, and calls where none was sent", () => {
    const events = new Events();
    const watched = blockingFlaws();
    const filter = filterOf(watched);
    pushAll(filter, streamed(events, 0, a, ['{"n":1}']));
    const other = { ...a, arguments: '{"n":9}' };
    const [out] = filter.push(events.completed([other, b]));
    expect(watched.calls.map(({ name, flaw }) => [name, flaw])).toEqual([
      ["a", null],
      ["a", "malformed"],
      ["b", null],
    ]);
    expect(JSON.parse(out?.data ?? "").response.output).toMatchObject([{ type: "message" }, b]);
  });

  it("copies in a response that goes on may be half of what the call becomes", () => {
    const events = new Events();
    const watched = blockingFlaws();
    const filter = filterOf(watched);
    const half = events.completed([{ ...a, arguments: '{"n"', status: "in_progress" }], "in_progress");
    const frames = [half, ...streamed(events, 0, a, ['{"n":1}']), events.completed([a])];
    expect(pushAll(filter, frames)).toEqual(frames);
    expect(watched.calls.map(({ flaw }) => flaw)).toEqual([null, null]);
  });

  it("copies in a response that goes on grow, and nobody takes that for another call", () => {
    const events = new Events();
    const watched = blockingFlaws();
    const grown = ['{"n"', '{"n":', '{"n":1}'].map((args) => ({ ...a, arguments: args }));
    const frames = [
      events.completed(grown.slice(0, 1), "queued"),
      events.completed(grown.slice(1, 2), "in_progress"),
      frameOf(
        { type: "response.metadata", response: { status: "in_progress", output: grown.slice(1, 2) } },
        "response.metadata",
      ),
      events.completed(grown.slice(2)),
    ];
    expect(pushAll(filterOf(watched), frames)).toEqual(frames);
    expect(watched.calls.map(({ flaw }) => flaw)).toEqual([null, null, null]);
  });

  it("copies of calls without ids are told apart by what they say, and counted", () => {
    const events = new Events();
    const watched = blocking();
    const bare = { type: "function_call", name: "a", arguments: "{}" };
    const filter = filterOf(watched);
    pushAll(filter, [events.done(0, bare), events.done(1, bare), events.completed([bare, bare])]);
    expect(watched.calls).toHaveLength(2);
    filter.push(events.completed([bare, bare, bare]));
    expect(watched.calls).toHaveLength(3);
  });
});

describe("calls that cannot be judged", () => {
  const judged = (frames: Frame[]) => {
    const watched = blockingFlaws();
    const out = pushAll(filterOf(watched), frames);
    expect(JSON.stringify(parsed(out))).not.toMatch(/"(?:function_call|custom_tool_call)"/);
    return watched.calls.map(({ name, flaw }) => [name, flaw]);
  };
  const begin = (item: object, more: object = {}): [Events, Frame] => {
    const events = new Events();
    return [events, events.added(0, { ...empty(item), ...more })];
  };
  const item = functionCall(0, "read", '{"a":1}');

  it.each([
    ["name", { name: "write" }],
    ["namespace", { namespace: "mcp__x" }],
    ["call id", { call_id: "call_9" }],
    ["type", { type: "custom_tool_call" }],
    ["arguments", { arguments: '{"b":1}' }],
  ])("begin with another %s than they end with", (_, more) => {
    const [events, added] = begin(item, more);
    expect(judged([added, events.done(0, item)])).toEqual([["read", "malformed"]]);
  });

  it("were streamed with other arguments", () => {
    const [events, added] = begin(item);
    expect(judged([added, events.args(0, "fc_0", '{"a":2}'), events.done(0, item)])).toEqual([
      ["read", "malformed"],
    ]);
    const [more, again] = begin(item);
    const done = more.of("response.function_call_arguments.done", { output_index: 0, arguments: "[]" });
    expect(judged([again, done, more.done(0, item)])).toEqual([["read", "malformed"]]);
    const [named, begun] = begin(item);
    const other = named.of("response.function_call_arguments.done", {
      output_index: 0,
      name: "write",
      arguments: '{"a":1}',
    });
    expect(judged([begun, other, named.done(0, item)])).toEqual([["read", "malformed"]]);
  });

  it("are the same in another notation", () => {
    const watched = blockingFlaws();
    const [events, added] = begin(item);
    pushAll(filterOf(watched), [added, events.args(0, "fc_0", '{ "a": 1 }'), events.done(0, item)]);
    expect(watched.calls).toMatchObject([{ name: "read", flaw: null }]);
  });

  it("have no name, or a key twice", () => {
    expect(judged([new Events().done(0, { type: "function_call", arguments: "{}" })])).toEqual([
      ["", "malformed"],
    ]);
    expect(judged([new Events().done(0, functionCall(0, "a", '{"x":1,"x":2}'))])).toEqual([
      ["a", "malformed"],
    ]);
    const data =
      '{"type":"response.output_item.done","output_index":0,"item":{"type":"local_shell_call","call_id":"c","action":{"command":["ls"],"command":["rm"]}}}';
    expect(judged([frameOf(data)])).toEqual([["local_shell", "malformed"]]);
  });

  it("have no end when the response has", () => {
    const [events, added] = begin(item);
    const copy = events.completed([item]);
    expect(judged([added, events.args(0, "fc_0", '{"a"'), copy])).toEqual([["read", "malformed"]]);
    const [late, unsettled] = begin(item);
    const wrong = late.of("response.completed", { response: { status: "in_progress", output: [] } });
    expect(judged([unsettled, wrong])).toEqual([["read", "malformed"]]);
    const [, open] = begin(item);
    const watched = blockingFlaws();
    expect(pushAll(filterOf(watched), [open, DONE]).at(-1)).toBe(DONE);
    expect(watched.calls).toMatchObject([{ name: "read", flaw: "malformed", input: { text: "" } }]);
  });

  it("are of a type nobody knows: refused, and calls where the type may pass", () => {
    const unknown = [
      { type: "browser_call", id: "b_0", call_id: "call_0", action: { url: "x" } },
      { type: "robot", name: "arm", arguments: "{}" },
    ];
    for (const item of unknown)
      expect(() => filterOf(blocking("*")).push(new Events().done(0, item))).toThrow(UnknownTypeError);
    const watched = blocking("*");
    const events = new Events();
    pushAll(
      filterOf(watched, { scope: scopeOf(["browser_call", "robot"]) }),
      unknown.map((it, i) => events.done(i, it)),
    );
    expect(watched.calls.map(({ name, id, input }) => [name, id, input.text])).toEqual([
      ["browser_call", "call_0", '{"url":"x"}'],
      ["arm", "", "{}"],
    ]);
  });
});

describe("limits", () => {
  const item = (text: string): object => functionCall(0, "write", text);
  const start = (events: Events): Frame => events.added(0, empty(item("")));
  const text = "x".repeat(100);

  it("judges a call over the limit once, with what has come, and drops the rest of it", () => {
    const events = new Events();
    const watched = blocking("write");
    const filter = filterOf(watched, { maxBlockBytes: 1000 });
    const pieces = (n: number) => Array.from({ length: n }, () => events.args(0, "fc_0", text));
    expect(pushAll(filter, [start(events), ...pieces(10)])).toEqual([]);
    const out = filter.push(events.args(0, "fc_0", "x"));
    expect(watched.calls).toMatchObject([{ name: "write", flaw: "too_large" }]);
    expect(watched.calls[0]?.input.text).toHaveLength(1001);
    expect(types(out)).toContain("output_text.delta");
    const whole = item(text.repeat(30));
    expect(pushAll(filter, [...pieces(20), events.done(0, whole)])).toEqual([]);
    expect(filter.heldBytes).toBe(0);
    const [last] = filter.push(events.completed([whole]));
    expect(JSON.parse(last?.data ?? "").response.output).toMatchObject([{ type: "message" }]);
    expect(watched.calls).toHaveLength(1);
    expect(numbers([...out, last as Frame])).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("lets a call over the limit through as it came where the judge does", () => {
    const events = new Events();
    const watched = blocking();
    const whole = item(text.repeat(30));
    const frames = [
      ...streamed(
        events,
        0,
        whole,
        Array.from({ length: 30 }, () => text),
      ),
      events.completed([whole]),
    ];
    expect(pushAll(filterOf(watched, { maxBlockBytes: 1000 }), frames)).toEqual(frames);
    expect(watched.calls.map(({ flaw }) => flaw)).toEqual(["too_large"]);
  });

  it("drops a call over the limit at once, also behind another one", () => {
    const events = new Events();
    const watched = blocking("write");
    const filter = filterOf(watched, { maxBlockBytes: 1000 });
    const read = functionCall(9, "read", "{}");
    filter.push(events.added(0, empty(read)));
    const held = filter.heldBytes;
    filter.push(events.added(1, empty(item(""))));
    for (let i = 0; i < 60; i++) filter.push(events.args(1, "fc_0", text));
    expect(watched.calls.map(({ flaw }) => flaw)).toEqual(["too_large"]);
    expect(filter.heldBytes).toBe(held);
    const out = filter.push(events.done(0, read));
    expect(out.map(({ data }) => JSON.parse(data).output_index)).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
    expect(numbers(out)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("counts a call that comes whole, and events that bring no input", () => {
    const watched = blockingFlaws();
    filterOf(watched, { maxBlockBytes: 1000 }).push(new Events().done(0, item(text.repeat(11))));
    const events = new Events();
    const filter = filterOf(watched, { maxBlockBytes: 1000 });
    filter.push(start(events));
    for (let i = 0; i < 500; i++) filter.push(events.args(0, "fc_0", ""));
    expect(watched.calls.map(({ flaw }) => flaw)).toEqual(["too_large", "too_large"]);
    expect(filter.heldBytes).toBe(0);
  });

  it("bounds what waits behind a call", () => {
    const events = new Events();
    const filter = filterOf(blocking(), { maxBlockBytes: 1000 });
    filter.push(start(events));
    filter.push(events.added(1, { id: "msg_1", type: "message", content: [] }));
    const flood = (): void => {
      for (let i = 0; i < 2000; i++) filter.push(events.text(1, "msg_1", text));
    };
    expect(flood).toThrow(/bytes are held/);
  });
});

describe("tool searches", () => {
  it("are calls of the client only where it runs them", () => {
    const search = (execution: string): object => ({
      id: `tsc_${execution}`,
      type: "tool_search_call",
      call_id: execution === "client" ? "call_0" : null,
      execution,
      arguments: { query: "x" },
    });
    const events = new Events();
    const watched = blocking("*");
    const byServer = events.done(0, search("server"));
    expect(pushAll(filterOf(watched), [byServer])).toEqual([byServer]);
    expect(watched.calls).toEqual([]);
    pushAll(filterOf(watched), [events.done(1, search("client"))]);
    expect(watched.calls).toMatchObject([
      { name: "tool_search", id: "call_0", input: { text: '{"query":"x"}' } },
    ]);
  });
});

describe("events of tools in pieces", () => {
  it("are held with a call of the client, and flow where the provider runs the tool", () => {
    const shell = (type: string): object => ({
      id: "sh_0",
      type: "shell_call",
      call_id: "call_0",
      action: { commands: ["ls"] },
      environment: { type },
    });
    const frames = (item: object): Frame[] => {
      const events = new Events();
      return [
        events.added(0, item),
        events.of("response.shell_call_command.added", { output_index: 0, command_index: 0, command: "" }),
        events.of("response.shell_call_command.delta", { output_index: 0, command_index: 0, delta: "ls" }),
        events.of("response.shell_call_command.done", { output_index: 0, command_index: 0, command: "ls" }),
        events.done(0, item),
      ];
    };
    const watched = blocking("shell");
    const provider = frames(shell("container_reference"));
    expect(provider.map((frame) => filterOfAll(watched, provider, frame))).toEqual(
      provider.map((frame) => [frame]),
    );
    expect(watched.calls).toEqual([]);
    const out = pushAll(filterOf(watched), frames(shell("local")));
    expect(types(out)[0]).toBe("output_item.added");
    expect(JSON.stringify(parsed(out))).not.toContain("shell_call");
    expect(watched.calls).toMatchObject([
      { name: "shell", id: "call_0", input: { text: '{"commands":["ls"]}' } },
    ]);
  });
});

describe("the provider's own work", () => {
  it("flows: output of its shell, multi-agent items, and a conversation that it shortens", () => {
    const watched = blocking("multi_agent_call");
    const events = new Events();
    const outcome = { type: "exit", exit_code: 0 };
    const output = { id: "out_0", type: "shell_call_output", call_id: "call_0", output: [] };
    const spawn = { id: "ma_1", type: "multi_agent_call", call_id: "call_1", action: "spawn_agent" };
    const answered = { id: "mo_2", type: "multi_agent_call_output", call_id: "call_1", output: [] };
    const message = { id: "am_3", type: "agent_message", author: "/root", recipient: "/a", content: [] };
    const compaction = { id: "cmp_4", type: "compaction", encrypted_content: "x" };
    const whole = (index: number, item: object): Frame[] => [
      events.added(index, item),
      events.done(index, item),
    ];
    const of = (type: string, more: object): Frame => events.of(`response.${type}`, more);
    const frames = [
      events.added(0, output),
      of("shell_call_output_content.delta", { output_index: 0, command_index: 0, delta: { stdout: "a" } }),
      of("shell_call_output_content.done", {
        ...{ output_index: 0, command_index: 0 },
        output: [{ outcome, stdout: "a", stderr: "" }],
      }),
      events.done(0, output),
      ...whole(1, { ...spawn, arguments: '{"task":"x"}' }),
      ...whole(2, answered),
      ...whole(3, message),
      events.added(4, compaction),
      of("compaction.compacting", { output_index: 4, item_id: "cmp_4" }),
      events.done(4, compaction),
    ];
    const filter = filterOf(watched);
    expect(frames.map((frame) => filter.push(frame))).toEqual(frames.map((frame) => [frame]));
    expect(watched.calls).toEqual([]);
  });
});

/** What comes out at one frame of several. */
function filterOfAll(watched: Watched, frames: readonly Frame[], at: Frame): Frame[] {
  const filter = filterOf(watched);
  return (
    frames
      .slice(0, frames.indexOf(at) + 1)
      .map((frame) => filter.push(frame))
      .at(-1) ?? []
  );
}

describe("what is refused", () => {
  const a = functionCall(0, "a", "{}");
  const done = (item: object, index: unknown = 0): Frame =>
    frameOf({ type: "response.output_item.done", output_index: index, item });
  it.each<[string, Frame[]]>([
    ["no JSON", [frameOf("{")]],
    ["no object", [frameOf("[]")]],
    ["nesting", [frameOf(`{"x":${"[".repeat(600)}${"]".repeat(600)}}`)]],
    ["another name than the type", [frameOf({ type: "response.output_text.delta" }, "response.completed")]],
    ...[-1, 1.5, 1e9, "0"].map((index): [string, Frame[]] => [
      `the output_index ${JSON.stringify(index)}`,
      [done(a, index)],
    ]),
    [
      "arguments before their item",
      [frameOf({ type: "response.function_call_arguments.delta", output_index: 0, delta: "{}" })],
    ],
    ["arguments of no item", [frameOf({ type: "response.custom_tool_call_input.done", input: "x" })]],
    [
      "arguments after the end",
      [done(a), frameOf({ type: "response.function_call_arguments.delta", output_index: 0, delta: "{}" })],
    ],
    ["a second end that is not alike", [done(a), done({ ...a, name: "b" })]],
    ["a second begin", [new Events().added(0, a), new Events().added(0, a)]],
    ["a message that ends as a call", [new Events().added(0, { type: "message", id: "m" }), done(a)]],
    [
      "a message behind a call that ends as a call",
      [
        new Events().added(0, a),
        new Events().added(1, { type: "message", id: "m" }),
        done(functionCall(1, "b", "{}"), 1),
      ],
    ],
    ["an item and a response", [frameOf({ type: "response.completed", response: {}, item: a })]],
    ["output that is not an array", [frameOf({ type: "response.completed", response: { output: {} } })]],
    ["an item that is not an object", [frameOf({ type: "response.completed", response: { output: ["a"] } })]],
    ["a type twice", [frameOf('{"type":"response.output_item.done","type":"x","item":{}}')]],
    ["an item's type twice", [frameOf('{"type":"x","item":{"type":"function_call","type":"message"}}')]],
    ["output twice", [frameOf('{"type":"response.completed","response":{"output":[{}],"output":[]}}')]],
    [
      "a copy's type twice",
      [frameOf('{"type":"x","response":{"output":[{"type":"function_call","type":"message"}]}}')],
    ],
  ])("%s", (_, frames) => {
    const filter = filterOf(blocking());
    pushAll(filter, frames.slice(0, -1));
    expect(() => filter.push(frames.at(-1) as Frame)).toThrow(UnreadableError);
  });

  it("a second end that is alike is not refused, of allowed and of blocked calls", () => {
    const allowed = filterOf(blocking());
    expect(pushAll(allowed, [done(a), done(a)])).toHaveLength(2);
    const watched = blocking("a");
    const blocked = filterOf(watched);
    expect(pushAll(blocked, [done(a), done(a)])).toHaveLength(6);
    expect(watched.calls).toHaveLength(1);
  });
});
