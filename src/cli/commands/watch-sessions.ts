/** netmon watch: the sessions of its command line, or of a node's pods, from their options to the exit code. */
import { Fleet } from "../../app/fleet/fleet.ts";
import type { WatchedLayers } from "../../app/layers.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import { targetAppears } from "../../watch/attachment/target-choice.ts";
import { ExitCode, exitCodeOf } from "../exit-codes.ts";
import { longRunning } from "../long-running.ts";
import { pinningOf, type SessionArgument, type WatchArguments } from "../options/session-arguments.ts";
import { overridesOf, usage } from "../options/shared-options.ts";
import { EventOutput } from "../output/event-output.ts";
import {
  attachedLine,
  countersLine,
  proxyCountersLine,
  proxyLine,
  watchCountersLine,
} from "../output/layer-summary.ts";
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

/** `loader`: may have loaded the programs of a single session already; the caller drops what is not used. */
export async function watchSessions(given: WatchArguments, loader: ProgramLoader): Promise<number> {
  const { options, command, io, sessions, only } = given;
  refuse(given);
  const parts = longRunning({ ...options, session: only?.sessionId ?? "netmon" }, command, io);
  const { dirs, log, logOf, say, ending, readyFile } = parts;
  const allowRootCgroup = options.allowRootCgroup ?? false;
  const outputs = new Map<string, EventOutput>();
  const outputOf = (sessionId: string): EventOutput => {
    if (only) return parts.output;
    const output = outputs.get(sessionId) ?? new EventOutput(io, options.format, sessionId, { among: true });
    outputs.set(sessionId, output);
    return output;
  };
  const sayOf = (sessionId: string, text: string): void => say(only ? text : `${sessionId}: ${text}`);
  let firstFailure: number | null = null;
  const ended = (sessionId: string, why: string): void => {
    outputs.get(sessionId)?.flush();
    outputs.delete(sessionId);
    say(`session ${sessionId} ended: ${why}`);
  };
  const announce = async (sessionId: string, { ready, llm, policySource }: WatchedLayers): Promise<void> => {
    await ready;
    if (llm?.announce()) sayOf(sessionId, proxyLine(llm, policySource.config, policySource.registry));
  };
  const started = (sessionId: string, layers: WatchedLayers): void => {
    outputOf(sessionId).flush();
    say(attachedLine(sessionId, layers.attached));
    processFaults.part("servers").background(() => announce(sessionId, layers), "kept");
  };
  const fleet = new Fleet(
    {
      dirs,
      overrides: overridesOf(options),
      eventsAll: options.all ?? false,
      endWithCgroup: options.endWithCgroup ?? options.pods ?? false,
      pinning: pinningOf(options.pin),
      alone: only && loader,
    },
    {
      output: (sessionId) => outputOf(sessionId).emit,
      log: only ? () => log : logOf,
      files: (config) => new ConfigFiles({ config, mcpConfigs: options.mcpConfig, env: io.env }),
      ...(only && {
        onChanged: (layers) => readyFile?.write(factsOf(layers, layers.watch.proven)),
        onCgroupGone: () => readyFile?.remove(), // the next container has a gate of its own, and is not attached yet
      }),
      onOver: (reason) => ending.now(reason),
      onEnded: (sessionId, layers) => {
        ended(sessionId, layers === null ? "not cleanly" : countersLine(layers.watch.counters()));
        source.onEnded(sessionId);
      },
    },
    log,
  );
  const start = (session: SessionArgument): Promise<WatchedLayers> =>
    fleet.start({ ...session, allowRootCgroup });
  const source: Source = options.pods
    ? await import("./watch-pods.ts").then(({ podSessions }) =>
        podSessions({ fleet, log, given, started, ended }),
      )
    : {
        start: async () => {
          const all = sessions.map(async (session) => {
            try {
              started(session.sessionId, await start(session));
            } catch (error) {
              firstFailure ??= exitCodeOf(error);
              say(`session ${session.sessionId} could not start: ${errorMessage(error)}`);
            }
          });
          await Promise.all(all);
          if (fleet.running.size === 0) ending.now("no session is running");
        },
        close: async () => {},
        onEnded: () => {
          if (fleet.running.size === 0) ending.now("the last session ended");
        },
        summary: () => `${fleet.running.size} of ${sessions.length} sessions run`,
      };
  const logStats = (): void => {
    if (!only) say(source.summary());
    for (const [id, layers] of fleet.running) sayOf(id, statsLine(layers));
  };
  const stats = options.stats ? setInterval(logStats, 5000) : null;
  try {
    const code = await runUntilEnd(parts, {
      files: fleet,
      start: async () => {
        if (!only) await source.start();
        else if (await appears(only)) await start(only);
        else return null;
        return {
          reload: (cause) => fleet.reload(cause),
          stop: async (reason) => {
            if (!only) await source.close();
            const all = await fleet.stop(reason);
            for (const output of outputs.values()) await output.end();
            return all;
          },
        };
      },
      facts: () => {
        const all = [...fleet.running].map(([session_id, layers]) => ({ session_id, ...factsOf(layers) }));
        return only ? { ...all[0] } : { sessions: all };
      },
      announce: () => {
        // for programs that wait for this line: after the ready file
        if (only) for (const [id, layers] of fleet.running) started(id, layers);
      },
      lines: () => (only ? [] : [source.summary()]),
      counted: (all: readonly WatchedLayers[]) => {
        if (only) return all.flatMap((layers) => endLines(only.sessionId, layers));
        const pinned = all.filter(({ watch }) => watch.linkDir !== null).length;
        return `${plural(all.length, "session")} ended cleanly; the links of ${pinned} stay pinned`;
      },
    });
    return fleet.enforcementFailed ? ExitCode.enforcement : (firstFailure ?? code);
  } finally {
    if (stats) clearInterval(stats);
  }

  /** Resolves to false if the command ends first. */
  async function appears({ target }: SessionArgument): Promise<boolean> {
    const { waitForTarget: timeoutMs } = options;
    if (target === null || timeoutMs === undefined) return true;
    return targetAppears(target, { allowRootCgroup, timeoutMs, ended: ending.reason });
  }
}

function factsOf({ attached, watch, llm }: WatchedLayers, verified = attached.verified): object {
  return {
    ...attached,
    target: watch.target.description,
    cgroup: watch.target.cgroup.display,
    verified,
    holes: watch.holes,
    canary: watch.canary,
    ...(llm && { proxy: llm.started() }),
  };
}

function statsLine({ watch, policySource, llm }: WatchedLayers): string {
  const names = policySource.lookups.summary();
  return [
    watchCountersLine(watch),
    ...(names === null ? [] : [names]),
    ...(llm ? [proxyCountersLine(llm.counters)] : []),
  ].join("; ");
}

function endLines(sessionId: string, { watch, llm }: WatchedLayers): string[] {
  const stay = `the links stay pinned and go on ${watch.enforcing ? "enforcing" : "observing"}`;
  return [
    countersLine(watch.counters()),
    ...(llm ? [`LLM proxy: ${proxyCountersLine(llm.counters)}`] : []),
    ...(watch.linkDir === null ? [] : [`${stay}: netmon detach --session ${sessionId} removes them`]),
  ];
}

function refuse({ sessions, options, only }: WatchArguments): void {
  if (options.waitForTarget !== undefined && !only)
    throw usage("--wait-for-target is for one session: start that one on its own");
  if (options.pods && sessions.length > 0)
    throw usage("--pods finds its own sessions: omit --session, or run a second netmon");
  if (options.pods && options.allowRootCgroup)
    throw usage("--pods and --allow-root-cgroup exclude each other");
  if (!options.pods && sessions.filter(({ target }) => target?.kind === "sidecar").length > 1)
    throw usage("only one session can be the sidecar's");
}
