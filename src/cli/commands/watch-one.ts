/** netmon watch of a single session: from its options to its exit code. */
import type { Command } from "commander";
import { Layers, type WatchedLayers } from "../../app/layers.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { UNCOVERED } from "../../event/coverage.ts";
import { processFaults } from "../../event/faults.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import type { TargetSpec } from "../../kernel/target/target.ts";
import { targetAppears } from "../../watch/attachment/target-choice.ts";
import { PolicySource } from "../../watch/policy/policy-source.ts";
import { ExitCode } from "../exit-codes.ts";
import { longRunning } from "../long-running.ts";
import { pinningOf, type WatchCommandOptions } from "../options/session-arguments.ts";
import { overridesOf } from "../options/shared-options.ts";
import {
  attachedLine,
  countersLine,
  proxyCountersLine,
  proxyLine,
  watchCountersLine,
} from "../output/layer-summary.ts";
import type { CliIo } from "../output/terminal.ts";
import { runUntilEnd } from "../until-end.ts";

/** Options of one session. */
interface OneSession extends WatchCommandOptions {
  session: string;
  config?: string;
  target: TargetSpec | null;
}

/** `loader`: may have loaded programs already; the caller drops what is not used. */
export async function runWatch(
  options: OneSession,
  loader: ProgramLoader,
  command: Command,
  io: CliIo,
): Promise<number> {
  const running = longRunning(options, command, io);
  const { sessionId, dirs, log, output, say, ending, readyFile } = running;
  const { target, allowRootCgroup = false, waitForTarget: timeoutMs } = options;
  const files = new ConfigFiles({ config: options.config, mcpConfigs: options.mcpConfig, env: io.env });
  const policySource = new PolicySource(files, overridesOf(options), log);
  let layers: WatchedLayers | null = null;
  const facts = ({ attached, watch, llm }: WatchedLayers, verified = attached.verified): object => ({
    ...attached,
    target: watch.target.description,
    cgroup: watch.target.cgroup.display,
    verified,
    holes: watch.holes,
    canary: watch.canary,
    ...(llm && { proxy: llm.started() }),
  });
  const reportReady = (verified: boolean): void => {
    if (layers !== null) readyFile?.write(facts(layers, verified));
  };
  const logStats = (): void => {
    if (layers === null) return;
    const { watch, llm } = layers;
    const parts = [
      watchCountersLine(watch),
      policySource.lookups.summary(),
      llm && proxyCountersLine(llm.counters),
    ];
    say(parts.filter((part) => part !== null).join("; "));
  };
  const stats = options.stats ? setInterval(logStats, 5000) : null;
  const start = async (): Promise<WatchedLayers | null> => {
    if (target !== null && timeoutMs !== undefined) {
      const { reason: ended } = ending;
      if (!(await targetAppears(target, { allowRootCgroup, timeoutMs, ended }))) return null;
    }
    const { all: eventsAll = false } = options;
    const pinning = pinningOf(options.pin);
    layers = await Layers.start<"watch" | "attached">(
      {
        sessionId,
        dirs,
        service: "watch",
        gateway: null,
        kernel: { target, allowRootCgroup, pinning, eventsAll, optional: false },
      },
      {
        policySource,
        output: output.emit,
        log,
        loader,
        onAttachedAgain: reportReady,
        onProvenInside: () => reportReady(true),
        onCoverageChanged: () => reportReady(layers?.watch.verified ?? false),
        onUncovered: () => ending.now(UNCOVERED),
        onCgroupGone: () => {
          readyFile?.remove(); // the next container has a gate of its own, and is not attached yet
          if (options.endWithCgroup) ending.now("the cgroup was removed");
        },
      },
    );
    return layers;
  };
  const announce = async ({ ready, llm }: WatchedLayers): Promise<void> => {
    await ready;
    if (llm?.announce()) say(proxyLine(llm, policySource.config, policySource.registry));
  };
  try {
    const code = await runUntilEnd(running, {
      files,
      start,
      facts: (started) => facts(started),
      announce: (started) => processFaults.part("servers").background(() => announce(started), "kept"),
      lines: ({ attached }) => [attachedLine(sessionId, attached)],
      counted: (_, { watch, llm }) => [
        countersLine(watch.counters()),
        ...(llm ? [`LLM proxy: ${proxyCountersLine(llm.counters)}`] : []),
        ...(watch.pinDir === null
          ? []
          : [
              `the links stay pinned and go on ${watch.enforcing ? "enforcing" : "observing"}: ` +
                `netmon detach --session ${sessionId} removes them`,
            ]),
      ],
    });
    return failed(layers) ? ExitCode.enforcement : code;
  } finally {
    if (stats) clearInterval(stats);
  }
}

function failed(layers: WatchedLayers | null): boolean {
  return layers?.watch.enforcementFailed === true;
}
