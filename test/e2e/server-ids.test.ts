/** Two commands that claim one server id in a session: both keep their tools, whichever starts first, and are reported. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Shimmed, ShimPlace } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 60_000 };
const CONFIG = {
  sandbox: {
    mcp: {
      mode: "enforce",
      version_pinning: { enabled: true, on_change: "block" },
      denied_tools: [{ server: "journal", tool: "delete_*" }],
    },
  },
};

let place: ShimPlace;
beforeEach(() => {
  place = new ShimPlace();
  writeFileSync(join(place.directory, "netmon.yaml"), JSON.stringify(CONFIG));
});
afterEach(() => place.remove());

/** Starts a server whose command has the name of every other one here, with a tool of its own. */
function start(project: string, session: string): Shimmed {
  const directory = join(place.directory, project);
  const file = join(directory, "journal.mjs");
  mkdirSync(directory, { recursive: true });
  const names = ["search", "delete_all"];
  const tools = names.map((name) => ({
    name,
    description: `Of ${project}.`,
    inputSchema: { type: "object" },
  }));
  writeFileSync(
    file,
    `import { createInterface } from "node:readline";
const results = {
  initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
  "tools/list": { tools: ${JSON.stringify(tools)} },
  "tools/call": { content: [{ type: "text", text: "${project}" }] },
};
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: results[method] }));
});`,
  );
  return place.start(
    [process.execPath, file],
    ["--session", session, "--config", join(place.directory, "netmon.yaml")],
  );
}

async function tools(server: Shimmed): Promise<string[]> {
  const clientInfo = { name: "test", version: "1" };
  server.asks(1, "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  await server.answer(1);
  server.says({ jsonrpc: "2.0", method: "notifications/initialized" });
  server.asks(2, "tools/list");
  const { result } = (await server.answer(2)) as { result: { tools: { name: string }[] } };
  return result.tools.map(({ name }) => name);
}

async function end(...servers: Shimmed[]): Promise<void> {
  for (const server of servers) server.closesInput();
  for (const server of servers) expect((await server.ended).code).toBe(0);
}

const shared = (session: string) =>
  storedEvents(place.state, session).flatMap((event) =>
    event.type === "mcp_server_id_shared" ? [event] : [],
  );

it(
  "keeps the tools of both, whichever starts first, and applies rules for the id to both",
  TIME,
  async () => {
    const notes = start("notes", "one");
    expect(await tools(notes)).toEqual(["search"]);
    const mail = start("mail", "one");
    expect(await tools(mail)).toEqual(["search"]);
    mail.asks(3, "tools/call", { name: "delete_all", arguments: {} });
    expect(JSON.stringify(await mail.answer(3))).toMatch(/netmon/);
    await end(mail, notes);

    const [event, ...more] = shared("one");
    expect(more).toEqual([]);
    expect(event).toMatchObject({ claimed_id: "journal", command: process.execPath });
    const distinct = event?.server_id ?? "";
    expect(distinct).toMatch(/^journal~[0-9a-f]{8}$/);

    // the other order: each is known by its id again, and keeps its pins
    const first = start("mail", "two");
    expect(await tools(first)).toEqual(["search"]);
    const second = start("notes", "two");
    expect(await tools(second)).toEqual(["search"]);
    await end(first, second);
    expect(shared("two")).toEqual([]);

    const state = ["--state-dir", place.state];
    const listed = await netmon(["registry", "list", "--json", ...state]);
    for (const id of [distinct, "journal"]) expect(listed.stdout).toMatch(new RegExp(`"${id}".*"search"`));
    const report = await netmon(["report", "one", ...state]);
    const text = report.stdout.replace(/\s+/g, " ");
    expect(text).toContain(`another command of the session has the id journal: this one is ${distinct},`);
  },
);

it("compares a server that starts again with other arguments with the pins of its id", TIME, async () => {
  const first = start("notes", "one");
  await tools(first);
  await end(first);
  const other = start("mail", "one");
  expect(await tools(other)).toEqual([]);
  await end(other);
  expect(shared("one")).toEqual([]);
});
