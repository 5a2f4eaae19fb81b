/**
 * The environment of an agent that gets placeholders in the place of keys.
 *
 * Fails closed for keys: no variable keeps one. A placeholder never takes the place of a login that works: where the
 * variable was not set, and an agent that reads it has a login, it stays unset.
 */
import type { Agent } from "./agent.ts";
import type { AgentEnvironment } from "./config-file.ts";

export interface GivenPlaceholder {
  /** The credential's name in the configuration. */
  credential: string;
  variables: readonly string[];
  placeholder: string;
}

export interface PlaceholderVariables {
  env: Record<string, string>;
  /** Sentences about what the user may not expect. */
  notes: string[];
}

/** `agents`: those that may run. `withoutKeys`: puts placeholders into a text in the place of keys. */
export function placeholderVariables(
  given: readonly GivenPlaceholder[],
  agents: readonly Agent[],
  around: AgentEnvironment,
  withoutKeys: (text: string) => string = (text) => text,
): PlaceholderVariables {
  const env: Record<string, string> = {};
  const notes: string[] = [];
  for (const [name, value] of Object.entries(around.env)) {
    const without = value === undefined ? value : withoutKeys(value);
    if (without !== undefined && without !== value) env[name] = without;
  }
  for (const { credential, variables, placeholder } of given)
    for (const variable of variables) {
      const login = around.env[variable] ? undefined : loginWithout(variable, agents, around);
      if (login === undefined) env[variable] = placeholder;
      else notes.push(`${variable} stays unset, and ${login} in use instead of the credential ${credential}`);
    }
  return { env, notes };
}

function loginWithout(
  variable: string,
  agents: readonly Agent[],
  around: AgentEnvironment,
): string | undefined {
  for (const { title, login } of agents) {
    const place = login?.(variable, around) ?? null;
    if (place !== null) return `the login of ${title} (${place})`;
  }
  return undefined;
}
