import { Fleet } from "../../app/fleet/fleet.ts";
import type { WatchedLayers } from "../../app/layers.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { ExitCode, exitCodeOf } from "../exit-codes.ts";
import { longRunning } from "../long-running.ts";
import { type FleetArguments, pinningOf } from "../options/session-arguments.ts";
import { overridesOf, usage } from "../options/shared-options.ts";
import { EventOutput } from "../output/event-output.ts";
import { attachedLine, countersLine, watchCountersLine } from "../output/layer-summary.ts";
import { plural } from "../output/layout.ts";
import { runUntilEnd } from "../until-end.ts";

/** Source of sessions (pods or arguments): starts them once the fleet exists, and ends them. */
interface Source {
  start(): Promise<void>;
  close(): Promise<void>;
  /** Called when a session ended by itself. */
  onEnded(sessionId: string): void;
  /** Returns how many sessions run, for display. */
  summary(): string;
}

export async function runFleet(given: FleetArguments): Promise<number> {
  const { options, command, io, sessions } = given;
  refuse(given);
  const parts = longRunning({ ...options, session: "netmon" }, command, io);
  const { dirs, log, logOf, say, ending } = parts;
  const outputs = new Map<string, EventOutput>();
  const outputOf = (sessionId: string): EventOutput => {
    const output = outputs.get(sessionId) ?? new EventOutput(io, options.format, sessionId, { among: true });
    outputs.set(sessionId, output);
    return output;
  };
  let firstFailure: number | null = null;
  const failed = (sessionId: string, error: unknown): void => {
    firstFailure ??= exitCodeOf(error);
    say(`session ${sessionId} could not start: ${errorMessage(error)}`);
  };
  const ended = (sessionId: string, why: string): void => {
    outputs.get(sessionId)?.flush();
    outputs.delete(sessionId);
    say(`session ${sessionId} ended: ${why}`);
  };
  const started = (sessionId: string, layers: WatchedLayers): void => {
    outputOf(sessionId).flush();
    say(attachedLine(sessionId, layers.attached));
  };
  const fleet = new Fleet(
    {
      dirs,
      overrides: overridesOf(options),
      eventsAll: options.all ?? false,
      endWithCgroup: options.endWithCgroup ?? options.pods ?? false,
      pinning: pinningOf(options.pin),
    },
    {
      output: (sessionId) => outputOf(sessionId).emit,
      log: logOf,
      files: (config) => new ConfigFiles({ config, mcpConfigs: options.mcpConfig, env: io.env }),
      onEnded: (sessionId, layers) => {
        ended(sessionId, layers === null ? "not cleanly" : countersLine(layers.watch.counters()));
        source.onEnded(sessionId);
      },
    },
    log,
  );
  const source: Source = options.pods
    ? await import("./watch-pods.ts").then(({ podSessions }) =>
        podSessions({ fleet, log, given, started, ended }),
      )
    : {
        start: async () => {
          await Promise.all(
            sessions.map(async ({ sessionId, target, config }) => {
              try {
                const allowRootCgroup = options.allowRootCgroup ?? false;
                const layers = await fleet.start({ sessionId, target, config, allowRootCgroup });
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
    start: async () => {
      await source.start();
      return {
        reload: () => fleet.reload("signal"),
        stop: async (reason: string) => {
          await source.close();
          const watches = [...fleet.running.values()].map(({ watch }) => watch);
          await fleet.stop(reason);
          for (const output of outputs.values()) await output.end();
          return { ended: watches.length, pinned: watches.filter(({ pinDir }) => pinDir !== null).length };
        },
      };
    },
    facts: () => ({
      sessions: [...fleet.running].map(([id, { attached }]) => ({ session_id: id, ...attached })),
    }),
    announce: () => {},
    lines: () => [source.summary()],
    counted: ({ ended, pinned }: { ended: number; pinned: number }) =>
      `${plural(ended, "session")} ended cleanly; the links of ${pinned} stay pinned`,
  });
  if (stats) clearInterval(stats);
  if (fleet.enforcementFailed) return ExitCode.enforcement;
  return firstFailure ?? code;
}

function refuse({ sessions, options }: FleetArguments): void {
  if (options.waitForTarget !== undefined)
    throw usage("--wait-for-target is for one session: start that one on its own");
  if (options.pods && sessions.length > 0)
    throw usage("--pods finds its own sessions: omit --session, or run a second netmon");
  if (options.pods && options.allowRootCgroup)
    throw usage("--pods and --allow-root-cgroup exclude each other");
  if (!options.pods && sessions.filter(({ target }) => target?.kind === "sidecar").length > 1)
    throw usage("only one session can be the sidecar's");
}
