/** Table of what each layer of a configuration does, for display. */
import type { Config } from "../../config/config.ts";
import { LAYER_NAMES, POLICY_LAYERS, postureOf, postureText } from "../../config/posture.ts";
import type { LayerOutcomes, Outcome } from "../../decision/layer-outcomes.ts";
import type { PolicyLayer } from "../../event/event.ts";
import { columns } from "./layout.ts";

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  refuse: "refused",
  ask: "asked",
  would_refuse: "passes, reported",
  pass: "passes",
};

/** Returns the table, and notes on what does not hold everywhere. */
export function postureLines(layers: readonly LayerOutcomes[], { proxy, mcp }: Config): string[] {
  const rows = layers.map(({ layer, undeclared, unknown_tools, unreadable, ...posture }) => [
    LAYER_NAMES[layer],
    layer === "mcp" && !mcp.inspection.enabled ? "off" : modeText(posture),
    OUTCOMES[undeclared],
    unknown_tools === null ? "-" : OUTCOMES[unknown_tools],
    OUTCOMES[unreadable],
  ]);
  const notes = [
    ...(proxy.mode === "disabled"
      ? [
          "note   proxy.mode is disabled: netmon watch runs no LLM proxy, and netmon run runs none if the file sets this",
        ]
      : []),
    ...(mcp.inspection.enabled
      ? []
      : [
          "note   mcp.inspection.enabled is false: shims and gateways only leave out what their filters name",
        ]),
  ];
  return [...columns([["layer", "mode", "undeclared", "unknown tools", "unreadable"], ...rows]), ...notes];
}

/** Summarizes the running layers: one word if they agree, otherwise each separately. */
export function postureSummary(config: Config, running: Readonly<Record<PolicyLayer, boolean>>): string {
  const ran = POLICY_LAYERS.filter((layer) => running[layer]).map((layer) => {
    const posture = postureOf(config, layer);
    return { name: LAYER_NAMES[layer], posture, text: postureText(posture, "observing") };
  });
  if (ran.every(({ posture }) => posture.mode === "observe")) return "observing, nothing is refused";
  const texts = new Set(ran.map(({ text }) => text));
  return texts.size === 1 ? [...texts].join() : ran.map(({ name, text }) => `${name} ${text}`).join("; ");
}

function modeText({
  mode,
  fail_closed,
  enforce_policy,
}: Pick<LayerOutcomes, "mode" | "fail_closed" | "enforce_policy">): string {
  return [mode, ...(fail_closed ? ["fail closed"] : []), ...(enforce_policy ? [] : ["policy off"])].join(
    ", ",
  );
}
