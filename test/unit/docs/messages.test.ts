/** docs/troubleshooting.md quotes netmon's messages: each quoted message is a text in the sources, word for word. */
import { expect, it } from "vitest";
import { firstCells, readDocument } from "./markdown.ts";
import { normal, sourceMessages } from "./source-messages.ts";

/** With `…` for what differs. */
const quoted = firstCells(readDocument("docs/troubleshooting.md")).map(normal);
const possible = sourceMessages().join("\n");

it("quotes messages that the sources have", () => {
  expect(quoted.filter((text) => !possible.includes(text))).toEqual([]);
  expect(quoted.length).toBeGreaterThan(40);
});

it("quotes enough of each to find it", () => {
  const fixed = (text: string): number => Math.max(...text.split("…").map((part) => part.trim().length));
  expect(quoted.filter((text) => fixed(text) < 10)).toEqual([]);
  expect(new Set(quoted).size).toBe(quoted.length);
});

it("would find a message that is not there", () => {
  expect(possible).not.toContain(normal("the cgroup … was painted green"));
});
