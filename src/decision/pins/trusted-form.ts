/**
 * Whether a definition is one of a tool's trusted forms: the pinned one, or one that a person has approved beside it,
 * since servers write their directory, time zone or settings into definitions.
 *
 * Fails closed: nothing is trusted that differs from such a form in more than the order of lists and the directory that
 * netmon itself has seen the server start in.
 */
import { BoundedMap } from "../../collections/bounded-map.ts";
import { canonicalHash } from "../../mcp/definition.ts";
import { withoutListOrder } from "../../mcp/list-order.ts";
import { PROGRAM } from "../../mcp/tool-set.ts";
import type { PinForm, StoredPin } from "../../store/records.ts";
import { circumstancesOf } from "../servers/circumstances.ts";

export interface SeenDefinition {
  readonly hash: string;
  /** Canonical JSON; '' if it is unknown. */
  readonly definition: string;
  /** See circumstances.ts; missing: the directory has to be the same. */
  readonly startedWith?: string | undefined;
}

/** Returns the trusted form that a definition has; null: none, or the trust was revoked. */
export function trustedForm(pin: StoredPin, seen: SeenDefinition): PinForm | null {
  if (pin.origin === "revoked") return null;
  const forms: readonly PinForm[] = [pin as PinForm, ...(pin.forms ?? [])];
  const same = forms.find(({ hash }) => hash === seen.hash);
  if (same !== undefined || seen.definition === "" || pin.toolName === PROGRAM) return same ?? null;
  const known = forms.filter(({ definition }) => definition !== "");
  const unordered = comparable(seen, null);
  const inOrder = known.find((form) => comparable(form, null) === unordered);
  const here = directoryOf(seen);
  if (inOrder !== undefined || here === null) return inOrder ?? null;
  const placed = comparable(seen, here);
  return (
    known.find((form) => placed === comparable(form, directoryOf(form)) && directoryOf(form) !== null) ?? null
  );
}

/** Returns the directory that may differ; null: unknown, or so short that its name may stand for something else. */
function directoryOf({ startedWith }: SeenDefinition): string | null {
  const directory = circumstancesOf(startedWith)?.directory ?? "";
  return /^(?:\/[^/]+){2,}$/.test(directory) ? directory : null;
}

/** Keyed by hash and directory. Only definitions that changed get here. */
const compared = new BoundedMap<string, string>(4096);

/** Returns the hash of a definition without the order of its lists, and with `directory` replaced. */
function comparable({ hash, definition }: SeenDefinition, directory: string | null): string {
  const key = directory === null ? hash : `${hash} ${directory}`;
  const known = compared.get(key);
  if (known !== undefined) return known;
  const unordered = withoutListOrder(definition);
  const made = canonicalHash(directory === null ? unordered : withoutDirectory(unordered, directory));
  compared.set(key, made);
  return made;
}

/** No JSON text has this character unescaped. */
const DIRECTORY = "\0";

/** Replaces a directory where it stands as a whole, or as the beginning of a path below it. */
function withoutDirectory(canonical: string, directory: string): string {
  const text = JSON.stringify(directory).slice(1, -1);
  const pattern = new RegExp(`(?<![\\w.-])${text.replace(/[^\w/]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "g");
  return canonical.replace(pattern, DIRECTORY);
}
