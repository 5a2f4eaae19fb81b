/**
 * netmon ui: a page with events, map, timeline and inbox of the event store, for a browser on this machine or behind
 * ssh -L. Reads the store; with --decide it also records a person's decisions.
 */
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Command, InvalidArgumentError } from "commander";
import { ConfigFiles } from "../../clients/session-config.ts";
import { shownConfig } from "../../config/show.ts";
import type { Log } from "../../event/log.ts";
import { removeFile } from "../../files/write.ts";
import { netmonPackage } from "../../native/built-file.ts";
import type { Right } from "../../page/api.ts";
import { StateError } from "../../state/error.ts";
import {
  ensurePrivateDirectory,
  type StateDirs,
  SYSTEM_DIRS,
  storePath,
  userStateDirs,
} from "../../state/paths.ts";
import { claimPage } from "../../state/proxy-record.ts";
import { makeStore } from "../../store/database.ts";
import { Api } from "../../ui/api.ts";
import { type UiOptions, UiServer } from "../../ui/server.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { callingUser, globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { usage } from "../options/shared-options.ts";
import { Ending } from "../output/ending.ts";
import { openLog } from "../output/log-format.ts";
import { say } from "../output/messages.ts";
import type { CliIo } from "../output/terminal.ts";

interface UiCommandOptions {
  store?: string;
  listen?: number;
  session?: string;
  config?: string;
  decide?: true;
}

const HELP = `
netmon prints a link that works in one browser, once; at a terminal, Enter prints another. Without --listen the page is on a
socket file that only you can open, in the state directory: forward a port to it with ssh -L. With --decide, it also
prints a link that may approve and block definitions. Processes of a session are refused.
--config shows the verdicts of this configuration's rules, and detects what it says.

Examples:
  sudo netmon ui demo --listen 127.0.0.1:0
  ssh -L 8700:/run/netmon/.ui/ui.sock root@host       # in another terminal, for the link of: netmon ui
  netmon ui --store copied.db --listen 127.0.0.1:0    # what another machine recorded
`;

export function register(program: Command, io: CliIo): void {
  withSession(program.command("ui"), { about: " to begin with", otherwise: "all of them" })
    .option(
      "--listen <address>",
      "listen on 127.0.0.1:PORT instead of a socket file; port 0: a free one",
      loopbackPort,
    )
    .option("--store <file>", "show this event store of another machine, read-only")
    .addOption(globalOption("config"))
    .option("--decide", "print a link, too, that may approve and block definitions")
    .addHelpText("after", HELP)
    .action(async (_: string | undefined, options: UiCommandOptions, self: Command) => {
      if (options.decide && options.store !== undefined)
        throw usage("--store is another machine's: nothing can be decided here");
      await serve(options, self, io);
    });
}

function loopbackPort(text: string): number {
  const port = Number(
    /^127\.0\.0\.1(?::(\d{1,5}))?$/.exec(text)?.[1] ?? (text === "127.0.0.1" ? 0 : Number.NaN),
  );
  if (!(port <= 65_535))
    throw new InvalidArgumentError(
      "Give 127.0.0.1:PORT: the page is for this machine alone, and for ssh -L.",
    );
  return port;
}

async function serve(options: UiCommandOptions, self: Command, io: CliIo): Promise<void> {
  const { dirs, stateDir, logLevel } = globalOptions(self);
  const log = openLog(logLevel, "text", io);
  const files = new ConfigFiles({ config: options.config, env: io.env });
  const { config } = files.load();
  if (options.store === undefined) makeStore(storePath(dirs));
  const rules = options.config === undefined ? null : shownConfig(config);
  const own = userStateDirs(stateDir, callingUser());
  const api = new Api({ dirs, store: options.store ?? null, rules, config, log, own });
  const stateDirs = [...new Map([dirs, own, SYSTEM_DIRS].map((place) => [place.run, place])).values()];
  const path = join(own.run, ".ui", "ui.sock");
  const at = options.listen === undefined ? { path } : { port: options.listen };
  if ("path" in at) await prepare(path);
  const ending = new Ending(io, log);
  const server = await UiServer.start({ at, stateDirs, api, log } satisfies UiOptions);
  const claim = "path" in at ? null : refusedInSessions(own, server.port, log);
  const rights: readonly Right[] = options.decide ? ["read", "decide"] : ["read"];
  const print = (): void => {
    for (const right of rights) {
      const link = server.link(right, options.session);
      io.stdout.write(`${options.decide ? `${right.padEnd(6)} ` : ""}${link}\n`);
    }
  };
  print();
  if ("path" in at)
    say(
      io,
      `listening at ${path}: forward a port to it, ssh -L PORT:${path} HOST, and put its number into the link`,
    );
  say(io, "the link works in one browser, once; Ctrl-C ends the page");
  const lines = io.stdin.isTTY === true ? createInterface({ input: io.stdin }).on("line", print) : null;
  try {
    await ending.reason;
  } finally {
    lines?.close();
    ending.dispose();
    await server.close();
    claim?.remove();
  }
}

/** Announces the page to the watches of sessions, which are root's; null: not announced. */
function refusedInSessions(dirs: StateDirs, port: number, log: Log): { remove(): void } | null {
  if (process.geteuid?.() !== 0) return null;
  try {
    return claimPage(dirs, { netmon_version: netmonPackage().version, url: `http://127.0.0.1:${port}` });
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    log.warn(`the kernel layer of sessions does not know of this page: ${error.message}`);
    return null;
  }
}

/** Creates the socket's directory, and removes the socket of a killed page. Throws StateError, CliError. */
async function prepare(path: string): Promise<void> {
  ensurePrivateDirectory(join(path, ".."));
  const probe = connect(path);
  try {
    await once(probe, "connect");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") removeFile(path);
    return;
  } finally {
    probe.destroy();
  }
  throw new CliError(ExitCode.busy, `another page is at ${path}: end it first, or give --listen`);
}
