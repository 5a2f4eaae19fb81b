/** Clients and servers of the official SDKs, in every revision, communicate through an inspection as without it. */
import { beforeAll, describe, expect, it } from "vitest";
import { Inspection, ToolListState } from "../../../src/mcp/inspection/inspection.ts";
import { RecordingGuard } from "../../unit/mcp/inspection/recording-guard.ts";
import type { Heard } from "./heard.ts";
import { modernConversation } from "./modern-conversation.ts";
import { INSTRUCTIONS } from "./offer.ts";
import { oldConversation } from "./old-conversation.ts";
import { type Sent, Wire } from "./wire.ts";

const OLD = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const MODERN = "2026-07-28";

interface Talked {
  wire: Wire;
  heard: Heard;
  guard: RecordingGuard;
}

async function talk(
  version: string,
  set: (guard: RecordingGuard) => void,
  inspected = true,
): Promise<Talked> {
  const guard = new RecordingGuard();
  set(guard);
  const tools = new ToolListState();
  const wire = new Wire(
    version === MODERN ? null : version,
    inspected ? (ask) => new Inspection({ guard, tools, ask }) : null,
  );
  const heard = await (version === MODERN ? modernConversation(wire) : oldConversation(wire));
  return { wire, heard, guard };
}

/** Requests of the client by method, with ids and times left out: answers may come in any order. */
function requests(sent: readonly Sent[]): string[] {
  return sent
    .filter(({ from }) => from === "client")
    .map(({ text }) => JSON.parse(text) as { method?: string; params?: { name?: string } })
    .flatMap(({ method, params }) => (method === undefined ? [] : [`${method} ${params?.name ?? ""}`]));
}

describe.each([...OLD, MODERN])("%s", (version) => {
  let plain: Talked;
  beforeAll(async () => {
    plain = await talk(version, () => {}, false);
  });

  it("is what the peers speak, and all of it", () => {
    const { wire, heard } = plain;
    const first = wire.sent.map(({ text }) => text).join("\n");
    expect(first).toContain(version);
    expect(heard.instructions).toBe(INSTRUCTIONS);
    expect(heard.tools).toEqual([
      "echo",
      "hidden_first",
      "hidden_second",
      "ask_user",
      "ask_model",
      "fails",
      "slow",
    ]);
    expect(heard.answers.ask_user).toMatchObject({ content: [{ text: expect.stringContaining("Ada") }] });
    expect(heard.answers.ask_model).toMatchObject({
      content: [{ text: expect.stringContaining("scripted") }],
    });
    expect(heard.answers.fails).toMatchObject({ isError: true });
    expect(Object.keys(heard.answers)).toContain("resource");
    expect(heard.errors).toEqual({});
  });

  it.each(["observe", "enforce"] as const)("passes untouched where nothing is refused (%s)", async (mode) => {
    const { wire, heard, guard } = await talk(version, (g) => {
      g.mode = mode;
      g.hidden = () => false;
    });
    expect(heard).toEqual(plain.heard);
    for (const from of ["client", "server"] as const) {
      const of = (messages: Sent[]) =>
        messages.filter((message) => message.from === from).map(({ text }) => text);
      // a page of tools that waits for the others may be overtaken
      expect(of(wire.received).sort()).toEqual(of(wire.sent).sort());
    }
    expect(requests(wire.received)).toEqual(requests(plain.wire.sent));
    expect(guard.refusals).toEqual([]);
    const rounds = version === MODERN ? ["input_required", "answered"] : ["answered"];
    expect(guard.outcomes).toEqual([
      "answered",
      ...rounds,
      ...rounds,
      "tool_error",
      "answered",
      "cancelled",
      "answered",
    ]);
    expect(guard.listings[0]?.tools).toHaveLength(7);
    expect(guard.listings[0]?.instructions).toBe(INSTRUCTIONS);
    expect(guard.asks.map(({ method }) => method)).toEqual(["elicitation/create", "sampling/createMessage"]);
    expect(new Set(guard.contents.map(({ subject }) => subject))).toEqual(
      new Set(["tool_result", "prompt_result", "resource_content"]),
    );
  });

  it("has hidden tools neither shown nor called, and the agent told why", async () => {
    const { wire, heard, guard } = await talk(version, () => {});
    expect(heard.tools).toEqual(["echo", "ask_user", "ask_model", "fails", "slow"]);
    expect(heard.errors.hidden_first).toContain("[netmon] no hidden_first");
    expect(heard.answers.prompts).toMatchObject({ prompts: [{ name: "greeting" }] });
    expect(heard.answers.resources).toMatchObject({ resources: [{ uri: "memo://a" }] });
    expect(heard.answers.again).toEqual(plain.heard.answers.again);
    const toServer = wire.received.filter(({ from }) => from === "client");
    expect(toServer.filter(({ text }) => text.includes('"hidden_first"'))).toEqual([]);
    const toClient = wire.received.filter(
      ({ from, text }) => from === "server" && !text.includes("[netmon]"),
    );
    expect(toClient.filter(({ text }) => text.includes("hidden"))).toEqual([]);
    expect(guard.outcomes.filter((outcome) => outcome === "refused")).toHaveLength(1);
  });

  it("has refused calls answered with a result where it is set so", async () => {
    const { heard } = await talk(version, (guard) => {
      guard.blockResponse = "result";
    });
    expect(heard.errors).toEqual({});
    expect(heard.answers.hidden_first).toMatchObject({
      isError: true,
      content: [{ text: "[netmon] no hidden_first" }],
    });
  });

  it("goes on without instructions, and without what servers may not ask", async () => {
    const { heard, guard } = await talk(version, (g) => {
      g.instructionsShown = false;
      g.asksRefused = true;
      g.blockResponse = "result";
    });
    expect(heard.instructions).toBeUndefined();
    const told = version === MODERN ? "[netmon] not asked" : "decline";
    expect(JSON.stringify(heard.answers.ask_user)).toContain(told);
    // a server of the older revisions hands the error on to its tool's caller
    expect(JSON.stringify([heard.answers.ask_model, heard.errors.ask_model])).toContain("[netmon] not asked");
    expect(heard.answers.again).toEqual(plain.heard.answers.again);
    expect(guard.asks).toHaveLength(2);
  });
});
