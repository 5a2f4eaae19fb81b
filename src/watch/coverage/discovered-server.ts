/**
 * What is known of a server that was found without a shim or gateway: the id that its shim would give it, or its host,
 * whether the policy would refuse it, and the entry that declares it.
 *
 * Fails open: what a process says of itself proves nothing, and decides nothing here. Fails closed for what may be a
 * secret, which is not shown.
 */
import { basename } from "node:path";
import { safeArguments } from "../../analysis/learn/current-config.ts";
import { deriveServerId } from "../../clients/config-files/derived-id.ts";
import type { McpConfig } from "../../config/config.ts";
import type { BareServer } from "../../event/coverage.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { hostPort } from "../../registry/host.ts";
import { undeclaredName } from "../../registry/server-names.ts";
import { shownCommand, wordsOf } from "./server-command.ts";

/** A process that speaks MCP with no shim between. */
export interface FoundServer extends Pick<BareServer, "pid" | "client_pid" | "client" | "evidence"> {
  args: readonly string[];
}

/** A server on the network to which a session spoke MCP in plain HTTP. `named`: its host's name, or its address. */
export interface SpokenServer {
  named: string;
  port: number;
  path: string | null;
  /** 0: unknown. */
  client_pid: number;
  client: string;
}

export function spokenServer(
  { named, port, path, client_pid, client }: SpokenServer,
  mcp: McpConfig,
): BareServer {
  const address = hostPort(named, port);
  const decision = decideServer(serverPolicy(mcp), named);
  const would_block = decision.action === "block";
  const url = `http://${address}${path ?? "/mcp"}`;
  const who = client === "" ? "a process of the session" : `${client}[${client_pid}]`;
  return {
    ...{ server_id: named, pid: 0, command: "", address, client_pid, client },
    ...{ evidence: "message", confidence: "high", would_block },
    declare: JSON.stringify({ id: named, type: "http", url }),
    text:
      `${who} speaks MCP over plain HTTP to ${address}, which is not declared: what it is asked and answers is not ` +
      `inspected${would_block ? `, though ${decision.text}` : ""}. Declare it and put netmon gateway in front ` +
      "(netmon wrap-config FILE --gateway URL)",
  };
}

export function discoveredServer({ args: line, ...found }: FoundServer, mcp: McpConfig): BareServer {
  const [program = "", ...args] = wordsOf(line);
  const command = shownCommand(line);
  const isIt = (declared: McpConfig["servers"][number]): boolean =>
    basename(declared.command ?? "") === basename(program) &&
    JSON.stringify(declared.args) === JSON.stringify(args);
  const derived = deriveServerId(program, args);
  const known = mcp.servers.find(isIt);
  const isTaken = mcp.servers.some(({ id }) => id === derived);
  const server_id = known?.id ?? (isTaken ? undeclaredName(derived.slice(0, 100)) : derived);
  const decision = decideServer(serverPolicy(mcp), server_id);
  const would_block = decision.action === "block";
  const safe = { id: server_id, type: "stdio", command: program, args: safeArguments({ args }).args };
  const certain = found.evidence === "message";
  return {
    server_id,
    ...found,
    command,
    confidence: certain ? "high" : "medium",
    would_block,
    declare: known === undefined ? JSON.stringify(safe) : null,
    text:
      `\`${command}\` (${found.pid}), started by ${found.client}[${found.client_pid}], is an MCP server without a shim, ` +
      `${certain ? "by what its client sends" : "by its command line"}: its tools and calls are not inspected` +
      `${would_block ? `, though ${decision.text}` : ""}. Put netmon shim before its command (netmon wrap-config FILE)`,
  };
}
