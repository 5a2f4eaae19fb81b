/**
 * Shims that a controller serves: each relay's arguments go through the command line, as those of a command of its own, and
 * end in the inspection of its server. Loaded with the first shim: most runs have none.
 */
import { Writable } from "node:stream";
import { HandedFiles } from "../app/shim/handed-files.ts";
import type { Hello } from "../app/shim/hello.ts";
import { scanServer } from "../app/shim/inspected-server.ts";
import type { Relay } from "../app/shim/relay.ts";
import { SharedRecords } from "../app/shim/shared-records.ts";
import type { FileSource } from "../clients/session-config.ts";
import { unreadable } from "../config/input-file.ts";
import { overrideConfig } from "../config/override.ts";
import { checkSessionId } from "../state/paths.ts";
import { ExitCode } from "./exit-codes.ts";
import { usage } from "./options/shared-options.ts";
import type { CliIo } from "./output/terminal.ts";
import { isShim } from "./shim-process.ts";

export type Main = (args: readonly string[], io: CliIo) => Promise<number>;

/** Serves the shims of no run, which share the records of their session. */
export function serveShims(main: Main): ReturnType<typeof serveBy> {
  const shared = new SharedRecords();
  const handed: RelayFiles = (relay, cwd) => HandedFiles.ask(relay, cwd);
  return serveBy(main, handed, (relay) => async (options, log) => {
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
