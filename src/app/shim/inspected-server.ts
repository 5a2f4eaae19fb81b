/**
 * A shim's session with its server: who it is, what judges it, the conversation, and how all of it ends: the
 * server's output delivered → conversation closed → events stored.
 *
 * Direction of failure: whatever ends first, the other side sees it as it would without netmon. Nothing of a
 * refused server passes.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Guard } from "../../mcp/inspection/guard.ts";
import { Inspection, ToolListState } from "../../mcp/inspection/inspection.ts";
import { type InspectedBy, StdioConversation } from "../../mcp/stdio/stdio-conversation.ts";
import { toolFilter } from "../../policy/tool-filter.ts";
import { InspectionSession } from "../inspection/inspection-session.ts";
import { ShimRecords } from "../run/records/shim-records.ts";
import { AbandonedServer } from "./abandoned.ts";
import { ClientSide } from "./client-side.ts";
import { refuseAll } from "./refused-server.ts";
import { chooseServerId } from "./server-choice.ts";
import { type ProcessEnd, ServerProcess } from "./server-process.ts";
import type { ShimEnd, ShimOptions, ShimPorts } from "./shim.ts";
import { forwardSignals } from "./signals.ts";

/** Others may hold the output of a server that is gone: they are listened to until they pause. */
const LAST_WORDS_MS = 1000;
/** Events and webhooks are waited for no longer: the host waits for the shim. */
const STOP_MS = 3000;
/** Hosts that send one of these want the server gone. */
const ENDING: ReadonlySet<string> = new Set(["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);

/** `server`: null where it may only start when it was judged. Rejects with ConfigError, StateError, LaunchError, RecordsError. */
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
  files.onChange(() => session.reload());
  records?.onNews((news) => (news === "policy" ? session.reload() : session.refreshDefinitions()));
  let reason = "it could not be started";
  try {
    const { id, guard, filters } = guardOf(session, options);
    const { enabled } = session.config.mcp.inspection;
    const refusal = enabled ? guard.serverRefusal() : null;
    session.announce(null, [id]);
    if (refusal !== null) {
      server?.kill("SIGKILL"); // the mode became another since
      reason = "the server is not allowed";
      ports.log.error(refusal.text);
      await refuseAll(new ClientSide(ports.stdin, ports.stdout), guard, refusal);
      return { refusal };
    }
    server ??= await ServerProcess.start(started);
    // with inspection switched off a filter still is what the shim offers
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
    limit: () => session.config.mcp.inspection.max_message_bytes,
  };
  const client = new ClientSide(stdin, stdout);
  const conversation = new StdioConversation({ client, server, inspected });
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
    client.close();
    await Promise.race([
      lastWords(server, conversation),
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

/** Resolves when the client has what the server, which is gone, left for it. */
async function lastWords(server: ServerProcess, { serverEnded }: StdioConversation): Promise<void> {
  const { readable } = server;
  const quiet = setTimeout(() => {
    // a client that does not read is no silence of the server's
    if (readable.isPaused() && !readable.destroyed) quiet.refresh();
    else server.stopReading();
  }, LAST_WORDS_MS);
  readable.on("data", () => quiet.refresh());
  await serverEnded;
  clearTimeout(quiet);
}
