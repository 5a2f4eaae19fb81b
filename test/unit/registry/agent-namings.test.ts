/**
 * The names in agent-names.json were made by the agents' own programs: qwen-code 0.24.4, cline 3.0.65 (@cline/core
 * 0.0.86), Kimi Code 2.1.0, pi 1.6.0, droid 0.225.2, gptme 0.35.1 and hermes-agent 0.19.0.
 */
import { expect, test } from "vitest";
import { agentsName, type NAMINGS } from "../../../src/registry/agent-namings.ts";
import NAMES from "./agent-names.json" with { type: "json" };

test.each(Object.entries(NAMES))("names are made as %s makes them", (agent, entries) => {
  const made = entries.map(([server = "", tool = ""]) =>
    agentsName(agent as keyof typeof NAMINGS, server, tool),
  );
  expect(made).toEqual(entries.map(([, , name]) => name));
});
