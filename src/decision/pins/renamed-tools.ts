/**
 * Renamed tools: a new name with the definition of a trusted tool that is gone. Approval of `read_file` does not
 * extend to the same definition under a name that another server's tool has.
 */
import { canonicalDefinition, parseCanonical } from "../../mcp/definition.ts";
import { withoutListOrder } from "../../mcp/list-order.ts";
import { INSTRUCTIONS } from "../../mcp/tool-set.ts";

interface Named {
  readonly toolName: string;
  /** Canonical JSON; '' if there is none. */
  readonly definition: string;
}

/** Returns the former tools, keyed by new name; of equal ones the first. `gone` and `fresh` have no common names. */
export function renames<T extends Named>(gone: readonly T[], fresh: readonly Named[]): Map<string, T> {
  const found = new Map<string, T>();
  if (gone.length === 0 || fresh.length === 0) return found;
  const shapes = new Map<string, T>();
  for (const tool of [...gone].reverse())
    if (tool.toolName !== INSTRUCTIONS && tool.definition !== "") shapes.set(shapeOf(tool), tool);
  for (const tool of fresh) {
    const before = tool.toolName === INSTRUCTIONS ? undefined : shapes.get(shapeOf(tool));
    if (before) found.set(tool.toolName, before);
  }
  return found;
}

/** Returns the definition without its names: name, title, and the title in annotations (2025-03-26). */
function shapeOf({ definition }: Named): string {
  const parsed = parseCanonical(definition);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return definition;
  const { name: _, title: __, annotations, ...rest } = parsed as Record<string, unknown>;
  if (typeof annotations !== "object" || annotations === null || Array.isArray(annotations))
    return withoutListOrder(canonicalDefinition({ ...rest, annotations }));
  const { title: ___, ...hints } = annotations as Record<string, unknown>;
  return withoutListOrder(
    canonicalDefinition({ ...rest, ...(Object.keys(hints).length > 0 && { annotations: hints }) }),
  );
}
