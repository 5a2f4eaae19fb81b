/** Runs the command line in this process with its own streams. */
import { Writable } from "node:stream";
import { main } from "../../../src/cli/main.ts";
import type { CliIo } from "../../../src/cli/output/terminal.ts";

export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

export async function runCli(args: string[], env: NodeJS.ProcessEnv = {}): Promise<CliResult> {
  const result = { stdout: "", stderr: "" };
  const collect = (name: "stdout" | "stderr") =>
    new Writable({
      write(chunk, _encoding, done) {
        result[name] += String(chunk);
        done();
      },
    });
  const io: CliIo = {
    stdin: process.stdin,
    stdout: collect("stdout"),
    stderr: collect("stderr"),
    env,
    exitCode: 0,
  };
  const code = await main(args, io);
  return { code, ...result };
}
