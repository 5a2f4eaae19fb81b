/** The loop with a real MCP server of the official SDK, and a scripted model. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type LoopOptions, type LoopResult, runLoop } from "../../../src/loop/loop.ts";
import { bundledProgram } from "../../bundled-program.ts";
import { calls, type ScriptedAnswer, type ScriptedEndpoint, says, startEndpoint } from "./endpoint.ts";

const WEATHER = "mcp__weather__get_weather";

let programs: string;
let server: string;
let directory: string;
let endpoint: ScriptedEndpoint | undefined;

beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), "netmon-loop-"));
  server = bundledProgram(new URL("../../agents/weather-stdio.ts", import.meta.url), programs);
});
afterAll(() => rmSync(programs, { recursive: true }));
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-loop-"));
});
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  rmSync(directory, { recursive: true, force: true });
});

const reached = (): unknown[] =>
  readFileSync(join(directory, "reached.jsonl"), { encoding: "utf8", flag: "a+" })
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function run(answers: readonly ScriptedAnswer[], more: Partial<LoopOptions> = {}): Promise<LoopResult> {
  endpoint = await startEndpoint(answers);
  const args = [server, join(directory, "reached.jsonl")];
  return await runLoop({
    endpoint: { baseUrl: endpoint.baseUrl, model: "test", apiKey: "key-of-the-test" },
    prompt: "How is the weather?",
    system: null,
    servers: { weather: { command: process.execPath, args, env: {} } },
    maxRounds: 5,
    version: "0.0.0",
    signal: new AbortController().signal,
    ...more,
  });
}

it("makes the calls of an answer and gives the model their results", async () => {
  const result = await run([calls(WEATHER, '{"city":"Oslo"}'), says("It is sunny.")], {
    system: "Be brief.",
  });
  expect(result).toEqual({ text: "It is sunny.", rounds: 2, calls: 1 });
  expect(reached()).toEqual([{ name: "get_weather", city: "Oslo" }]);
  const [first, second] = endpoint?.asked ?? [];
  expect(first?.authorization).toBe("Bearer key-of-the-test");
  expect(first?.body.tools?.map((tool) => tool.function.name)).toEqual([
    WEATHER,
    "mcp__weather__delete_city",
  ]);
  expect(second?.body.messages.map(({ role, content }) => [role, content])).toEqual([
    ["system", "Be brief."],
    ["user", "How is the weather?"],
    ["assistant", null],
    ["tool", "sunny"],
  ]);
});

it("takes an answer that is one JSON object", async () => {
  const message = { role: "assistant", content: "Hello." };
  const body = JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] });
  expect(await run([{ status: 200, type: "application/json", body }])).toMatchObject({
    text: "Hello.",
    calls: 0,
  });
});

it.each([
  ["an unknown tool", "mcp__weather__nuke", "{}", /There is no tool/],
  ["arguments that are cut", WEATHER, '{"city":"Os', /was not made/],
  ["arguments that are a list", WEATHER, '["Oslo"]', /was not made/],
  ["arguments of another type", WEATHER, '{"city":7}', /city/],
])("tells the model of %s, and makes no call", async (_, name, args, told) => {
  await run([calls(name, args), says("Sorry.")]);
  expect(reached()).toEqual([]);
  expect(endpoint?.asked[1]?.body.messages.at(-1)?.content).toMatch(told);
});

it("makes no call of an answer that was cut", async () => {
  const cut = [
    ...calls(WEATHER, "{}").slice(0, 1),
    { choices: [{ index: 0, delta: {}, finish_reason: "length" }] },
  ];
  await expect(run([cut])).rejects.toMatchObject({ code: "cut" });
  expect(reached()).toEqual([]);
});

it("AC-7: ends at an answer that asks for calls and has none, instead of asking again", async () => {
  const none = [{ choices: [{ index: 0, delta: { content: "I call." }, finish_reason: "tool_calls" }] }];
  await expect(run([none])).rejects.toMatchObject({ code: "no_calls" });
  expect(endpoint?.asked).toHaveLength(1);
});

it("ends when the same call brings the same result three times", async () => {
  await expect(run([calls(WEATHER, '{"city":"Oslo"}')])).rejects.toMatchObject({ code: "repeated" });
  expect(reached()).toHaveLength(3);
});

it("ends after the last round", async () => {
  const answers = Array.from({ length: 9 }, (_, at) => calls(WEATHER, `{"city":"${at}"}`));
  await expect(run(answers)).rejects.toMatchObject({ code: "rounds" });
  expect(reached()).toHaveLength(5);
});

it.each([
  [{ status: 500, type: "application/json", body: '{"error":{"message":"overloaded"}}' }, /500: overloaded/],
  [{ status: 404, type: "text/plain", body: "nothing here" }, /404: nothing here/],
  [{ status: 200, type: "text/html", body: "<html>" }, /not JSON/],
])("says what the endpoint answered: %o", async (answer, told) => {
  await expect(run([answer])).rejects.toThrow(told);
});

it("names a server that does not start", async () => {
  const file = join(directory, "server.sh");
  writeFileSync(file, "#!/bin/sh\nexit 3\n", { mode: 0o755 });
  const servers = { broken: { command: file, args: [], env: {} } };
  await expect(run([says("never asked")], { servers })).rejects.toMatchObject({
    code: "server",
    message: expect.stringMatching(/^MCP server broken: /),
  });
  expect(endpoint?.asked).toEqual([]);
});

it("ends at once when it is aborted in a call", async () => {
  const abort = new AbortController();
  const running = run([calls(WEATHER, "{}"), says("never")], {
    signal: abort.signal,
    onCall: () => abort.abort("SIGINT"),
  });
  await expect(running).rejects.toBe("SIGINT");
});
