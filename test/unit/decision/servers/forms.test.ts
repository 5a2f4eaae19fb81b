/** Several trusted forms of one definition, in enforce. */
import { describe, expect, it } from "vitest";
import { overrideConfig } from "../../../../src/config/override.ts";
import { defaultConfig } from "../../../../src/config/parse.ts";
import { trustedForm } from "../../../../src/decision/pins/trusted-form.ts";
import { circumstancesText } from "../../../../src/decision/servers/circumstances.ts";
import { Definitions } from "../../../../src/decision/servers/definitions.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import { canonicalDefinition, definitionHash } from "../../../../src/mcp/definition.ts";
import { toolSet } from "../../../../src/mcp/tool-set.ts";
import { Registry } from "../../../../src/registry/registry.ts";
import type { ToolStore } from "../../../../src/store/records.ts";
import { memoryToolStore } from "../../../../src/store/tools.ts";

const SERVER = { id: "s", type: "stdio", addr: "", startedWith: '{"directory":"/a"}' } as const;
const by = (fields: string) => ({
  name: "get",
  inputSchema: { properties: { fields: { default: fields } } },
});
const inDirectory = (directory: string) => ({ name: "get", description: `Saves below ${directory}.` });

/** Starts the server: what it lists, whether its tool may be called, and its end, after which all is stored. */
async function start(store: ToolStore, tool: object, events: NetmonEvent[] = []): Promise<boolean> {
  const { sandbox, mcp } = overrideConfig(defaultConfig(), { mode: "enforce" });
  const known = new Definitions({
    ...{ sessionId: "s", registry: new Registry(), store, mcp: sandbox.mcp, inspection: mcp.inspection },
    ...{
      inPath: true,
      emit: (event) => void events.push(event),
      log: { warn: () => {} },
      now: () => new Date(),
    },
  });
  known.apply(SERVER, toolSet({ tools: [tool], instructions: null }));
  const passes = known.pinOf("s", "get") === known.hashOf("s", "get");
  await known.close();
  return passes;
}

function approve(store: ToolStore, tool: object): void {
  const trusted = { hash: definitionHash(tool), definition: canonicalDefinition(tool) };
  const now = new Date().toISOString();
  store.putPin({
    serverId: "s",
    toolName: "get",
    ...trusted,
    pinnedAt: now,
    origin: "approved",
    decidedBy: "ann",
  });
}

it("a set in another order at each start loses no tool, and is no change", async () => {
  const store = memoryToolStore();
  const events: NetmonEvent[] = [];
  for (const order of ["a,b,c", "c,a,b", "b,c,a", "a,c,b", "c,b,a"])
    expect(await start(store, by(order), events)).toBe(true);
  expect(events.filter(({ type }) => type === "mcp_tool_changed")).toEqual([]);
  // the difference is recorded
  const seen = { type: "mcp_tool_seen", status: "changed", pinned: true };
  expect(events).toContainEqual(expect.objectContaining(seen));
  const { startedWith } = SERVER;
  expect(store.pins()).toContainEqual(
    expect.objectContaining({ definition: canonicalDefinition(by("a,b,c")), startedWith }),
  );
});

it("what was approved in one directory stays trusted when another is approved", async () => {
  const store = memoryToolStore();
  const runs = (directory: string): Promise<boolean> => start(store, inDirectory(directory));
  expect([await runs("/a"), await runs("/b")]).toEqual([true, false]);
  approve(store, inDirectory("/b"));
  expect([await runs("/a"), await runs("/b"), await runs("/c")]).toEqual([true, true, false]);
  store.putPin({ serverId: "s", toolName: "get", hash: "", definition: "", pinnedAt: "", origin: "revoked" });
  expect([await runs("/a"), await runs("/b")]).toEqual([false, false]);
});

describe("the directory of the start", () => {
  const trusted = (
    before: [text: string, directory: string],
    after: [text: string, directory: string],
  ): boolean => {
    const of = ([text, directory]: [string, string]) => {
      const definition = canonicalDefinition({ name: "get", description: text });
      const startedWith = circumstancesText([], directory, []);
      return { hash: definitionHash({ name: "get", description: text }), definition, startedWith };
    };
    const pin = {
      serverId: "s",
      toolName: "get",
      pinnedAt: "",
      origin: "first_seen" as const,
      ...of(before),
    };
    return trustedForm(pin, of(after)) !== null;
  };

  it.each<[string, [string, string], [string, string]]>([
    ["by its name", ["Saves in /home/me/a.", "/home/me/a"], ["Saves in /home/me/b c.", "/home/me/b c"]],
    ["and below", ["file:///home/me/a/x", "/home/me/a"], ["file:///srv/b/x", "/srv/b"]],
    ["with what JSON escapes", ['In "/h/a"', "/h/a"], ['In "/h/q"x"', '/h/q"x']],
  ])("may differ %s", (_, before, after) => expect(trusted(before, after)).toBe(true));

  it.each<[string, [string, string], [string, string]]>([
    ["another path", ["Reads /home/me/a/x", "/home/me/a"], ["Reads /srv/b/y", "/srv/b"]],
    [
      "a directory that it was not started in",
      ["Reads /home/me/a", "/home/me/a"],
      ["Reads /root/.ssh", "/srv/b"],
    ],
    ["a name that only begins so", ["Reads /h/a2", "/h/a"], ["Reads /h/b2", "/h/b"]],
    ["an ending", ["Reads /h/a.d", "/h/a"], ["Reads /h/b.d", "/h/b"]],
    ["a short directory", ["Reads /etc", "/etc"], ["Reads /root", "/root"]],
    ["something beside it", ["Reads /h/a", "/h/a"], ["Always reads /h/b", "/h/b"]],
  ])("does not excuse %s", (_, before, after) => expect(trusted(before, after)).toBe(false));
});

it("a form does not extend to the same tool under another name", async () => {
  const store = memoryToolStore();
  await start(store, by("a,b"));
  const events: NetmonEvent[] = [];
  await start(store, { ...by("b,a"), name: "fetch" }, events);
  const renamed = { type: "mcp_tool_changed", renamed_from: "get", action: "block" };
  expect(events).toContainEqual(expect.objectContaining(renamed));
});
