/**
 * Polls one server for its tools: at an interval while it answers, with exponential backoff while it does not.
 *
 * An unusable answer counts as a failure; polling continues until closed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Semaphore } from "../../async/semaphore.ts";
import type { DeclaredServer, McpConfig } from "../../config/config.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { withPlaceholders } from "../../credentials/reference.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { ListToolsError } from "../../mcp/client/error.ts";
import type { ServerAddress } from "../../mcp/client/list-tools.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { hostPort, hostText } from "../../registry/host.ts";
import { isOwnServer } from "../../registry/own-server.ts";

export interface PollTiming {
  /** Milliseconds between two answers. */
  intervalMs: number;
  /** Milliseconds after the first failure; doubled after each further one. */
  retryMs: number;
  /** Longest wait, in milliseconds. */
  maxRetryMs: number;
}

export interface PollPorts<Answer> {
  semaphore: Semaphore;
  timing: PollTiming;
  /** Returns a number from 0 to 1. */
  random: () => number;
  ask(signal: AbortSignal): Promise<Answer>;
  /** May throw, in which case the answer counts as a failure. */
  answered(answer: Answer): void;
  failed(error: ListToolsError, attempts: number, retryMs: number): void;
}

/** Polls until aborted. `onRound`: called after each answer or failure. */
export async function pollTools<Answer>(
  ports: PollPorts<Answer>,
  signal: AbortSignal,
  onRound: () => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const error = await askOnce(ports, signal);
    if (signal.aborted) return;
    failures = error === null ? 0 : failures + 1;
    const ms = waitMs(ports, failures);
    if (error !== null) ports.failed(error, failures, ms);
    onRound();
    await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function askOnce<Answer>(
  { semaphore, ask, answered }: PollPorts<Answer>,
  signal: AbortSignal,
): Promise<ListToolsError | null> {
  try {
    const answer = await semaphore.run(signal, () => ask(signal));
    if (!signal.aborted) answered(answer);
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    return error instanceof ListToolsError ? error : new ListToolsError("protocol", errorMessage(error));
  }
}

/** Returns the time to wait, a fifth more or less, so that pollers that start together do not stay in step. */
function waitMs<Answer>({ timing, random }: PollPorts<Answer>, failures: number): number {
  const base =
    failures === 0
      ? timing.intervalMs
      : Math.min(timing.maxRetryMs, timing.retryMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(base * (0.8 + 0.4 * random()));
}

export interface PolledServer {
  id: string;
  type: "http" | "sse";
  /** `host:port` */
  addr: string;
  /** Its headers may name credentials. */
  address: ServerAddress;
}

/**
 * Returns the declared servers that netmon polls for their tools, keyed by id, in order of declaration: only network
 * servers of netmon's own configuration. Servers from clients' files are stored without path and credentials, and an
 * agent that can write those files could direct netmon anywhere.
 */
export function polledServers(mcp: McpConfig): Map<string, PolledServer> {
  const policy = serverPolicy(mcp);
  const asked = new Map<string, PolledServer>();
  for (const server of mcp.servers) {
    if (!isOwnServer(server) || server.type === "stdio" || server.url === null || asked.has(server.id))
      continue;
    if (decideServer(policy, server.id).action === "block") continue;
    const headers = Object.entries(server.headers).map(([name, value]) => [name, value.reveal()]);
    asked.set(server.id, {
      id: server.id,
      type: server.type,
      addr: serverAddr(server),
      address: {
        url: server.url,
        type: server.type,
        headers: Object.fromEntries(headers) as Record<string, string>,
        tlsFingerprint: server.tls_fingerprint,
      },
    });
  }
  return asked;
}

/** Throws CredentialError. */
export function withCredentials(address: ServerAddress, keyring: Keyring | null): ServerAddress {
  const headers = Object.entries(address.headers).map(([name, value]) => [
    name,
    withPlaceholders(value, keyring),
  ]);
  return { ...address, headers: Object.fromEntries(headers) as Record<string, string> };
}

/** Returns the network servers that are not polled because only a client's file declares them. */
export function unpolledImports(mcp: McpConfig): string[] {
  return mcp.servers.filter((s) => !isOwnServer(s) && s.type !== "stdio").map((s) => s.id);
}

/** Returns `host:port`; '' for stdio. */
export function serverAddr({ endpoint }: DeclaredServer): string {
  return endpoint === null ? "" : hostPort(hostText(endpoint.host), endpoint.port);
}

export function sameServer(a: PolledServer, b: PolledServer): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
