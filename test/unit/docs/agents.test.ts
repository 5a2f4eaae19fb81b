/**
 * The documents' tables of agents, against the list of agents; and that no other file decides by an agent's name, so
 * that a new agent is one file and its line in the list.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AGENT_NAMES, AGENT_TITLES, AGENTS, NATIVE_LISTS } from "../../../src/agents/agents.ts";
import { ROOT, readDocument } from "./markdown.ts";

/** First cells of the first table below a heading. */
function rows(file: string, heading: string): string[] {
  const below = readDocument(file).text.split(`\n## ${heading}\n`)[1] ?? "";
  const table = /(?:^\|.*\n)+/m.exec(below)?.[0] ?? "";
  return [...table.matchAll(/^\| *([^|]*?) *\|/gm)].slice(2).map(([, cell]) => cell as string);
}

const titles = AGENTS.map(({ title }) => title);
const interceptable = AGENTS.filter(({ interception }) => interception !== null);

it.each([
  ["docs/run.md", "The agent's servers", titles],
  ["docs/llm-proxy.md", "Pointing agents at it", titles],
  ["docs/tools.md", "An agent without tools of its own", interceptable.map(({ title }) => title)],
])("%s, %s: a row for each agent, first and in their order", (file, heading, expected) => {
  expect(rows(file, heading).slice(0, expected.length)).toEqual(expected);
});

it.each([
  ["docs/measured.md", "Names on the wire"],
  ["docs/clients.md", "Files of clients"],
])("%s, %s: a row for each agent", (file, heading) => {
  const named = rows(file, heading).flatMap((cell) => cell.split(", "));
  expect(named).toEqual(expect.arrayContaining(titles));
});

it.each([
  ["docs/run.md", `| \`--agent KIND\` | ${AGENT_NAMES.map((name) => `\`${name}\``).join(", ")} or \`none\``],
  ["docs/policy.md", NATIVE_LISTS.map((name) => `\`${name}\``).join(", ")],
  ["docs/policy.md", `the lists of ${AGENT_TITLES}`],
  [
    "docs/tools.md",
    interceptable.map(({ title, interception }) => `${title} ${interception?.version}`).join(", "),
  ],
])("%s names the agents: %s", (file, expected) => {
  const flat = (text: string): string =>
    text
      .replaceAll(/\s+/g, " ")
      .replaceAll(" and ", ", ")
      .replaceAll(/(\d+\.\d+)\.\d+/g, "$1");
  expect(flat(readDocument(file).text)).toContain(flat(expected));
});

it("docs/tools.md names what the agents' tools cannot change", () => {
  const { text } = readDocument("docs/tools.md");
  const [, list = ""] = /\*\*Settings that start programs\*\*([\s\S]*?)\n- /.exec(text) ?? [];
  for (const { sealed } of AGENTS)
    for (const name of [...sealed.anywhere, ...sealed.home])
      expect(
        name.split("/").every((part) => list.includes(part)),
        name,
      ).toBe(true);
});

it("one file has an agent's name as a text: its own", () => {
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [file, readFileSync(join(ROOT, "src", file), "utf8")] as const);
  // gemini is a vendor, too
  for (const name of AGENT_NAMES.filter((one) => one !== "gemini")) {
    const named = files.filter(([, text]) => new RegExp(`["'\`]@?${name}["'\`]`).test(text));
    expect(named.map(([file]) => file)).toEqual([expect.stringMatching(/^agents\/[a-z-]+\.ts$/)]);
  }
});
