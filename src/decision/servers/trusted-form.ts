/**
 * Whether a definition is one of a tool's trusted forms: the pinned one, or one that a person has approved beside it,
 * since servers write their directory, time zone or settings into definitions.
 *
 * Fails closed: nothing is trusted that differs in more than the order of lists from a form that was shown.
 */
import { BoundedMap } from "../../framing/bounded-map.ts";
import { canonicalHash } from "../../mcp/definition.ts";
import { withoutListOrder } from "../../mcp/list-order.ts";
import type { PinForm, StoredPin } from "../../store/records.ts";

export interface SeenDefinition {
  readonly hash: string;
  /** Canonical JSON; '' if it is unknown. */
  readonly definition: string;
}

/** Returns the trusted form that a definition has; null: none, or the trust was revoked. */
export function trustedForm(pin: StoredPin, seen: SeenDefinition): PinForm | null {
  if (pin.origin === "revoked") return null;
  const forms: readonly PinForm[] = [pin as PinForm, ...(pin.forms ?? [])];
  const same = forms.find(({ hash }) => hash === seen.hash);
  if (same !== undefined || seen.definition === "") return same ?? null;
  const unordered = hashWithoutOrder(seen);
  return forms.find((form) => form.definition !== "" && hashWithoutOrder(form) === unordered) ?? null;
}

/** Keyed by hash. Only definitions that changed get here. */
const unordered = new BoundedMap<string, string>(4096);

function hashWithoutOrder({ hash, definition }: SeenDefinition): string {
  const known = unordered.get(hash);
  if (known !== undefined) return known;
  const made = canonicalHash(withoutListOrder(definition));
  unordered.set(hash, made);
  return made;
}
