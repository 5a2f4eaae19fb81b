/**
 * The relay in front of a program that a launcher started and that may be a server (native/shim/undecided.cc): programs
 * that are none run as without it, and a client's first message decides.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { spoken } from "../../src/mcp/stdio/first-message.ts";
import { builtFile } from "../../src/native/built-file.ts";
import { eventually } from "./place.ts";

const TIME = { timeout: 60_000 };
const RELAY = builtFile("netmon-shim", "dist/native/netmon-shim");
const GONE = "netmon run cannot be reached";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-relayed-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Way = (words: string[]) => string[];
const direct: Way = (words) => words;
/** Its run does not exist: the relay fails as soon as it takes a program for a server. */
const relayed: Way = (words) => [
  RELAY,
  "--launched-program",
  join(directory, "none"),
  "shim",
  "--",
  ...words,
];

function start([program = "", ...args]: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: "pipe", ...options });
  child.stdin?.on("error", () => {});
  return child;
}

async function end(child: ChildProcess): Promise<unknown[]> {
  const [out, errors, [code, signal]] = await Promise.all([
    child.stdout ? buffer(child.stdout) : null,
    child.stderr ? buffer(child.stderr) : null,
    once(child, "close"),
  ]);
  return [code, signal, out?.toString("base64"), errors?.toString()];
}

/** `python3` starts it through pipes; Node through sockets. */
const THROUGH_PIPES =
  "import subprocess,sys; p=subprocess.run(sys.argv[1:],input=sys.stdin.buffer.read(),stdout=-1); " +
  "sys.stdout.buffer.write(p.stdout); sys.exit(p.returncode if p.returncode>=0 else 128-p.returncode)";

const HANDLES = "import signal,sys; signal.signal(15, lambda *_: sys.exit(4)); print('up'); signal.pause()";

const BYTES = Buffer.from(Array.from({ length: 3 << 20 }, (_, index) => (index * 7919) & 255));
const PROGRAMS: [what: string, words: string[], input: Buffer | string][] = [
  ["megabytes of any bytes", ["cat"], BYTES],
  ["a program that reads nothing", ["true"], BYTES],
  ["a program that stops reading", ["head", "-c", "10"], BYTES],
  ["megabytes of output", ["head", "-c", "9000000", "/dev/zero"], ""],
  ["an exit code", ["sh", "-c", "exit 37"], "x"],
  ["a signal", ["sh", "-c", "kill -SEGV $$"], "x"],
  ["order of output and errors", ["sh", "-c", "for i in 1 2 3; do echo o$i; echo e$i; done 2>&1"], ""],
  ["no terminal", ["sh", "-c", "test -t 0 || test -t 1 || echo none"], ""],
  ["a document of JSON", ["cat"], '{\n  "jsonrpc": "2.0"\n}\n'],
  ["JSON cut off", ["cat"], '{"jsonrpc":"2.0","method":"ini'],
  ["one long line", ["wc", "-c"], `{"x":"${"y".repeat(200_000)}"}\n`],
  ["messages of a language server", ["cat"], 'Content-Length: 2\r\n\r\n{"jsonrpc":"2.0"}'],
];

describe("a program behind the relay", TIME, () => {
  it.each(PROGRAMS)("is as without it: %s", async (_, words, input) => {
    const ends = async (way: Way): Promise<unknown[]> => {
      const sockets = start(way(words));
      sockets.stdin!.end(input);
      const pipes = start(["python3", "-c", THROUGH_PIPES, ...way(words)]);
      pipes.stdin!.end(input);
      return Promise.all([end(sockets), end(pipes)]);
    };
    expect(await ends(relayed)).toEqual(await ends(direct));
  });

  it.each([
    ["with its input left open", ["sh", "-c", "echo up; exit 3"], () => {}],
    ["ended by SIGKILL", ["sh", "-c", "echo up; exec sleep 60"], (child) => child.kill("SIGKILL")],
    ["that handles SIGTERM", ["python3", "-uc", HANDLES], (child) => child.kill("SIGTERM")],
  ] as [string, string[], (child: ChildProcess) => void][])(
    "ends as without it %s",
    async (_, words, act) => {
      const ends = async (way: Way): Promise<unknown> => {
        const child = start(way(words));
        await once(child.stdout!, "data");
        act(child);
        return once(child, "exit");
      };
      expect(await ends(relayed)).toEqual(await ends(direct));
    },
  );

  it.each(["SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1", "SIGALRM", "SIGABRT", "SIGWINCH", "SIGPWR"] as const)(
    "gets %s as without it",
    async (signal) => {
      const code = `import signal,sys; n = signal.${signal}; signal.signal(n, lambda *_: sys.exit(n + 9)); print('up'); signal.pause()`;
      const child = start(relayed(["python3", "-uc", code]));
      onTestFinished(() => void child.kill("SIGKILL"));
      await once(child.stdout!, "data");
      child.kill(signal);
      expect(await once(child, "exit")).toEqual([constants.signals[signal] + 9, null]);
    },
  );

  it("keeps its lines whole where others write to the same pipe, however slowly that is read", async () => {
    const code = `
import os, subprocess, sys, time
writer = "import os; [os.write(1, b'z' * 199 + bytes([10])) for _ in range(3000)]"
reads, writes = os.pipe()
children = [subprocess.Popen([*sys.argv[1:], writer], stdin=subprocess.PIPE, stdout=writes) for _ in range(4)]
os.close(writes)
lines = b""
while part := os.read(reads, 65536):
  lines += part
  time.sleep(0.001)
print(len(lines), sum(len(line) != 199 for line in lines.split(bytes([10]))[:-1]))`;
    const reader = start(["python3", "-c", code, ...relayed(["python3", "-c"])]);
    expect((await buffer(reader.stdout!)).toString()).toBe("2400000 0\n");
  });

  it("ends when nobody reads its output any more", () => {
    const read = (way: Way) =>
      spawnSync("sh", ["-c", '"$@" | head -n 1', "sh", ...way(["yes"])], { input: "" });
    expect(read(relayed)).toMatchObject({ status: 0, stdout: read(direct).stdout, stderr: Buffer.of() });
  });

  it("answers a line at a time, and JSON without a line's end", async () => {
    const child = start(relayed(["cat"]));
    for (const text of ["hello\n", '{"a":1}', '{"jsonrpc":"2.0","method":"tools/list"}\n']) {
      child.stdin!.write(text);
      expect(String(await once(child.stdout!, "data"))).toBe(text);
    }
    child.stdin!.end();
    expect((await once(child, "exit"))[0]).toBe(0);
  });

  it("does not wait for the end of a line that fills the socket in small parts", async () => {
    const code = `
      const { spawn } = require("node:child_process");
      const [program, ...args] = process.argv.slice(1);
      const { stdin } = spawn(program, args, { stdio: ["pipe", "inherit", "inherit"] });
      stdin.write('{"x":[');
      const more = (left) => (left > 0 ? stdin.write("1, ", () => more(left - 1)) : stdin.end("1]}"));
      more(2000);`;
    const writer = start([process.execPath, "-e", code, ...relayed(["wc", "-c"])]);
    expect((await buffer(writer.stdout!)).toString()).toBe("6009\n");
  });

  it("uses no processor time while its client reads nothing and its program reads nothing more", async () => {
    const file = (name: string): string => join(directory, name);
    for (const name of ["full", "close", "closed"]) rmSync(file(name), { force: true });
    const code = `
import os, time
def fill():
  try:
    while os.write(1, bytes(4096)): pass
  except BlockingIOError: time.sleep(0.05)
os.set_blocking(1, False)
for _ in range(9): fill()
open("${file("full")}", "w")
while not os.path.exists("${file("close")}"): time.sleep(0.02)
os.close(0)
open("${file("closed")}", "w")
time.sleep(60)`;
    const child = start(relayed(["python3", "-c", code]), { stdio: ["pipe", "pipe", "inherit"] });
    const ticks = (): number => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ");
      return Number(fields[13]) + Number(fields[14]);
    };
    await eventually("output that waits", () => existsSync(file("full")));
    child.stdin!.write(`${message({ method: "tools/list" })}\n`);
    await setTimeout(200); // it has looked at that
    writeFileSync(file("close"), "");
    await eventually("an input that is closed", () => existsSync(file("closed")));
    const before = ticks();
    await setTimeout(500);
    const used = ticks() - before;
    child.kill("SIGKILL");
    expect(used).toBeLessThan(8);
  });

  it("leaves a loop's input to the loop, and what it started in the background its pipes", async () => {
    const loop = 'while read -r line; do echo "$line"; "$@"; done';
    const run = (way: Way) =>
      spawnSync("sh", ["-c", loop, "sh", ...way(["sh", "-c", "echo did"])], { input: "1\n2\n3\n" });
    expect(run(relayed).stdout.toString()).toBe(run(direct).stdout.toString());
    const file = join(directory, "go");
    rmSync(file, { force: true });
    const heir = start(
      relayed(["sh", "-c", `(until [ -e ${file} ]; do sleep 0.05; done; echo late) & echo early`]),
    );
    // its end may be known before its words are read
    const ended = once(heir, "exit");
    expect(String(await once(heir.stdout!, "data"))).toBe("early\n");
    expect((await ended)[0]).toBe(0);
    writeFileSync(file, "");
    expect((await buffer(heir.stdout!)).toString()).toBe("late\n");
  });

  it("has no pipe of its own in place of a standard error that is closed", async () => {
    const child = start([
      "sh",
      "-c",
      'exec "$@" 2>&-',
      "sh",
      ...relayed(["sh", "-c", "echo >&2 || echo none; cat"]),
    ]);
    expect(String(await once(child.stdout!, "data"))).toBe("none\n");
    expect(readlinkSync(`/proc/${child.pid}/fd/2`)).toBe("/dev/null");
    child.stdin!.end();
    expect((await once(child, "exit"))[0]).toBe(0);
  });

  it("holds none of its descriptors open, and needs no second relay for what inherits its pipes", async () => {
    const child = start(relayed(["sh", "-c", "exec 3>&- 2>&-; echo up; exec cat"]), {
      stdio: ["pipe", "pipe", "pipe", "pipe"],
    });
    await Promise.all([once(child.stdout!, "data"), once((child.stdio[3] as Readable).resume(), "end")]);
    child.stdin!.end();
    await once(child, "exit");
    const above = ["sh", "-c", "cat /proc/$PPID/comm; grep PPid: /proc/$PPID/status"];
    const twice = start(relayed(relayed(above)));
    expect((await buffer(twice.stdout!)).toString()).toBe(`netmon-shim\nPPid:\t${process.pid}\n`);
  });
});

const params = (protocolVersion: unknown): object => ({ protocolVersion, capabilities: {} });
const message = (rest: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, ...rest });
const INITIALIZE = message({ method: "initialize", params: params("2025-11-25") });
const ANSWER = message({ result: { tools: [] } });
const SAID: [said: string, isServer: boolean][] = [
  [`${INITIALIZE}\n`, true],
  [`\r\n\n  ${INITIALIZE}\r\n`, true],
  [`[${INITIALIZE}]\n`, true],
  [`${message({ method: "server/discover" })}\n`, true],
  [`${message({ method: "tools/list" })}\n`, true],
  [`${message({ method: "subscriptions/listen" })}\n`, true],
  [`${message({ method: "tasks/get" })}\n`, true],
  ...["cancelled", "progress", "roots/list_changed"].map((name): [string, boolean] => [
    `${JSON.stringify({ jsonrpc: "2.0", method: `notifications/${name}` })}\n`,
    true,
  ]),
  [`${INITIALIZE.replace("initialize", "init\\u0069alize")}\n`, true],
  [`{"params":{"x":["}","\\"",{}],"protocolVersion":"1"},"method":"initialize","jsonrpc":"2.0"}\n`, true],
  [`${ANSWER}\n\n[${ANSWER}, ${ANSWER}]\n${INITIALIZE}\n`, true],
  [`[${ANSWER}, ${INITIALIZE}]\n`, true],
  // what a server says to another program
  [`${ANSWER}\n`, false],
  [ANSWER, false],
  [`[${ANSWER}, ${ANSWER}]\n${ANSWER}\n`, false],
  [`${ANSWER}\ntools\n${INITIALIZE}\n`, false],
  ['{"jsonrpc":"2.0"}\n', false],
  ['{"jsonrpc":"2.0","method":"notifications/message"}\n', false],
  // agents' own protocols, others' calls, and what only looks like one
  [`${message({ method: "initialize", params: params(1) })}\n`, false],
  [`${message({ method: "eth_call" })}\n`, false],
  [`${INITIALIZE.replace("2.0", "1.0")}\n`, false],
  ['{"level":"info","method":"tools/list"}\n', false],
  [`{"nested":${INITIALIZE}}\n`, false],
  [`"${INITIALIZE.replaceAll('"', '\\"')}"\n`, false],
  [`${INITIALIZE.slice(0, -1)}\n`, false],
  ["tools/list\n", false],
  ["[]\n", false],
  ["\0{[\0]}\n", false],
];

const ANSWERS_BEFORE = [`${ANSWER}\n`, `${ANSWER}\n\n`, `${ANSWER}\n\n[${ANSWER}, ${ANSWER}]\n`];

describe("a client's first message", TIME, () => {
  it.each(SAID)(
    "decides whether %j is said to a server, as for a server without a shim",
    async (said, is) => {
      const child = start(relayed(["cat"]));
      for (const part of said.match(/.{1,11}/gs)!) {
        child.stdin!.write(part);
        await new Promise(setImmediate);
      }
      child.stdin!.end();
      const [code, , out, errors] = await end(child);
      if (is) {
        expect([code, errors]).toEqual([5, expect.stringContaining(GONE)]);
        // answers alone may be passed on, if they are there before what follows them, and the program has time to say them
        expect(["", ...ANSWERS_BEFORE]).toContain(Buffer.from(String(out), "base64").toString());
      } else expect([code, out, errors]).toEqual([0, Buffer.from(said).toString("base64"), ""]);
      expect(spoken(Buffer.from(said)) === "mcp").toBe(is);
    },
  );
});
