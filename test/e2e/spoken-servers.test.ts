/**
 * Servers of no known name that an unknown agent starts by a launcher's name in `netmon run`: the client's first message
 * gives them their shim, so that rules hold for them and what they do is recorded.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Place } from "./place.ts";
import { COMMAND, netmon } from "./start-netmon.ts";

const TIME = { timeout: 120_000 };
const AGENT = fileURLToPath(new URL("./spoken-servers.agent.mjs", import.meta.url));
const ECHO = fileURLToPath(new URL("./echo-server.mjs", import.meta.url));

const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } };
const INITIALIZE = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });

let place: Place;
beforeEach(() => {
  place = new Place("spoken", false);
});
afterEach(() => place.remove());

interface Said {
  tools?: string[];
  answer?: { content: { text: string }[]; isError?: boolean };
  error?: string;
}

function start(mode: string, mcp: object, agent: string[]) {
  const session = `spoken-${process.pid}`;
  const config = place.config(JSON.stringify({ sandbox: { mcp }, proxy: { mode: "disabled" } }));
  const options = ["--session", session, "--state-dir", place.stateDir, "--agent", "none", "--mode", mode];
  const [program = "", ...args] = [...COMMAND, "run", ...options, "--config", config, "--", ...agent];
  const child = spawn(program, args, { stdio: "pipe" });
  return { child, errors: text(child.stderr) };
}

/** What the agent got from the server, and netmon's own words. */
async function run(mode: string, mcp: object, server: string[]): Promise<Said & { errors: string }> {
  const { child, errors: said } = start(mode, mcp, [process.execPath, AGENT, ...server]);
  child.stdin.end();
  const [out, errors] = await Promise.all([text(child.stdout), said, once(child, "exit")]);
  const line = out.split("\n").find((one) => one.startsWith("{"));
  return { ...(JSON.parse(line ?? "{}") as Said), errors };
}

/** A server in a file without any known name, as a program that Node runs. */
function thing(): string {
  const path = join(place.directory, "thing.mjs");
  writeFileSync(path, `await import(${JSON.stringify(ECHO)});\n`);
  return path;
}

const calls = async (): Promise<Record<string, unknown>[]> => {
  const { stdout } = await netmon(["events", "--calls", "--json", "--state-dir", place.stateDir]);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ type }) => type === "mcp_tool_called");
};

describe("a server of an unknown agent that only its client's words give away", TIME, () => {
  it.each([
    ["node", () => ["node", thing()]],
    ["a script that names its interpreter", () => ["node", "--no-warnings", thing()]],
    ["a shell that becomes the server", () => ["sh", "-c", `exec node ${thing()}`]],
  ])("is inspected behind %s", async (_, server) => {
    const { answer, errors } = await run("observe", {}, server());
    expect(answer?.content[0]?.text, errors).toBe("echo hi");
    expect(await calls()).toMatchObject([{ server_id: "thing", tool_name: "echo", action: "allow" }]);
    expect(errors).not.toContain("without a shim");
  });

  it("is not the command of the run itself, whoever speaks to it", async () => {
    const mcp = { denied_servers: [{ id: "thing" }] };
    const { child, errors } = start("enforce", mcp, ["node", thing()]);
    const params = {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "t", version: "1" },
    };
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
    const [answer] = (await once(child.stdout, "data")) as [Buffer];
    expect(JSON.parse(String(answer))).toMatchObject({ result: { serverInfo: { name: "echo" } } });
    child.stdin.end();
    child.stdout.resume();
    await once(child, "exit");
    expect(await errors).toContain("no shim or gateway ran");
  });

  it("shows no denied tool in enforce, and runs none", async () => {
    const { tools, answer, error } = await run(
      "enforce",
      { denied_tools: [{ server: "thing", tool: "echo" }] },
      ["node", thing()],
    );
    expect(tools).toEqual([]);
    expect(JSON.stringify(answer) ?? error).toContain("[netmon]");
    expect(JSON.stringify(answer) ?? error).not.toContain("echo hi");
  });

  it("answers nothing in enforce if the server is denied, and is ended while its client stays", async () => {
    const code = `
      const { spawn } = require("node:child_process");
      const { readFileSync } = require("node:fs");
      const child = spawn("node", [process.argv[1]], { stdio: ["pipe", "pipe", "inherit"] });
      const inner = () => readFileSync("/proc/" + child.pid + "/task/" + child.pid + "/children", "utf8").trim();
      const until = async (done) => {
        while (!done()) await new Promise((again) => setTimeout(again, 20));
      };
      until(() => inner() !== "").then(async () => {
        child.stdin.write(process.argv[2] + "\\n");
        child.stdout.once("data", async (answer) => {
          await until(() => inner() === "");
          console.log(String(answer).trim());
          child.stdin.end();
          child.once("exit", (code) => process.exit(code));
        });
      });`;
    const agent = [process.execPath, "-e", code, thing(), INITIALIZE];
    const { child, errors } = start("enforce", { denied_servers: [{ id: "thing" }] }, agent);
    const [out, [exit]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    const line = out.split("\n").find((one) => one.startsWith("{"));
    expect(line, await errors).toBeDefined();
    const { error } = JSON.parse(line!) as { error: unknown };
    expect(error).toMatchObject({ message: expect.stringContaining("denied_servers") });
    expect(exit).toBe(10);
  });
});
