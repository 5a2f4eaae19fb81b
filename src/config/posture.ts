/**
 * What each layer does with its verdicts, derived from the configuration here and nowhere else: layers, `config check`,
 * status lines, records and events read it from here. Pure; types only, so that a shim starts without the parser.
 */
import type { Mode, PolicyLayer } from "../event/event.ts";
import type { Config } from "./config.ts";

export interface Posture {
  readonly mode: Mode;
  /** enforce: what is not declared is refused. */
  readonly fail_closed: boolean;
  /** false: every declared server and tool is allowed. */
  readonly enforce_policy: boolean;
}

export const POLICY_LAYERS = ["kernel", "llm", "mcp"] as const satisfies readonly PolicyLayer[];

/** The posture of a layer; MCP inspection that is switched off observes, whatever the mode. */
export function postureOf({ sandbox, mcp: { inspection } }: Config, layer: PolicyLayer): Posture {
  const { enforce_policy, mode, fail_closed } = sandbox.mcp;
  switch (layer) {
    case "kernel":
      return { mode: sandbox.network.mode, fail_closed: sandbox.network.fail_closed, enforce_policy };
    case "llm":
      return { mode, fail_closed, enforce_policy };
    case "mcp":
      return { mode: inspection.enabled ? mode : "observe", fail_closed, enforce_policy };
  }
}

/** `ENFORCING, fail closed`; `observing` as the caller says it. */
export function postureText({ mode, fail_closed, enforce_policy }: Posture, observing: string): string {
  if (mode === "observe") return observing;
  const off = enforce_policy ? "" : ", policy off";
  return `ENFORCING${fail_closed ? ", fail closed" : ""}${off}`;
}
