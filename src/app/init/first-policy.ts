/**
 * The policy that an agent can start with, made from the files that `netmon run` reads: its servers and its model. Reads only.
 *
 * Fails closed: what cannot be declared is named and left out, and no value that may be a secret is in it.
 */
import type { Agent } from "../../agents/agent.ts";
import type { AgentEnvironment } from "../../agents/config-file.ts";
import { type LearnedServer, recordedEntry } from "../../analysis/learn/learned-servers.ts";
import { modelUpstreams, namedBaseUrls } from "../../clients/model-upstreams.ts";
import type { AgentFiles } from "../../clients/servers/agent-files.ts";
import { agentOwnServers } from "../../clients/servers/own-servers.ts";
import { append } from "../../collections/long-lists.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { defaults } from "../../config/defaults.ts";
import { declaredEvent } from "../../decision/servers/declared-event.ts";
import { shownUrl } from "../../event/shown-url.ts";

/** A server of the agent's, and how it is written. */
export interface FirstServer extends Pick<LearnedServer, "entry" | "notes"> {
  declared: DeclaredServer;
}

export interface FirstPolicy {
  agent: Agent | null;
  servers: readonly FirstServer[];
  /** Provider → base URL, and where it is set, if it is not netmon's default. */
  providers: readonly { name: string; url: string; from: string }[];
  leftOut: readonly string[];
}

/** `agent` null: any command. */
export function firstPolicy(
  agent: Agent | null,
  around: AgentEnvironment & { files: AgentFiles },
): FirstPolicy {
  const own = agentOwnServers(agent, [], [], around);
  const leftOut = [...own.notes];
  const servers: FirstServer[] = [];
  // later files win, as for the agent
  for (const { name, declared, why, filledIn } of new Map(own.servers.map((one) => [one.name, one])).values())
    if (declared === null) leftOut.push(`server ${name} ${why ?? "cannot be declared"}`);
    else servers.push({ declared, ...recordedEntry(declaredEvent(declared, "", filledIn)) });
  const upstreams = modelUpstreams(namedBaseUrls(agent, [], around), {
    providers: defaults().proxy.providers,
    configures: () => false,
    trustsFiles: true,
  });
  append(leftOut, upstreams.notes);
  const providers = Object.entries(upstreams.from).flatMap(([name, from]) => {
    const url = upstreams.providers[name] ?? "";
    if (shownUrl(url) === url) return [{ name, url, from }];
    leftOut.push(`provider ${name}: its address (${from}) may hold a key: add it to proxy.providers`);
    return [];
  });
  return { agent, servers, providers, leftOut };
}
