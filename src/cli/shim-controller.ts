/**
 * Controller of a user's shims and runs: one process for all that one netmon starts (native/shim/controller.cc), with a
 * session for each. Started by the first of them, with a listening socket as descriptor 3 and a lock as descriptor 4; ends
 * after some seconds without shims, or minutes without runs.
 *
 * Fails closed. If it dies, so do its shims and their servers; the next shim starts another.
 */
import { Writable } from "node:stream";
import { ShimController } from "../app/shim/controller.ts";
import { HandedFiles } from "../app/shim/handed-files.ts";
import type { Hello } from "../app/shim/hello.ts";
import { scanServer } from "../app/shim/inspected-server.ts";
import { objectionToRelay } from "../app/shim/peer.ts";
import type { Relay } from "../app/shim/relay.ts";
import { SharedRecords } from "../app/shim/shared-records.ts";
import type { FileSource } from "../clients/session-config.ts";
import { unreadable } from "../config/input-file.ts";
import { overrideConfig } from "../config/override.ts";
import { orElse } from "../errors/or-else.ts";
import { removeFile } from "../files/write.ts";
import { addon } from "../native/addon.ts";
import { startWatchdog } from "../native/watchdog.ts";
import { checkSessionId } from "../state/paths.ts";
import { ExitCode } from "./exit-codes.ts";
import { HostedRuns } from "./hosted-runs.ts";
import { usage } from "./options/shared-options.ts";
import type { CliIo } from "./output/terminal.ts";
import { isShim } from "./shim-process.ts";

export type Main = (args: readonly string[], io: CliIo) => Promise<number>;

const LISTENER = 3;
const LOCK = 4;
/** Long enough that a host restarting its servers finds the controller. */
const IDLE_MS = 3000;
/** For who has connected just before it left. */
const ENDING_MS = 100;

/** People start an agent again within minutes: it costs the memory of one idle process, and saves most of the start. */
const IDLE_AFTER_RUN_MS = 300_000;

/** `path`: name of the socket. `forRun`: a run started this. Resolves when there is nothing left to do. */
export async function controlShims(path: string, forRun: boolean, main: Main): Promise<void> {
  startWatchdog(false);
  process.chdir("/"); // the first shim's directory may be unmounted
  const runs = new HostedRuns();
  if (forRun) runs.prepare();
  const shared = new SharedRecords();
  const handed: RelayFiles = (relay, cwd) => HandedFiles.ask(relay, cwd);
  const serve = serveBy(main, handed, (relay) => async (options, log) => {
    try {
      checkSessionId(options.sessionId);
      const config = overrideConfig(options.files.load().config, options.overrides);
      const taken = shared.take(options.sessionId, options.dirs, config, log);
      try {
        const { records, claims } = taken;
        return await scanServer(options, {
          relay,
          records,
          claims,
          refusedTo: null,
          withinRun: false,
          log,
        });
      } finally {
        await taken.close();
      }
    } finally {
      options.files.close();
    }
  });
  let timer: NodeJS.Timeout | undefined;
  let found = true;
  await new Promise<void>((resolve, reject) => {
    let controller: ShimController | null = null;
    /** Lets another controller take the name; shims that have connected until then are still served. */
    const leave = (): void => {
      if (!found) return;
      found = false;
      // a file that stays does no harm: nobody can find this controller any more
      for (const file of [path, `${path}.log`, `${path}.lock`]) orElse(() => removeFile(file), null);
      addon().closeFd(LOCK);
    };
    const idle = (ms = runs.served ? IDLE_AFTER_RUN_MS : IDLE_MS): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (controller?.idle !== true) return;
        if (!found) return resolve();
        leave();
        idle(ENDING_MS);
      }, ms);
    };
    process.on("SIGTERM", () => {
      leave();
      if (runs.running === 0) resolve();
      else idle(ENDING_MS);
    });
    const options = {
      at: { fd: LISTENER },
      takesFiles: true,
      objection: objectionToRelay,
      serve,
      serveRun: runs.serve.bind(runs),
      onRefused: () => {},
      onIdle: () => idle(found ? undefined : ENDING_MS),
    };
    ShimController.start(options).then((started) => {
      controller = started;
      idle();
    }, reject);
  });
}

/** Asks a relay for the configuration files that its arguments name. */
type RelayFiles = (relay: Relay, cwd: string) => Promise<FileSource>;

/** A run takes nothing from the files that its agent's shims name, and does not ask for them. */
const NO_FILES: FileSource = {
  read: (file) => {
    throw unreadable(file, "a run has its own configuration");
  },
  version: () => "unreadable",
  watch: () => () => {},
  close: () => {},
};

/** Runs a relay's arguments through `main`; ends in `io.shim`, or in an error about the arguments. */
export function serveBy(
  main: Main,
  files: RelayFiles | null,
  shim: (relay: Relay) => NonNullable<CliIo["shim"]>,
) {
  return async ({ args, env, cwd }: Omit<Hello, "descriptors">, relay: Relay): Promise<number> => {
    if (!isShim(args)) {
      relay.message("netmon: error: this is not the command line of a shim\n");
      return ExitCode.usage;
    }
    const io: CliIo = {
      get stdin() {
        return process.stdin;
      },
      stdout: textSink((text) => relay.output(text)),
      stderr: textSink((text) => relay.message(text)),
      env,
      cwd,
      exitCode: ExitCode.ok,
      shim: async (options, log) => {
        if (!relay.starts(options.started))
          throw usage("the server's command must follow --: netmon shim [options] -- COMMAND [ARGUMENT...]");
        return shim(relay)(options, log);
      },
      files: async () => (files === null ? NO_FILES : files(relay, cwd)),
    };
    return main(args, io);
  };
}

function textSink(take: (text: string) => void): Writable {
  return new Writable({
    decodeStrings: false,
    write: (text: string | Buffer, _encoding, done) => {
      take(text.toString());
      done();
    },
  });
}
