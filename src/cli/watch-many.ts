/**
 * netmon watch for several sessions: those of the command line, or a node's pods. Everything that is said names its
 * session.
 *
 * Direction of failure: each session for itself; the exit code is that of the first that failed.
 */
import type { Command } from "commander";
import { Fleet } from "../app/many/fleet.ts";
import { bpffsMount } from "../app/watch/bpffs.ts";
import { ConfigFiles } from "../app/watch/config-files.ts";
import type { Layers } from "../app/watch/layers.ts";
import { EventOutput } from "./event-output.ts";
import { CliError, ExitCode, exitCodeOf } from "./exit-codes.ts";
import { longRunning } from "./long-running.ts";
import type { SessionArgument } from "./session-arguments.ts";
import type { CliIo } from "./terminal.ts";
import { runUntilEnd } from "./until-end.ts";
import { attachedLine, countersLine, type WatchCommandOptions, watchCountersLine } from "./watch.ts";

export interface ManyArguments {
  sessions: readonly SessionArgument[];
  commonConfig: string | null;
  options: WatchCommandOptions;
  command: Command;
  io: CliIo;
}

/** Pods or sessions: who starts them after the fleet is there, and how they end. */
interface Source {
  start(): Promise<void>;
  close(): Promise<void>;
  /** A session ended by itself. */
  onEnded(sessionId: string): void;
  /** How many of how many run, for people. */
  summary(): string;
}

export async function runMany(given: ManyArguments): Promise<number> {
  const { options, command, io, sessions } = given;
  refuse(given);
  const parts = longRunning({ ...options, session: "netmon" }, command, io);
  const { dirs, log, say, ending } = parts;
  const outputs = new Map<string, EventOutput>();
  const outputOf = (sessionId: string): EventOutput => {
    const output = outputs.get(sessionId) ?? new EventOutput(io, options.format, sessionId, { among: true });
    outputs.set(sessionId, output);
    return output;
  };
  let firstFailure: number | null = null;
  const failed = (sessionId: string, error: unknown): void => {
    firstFailure ??= exitCodeOf(error);
    say(`session ${sessionId} could not start: ${error instanceof Error ? error.message : String(error)}`);
  };
  const ended = (sessionId: string, why: string): void => {
    outputs.get(sessionId)?.flush();
    outputs.delete(sessionId);
    say(`session ${sessionId} ended: ${why}`);
  };
  const started = (sessionId: string, layers: Layers): void => {
    outputOf(sessionId).flush();
    say(attachedLine(sessionId, layers.attached));
  };
  const fleet = new Fleet(
    {
      dirs,
      overrides: {
        ...(options.mode !== undefined && { mode: options.mode }),
        ...(options.failClosed === true && { failClosed: true }),
      },
      eventsAll: options.all ?? false,
      endWithCgroup: options.endWithCgroup ?? options.pods ?? false,
    },
    {
      output: (sessionId) => outputOf(sessionId).emit,
      log: (sessionId) => log.child({ session_id: sessionId }),
      files: (config) => new ConfigFiles({ config, mcpConfigs: options.mcpConfig, env: io.env }),
      onEnded: (sessionId, counters) => {
        ended(sessionId, countersLine(counters.kernel));
        source.onEnded(sessionId);
      },
    },
    log,
  );
  const pinDirOf = (sessionId: string): string | null =>
    options.pin ? bpffsMount().pinDir(sessionId) : null;
  const source: Source = options.pods
    ? await podSource()
    : {
        start: async () => {
          await Promise.all(
            sessions.map(async ({ sessionId, target, config }) => {
              try {
                const allowRootCgroup = options.allowRootCgroup ?? false;
                const pinDir = pinDirOf(sessionId);
                const layers = await fleet.start({ sessionId, target, config, allowRootCgroup, pinDir });
                started(sessionId, layers);
              } catch (error) {
                failed(sessionId, error);
              }
            }),
          );
          if (fleet.running.size === 0) ending.now("no session is running");
        },
        close: async () => {},
        onEnded: () => {
          if (fleet.running.size === 0) ending.now("the last session ended");
        },
        summary: () => `${fleet.running.size} of ${sessions.length} sessions run`,
      };
  const stats = options.stats
    ? setInterval(() => {
        say(source.summary());
        for (const [id, { watch }] of fleet.running) say(`${id}: ${watchCountersLine(watch)}`);
      }, 5000)
    : null;
  const code = await runUntilEnd(parts, {
    sessionId: "netmon",
    durationMs: options.duration,
    files: { onChange: () => {}, close: () => parts.files.close() },
    start: async () => {
      await source.start();
      return {
        reload: () => fleet.reload("signal"),
        stop: async (reason: string) => {
          await source.close();
          const running = fleet.running.size;
          await fleet.stop(reason);
          for (const output of outputs.values()) await output.end();
          return running;
        },
      };
    },
    facts: () => ({
      sessions: [...fleet.running].map(([id, { attached }]) => ({ session_id: id, ...attached })),
    }),
    announce: () => {},
    lines: () => [source.summary()],
    counted: (running: number) => `${running} session${running === 1 ? "" : "s"} ended in order`,
  });
  if (stats) clearInterval(stats);
  if (fleet.enforcementFailed) return ExitCode.enforcement;
  return firstFailure ?? code;

  async function podSource(): Promise<Source> {
    const { podSessions } = await import("./watch-pods.ts");
    return podSessions({ fleet, log, given, started, ended, pinDirOf });
  }
}

function refuse({ sessions, options }: ManyArguments): void {
  const usage = (text: string): CliError => new CliError(ExitCode.usage, text);
  if (options.waitForTarget !== undefined)
    throw usage("--wait-for-target is for one session: start that one on its own");
  if (options.pods && sessions.length > 0)
    throw usage("--pods finds its sessions by itself: leave --session out, or run a second netmon");
  if (options.pods && options.allowRootCgroup)
    throw usage("--pods and --allow-root-cgroup exclude each other");
  if (!options.pods && sessions.filter(({ target }) => target?.kind === "sidecar").length > 1)
    throw usage("only one session can be the sidecar's");
}
