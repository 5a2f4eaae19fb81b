/**
 * The base URLs of models that the user has already set, in the environment and in the agent's own files, as the agent
 * reads them. A run would replace them, so they have to become the proxy's upstreams.
 *
 * Direction of failure: open; a file that cannot be read sets nothing, as for the agent.
 */
import type { Agent } from "../agents/agent.ts";
import type { AgentEnvironment } from "../agents/config-file.ts";
import { BASE_URL_VARIABLES, type NamedBaseUrl, ofVendor } from "../agents/model-address.ts";

/** The one the agent uses comes first; `args`: its own arguments. */
export function namedBaseUrls(
  agent: Agent | null,
  args: readonly string[],
  around: AgentEnvironment,
): NamedBaseUrl[] {
  const named = ({ url }: NamedBaseUrl): boolean => url.trim() !== "";
  const own = agent?.baseUrls(args, around).filter(named) ?? [];
  const first = own.filter((one, at) => own.findIndex(({ provider }) => provider === one.provider) === at);
  const hidden = first.length > 0 ? agent?.overrides : undefined;
  return [...first, ...inEnvironment(around.env).filter((one) => named(one) && one.vendor !== hidden)];
}

function inEnvironment(env: NodeJS.ProcessEnv): NamedBaseUrl[] {
  return BASE_URL_VARIABLES.flatMap(({ name, vendor }) => {
    const url = env[name];
    return url === undefined ? [] : [ofVendor(vendor, url, name, false)];
  });
}
