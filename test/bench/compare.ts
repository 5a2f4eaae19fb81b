/**
 * make bench-compare BASE=REF: runs the bench of another commit and of this tree in turns, in one run. Prints each row
 * of both with the ratio of their medians.
 * Environment: BASE (a commit), PARTS (as for bench.ts; empty: all), ROUNDS (of each; default 3).
 *
 * On failure: exit code 1 and no table. The other commit's tree is removed in any case.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { comparison, rowsOf } from "./comparison.ts";

const HERE = fileURLToPath(new URL("../..", import.meta.url));

/** Resolves to the standard output; standard error is inherited. */
function output(directory: string, command: string, ...args: string[]): Promise<string> {
  const child = spawn(command, args, { cwd: directory, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", (code, signal) => {
      if (code === 0) resolve(text);
      else reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? code}`));
    });
  });
}

async function main({ BASE, PARTS = "", ROUNDS = "3" }: NodeJS.ProcessEnv): Promise<void> {
  const rounds = Number(ROUNDS);
  if (!BASE) throw new Error("BASE is missing: make bench-compare BASE=HEAD~1");
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error(`ROUNDS=${ROUNDS} is no number of rounds`);
  const place = mkdtempSync(join(tmpdir(), "netmon-bench-base-"));
  const tree = join(place, "tree");
  // the running part gets the signal too, and removes what it made
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      interrupted = true;
    });
  try {
    await output(HERE, "git", "worktree", "add", "--detach", "--quiet", tree, BASE);
    process.stderr.write(`building ${BASE}\n`);
    await output(tree, "make", "build", "test/kernel/vectors/vectors");
    const tables: { base: string[]; here: string[] } = { base: [], here: [] };
    const bench = (at: string): Promise<string> =>
      output(at, "node", "--import", "tsx", "test/bench/bench.ts", ...PARTS.split(" ").filter(Boolean));
    for (let round = 0; round < rounds; round++) {
      const turns = [
        { at: tree, of: tables.base },
        { at: HERE, of: tables.here },
      ];
      for (const { at, of } of round % 2 === 0 ? turns : turns.reverse()) {
        if (interrupted) throw new Error("interrupted");
        process.stderr.write(`round ${round + 1} of ${rounds}: ${at === HERE ? "this tree" : BASE}\n`);
        of.push(await bench(at));
      }
    }
    const rows = comparison(tables.base.map(rowsOf), tables.here.map(rowsOf));
    process.stdout.write(`${BASE} against this tree, ${rounds} rounds in turns\n\n${rows}\n`);
  } finally {
    rmSync(place, { recursive: true, force: true });
    await output(HERE, "git", "worktree", "prune");
  }
}

await main(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
