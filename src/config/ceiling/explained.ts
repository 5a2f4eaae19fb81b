/** Where each value in force comes from, and what it overrode: for display, without what only the ceiling may know. */
import { isObject } from "../../framing/json-document.ts";
import { pathText } from "../../framing/path-text.ts";
import { shownConfig } from "../show.ts";
import { keyOf } from "./direction.ts";
import { isPrivate, spellings } from "./findings.ts";
import { type PlacedConfig, placeText } from "./placed.ts";

export interface ExplainedValue {
  /** An entry of a list is `PATH[]`. */
  path: string;
  value: unknown;
  /** `FILE:LINE`, or `default`. Two: both have it, or it is what both permit. */
  from: readonly string[];
  /** What does not hold because of it. */
  overrode: readonly { value: unknown; from: string }[];
}

interface Side {
  readonly source: PlacedConfig;
  readonly shown: unknown;
  readonly isCeiling: boolean;
}

const HIDDEN = "(set by the ceiling)";
const DEFAULT = "default";

/** `own`: the user's wishes alone. */
export function explained(
  ceiling: PlacedConfig | null,
  own: PlacedConfig,
  effective: PlacedConfig["config"],
): ExplainedValue[] {
  const sides = [ceiling, own].flatMap((source): Side[] =>
    source === null ? [] : [{ source, shown: shownConfig(source.config), isCeiling: source === ceiling }],
  );
  return valuesOf(shownConfig(effective), [], sides);
}

function valuesOf(value: unknown, path: readonly string[], sides: readonly Side[]): ExplainedValue[] {
  if (isObject(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, each]) => valuesOf(each, [...path, key], sides));
  return Array.isArray(value) ? entriesOf(value, path, sides) : [single(value, path, sides)];
}

function single(value: unknown, path: readonly string[], sides: readonly Side[]): ExplainedValue {
  const said = sides.flatMap((side) => {
    const place = placeOf(side, path);
    return place === null ? [] : [{ side, place, value: at(side.shown, path) }];
  });
  const [by = null, ...rest] = said.filter((one) => keyOf(one.value) === keyOf(value)).reverse();
  const others = said.filter((one) => one !== by && !rest.includes(one));
  // a default of the ceiling holds against the user's default only
  const theirs = sides.find(({ isCeiling }) => isCeiling);
  const wasDefault =
    theirs !== undefined &&
    !said.some(({ side }) => side === theirs) &&
    keyOf(at(theirs.shown, path)) !== keyOf(value);
  return {
    path: pathText(path),
    value: hidden(value, path, by?.side),
    from: [by?.place ?? DEFAULT],
    overrode: [
      ...others.map((one) => ({ value: hidden(one.value, path, one.side), from: one.place })),
      ...(wasDefault && by !== null ? [{ value: at(theirs.shown, path), from: DEFAULT }] : []),
    ],
  };
}

function entriesOf(
  list: readonly unknown[],
  path: readonly string[],
  sides: readonly Side[],
): ExplainedValue[] {
  const indexes = sides.map((side) => ({ side, index: indexOf(at(side.shown, path)) }));
  const held = new Set(list.map(keyOf));
  const gone = sides.flatMap((side) => {
    const entries = at(side.shown, path);
    return (Array.isArray(entries) ? entries : []).flatMap((entry, i) =>
      held.has(keyOf(entry)) || placeOf(side, path) === null
        ? []
        : [{ value: hidden(entry, path, side), from: entryPlace(side, path, i) }],
    );
  });
  const name = `${pathText(path)}[]`;
  const values = list.map((entry): ExplainedValue => {
    const found = indexes.flatMap(({ side, index }) => {
      const i = index.get(keyOf(entry));
      return i === undefined ? [] : [{ side, place: entryPlace(side, path, i) }];
    });
    const from =
      found.length > 0
        ? found.map(({ place }) => place)
        : sides.map((side) => placeOf(side, path) ?? DEFAULT);
    return { path: name, value: hidden(entry, path, found[0]?.side), from: [...new Set(from)], overrode: [] };
  });
  if (values.length === 0) {
    const by = sides.map((side) => placeOf(side, path)).filter((place) => place !== null);
    return [{ path: pathText(path), value: [], from: by.length > 0 ? by : [DEFAULT], overrode: gone }];
  }
  const [first, ...rest] = values;
  return first === undefined ? [] : [{ ...first, overrode: gone }, ...rest];
}

function indexOf(list: unknown): Map<string, number> {
  const index = new Map<string, number>();
  if (Array.isArray(list))
    for (const [i, entry] of list.entries()) if (!index.has(keyOf(entry))) index.set(keyOf(entry), i);
  return index;
}

function entryPlace(side: Side, path: readonly string[], index: number): string {
  const place = side.source.place([...path, index]);
  return place === null ? (placeOf(side, path) ?? DEFAULT) : placeText(place);
}

function placeOf({ source }: Side, path: readonly string[]): string | null {
  const presets = path.join(".") === "sandbox.network.allow" ? [["sandbox", "network", "presets"]] : [];
  for (const key of [...spellings(path), ...presets]) {
    const place = source.place(key);
    if (place !== null) return placeText(place);
  }
  return null;
}

function hidden(value: unknown, path: readonly string[], side: Side | undefined): unknown {
  if (!side?.isCeiling || !isPrivate(pathText(path))) return value;
  return isObject(value) && typeof value.id === "string" ? { id: value.id, declared: HIDDEN } : HIDDEN;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (from, key) => (isObject(from) && Object.hasOwn(from, key) ? from[key] : undefined),
    value,
  );
}
