// group: more-clients
/**
 * Plugins of netmon's tools, with the official SDK's client: the examples (one built with hashicorp/go-plugin, one with
 * grpc-js), and one that makes every mistake a plugin can make.
 */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { processesWith } from "./processes.ts";
import { COMMAND, startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";
import { TOOLS_AGENT } from "./tools-agent.ts";

const TIME = { timeout: 120_000 };
const EXAMPLES = fileURLToPath(new URL("../../examples/plugins/", import.meta.url));
const SIX = ["Bash", "Edit", "Glob", "Grep", "Read", "Write"];

let directory: string;
let project: string;
let home: string;
let temporary: string;
let client: Client | null;
let transport: StdioClientTransport;
let printed: string;

beforeEach(() => {
  client = null;
  printed = "";
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-plugins-")));
  [project, home, temporary] = ["project", "home", "tmp"].map((name) => {
    mkdirSync(join(directory, name));
    return join(directory, name);
  }) as [string, string, string];
});
afterEach(async () => {
  await client?.close();
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(directory, { recursive: true, force: true });
});

/** The directory of a plugin, with this shell script as its program. */
function script(name: string, text: string, manifest = `name: ${name}\n`): string {
  const own = join(directory, "plugins", name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "plugin.yaml"), manifest);
  writeFileSync(join(own, `awf-plugin-${name}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return own;
}

function install(...names: ("words" | "clock" | "trouble")[]): void {
  for (const name of names) {
    const file = name === "clock" ? `${EXAMPLES}awf-plugin-clock/awf-plugin-clock` : troublesome;
    const own = script(name, `exec node ${file}`);
    if (name !== "words") continue;
    copyFileSync(`${EXAMPLES}awf-plugin-words/awf-plugin-words`, join(own, "awf-plugin-words"));
    chmodSync(join(own, "awf-plugin-words"), 0o755);
  }
}
const troublesome = fileURLToPath(new URL("./troublesome-plugin.cjs", import.meta.url));

function written(mcp_proxy: object, sandbox: object = {}): string {
  const file = join(directory, "netmon.yaml");
  const plugin_directories = [join(directory, "plugins")];
  writeFileSync(file, JSON.stringify({ mcp_proxy: { plugin_directories, ...mcp_proxy }, sandbox }));
  return file;
}

const STATE = ["--session", "plugins", "--state-dir"];
const environment = (): Record<string, string> => ({
  ...getDefaultEnvironment(),
  ...{ HOME: home, TMPDIR: temporary, MODEL_API_KEY: "of the agent", PLUGIN_TOKEN: "of the plugin" },
});

async function serve(mcp_proxy: object, sandbox: object = {}): Promise<string[]> {
  const [command = "", ...args] = COMMAND;
  transport = new StdioClientTransport({
    command,
    args: [
      ...args,
      "tools",
      "serve",
      "--config",
      written(mcp_proxy, sandbox),
      ...STATE,
      `${directory}/state`,
    ],
    ...{ cwd: project, env: environment(), stderr: "pipe" },
  });
  transport.stderr?.on("data", (text) => {
    printed += text;
  });
  client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  const { tools } = await client.listTools(undefined, { timeout: 60_000 });
  return tools.map(({ name }) => name).sort();
}

async function call(
  name: string,
  args: Record<string, unknown> = {},
): Promise<{ text: string; failed: boolean }> {
  const given = await (client as Client).callTool({ name, arguments: args }, { timeout: 60_000 });
  const text = (given.content as { text?: string }[]).map((part) => part.text ?? "").join("");
  return { text, failed: given.isError === true };
}

async function netmon(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return startNetmon(args, { cwd: project, env: environment() }).ended;
}

function events(): NetmonEvent[] {
  return storedEvents(`${directory}/state`, "plugins");
}

it(
  "AC-2: operations of plugins become tools, and nothing else where built-ins stay the agent's",
  TIME,
  async () => {
    install("words", "clock");
    const plugin_tools = [
      { plugin: "words", expose: ["count", "link"] },
      { plugin: "clock", expose: ["now"] },
    ];
    expect(await serve({ enable: true, intercept_builtins: false, plugin_tools })).toEqual([
      "clock_now",
      "words_count",
      "words_link",
    ]);
    const { tools } = await (client as Client).listTools();
    expect(tools.find(({ name }) => name === "words_link")?.inputSchema).toEqual({
      type: "object",
      properties: {
        url: { type: "string", format: "uri", description: "where it leads" },
        label: { type: "string", default: "here", description: "what it says" },
      },
      required: ["url"],
      additionalProperties: false,
    });
    expect(await call("words_count", { text: "one two three" })).toEqual({ text: "3", failed: false });
    expect((await call("words_count", { text: "abc", letters: true })).text).toBe("3");
    expect((await call("words_link", { url: "https://example.com/" })).text).toBe(
      "[here](https://example.com/)",
    );
    expect((await call("clock_now", { zone: "Europe/Paris" })).text).toMatch(/^\d{4}-\d\d-\d\d /);
    for (const [args, why] of [
      [{}, /missing.*url/],
      [{ url: "nowhere" }, /"nowhere" is not a URL/],
      [{ url: 7 }, /type.*string/],
      [{ url: "https://example.com/", lable: "x" }, /lable/],
    ] as const) {
      const { text, failed } = await call("words_link", args);
      expect([failed, text]).toEqual([true, expect.stringMatching(why)]);
    }
    await client?.close();
    const did = events().flatMap((e) =>
      e.type === "mcp_tool_called" ? [[e.server_id, e.tool_name, e.outcome, e.own_tool]] : [],
    );
    expect(did[0]).toEqual(["netmon", "words_count", "answered", { source: "plugin:words", bytes: 1 }]);
    expect(did.at(-1)?.slice(1, 3)).toEqual(["words_link", "tool_error"]);
  },
);

it("confines a plugin, cuts what it answers, and says what it does wrong", TIME, async () => {
  install("trouble");
  mkdirSync(join(home, ".kube"));
  writeFileSync(join(home, ".kube/config"), "a login");
  mkdirSync(join(home, ".ssh"));
  writeFileSync(join(home, ".ssh/id"), "a key");
  mkdirSync(join(project, "out"));
  const operations = ["fail", "huge", "environment", "read", "write", "print", "echo", "hang", "float"];
  operations.push("refuse", "twice");
  const tools = await serve({
    enable: true,
    plugin_tools: [
      {
        ...{ plugin: "trouble", expose: operations, environment: ["PLUGIN_TOKEN"] },
        ...{ readable: ["~/.kube"], writable: ["out"] },
      },
    ],
  });
  const offered = operations
    .filter((name) => !["float", "twice"].includes(name))
    .map((name) => `trouble_${name}`);
  expect(tools).toEqual([...SIX, ...offered].sort());
  expect(printed).toMatch(/operation "float" is not offered: input "x": its type "float" is none of string/);
  expect(printed).toMatch(/operation "twice" is not offered: the plugin describes several operations of/);
  const refused = await call("trouble_refuse");
  expect(refused).toMatchObject({ failed: true, text: expect.stringMatching(/^Error: plugin trouble: e+/) });
  expect(refused.text.length).toBeLessThan(38_000);
  expect((await call("trouble_read")).text).toMatch(
    /^Error: the arguments of trouble_read are invalid: .*path/,
  );
  const own = JSON.parse((await call("trouble_environment")).text) as Record<string, string>;
  expect(own).toMatchObject({ HOME: home, PLUGIN_TOKEN: "of the plugin" });
  expect(Object.keys(own)).not.toContain("MODEL_API_KEY");
  expect((await call("trouble_read", { path: join(home, ".kube/config") })).text).toBe("a login");
  expect((await call("trouble_read", { path: join(home, ".ssh/id") })).text).toMatch(/ENOENT/);
  expect((await call("Read", { file_path: "~/.kube/config" })).failed).toBe(true);
  expect((await call("trouble_write", { path: join(project, "out/file") })).text).toBe("written");
  expect(await call("trouble_write", { path: join(project, "file") })).toMatchObject({ failed: true });
  expect(await call("trouble_fail")).toEqual({ text: 'Error: it is broken\nhalf\n{"n":7}', failed: true });
  expect(JSON.parse((await call("trouble_echo", { list: [1, { b: 2 }], mail: null })).text)).toEqual({
    ...{ list: [1, { b: 2 }], object: { a: 1 }, yes: true },
  });
  expect((await call("trouble_echo", { mail: "nobody" })).text).toMatch(/not an email address/);
  const long = (await call("trouble_huge")).text;
  expect(long.length).toBeLessThan(38_000);
  const [, file = ""] = /the whole output is in (\S+)]/.exec(long) ?? [];
  expect(readFileSync(file, "utf8")).toBe(`${"a".repeat(49_999)}z`);
  expect(await call("trouble_huge", { size: 20 << 20 })).toEqual({
    text: expect.stringContaining("more than 4 MiB"),
    failed: true,
  });
  await call("trouble_print", { line: `${"x".repeat(5_000)}` });
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/plugin trouble: x{1000}\.\.\.\n/);
  const abort = new AbortController();
  const hanging = (client as Client).callTool({ name: "trouble_hang" }, { signal: abort.signal });
  hanging.catch(() => {});
  await expect.poll(() => printed, { timeout: 60_000 }).toContain("plugin trouble: it hangs");
  abort.abort();
  await expect(hanging).rejects.toThrow();
  expect((await call("trouble_huge", { size: 2 })).text).toBe("az");
  await client?.close();
  expect(readdirSync(join(project, "out")).sort()).toEqual(["file", "shutdown"]);
});

it("starts a plugin again that has ended, and later the more often it ends", TIME, async () => {
  install("trouble");
  await serve({ plugin_tools: [{ plugin: "trouble", expose: ["crash", "huge"] }] });
  expect(await call("trouble_crash")).toEqual({
    text: "Error: plugin trouble: the plugin has ended: exit code 3",
    failed: true,
  });
  expect((await call("trouble_huge", { size: 3 })).text).toBe("aaz");
  // the wait grows to 30 s: at some time no machine is slower than that
  const answers: string[] = [];
  do answers.push((await call("trouble_crash")).text);
  while (
    !/it is started again in .* at the earliest; last, it has ended: exit code 3/.test(answers.at(-1) ?? "")
  );
  expect(answers.length).toBeGreaterThan(1);
});

it(
  "nobody else can call a plugin, and no process of it stays when the tool server is killed",
  TIME,
  async () => {
    install("trouble", "words");
    await serve({
      plugin_tools: [
        { plugin: "trouble", expose: ["fork"] },
        { plugin: "words", expose: ["count"] },
      ],
    });
    const sockets = readdirSync(temporary, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\/p\d+\/\w+\/(?:trouble|plugin\d+)$/.test(name),
    );
    expect(sockets).toHaveLength(2);
    for (const path of sockets) {
      const refusal = await new Promise<string>((resolve) => {
        const socket = connect({
          path: join(temporary, path),
          rejectUnauthorized: false,
          ALPNProtocols: ["h2"],
        });
        socket.on("error", ({ message }) => resolve(message)).on("data", () => resolve("answered"));
      });
      expect(refusal).toMatch(/certificate required|handshake failure|bad certificate/i);
    }
    expect(
      (await call("Bash", { command: `ls ${join(temporary, sockets[0] ?? "", "../..")}` })).text,
    ).not.toMatch(/trouble|plugin/);
    const mark = `netmon-plugin-${process.pid}`;
    await call("trouble_fork", { mark });
    expect(processesWith(mark).length).toBeGreaterThan(0);
    const [server = 0] = processesWith("netmon-tools\0--settings", directory);
    process.kill(server, "SIGKILL");
    await expect.poll(() => processesWith(mark), { timeout: 60_000 }).toEqual([]);
    await expect.poll(() => processesWith(join(directory, "plugins")), { timeout: 60_000 }).toEqual([]);
    await client?.close();
    for (const name of readdirSync(temporary)) rmSync(join(temporary, name), { recursive: true });
  },
);

it(
  "AC-4: config check names unknown and unusable plugins and operations, each with its place",
  TIME,
  async () => {
    install("words", "trouble");
    const line = (certificate: string): string =>
      `echo '1|1|unix|/nowhere|grpc|${certificate}'; exec sleep 600`;
    script("hangs", "exec sleep 600");
    script("garbage", "echo '9|9|tcp|x|netrpc'; exec sleep 600");
    script("plain", line(""));
    script("ends", "exit 4");
    script("yaml", "exit", "name: [\n");
    script("other", "exit", "name: another\n");
    script("steps", "exit", "name: steps\ncapabilities: [step_types]\n");
    chmodSync(join(script("open", "exit"), "awf-plugin-open"), 0o777);
    const names = ["hangs", "garbage", "plain", "ends", "yaml", "other", "steps", "open"];
    const plugin_tools = [
      { plugin: "words", expose: ["count", "cuont"] },
      { plugin: "trouble", expose: ["float"] },
      { plugin: "nothing", expose: ["x"] },
      ...names.map((plugin) => ({ plugin, expose: ["x"] })),
    ];
    const file = written({ enable: true, intercept_builtins: false, plugin_tools });
    const { code, stdout } = await netmon("config", "check", file, "--json");
    expect(code).toBe(2);
    const { problems } = JSON.parse(stdout) as {
      problems: { code: string; path: string; line: number; column: number; message: string; hint: string }[];
    };
    const found = problems.map(({ code, path, message }) => [code.slice(15), path.slice(23), message]);
    expect(found).toEqual([
      ["UNKNOWN_OPERATION", "0].expose[1]", 'plugin words has no operation "cuont"'],
      [
        "UNUSABLE_OPERATION",
        "1].expose[0]",
        expect.stringContaining('input "x": its type "float" is none of'),
      ],
      ["UNKNOWN_PLUGIN", "2].plugin", `there is no plugin "nothing" in ${directory}/plugins`],
      ...[
        "it has not said in 10s where it serves",
        "it speaks version 9.9 of the protocol",
        "it serves without TLS",
        "it ended before it served: exit code 4",
        "plugin.yaml: 1 problem",
        'plugin.yaml names it "another", and its program "other"',
        "it offers no operations (capabilities in plugin.yaml: step_types)",
        "has mode 777, so that other users can change it",
      ].map((why, i) => ["UNUSABLE_PLUGIN", `${i + 3}].plugin`, expect.stringContaining(why)]),
    ]);
    expect(problems.map(({ line }) => line)).toEqual(problems.map(() => 1));
    expect(new Set(problems.map(({ column }) => column)).size).toBe(problems.length);
    expect(problems[0]?.hint).toBe("did you mean count?");
    // no server and no agent starts with them
    const served = await netmon("tools", "serve", "--config", file);
    expect([served.code, served.stderr]).toEqual([
      2,
      expect.stringContaining("[USER.MCP_PROXY.UNKNOWN_PLUGIN]"),
    ]);
    const wrong = written({ plugin_tools: [{ plugin: "words", expose: ["cuont"] }] });
    const options = ["--tools", "--agent", "none", "--no-kernel", "--quiet", "--config", wrong];
    const ran = await netmon(
      "run",
      ...options,
      "--state-dir",
      `${directory}/state`,
      "--",
      "touch",
      "started",
    );
    expect([ran.code, ran.stderr]).toEqual([
      2,
      expect.stringContaining("[USER.MCP_PROXY.UNKNOWN_OPERATION]"),
    ]);
    expect(readdirSync(project)).toEqual([]);
  },
);

it("AC-3: starts nothing where two tools would have one name", TIME, async () => {
  script("a", "touch started; exit");
  script("a_b", "touch started; exit");
  const file = written({
    enable: true,
    plugin_tools: [
      { plugin: "a_b", expose: ["c"] },
      { plugin: "a", expose: ["b_c"] },
    ],
  });
  const options = [
    "--tools",
    "--agent",
    "none",
    "--no-kernel",
    "--quiet",
    "--state-dir",
    `${directory}/state`,
  ];
  for (const command of [
    ["config", "check", file],
    ["tools", "serve", "--config", file],
    ["run", ...options, "--config", file, "--", "touch", "started"],
  ]) {
    const { code, stdout, stderr } = await netmon(...command);
    expect([command[0], code]).toEqual([command[0], 2]);
    expect(stdout + stderr).toMatch(/plugin_tools\[1\]\.expose\[0\].*\[USER\.MCP_PROXY\.NAME_COLLISION\]/);
  }
  expect(readdirSync(project)).toEqual([]);
});

it("lists plugins with what they can do", TIME, async () => {
  install("words", "trouble");
  mkdirSync(join(directory, "plugins/no-plugin"));
  const tools = { plugin: "words", expose: ["count"] };
  const trouble = { plugin: "trouble", config: { refuse: "yes" } };
  const file = written({ plugin_tools: [tools, trouble] });
  const { code, stdout } = await netmon("tools", "plugins", "--config", file, "--json");
  expect(code).toBe(0);
  const path = (name: string): string => join(directory, `plugins/${name}/awf-plugin-${name}`);
  const words = { name: "words", version: "1.0.0", path: path("words"), state: "ready" };
  expect(JSON.parse(stdout)).toEqual([
    {
      ...{ name: "trouble", version: "", path: path("trouble"), state: "unusable", operations: [] },
      problem: 'Init: config.refuse is "yes" (invalid_argument)',
    },
    {
      ...words,
      operations: [
        {
          ...{ name: "count", tool: "words_count", exposed: true },
          description: "Counts the words or the letters of a text.",
        },
        { name: "link", tool: "words_link", exposed: false, description: "Makes a Markdown link." },
      ],
    },
  ]);
  const inside = written({ plugin_tools: [], sandbox: { writable: [directory] } });
  const listed = await netmon("tools", "plugins", "--config", inside);
  expect(listed.stdout).toMatch(/words\s+1?.*unusable.*which the agent's tools may change/);
});

it("compares plugins' tools with their pins, as it does every server's", TIME, async () => {
  install("trouble");
  const tool = { plugin: "trouble", expose: ["fail", "huge"] };
  const enforce = { mcp: { mode: "enforce" } };
  await serve({ plugin_tools: [tool] }, enforce);
  await client?.close();
  const changed = await serve({ plugin_tools: [{ ...tool, config: { input: "more" } }] }, enforce);
  expect(changed).toEqual([...SIX, "trouble_huge"].sort());
  await expect(call("trouble_fail", { more: "x" })).rejects.toThrow(/not the approved one/);
  await client?.close();
  const told = events().flatMap((e) => (e.type === "mcp_tool_changed" ? [[e.server_id, e.tool_name]] : []));
  expect(told).toEqual([["netmon", "trouble_fail"]]);
});

it("joins the connections of a plugin to the call that went on, in netmon run", TIME, async () => {
  install("trouble");
  const agent = join(directory, "agent");
  writeFileSync(agent, TOOLS_AGENT, { mode: 0o755 });
  // root gets no namespaces in a session
  const tools = {
    sandbox: { commands: "writes" },
    plugin_tools: [{ plugin: "trouble", expose: ["connect"] }],
  };
  const state = ["--state-dir", `${directory}/state`];
  const options = [
    "--tools",
    "--agent",
    "claude",
    "--quiet",
    "--session",
    `plugins-${process.pid}`,
    ...state,
  ];
  const [first, second] = [7, 9].map((port) => ["trouble_connect", { port }]);
  const calls = [first, ["Bash", { command: "sleep 0.1" }], second];
  const { code, stdout, stderr } = await startNetmon(
    ["run", ...options, "--config", written(tools), "--mode", "enforce", "--fail-closed", "--", agent],
    { cwd: project, env: { ...environment(), CALLS: JSON.stringify(calls) } },
  ).ended;
  expect([code, stdout], stderr).toEqual([0, '["EPERM","(no output)","EPERM"]\n']);
  for (const [call, port] of [
    [0, 7],
    [2, 9],
  ]) {
    const trace = await startNetmon(["trace", `toolu_${call}`, ...state, "--json"]).ended;
    const [{ joined, notes }] = JSON.parse(trace.stdout).traces;
    const connections = joined.flatMap(({ by, event }: { by: string; event: NetmonEvent }) =>
      event.type === "mcp_network_connection" ? [[by, event.remote_addr, event.errno]] : [],
    );
    expect(connections).toEqual([["cgroup", `127.0.0.1:${port}`, "EPERM"]]);
    expect(notes.join("\n")).toMatch(/by the plugin's processes during this call/);
  }
});
