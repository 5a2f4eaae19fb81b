/**
 * What a shim takes from its environment, which is its server's: nothing but the session's name and a run's socket. And
 * what it takes from whoever answers at a controller's socket: no command.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { ECHO, Shimmed, ShimPlace, scripted } from "./shimming.ts";

const TIME = { timeout: 120_000 };
const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const RELAY = join(DIST, "native/netmon-shim");

const place = new ShimPlace();
afterAll(() => place.remove());

/** The built program, as a host starts it with a server's environment. */
function hosted(name: string, server: string[], args: string[], env: NodeJS.ProcessEnv): Shimmed {
  const [, ...inside] = place.inside(name);
  // whatever PATH the server is given
  const program = ["/usr/bin/nsenter", ...inside, join(DIST, "netmon")];
  return place.keep(
    new Shimmed(["shim", "--state-dir", place.state, ...args, "--", ...server], { env, program }),
  );
}

const withEnvironment = scripted(
  `${ECHO} say({ jsonrpc: "2.0", method: "env", params: Object.fromEntries(["NODE_OPTIONS", "PATH", "HOME"].map((name) => [name, process.env[name]])) });`,
);

it("hands the server what a host set, and starts its controller without it", TIME, async () => {
  const required = join(place.directory, "required.cjs");
  const marker = join(place.directory, "loaded-by");
  const home = join(place.directory, "home");
  mkdirSync(home);
  writeFileSync(
    required,
    `if (process.argv.includes("shim-controller")) require("node:fs").appendFileSync(${JSON.stringify(marker)}, "controller");`,
  );
  for (const [name, env] of Object.entries({
    required: { NODE_OPTIONS: `--require ${required}` },
    inspected: { NODE_OPTIONS: "--max-http-header-size=9999 --inspect=127.0.0.1:0" },
    elsewhere: { HOME: home, XDG_STATE_HOME: home, XDG_RUNTIME_DIR: home, TMPDIR: home },
    pathless: { PATH: "/nowhere", NODE_PATH: home, LD_LIBRARY_PATH: home },
  })) {
    const shim = hosted(name, withEnvironment, [], env);
    const { params } = await shim.until(() => shim.messages().find(({ method }) => method === "env"));
    for (const [variable, value] of Object.entries(env))
      if (["NODE_OPTIONS", "PATH", "HOME"].includes(variable)) expect(params).toHaveProperty(variable, value);
    shim.asks(1);
    await shim.answer(1);
    const controller = place.controller(shim);
    const environment = readFileSync(`/proc/${controller}/environ`, "utf8").split("\0").slice(0, -1);
    const others = environment.filter((entry) => !/^NETMON_(?:TEST_|INJECT_)/.test(entry));
    expect(others).toEqual([
      "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "UV_THREADPOOL_SIZE=64",
    ]);
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
  }
  expect(existsSync(marker)).toBe(false);
  expect(readdirSync(home)).toEqual([]);
});

it("starts its server although no Node would start with the environment's options", TIME, async () => {
  const shim = hosted("unknown", ["/bin/cat"], [], { NODE_OPTIONS: "--no-such-option", PATH: "" });
  shim.asks(1);
  await shim.answer(1);
  shim.closesInput();
  expect(await shim.ended).toMatchObject({ code: 0, stderr: "" });
});

it("takes neither mode nor configuration from the environment", TIME, async () => {
  const config = join(place.directory, "weak.yaml");
  writeFileSync(config, "sandbox: { mcp: { mode: observe } }");
  const env = {
    NETMON_MODE: "observe",
    NETMON_CONFIG: config,
    NETMON_STATE_DIR: join(place.directory, "other"),
  };
  const strict = join(place.directory, "strict.yaml");
  writeFileSync(strict, "sandbox: { mcp: { mode: enforce, fail_closed: true } }");
  const shim = hosted("modes", scripted(ECHO), ["--config", strict], env);
  shim.asks(1, "initialize");
  expect(await shim.answer(1)).toMatchObject({ error: { data: { reason: "server_undeclared" } } });
  shim.closesInput();
  expect(await shim.ended).toMatchObject({ code: 10 });
  expect(existsSync(env.NETMON_STATE_DIR)).toBe(false);
});

it("opens its configuration itself, again after each change: also what only it has open", TIME, async () => {
  const file = join(place.directory, "own.yaml");
  const write = (denied: string): void => {
    writeFileSync(
      `${file}.new`,
      `sandbox: { mcp: { mode: enforce, denied_tools: [{ server: "*", tool: ${denied} }] } }`,
    );
    renameSync(`${file}.new`, file);
  };
  write("one");
  const shim = hosted("files", scripted(ECHO), ["--config", file], {});
  const asks = async (id: number, name: string): Promise<Record<string, unknown>> => {
    shim.asks(id, "tools/call", { name, arguments: {} });
    return shim.answer(id);
  };
  expect(await asks(1, "one")).toHaveProperty("error");
  expect(await asks(2, "two")).toHaveProperty("result");
  write("two");
  let id = 3;
  await expect.poll(() => asks(id++, "two"), { timeout: 60_000, interval: 200 }).toHaveProperty("error");
  expect(await asks(id++, "one")).toHaveProperty("result");
  shim.closesInput();
  await shim.ended;

  // a descriptor of the host's, which means another file in the controller
  // a server that lists its tools: a call waits 30 s for one that does not
  const script = `file=$0; exec "$@" 7<"$file"`;
  const shimmed = ["shim", "--state-dir", place.state, "--config", "/dev/fd/7", "--", ...scripted(ECHO)];
  const program = ["sh", "-c", script, file, join(DIST, "netmon")];
  const other = place.keep(new Shimmed(shimmed, { program }));
  other.asks(1, "tools/call", { name: "two", arguments: {} });
  expect(await other.answer(1)).toHaveProperty("error");
  other.closesInput();
  await other.ended;
});

/** Answers a relay with these frames; `heard` returns the end of what it has sent. */
async function answering(path: string, ...frames: [type: string, payload: string][]) {
  const sockets: Socket[] = [];
  let heard = "";
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => {}).setEncoding("latin1"));
    socket.on("data", (text: string) => {
      heard += text;
    });
    for (const [type, payload] of frames) {
      const head = Buffer.alloc(5);
      head.write(type, "latin1");
      head.writeUInt32LE(Buffer.byteLength(payload), 1);
      socket.write(Buffer.concat([head, Buffer.from(payload)]));
    }
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { heard: () => heard.slice(-13), say: (bytes: Buffer) => sockets[0]?.write(bytes) };
}

it.each([
  // its own command is not the program that was checked: ESTALE
  ["a command", ["shim", "--", "sh", "-c", "exit 42"], "F\x04\0\0\0t\0\0\0", 0],
  // how its own server ended: netmon's tools refuse such settings
  ["a command where it has none", ["shim", "--server-id", "x"], "E\b\0\0\0\x02\0\0\0\0\0\0\0", 2],
])("starts nothing that it is told: %s", TIME, async (what, words, heard, code) => {
  const marker = join(place.directory, "told");
  const path = join(place.directory, `controller-${what.length}`);
  const command = ["/bin/sh", "-c", `touch ${marker}`].map((word) => `${word}\0`).join("");
  const controller = await answering(path, ["a", ""], ["s", command]);
  const shim = place.keep(new Shimmed(words, { program: [RELAY, path] }));
  await expect.poll(controller.heard, { timeout: 60_000 }).toContain(heard);
  controller.say(Buffer.from([0x64, 0, 0, 0, 0]));
  expect(await shim.ended).toMatchObject({ code });
  expect(existsSync(marker)).toBe(false);
});
