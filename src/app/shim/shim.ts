/**
 * `netmon shim`: one stdio server behind an inspection. Order of the start: configuration → may it run → server →
 * conversation; of the end: the server's output delivered → conversation closed → events stored.
 *
 * Direction of failure: enforce does not start a server that the policy denies. Whatever ends first, the other
 * side sees it as it would without netmon.
 */

import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { EventSink } from "../../event/event.ts";
import type { Guard, Refusal } from "../../mcp/inspection/guard.ts";
import { Inspection } from "../../mcp/inspection/inspection.ts";
import { ToolListState } from "../../mcp/inspection/tool-list-state.ts";
import { type InspectedBy, StdioConversation } from "../../mcp/stdio/stdio-conversation.ts";
import { toolFilter } from "../../policy/tool-filter.ts";
import { InspectionSession } from "../inspection/inspection-session.ts";
import type { StateDirs } from "../state/paths.ts";
import type { ConfigFiles } from "../watch/config-files.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";
import type { Log } from "../watch/ports.ts";
import { AbandonedServer } from "./abandoned.ts";
import { clientSide } from "./client-side.ts";
import { refuseAll } from "./refused-server.ts";
import { chooseServerId, type ServerCommand } from "./server-choice.ts";
import { type ProcessEnd, ServerProcess } from "./server-process.ts";
import { forwardSignals } from "./signals.ts";

export interface ShimOptions {
  sessionId: string;
  dirs: StateDirs;
  files: ConfigFiles;
  overrides: PolicyOverrides;
  started: ServerCommand;
  /** undefined: from the command. */
  serverId: string | undefined;
  /** RE2 patterns of tool names, besides the declared server's own. */
  allowed: readonly string[];
  denied: readonly string[];
  /** By which commands are found. */
  path: string;
}

export interface ShimPorts {
  stdin: Readable;
  stdout: Writable;
  output: EventSink;
  log: Log;
}

/** How the server ended; a refusal: it was not started. */
export type ShimEnd = ProcessEnd | { refusal: Refusal };

/** Others may hold the output of a server that is gone: they are listened to until they pause. */
const LAST_WORDS_MS = 1000;
/** Events and webhooks are waited for no longer: the host waits for the shim. */
const STOP_MS = 3000;
/** Hosts that send one of these want the server gone. */
const ENDING: ReadonlySet<string> = new Set(["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);

/** Rejects with ConfigError, StateError, ValueError, LaunchError. */
export async function runShim(options: ShimOptions, ports: ShimPorts): Promise<ShimEnd> {
  const { sessionId, dirs, files, overrides } = options;
  const session = InspectionSession.start(
    { sessionId, dirs, files, overrides, transport: "shim" },
    { output: ports.output, log: ports.log },
  );
  files.onChange(() => session.reload());
  let reason = "it could not be started";
  try {
    const { id, guard } = guardOf(session, options);
    const inspected = session.config.mcp.inspection.enabled;
    const refusal = inspected ? guard.serverRefusal() : null;
    session.announce(null, [id]);
    if (refusal !== null) {
      reason = "the server is not allowed";
      ports.log.error(refusal.text);
      await refuseAll(clientSide(ports.stdin, ports.stdout), guard, refusal);
      return { refusal };
    }
    const end = await converse(
      await ServerProcess.start(options.started),
      session,
      inspected ? guard : null,
      ports,
    );
    reason = end.signal === null ? `the server ended with code ${end.code}` : `the server got ${end.signal}`;
    return end;
  } finally {
    files.close();
    ports.stdin.destroy();
    await Promise.race([session.stop(reason), sleep(STOP_MS, undefined, { ref: false })]);
  }
}

function guardOf(session: InspectionSession, options: ShimOptions): { id: string; guard: Guard } {
  const declared = session.config.sandbox.mcp.servers;
  const id = chooseServerId(options.serverId, options.started, declared, options.path);
  const own = declared.find((server) => server.id === id);
  const allowed = options.allowed.length > 0 ? options.allowed : (own?.allowed_tools_regex ?? []);
  const denied = [...options.denied, ...(own?.denied_tools_regex ?? [])];
  const filter = allowed.length + denied.length > 0 ? toolFilter(allowed, denied) : null;
  return { id, guard: session.guard({ id, type: "stdio", addr: "" }, filter) };
}

function limitOf(session: InspectionSession): () => number {
  return () => session.config.mcp.inspection.max_message_bytes;
}

/** Resolves when the server is gone and its last word delivered. */
async function converse(
  server: ServerProcess,
  session: InspectionSession,
  guard: Guard | null,
  { stdin, stdout }: ShimPorts,
): Promise<ProcessEnd> {
  const inspected: InspectedBy | null = guard && {
    guard,
    inspection: (ask) => new Inspection({ guard, tools: new ToolListState(), ask }),
    limit: limitOf(session),
  };
  const conversation = new StdioConversation({ client: clientSide(stdin, stdout), server, inspected });
  const abandoned = new AbandonedServer(server, () => conversation.clientReads);
  void conversation.clientEnded.then(() => abandoned.inputEnded());
  let impatient = (): void => {};
  const stopForwarding = forwardSignals((signal) => {
    server.kill(signal);
    if (!ENDING.has(signal)) return;
    abandoned.toldToEnd();
    impatient();
  });
  try {
    const end = await server.ended;
    abandoned.close();
    await Promise.race([
      lastWords(server, conversation),
      new Promise<void>((resolve) => {
        impatient = resolve;
      }),
    ]);
    return end;
  } finally {
    conversation.close();
    stopForwarding();
  }
}

/** Resolves when the client has what the server, which is gone, left for it. */
async function lastWords(server: ServerProcess, { serverEnded }: StdioConversation): Promise<void> {
  const quiet = setTimeout(() => {
    // a client that does not read is no silence of the server's
    if (server.readable.isPaused()) quiet.refresh();
    else server.stopReading();
  }, LAST_WORDS_MS);
  server.readable.on("data", () => quiet.refresh());
  await serverEnded;
  clearTimeout(quiet);
}
