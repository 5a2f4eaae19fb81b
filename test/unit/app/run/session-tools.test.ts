/** Readers of a session's tools are told of writes at once, and not as often as a writer likes. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { SessionTools } from "../../../../src/app/run/session-tools.ts";
import { defaultConfig } from "../../../../src/config/parse.ts";
import { stateDirs } from "../../../../src/state/paths.ts";
import type { StoredTool } from "../../../../src/store/records.ts";
import { eventually } from "../../../e2e/place.ts";

const tool = (toolName: string): StoredTool => {
  const [firstSeen, lastSeen] = [new Date().toISOString(), new Date().toISOString()];
  const server = { serverId: "s", serverType: "stdio", serverAddr: "" } as const;
  return { ...server, toolName, hash: "h", definition: "{}", firstSeen, lastSeen };
};

it("tells of the first write at once, of the next ones together where reading takes long", async () => {
  const told: number[] = [];
  const defaults = defaultConfig();
  const config = { ...defaults, store: { ...defaults.store, enabled: false } };
  const tools = new SessionTools(stateDirs("/nowhere"), config, () => {
    told.push(store.tools().length);
    for (const until = performance.now() + 200; performance.now() < until; );
  });
  const { store } = tools.open();
  store.putTool(tool("first"));
  await nextTurn();
  expect(told).toEqual([1]);
  for (let i = 0; i < 50; i++) {
    store.putTool(tool(`t${i}`));
    await nextTurn();
  }
  await eventually("the last write", () => told.at(-1) === 51);
  expect(told.length).toBeLessThan(10);
  tools.close();
});
