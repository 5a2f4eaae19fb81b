/** Who speaks to a program is found by the other ends of its pipes, among as many descriptors as a session holds. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { clientOf, standardPipes } from "../../../src/watch/coverage/standard-pipes.ts";

const NOBODY = { inputMaker: 0, outputMaker: 0 };

function started(program: string, args: string[]): ChildProcess & { pid: number } {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child as ChildProcess & { pid: number };
}

const PARENT = `
import subprocess, sys
child = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
print(child.pid, flush=True)
sys.stdin.read()
`;

it("the holder of a pipe's other ends is found, by what it may do with them", async () => {
  const parent = started("python3", ["-c", PARENT]);
  const [data] = await new Promise<Buffer[]>((resolve) =>
    parent.stdout!.once("data", (first: Buffer) => resolve([first])),
  );
  const child = Number(data);
  const pipes = standardPipes(child)!;
  expect(pipes.input).toMatch(/^pipe:/);
  expect(await clientOf(child, pipes, NOBODY, [process.pid, parent.pid])).toBe(parent.pid);
  // the program's own ends are none
  expect(await clientOf(parent.pid, pipes, NOBODY, [process.pid, child])).toBe(null);
  parent.stdin!.end();
});

it("the maker of socket pairs speaks through them, if it made both", async () => {
  const child = started("cat", []);
  const pipes = standardPipes(child.pid)!;
  expect(pipes.input).toMatch(/^socket:/);
  const both = { inputMaker: process.pid, outputMaker: process.pid };
  expect(await clientOf(child.pid, pipes, both, [process.pid])).toBe(process.pid);
  expect(await clientOf(child.pid, pipes, { ...both, outputMaker: 1 }, [process.pid])).toBe(null);
});

it("many descriptors leave the event loop to others", async () => {
  const held = Array.from({ length: 3000 }, () => openSync("/dev/null", "r"));
  let turns = 0;
  let done = false;
  const count = (): void => {
    turns++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  try {
    const pipes = { input: "pipe:[1]", output: "pipe:[2]" };
    expect(await clientOf(1, pipes, NOBODY, [process.pid])).toBe(null);
    expect(turns).toBeGreaterThanOrEqual(10);
  } finally {
    done = true;
    for (const fd of held) closeSync(fd);
  }
});
