/**
 * How each layer acts on its verdicts, derived from the configuration only here: layers, `config check`, status lines,
 * records and events use this. Pure; imports types only, so that a shim starts without the parser.
 */
import type { Mode, PolicyLayer, PostureChange } from "../event/event.ts";
import type { Config } from "./config.ts";

export interface Posture {
  readonly mode: Mode;
  /** In enforce mode, refuses what is not declared. */
  readonly fail_closed: boolean;
  /** false: every declared server and tool is allowed. */
  readonly enforce_policy: boolean;
}

export const POLICY_LAYERS = ["kernel", "llm", "mcp"] as const satisfies readonly PolicyLayer[];

export const LAYER_NAMES: Readonly<Record<PolicyLayer, string>> = {
  kernel: "kernel",
  llm: "LLM proxy",
  mcp: "MCP shim, gateway",
};

/** The posture of a layer; disabled MCP inspection observes, whatever the mode. */
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

/** `ENFORCING, fail closed`; in observe mode, `observing`. */
export function postureText({ mode, fail_closed, enforce_policy }: Posture, observing: string): string {
  if (mode === "observe") return observing;
  const off = enforce_policy ? "" : ", policy off";
  return `ENFORCING${fail_closed ? ", fail closed" : ""}${off}`;
}

/** `policy FILE is WEAKER than in the last run (session ID)`. */
export function policyFileText({
  file,
  weaker,
  former_session,
}: {
  file: string;
  weaker: boolean;
  former_session: string;
}): string {
  return `policy ${file} is ${weaker ? "WEAKER" : "stricter"} than in its last run (session ${former_session})`;
}

/** Returns null if they are equal. */
export function postureChange(former: Posture, now: Posture): PostureChange | null {
  const keys = ["mode", "fail_closed", "enforce_policy"] as const;
  if (keys.every((key) => former[key] === now[key])) return null;
  const less =
    now.mode === "observe" ||
    (["fail_closed", "enforce_policy"] as const).some((key) => former[key] && !now[key]);
  return {
    mode: now.mode,
    former_mode: former.mode,
    fail_closed: now.fail_closed,
    former_fail_closed: former.fail_closed,
    enforce_policy: now.enforce_policy,
    former_enforce_policy: former.enforce_policy,
    weaker: former.mode === "enforce" && less,
  };
}

/** `LLM proxy: observing now, was ENFORCING, fail closed: WEAKER`; null: the event contains no posture. */
export function postureChangeText(event: { layer: PolicyLayer } & Partial<PostureChange>): string | null {
  const { layer, mode, former_mode, weaker } = event;
  if (mode === undefined || former_mode === undefined) return null;
  const { fail_closed = false, former_fail_closed = false } = event;
  const { enforce_policy = true, former_enforce_policy = true } = event;
  const now = postureText({ mode, fail_closed, enforce_policy }, "observing");
  const former = postureText(
    { mode: former_mode, fail_closed: former_fail_closed, enforce_policy: former_enforce_policy },
    "observing",
  );
  return `${LAYER_NAMES[layer]}: ${now} now, was ${former}${weaker ? ": WEAKER" : ""}`;
}
