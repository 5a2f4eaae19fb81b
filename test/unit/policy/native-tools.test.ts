import { describe, expect, it } from "vitest";
import { defaultConfig } from "../../../src/config/parse.ts";
import { NativeTools } from "../../../src/policy/native-tools.ts";

const standard = new NativeTools(defaultConfig().sandbox.mcp.native_tools);

describe("NativeTools", () => {
  it.each([
    ["Bash", "claude"],
    ["ToolSearch", "claude"],
    ["exec_command", "codex"],
    ["collaboration/spawn_agent", "codex"],
    ["run_shell_command", "gemini"],
    ["discovered_tool_x", "gemini"],
    ["apply_patch", "opencode"],
  ])("knows %s of %s", (name, agent) => {
    expect(standard.has(name, agent)).toBe(true);
    expect(standard.has(name, null)).toBe(true);
  });

  it("takes an agent's own tools alone where the agent is known", () => {
    expect(standard.has("run_shell_command", "claude")).toBe(false);
    expect(standard.has("Bash", "gemini")).toBe(false);
  });

  it("takes entries of the configuration for every agent", () => {
    const tools = new NativeTools(["my_*", "@claude"]);
    for (const agent of ["claude", "codex", null]) expect(tools.has("my_tool", agent)).toBe(true);
    expect(tools.has("apply_patch", null)).toBe(false);
    expect(tools.has("Bash", null)).toBe(true);
  });

  it("never takes a name of an MCP tool, nor a group nobody knows", () => {
    const tools = new NativeTools(["*", "@nobody", "@constructor"]);
    expect(tools.has("mcp__weather__get", null)).toBe(false);
    expect(tools.has("mcp_weather_get", null)).toBe(true);
    expect(new NativeTools(["@nobody", "@constructor"]).has("Bash", null)).toBe(false);
    expect(new NativeTools([]).has("Bash", "claude")).toBe(false);
  });
});
