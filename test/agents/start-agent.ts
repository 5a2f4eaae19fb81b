/** Starts an agent program, which gets nothing of the tests' environment that could lead it past what they set up. */
import { spawn } from "node:child_process";
import { once } from "node:events";

export interface EndedAgent {
  code: number | null;
  /** Its stdout and stderr, as they came. */
  said: string;
}

export interface StartedAgent {
  ended: Promise<EndedAgent>;
  /** Ends it and what it has started; resolves when that is done. */
  kill(): Promise<void>;
}

/** `home` is its home and working directory. */
export function startAgent(
  command: readonly string[],
  home: string,
  env: Record<string, string | undefined>,
): StartedAgent {
  const [program = "", ...args] = command;
  const { PATH, TMPDIR } = process.env;
  const child = spawn(program, args, {
    cwd: home,
    env: { PATH, TMPDIR, HOME: home, NO_PROXY: "127.0.0.1", TERM: "xterm-256color", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // in a process group of its own
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  return {
    ended,
    kill: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}
