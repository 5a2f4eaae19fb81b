/**
 * The real agent programs, through `netmon proxy`, with a scripted model and a real MCP server: a blocked tool never
 * reaches the server, an allowed one does, and the program exits cleanly in both cases.
 */
import { afterEach, describe, expect, it } from "vitest";
import { agentPrograms } from "./agent-programs.ts";
import { Stage } from "./stage.ts";
import { minutes } from "./time-limit.ts";

const TIME = minutes(3);

let stage: Stage;
afterEach(() => stage.close());

describe.each(agentPrograms)("$name", (agent) => {
  it("ends well without the blocked tool", TIME, async () => {
    stage = await Stage.open({ text: "I delete.", calls: [agent.call("delete_city")] });
    const outcome = await stage.run(agent);
    expect(outcome.code, outcome.said).toBe(0);
    expect(stage.called).toEqual([]);
    expect(outcome.said).toContain("[netmon]");
    expect(outcome.requests, "no retry").toBe(1);
    expect(outcome.intercepted).toMatchObject([
      { server_id: "weather", tool_name: "delete_city", action: "block", reason: "tool_denied" },
    ]);
  });

  it("calls the allowed one of two tools", TIME, async () => {
    const calls = [agent.call("delete_city"), agent.call("get_weather")];
    stage = await Stage.open({ text: "Both.", calls });
    const outcome = await stage.run(agent);
    expect(outcome.code, outcome.said).toBe(0);
    expect(stage.called).toEqual(["get_weather"]);
    expect(outcome.said).toContain("The tool has answered.");
    expect(outcome.intercepted).toMatchObject([
      { server_id: "weather", tool_name: "delete_city", action: "block", reason: "tool_denied" },
      { server_id: "weather", tool_name: "get_weather", action: "allow", reason: "allowed" },
    ]);
  });
});
