/**
 * A run that the user's controller serves, as a thread of its own (hosted-runs.ts): with its own event loop, memory and
 * faults. It is started before there is a run for it, so that it has loaded what a run needs.
 *
 * Direction of failure: as a process of its own. Its end, in any way, is that of its connection, and the client and the
 * service treat that as the death of netmon.
 */
import { Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { RunClient } from "../app/hosted/run-client.ts";
import type { FromRun, HandedRun, RunThreadData } from "../app/hosted/run-thread.ts";
import { shareProcess } from "../async/process-share.ts";
import { within } from "../async/within.ts";
import { loadedModules, loadModules } from "../async/worker.ts";
import { processFaults } from "../event/faults.ts";
import { showAs } from "../state/shown-pid.ts";
import { channelStarter } from "../store/shared-thread.ts";
import { selected } from "./command-words.ts";
import { ExitCode } from "./exit-codes.ts";
import { main } from "./main.ts";
import { complain } from "./output/messages.ts";
import type { CliIo } from "./output/terminal.ts";

const BEAT_MS = 500;
/** When it has loaded what it needs for its start. */
const STARTED_MS = 1000;
/** Time for a slow client to take the last bytes. */
const CLOSING_MS = 5000;

const port = parentPort;
if (port === null) throw new Error("hosted-run-thread runs as a worker thread");
const { beats, ahead, sharers } = workerData as RunThreadData;
shareProcess(sharers);
const count = new Int32Array(beats);
const beat = (): void => {
  Atomics.add(count, 0, 1);
};

const tell = (message: FromRun): void =>
  port.postMessage(message, message.kind === "store" ? [message.end.port] : []);

async function serve({ fd, pid, hello }: HandedRun): Promise<void> {
  const socket = new Socket({ fd, readable: false, writable: true });
  // an object that is sent to a thread has a prototype, with names that may be a variable's
  const env: NodeJS.ProcessEnv = Object.assign(Object.create(null), hello.env);
  const client = new RunClient(socket, { ...hello, env }, pid, () => tell({ kind: "protocol_error" }));
  showAs(pid);
  setTimeout(() => tell({ kind: "loaded", modules: loadedModules() }), STARTED_MS).unref();
  processFaults.sayUnheard = (text) => complain(client, text);
  process.on("uncaughtException", (error) => {
    processFaults.report({ part: "process", error, handled: "session_ended" });
    client.fail(error);
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  client.close(await run(client, hello.args));
  await within(closed, CLOSING_MS);
}

async function run(client: RunClient, args: readonly string[]): Promise<number> {
  const { stdin, stdout, stderr, env, cwd } = client;
  const startThread = channelStarter((options, end) => tell({ kind: "store", options, end }));
  const io: CliIo = { stdin, stdout, stderr, env, cwd, exitCode: ExitCode.ok, host: client, startThread };
  const command = selected(args) ?? "";
  if (["run", "exec"].includes(command)) return main(args, io);
  complain(io, "this is not the command line of a run");
  return ExitCode.usage;
}

port.once("message", (handed: HandedRun) => {
  // nothing that a run leaves behind outlives it
  serve(handed).then(
    () => process.exit(),
    (error: unknown) => {
      throw error;
    },
  );
});
/**
 * Loads what every run uses, in the order in which a run would, and what earlier ones did. From then on it can be seen
 * whether the thread stands still: where many start at once, this takes seconds.
 */
async function loadAhead(): Promise<void> {
  await import("./commands/run.ts");
  await import("./commands/run-one.ts");
  await import("../app/serve/service-kernel.ts");
  await import("../app/proxy/llm-layer.ts");
  await import("../app/gateway/gateway-session.ts");
  loadModules(ahead);
  beat();
  setInterval(beat, BEAT_MS).unref();
}
processFaults.part("session").background(loadAhead, "kept");
