/** Runs that need a process of their own: for what they ask before they start, for their keys, or for Node's settings. */
import type { Config } from "../../config/config.ts";

/** Returns why; null: the user's controller can serve the run. `tools`: --tools was given. `env`: the caller's. */
export function whyOwnProcess(config: Config, tools: boolean, env: NodeJS.ProcessEnv): string | null {
  if (tools || config.mcp_proxy.enable) return "netmon's tools ask the agent's program and the plugins first";
  // nobody can see any more what such a process is: a client could not know its controller by it
  if (Object.keys(config.credentials).length > 0) return "keys are in the memory of their own run alone";
  // the other connections read it themselves
  if (env.NODE_EXTRA_CA_CERTS && sendsEvents(config)) return "NODE_EXTRA_CA_CERTS says whom Node trusts";
  return null;
}

function sendsEvents({ audit, approvals }: Config): boolean {
  return audit.otlp.endpoint !== "" || audit.webhooks.length > 0 || approvals.webhooks.length > 0;
}
