/**
 * Text that a server gives while it is used: tool results, prompts, resources, messages of elicitation and
 * sampling requests. Most of it is other people's honest prose, so only what addresses the agent, hides text,
 * or has secrets taken or sent away counts.
 *
 * Direction of failure: as in inspect-tool.ts; orders that fit an honest document are not found.
 */
import { inspectCustom } from "./custom.ts";
import type { Detection } from "./detection.ts";
import { inspectText } from "./inspect-text.ts";
import { foreignNames, type InspectionContext } from "./inspect-tool.ts";
import type { Purpose } from "./purpose.ts";
import { detectionsOf } from "./score.ts";
import type { Text } from "./texts.ts";

/** A document may speak of anything; it may not command. */
const DOCUMENT: ReadonlySet<Purpose> = new Set<Purpose>([
  "secrets",
  "shell",
  "files",
  "conversation",
  "guide",
  "mail",
  "payments",
]);

/** Offsets are in `text`, the pointer is ''. */
export function inspectResultText(text: string, context: InspectionContext = {}): Detection[] {
  const one: Text = { pointer: "", text, role: "prose" };
  const fired = [
    ...inspectText(one, {
      purposes: DOCUMENT,
      ownName: "",
      siblings: new Set((context.siblings ?? []).map((name) => name.toLowerCase())),
      parameters: new Set<string>(),
      foreignNames: foreignNames(context),
    }),
    ...inspectCustom(one, context.custom ?? []),
  ];
  return detectionsOf(fired.filter(({ category }) => !context.disabled?.has(category)));
}
