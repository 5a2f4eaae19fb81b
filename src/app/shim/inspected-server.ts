/**
 * A shim's session with its server: whether the server may start, its id, its guard, their conversation, and the stop
 * order: server's output delivered → conversation closed → events recorded. Observe refuses no server, so the server
 * starts before its inspection is ready.
 *
 * On failure: whichever peer ends first, the other sees it as it would without netmon. Nothing of a refused server
 * passes. A failure after the start ends the server.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { within } from "../../async/within.ts";
import type { ConfigSource } from "../../clients/session-config.ts";
import { overrideConfig } from "../../config/override.ts";
import { postureOf } from "../../config/posture.ts";
import { programChecking } from "../../decision/guard/program.ts";
import type { ServerIdentity } from "../../decision/servers/catalogue.ts";
import { circumstancesText } from "../../decision/servers/circumstances.ts";
import { orElse } from "../../errors/or-else.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { Guard, Refusal } from "../../mcp/inspection/guard.ts";
import { Inspection, ToolListState } from "../../mcp/inspection/inspection.ts";
import { Method } from "../../mcp/inspection/methods.ts";
import { refusalMessage } from "../../mcp/inspection/own-message.ts";
import { EnvelopeScanner } from "../../mcp/stdio/envelope-scanner.ts";
import { LineReader } from "../../mcp/stdio/line-reader.ts";
import { LineWriter } from "../../mcp/stdio/line-writer.ts";
import type { StdioPeer } from "../../mcp/stdio/pump.ts";
import { type InspectionSettings, StdioConversation } from "../../mcp/stdio/stdio-conversation.ts";
import { toolFilter } from "../../policy/tool-filter.ts";
import { permittedNames } from "../../registry/server-names.ts";
import { checkSessionId, type StateDirs } from "../../state/paths.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import { type InspectionRecords, InspectionSession } from "../inspection-session.ts";
import { ProgramCheck } from "./program-check.ts";
import type { ProcessEnd, Relay } from "./relay.ts";
import { chooseServerId, commandDigest, type ServerCommand } from "./server-choice.ts";
import type { ServerClaim, ServerClaims } from "./server-claims.ts";
import { descendantsOf } from "./server-processes.ts";
import type { ServerRefusals } from "./server-refusals.ts";

/** Other processes may hold the output of an ended server: it is read until it is quiet this long. */
const OUTPUT_QUIET_MS = 1000;
/** Longest wait for events and webhooks, because the host waits for the shim. */
const STOP_MS = 3000;
/** Longest wait for what is still to be read about the program of a server that has ended. */
const NOTED_MS = 1000;
/** Time for a server to end after netmon failed. */
const ENDING_MS = 2000;

export interface ShimOptions {
  sessionId: string;
  dirs: StateDirs;
  files: ConfigSource;
  overrides: PolicyOverrides;
  started: ServerCommand;
  /** undefined: from the command. */
  serverId: string | undefined;
  /** RE2 patterns of tool names, in addition to those of the declared server. */
  allowed: readonly string[];
  denied: readonly string[];
  /** The PATH in which commands are looked up. */
  path: string;
  /** The server's working directory and environment. */
  directory: string;
  env: NodeJS.ProcessEnv;
}

export interface ShimPorts {
  relay: Relay;
  records: InspectionRecords;
  /** The ids in use in the session. */
  claims: ServerClaims;
  /** Returns what the kernel and the resolver refused to the processes of a relay; null: nobody tells. */
  refusedTo: ((relayPid: number) => ServerRefusals) | null;
  /** Whether this belongs to a run, which reports its own start. */
  withinRun: boolean;
  log: Log;
}

/** How the server ended, or why it was not started. */
export type ShimEnd = ProcessEnd | { refusal: Refusal };

/** Rejects with ConfigError, StateError, ValueError, LaunchError. */
export async function scanServer(options: ShimOptions, ports: ShimPorts): Promise<ShimEnd> {
  const { sessionId, dirs, files, overrides, started } = options;
  const { relay, records, claims, refusedTo, withinRun, log } = ports;
  const refusals = refusedTo?.(relay.pid) ?? null;
  const began = performance.now();
  checkSessionId(sessionId);
  const { mode } = postureOf(overrideConfig(files.load().config, overrides), "mcp");
  if (mode === "observe") {
    await relay.start(started);
    refusals?.started();
  }
  try {
    const session = new InspectionSession(
      { sessionId, dirs, files, overrides, transport: "shim", records, withinRun },
      { output: () => {}, log },
    );
    files.onChange(() => session.reload("config"));
    let reason = "it could not be started";
    let claim: ServerClaim | null = null;
    let noted: Promise<unknown> = Promise.resolve();
    const refuse = async (guard: Guard, refusal: Refusal): Promise<ShimEnd> => {
      endServer(relay);
      reason = "the server is not allowed";
      await session.stored();
      log.error(refusal.text);
      await refuseAll(relay.client, guard, refusal);
      return { refusal };
    };
    try {
      claim = claimOf(session, claims, options);
      const { id } = claim;
      const server = serverOf(id, options);
      const { guard, filters } = guardOf(server, session, options, refusals);
      const { enabled } = session.config.mcp.inspection;
      const program = new ProgramCheck({
        relay,
        words: [started.command, ...started.args],
        place: { directory: options.directory, env: options.env },
        judge: (found) => session.judgeProgram(server, found),
      });
      const checking = programChecking(session.config, id);
      const waits = checking === "waits";
      let refusal = enabled ? guard.serverRefusal() : null;
      const checked = refusal === null && waits ? await program.before() : null;
      refusal ??= checked?.refusal ?? null;
      // the server starts while this is being reported
      const starting =
        refusal === null && mode !== "observe" ? relay.start(started, checked?.program ?? null) : null;
      session.announce(null, [id]);
      if (refusal !== null) return await refuse(guard, refusal);
      await starting;
      refusals?.started();
      if (waits) refusal = await program.running();
      else if (checking === "notes") noted = processFaults.part("shim").attempt(() => program.note(), "kept");
      if (refusal !== null) return await refuse(guard, refusal);
      if (waits)
        relay.server.readable.once("data", () => {
          const again = async (): Promise<void> => {
            const moved = await program.again();
            if (moved === null) return;
            log.error(moved.text);
            endServer(relay);
          };
          processFaults.part("shim").background(again, "kept");
        });
      // the filter applies even with inspection switched off
      const end = await converse(relay, session, enabled || filters ? guard : null, began);
      reason =
        end.signal === null ? `the server ended with code ${end.code}` : `the server got ${end.signal}`;
      return end;
    } finally {
      claim?.release();
      await within(noted, NOTED_MS);
      await Promise.race([session.stop(reason), sleep(STOP_MS, undefined, { ref: false })]);
    }
  } catch (error) {
    relay.kill("SIGTERM");
    relay.closePeers();
    if (relay.running) await Promise.race([relay.ended, sleep(ENDING_MS)]);
    throw error;
  } finally {
    refusals?.close();
    files.close();
  }
}

/** Returns the server's id, and reports it if another command already has the one that it would have. */
function claimOf(session: InspectionSession, claims: ServerClaims, options: ShimOptions): ServerClaim {
  const { started, path, serverId } = options;
  const declared = session.config.sandbox.mcp.servers;
  const chosen = chooseServerId(serverId, started, declared, path);
  const digest = commandDigest(chosen, started, declared, path);
  const claim = claims.claim(chosen, digest, (id) => session.knowsServer(id));
  if (claim.conflicts) session.reportSharedId(claim.id, chosen, started);
  return claim;
}

/** With what a package runner has started, which ignores its end. */
function endServer(relay: Relay): void {
  for (const pid of relay.running ? descendantsOf(relay.pid).reverse() : [])
    orElse(() => process.kill(pid, "SIGKILL"), false);
  relay.refuse();
}

function serverOf(id: string, { started, directory, env }: ShimOptions) {
  const startedWith = circumstancesText(started.args, directory, Object.keys(env));
  return { id, type: "stdio", addr: "", startedWith } as const;
}

function guardOf(
  server: ServerIdentity,
  session: InspectionSession,
  options: ShimOptions,
  refusals: ServerRefusals | null,
): { guard: Guard; filters: boolean } {
  const names = permittedNames(server.id);
  const own = session.config.sandbox.mcp.servers.find((server) => names.includes(server.id));
  const allowed = options.allowed.length > 0 ? options.allowed : (own?.allowed_tools_regex ?? []);
  const denied = [...options.denied, ...(own?.denied_tools_regex ?? [])];
  const filter = allowed.length + denied.length > 0 ? toolFilter(allowed, denied) : null;
  const refusedTo = refusals && ((since: number) => refusals.places(since));
  return { guard: session.guard(server, filter, refusedTo), filters: filter !== null };
}

/** Resolves when the server has ended and its output is delivered. */
async function converse(
  relay: Relay,
  session: InspectionSession,
  guard: Guard | null,
  began: number,
): Promise<ProcessEnd> {
  const inspected: InspectionSettings | null = guard && {
    guard,
    inspection: (ask, notify) => new Inspection({ guard, tools: new ToolListState(), ask, notify }),
    limit: () => session.config.mcp.inspection.max_message_bytes,
  };
  const { client, server } = relay;
  let silent = true;
  server.readable.once("data", () => {
    silent = false;
  });
  const conversation = new StdioConversation({ client, server, inspected });
  client.writable.once("error", () => relay.clientGone());
  const forwardInputEnd = async (): Promise<void> => {
    await conversation.clientEnded;
    relay.inputEnded();
  };
  processFaults.part("shim").background(forwardInputEnd, "kept");
  try {
    const endSignal = new Promise<void>((resolve) => relay.onEndSignal(resolve));
    const end = await relay.ended;
    await Promise.race([drainOutput(relay, conversation), endSignal]);
    // its client's first request may not have been read yet
    const hindered = () => guard?.hindered(Method.initialize, "unanswered", performance.now() - began);
    if (silent) await processFaults.part("inspection").attempt(hindered, "kept");
    return end;
  } finally {
    conversation.close();
    relay.closePeers();
  }
}

/** Resolves when the client has received all output that the ended server left. */
async function drainOutput({ server }: Relay, { serverEnded }: StdioConversation): Promise<void> {
  const { readable } = server;
  const quiet = setTimeout(() => {
    // output paused by a slow client is not silence of the server
    if (readable.isPaused() && !readable.destroyed) quiet.refresh();
    else server.stopReading();
  }, OUTPUT_QUIET_MS);
  readable.on("data", () => quiet.refresh());
  await serverEnded;
  clearTimeout(quiet);
}

/** Longer lines are scanned for their ids in parts. */
const LINE_BYTES = 64 << 10;

/** Resolves when the client has ended its output, or stops reading. */
export function refuseAll({ readable, writable }: StdioPeer, guard: Guard, refusal: Refusal): Promise<void> {
  return new Promise((resolve) => {
    const toClient = new LineWriter(writable, { onDrained: () => readable.resume(), onBroken: resolve });
    let scanner = new EnvelopeScanner();
    const read = (bytes: Buffer): void => {
      for (const { idText, kind } of scanner.push(bytes)) {
        if (kind === "response") continue;
        guard.refused("to_server", "server_blocked", refusal.text);
        toClient.reply(Buffer.from(refusalMessage(idText, refusal)));
      }
    };
    const lineEnd = (): void => {
      scanner = new EnvelopeScanner();
    };
    const reader = new LineReader(() => LINE_BYTES, {
      line: (body) => {
        read(body);
        lineEnd();
      },
      longLinePart: read,
      longLineEnd: lineEnd,
    });
    const ended = (): void => {
      reader.end();
      toClient.end(resolve);
    };
    readable.on("end", ended).on("error", ended);
    readable.on("data", (chunk: Buffer) => {
      reader.push(chunk);
      toClient.flush();
      if (toClient.blocked) readable.pause();
    });
  });
}
