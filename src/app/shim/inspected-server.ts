/**
 * A shim's session with its server: its id, its guard, their conversation, and the order of the end: server's output
 * delivered → conversation closed → events stored.
 *
 * Direction of failure: whichever peer ends first, the other sees it as it would without netmon. Nothing of a
 * refused server passes.
 */

import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { EventSink } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { Guard, Refusal } from "../../mcp/inspection/guard.ts";
import { Inspection, ToolListState } from "../../mcp/inspection/inspection.ts";
import { type InspectionSettings, StdioConversation } from "../../mcp/stdio/stdio-conversation.ts";
import { toolFilter } from "../../policy/tool-filter.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { ConfigSource } from "../config-files.ts";
import { InspectionSession } from "../inspection-session.ts";
import { ShimRecords } from "../run/records/shim-records.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";
import { AbandonedServer } from "./abandoned-server.ts";
import { refuseAll } from "./refused-server.ts";
import { chooseServerId, type ServerCommand } from "./server-choice.ts";
import { type ProcessEnd, ServerProcess } from "./server-process.ts";
import { ShimClient } from "./shim-client.ts";
import { forwardSignals } from "./signals.ts";

/** Other processes may hold the output of a server that is gone: it is read until it pauses. */
const OUTPUT_QUIET_MS = 1000;
/** Longest wait for events and webhooks, because the host waits for the shim. */
const STOP_MS = 3000;
/** A host that sends one of these wants the server to end. */
const ENDING: ReadonlySet<string> = new Set(["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);

export interface ShimOptions {
  sessionId: string;
  dirs: StateDirs;
  files: ConfigSource;
  overrides: PolicyOverrides;
  started: ServerCommand;
  /** undefined: from the command. */
  serverId: string | undefined;
  /** RE2 patterns of tool names, besides those of the declared server. */
  allowed: readonly string[];
  denied: readonly string[];
  /** The PATH by which commands are found. */
  path: string;
  /** Socket of the netmon run that the shim belongs to; undefined: its records are in `dirs`. */
  records?: string;
}

export interface ShimPorts {
  stdin: Readable;
  /** A socket where it is a pipe or socket. */
  stdout: Writable & { unref?(): void };
  output: EventSink;
  log: Log;
}

/** How the server ended, or why it was not started. */
export type ShimEnd = ProcessEnd | { refusal: Refusal };

/**
 * `server`: null where it must be judged before it starts. Rejects with ConfigError, StateError, LaunchError,
 * RecordsError.
 */
export async function inspectServer(
  server: ServerProcess | null,
  options: ShimOptions,
  ports: ShimPorts,
): Promise<ShimEnd> {
  const { sessionId, dirs, files, overrides, started } = options;
  const records = options.records === undefined ? null : await ShimRecords.connect(options.records);
  const session = InspectionSession.start(
    { sessionId, dirs, files, overrides, transport: "shim", ...(records && { records }) },
    { output: ports.output, log: ports.log },
  );
  files.onChange(() => session.reload("config"));
  records?.onUpdate((update) =>
    update === "policy" ? session.reload("config") : session.refreshDefinitions(),
  );
  let reason = "it could not be started";
  try {
    const { id, guard, filters } = guardOf(session, options);
    const { enabled } = session.config.mcp.inspection;
    const refusal = enabled ? guard.serverRefusal() : null;
    session.announce(null, [id]);
    if (refusal !== null) {
      server?.kill("SIGKILL"); // the mode has changed since
      reason = "the server is not allowed";
      ports.log.error(refusal.text);
      await refuseAll(new ShimClient(ports.stdin, ports.stdout), guard, refusal);
      return { refusal };
    }
    server ??= await ServerProcess.start(started);
    // the filter applies even with inspection switched off
    const end = await converse(server, session, enabled || filters ? guard : null, ports);
    reason = end.signal === null ? `the server ended with code ${end.code}` : `the server got ${end.signal}`;
    return end;
  } finally {
    files.close();
    const stopped = session.stop(reason).then(() => records?.close());
    await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })]);
  }
}

function guardOf(
  session: InspectionSession,
  options: ShimOptions,
): { id: string; guard: Guard; filters: boolean } {
  const declared = session.config.sandbox.mcp.servers;
  const id = chooseServerId(options.serverId, options.started, declared, options.path);
  const own = declared.find((server) => server.id === id);
  const allowed = options.allowed.length > 0 ? options.allowed : (own?.allowed_tools_regex ?? []);
  const denied = [...options.denied, ...(own?.denied_tools_regex ?? [])];
  const filter = allowed.length + denied.length > 0 ? toolFilter(allowed, denied) : null;
  return { id, guard: session.guard({ id, type: "stdio", addr: "" }, filter), filters: filter !== null };
}

/** Resolves when the server is gone and its output delivered. */
async function converse(
  server: ServerProcess,
  session: InspectionSession,
  guard: Guard | null,
  { stdin, stdout }: ShimPorts,
): Promise<ProcessEnd> {
  const inspected: InspectionSettings | null = guard && {
    guard,
    inspection: (ask) => new Inspection({ guard, tools: new ToolListState(), ask }),
    limit: () => session.config.mcp.inspection.max_message_bytes,
  };
  const client = new ShimClient(stdin, stdout);
  const conversation = new StdioConversation({ client, server, inspected });
  const abandoned = new AbandonedServer(server, () => conversation.clientReads);
  const abandonLater = async (): Promise<void> => {
    await conversation.clientEnded;
    abandoned.inputEnded();
  };
  processFaults.part("shim").background(abandonLater, "kept");
  let impatient = (): void => {};
  const stopForwarding = forwardSignals((signal) => {
    server.kill(signal);
    if (!ENDING.has(signal)) return;
    abandoned.endRequested();
    impatient();
  });
  try {
    const end = await server.ended;
    abandoned.close();
    client.close();
    await Promise.race([
      drainOutput(server, conversation),
      new Promise<void>((resolve) => {
        impatient = resolve;
      }),
    ]);
    return end;
  } finally {
    server.stopReading();
    client.close();
    conversation.close();
    stopForwarding();
  }
}

/** Resolves when the client has all output that the ended server left. */
async function drainOutput(server: ServerProcess, { serverEnded }: StdioConversation): Promise<void> {
  const { readable } = server;
  const quiet = setTimeout(() => {
    // a client that does not read is not silence of the server
    if (readable.isPaused() && !readable.destroyed) quiet.refresh();
    else server.stopReading();
  }, OUTPUT_QUIET_MS);
  readable.on("data", () => quiet.refresh());
  await serverEnded;
  clearTimeout(quiet);
}
