/** netmon watch of one session: from its options to its exit code. */
import type { Command } from "commander";
import { Layers } from "../../app/watch/layers.ts";
import { PolicySource } from "../../app/watch/policy-source.ts";
import { targetAppears } from "../../app/watch/target-wait.ts";
import { processFaults } from "../../event/faults.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import type { TargetSpec } from "../../kernel/target/target.ts";
import { ExitCode } from "../exit-codes.ts";
import { longRunning } from "../long-running.ts";
import { pinningOf, type WatchCommandOptions } from "../options/watch-options.ts";
import {
  attachedLine,
  countersLine,
  proxyCountersLine,
  proxyLine,
  watchCountersLine,
} from "../output/layer-summary.ts";
import { duration } from "../output/layout.ts";
import type { CliIo } from "../output/terminal.ts";

/** What belongs to one session. */
interface OneSession extends WatchCommandOptions {
  session: string;
  config?: string;
  target: TargetSpec | null;
}

/** `loader`: one that may load programs already; the caller drops what is not used. */
export async function runWatch(
  options: OneSession,
  loader: ProgramLoader,
  command: Command,
  io: CliIo,
): Promise<number> {
  const { dirs, log, output, say, ending, files, readyFile } = longRunning(options, command, io);
  const overrides = {
    ...(options.mode !== undefined && { mode: options.mode }),
    ...(options.failClosed === true && { failClosed: true }),
  };
  const policySource = new PolicySource(files, overrides, log);
  let layers: Layers | null = null;
  let hungUp = false;
  const onHup = (): void => {
    if (layers) processFaults.part("reload").background(() => layers?.watch.reload("signal"), "kept");
    else hungUp = true;
  };
  process.on("SIGHUP", onHup);
  const tellReady = (verified: boolean): void => {
    if (layers === null) return;
    const { attached, watch, llm } = layers;
    readyFile?.write({
      session_id: options.session,
      pid: process.pid,
      ...{ ...attached, target: watch.target.description, cgroup: watch.target.cgroup.display, verified },
      canary: watch.canary,
      ...(llm && { proxy: llm.started() }),
    });
  };
  let stats: NodeJS.Timeout | null = null;
  let impatient: NodeJS.Signals | null = null;
  try {
    const { target } = options;
    if (target !== null && options.waitForTarget !== undefined) {
      const { allowRootCgroup = false, waitForTarget: timeoutMs } = options;
      const { reason: ended } = ending;
      if (!(await targetAppears(target, { allowRootCgroup, timeoutMs, ended }))) {
        await output.end();
        return ExitCode.ok;
      }
    }
    layers = await Layers.start(
      {
        sessionId: options.session,
        dirs,
        target,
        allowRootCgroup: options.allowRootCgroup ?? false,
        pinning: pinningOf(options.pin),
        eventsAll: options.all ?? false,
      },
      {
        policySource,
        output: output.emit,
        log,
        loader,
        onAttachedAgain: tellReady,
        onProvenInside: () => tellReady(true),
        onCgroupGone: () => {
          readyFile?.remove(); // what comes next has a gate of its own, and is not attached yet
          if (options.endWithCgroup) ending.now("the cgroup was removed");
        },
      },
    );
    const { attached, watch, llm } = layers;
    const statsLine = (): string =>
      [watchCountersLine(watch), policySource.namesSummary(), llm && proxyCountersLine(llm.counters)]
        .filter((part) => part !== null)
        .join("; ");
    output.flush();
    say(attachedLine(options.session, attached));
    tellReady(attached.verified);
    const announce = async (): Promise<void> => {
      await layers?.ready;
      if (llm?.announce()) say(proxyLine(llm, policySource.config, policySource.registry));
    };
    processFaults.part("servers").background(announce, "kept");
    files.onChange(() => watch.reload("config"));
    if (hungUp) onHup();
    ending.after(options.duration);
    if (options.stats) stats = setInterval(() => say(statsLine()), 5000);

    const reason = await ending.reason;
    const stopping = Date.now();
    const counters = await layers.stop(reason);
    // a slow reader delays only the end of its events, and a second signal ends that
    impatient = await Promise.race([output.end().then(() => null), ending.again]);
    say(
      `stopped (${reason}) after ${duration(stopping - watch.startedAt)}: ${countersLine(counters.kernel)}`,
    );
    if (counters.proxy) say(`LLM proxy: ${proxyCountersLine(counters.proxy)}`);
    if (watch.pinDir !== null)
      say(
        `the links stay pinned and go on ${watch.enforcing ? "enforcing" : "observing"}: netmon detach --session ${options.session} removes them`,
      );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await layers?.stop(reason).catch((next: unknown) => log.error(`could not stop cleanly: ${String(next)}`));
    await output.end();
    throw error;
  } finally {
    ending.dispose();
    if (stats) clearInterval(stats);
    files.close();
    process.off("SIGHUP", onHup);
    readyFile?.remove();
  }
  if (impatient) process.kill(process.pid, impatient);
  return layers.watch.enforcementFailed ? ExitCode.enforcement : ExitCode.ok;
}
