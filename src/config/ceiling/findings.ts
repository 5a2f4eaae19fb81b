/** What was found when a user's configuration was put under the ceiling: wishes that are refused, and entries left out. */
import { pathText } from "../../framing/path-text.ts";
import { ConfigError, type ConfigProblem } from "../error.ts";
import { type Place, type PlacedConfig, placeText } from "./placed.ts";

/** A user's entry that is not in force, or only in part. */
export interface LeftOut {
  /** `sandbox.network.allow[2]` */
  path: string;
  /** Where the user wrote it. */
  place: Place;
  /** Continues the sentence that starts with the path. */
  why: string;
}

/** Keys whose values are shown to nobody but who wrote them. */
const PRIVATE =
  /^(?:credentials|audit|approvals\.webhooks|proxy\.providers|sandbox\.mcp\.servers|.*webhook_url$|.*_file$)/;

export function isPrivate(path: string): boolean {
  return PRIVATE.test(path);
}

export class Findings {
  readonly leftOut: LeftOut[] = [];
  readonly #problems: { place: Place; problem: ConfigProblem }[] = [];
  readonly #ceiling: PlacedConfig;
  readonly #own: PlacedConfig;

  constructor(ceiling: PlacedConfig, own: PlacedConfig) {
    this.#ceiling = ceiling;
    this.#own = own;
  }

  /** A wish that is looser than the ceiling. `why`: continues the sentence that starts with the wish. */
  refuse(path: readonly PropertyKey[], own: unknown, ceiling: unknown, why = "is looser than"): void {
    const place = this.#placed(this.#own, path);
    const text = pathText(path);
    const theirs = isPrivate(text) ? "what is set there" : shownValue(ceiling);
    const wish = isPrivate(text) ? "this value" : shownValue(own);
    this.#problems.push({
      place,
      problem: {
        path: text,
        line: place.line,
        column: place.column,
        message: `${wish} ${why} ${theirs} of the ceiling, ${this.ceilingPlace(path)}`,
        hint: "a user's own configuration can only be stricter: leave the key out for what the ceiling says",
      },
    });
  }

  leave(path: readonly PropertyKey[], why: string): void {
    this.leftOut.push({ path: pathText(path), place: this.#placed(this.#own, path), why });
  }

  /** Where the ceiling has the key, or that it is a default. */
  ceilingPlace(path: readonly PropertyKey[]): string {
    const place = this.#placed(this.#ceiling, path);
    return place.line > 0 ? placeText(place) : `${place.file}, where it is the default`;
  }

  /** Throws ConfigError if any wish was refused. */
  check(): void {
    const [first] = this.#problems;
    if (first === undefined) return;
    const { file } = first.place;
    throw new ConfigError(
      file,
      this.#problems.map(({ place, problem }) =>
        place.file === file
          ? problem
          : { ...problem, path: `${placeText(place)}: ${problem.path}`, line: 0, column: 0 },
      ),
    );
  }

  /** Its place, or that of the nearest section that is written; at the least the file. */
  #placed(side: PlacedConfig, path: readonly PropertyKey[]): Place {
    for (const key of spellings(path)) {
      const found = side.place(key);
      if (found !== null) return found;
    }
    const file = side.place([])?.file ?? "";
    return { file, line: 0, column: 0 };
  }
}

/** The keys that may say what the one at this path says, the strongest first. */
export function spellings(path: readonly PropertyKey[]): (readonly PropertyKey[])[] {
  const [section, layer, key] = path;
  const found: (readonly PropertyKey[])[] = [path];
  if (section === "sandbox" && path.length === 3 && (key === "mode" || key === "fail_closed"))
    found.push(["sandbox", key], ["sandbox", layer === "mcp" ? "network" : "mcp", key]);
  if (pathText(path) === "sandbox.mcp.mode") found.push(["sandbox", "mcp", "enforce_policy"]);
  const registry = REGISTRY[pathText(path)];
  if (registry !== undefined) found.push(["mcp", "inspection", "registry", registry]);
  return found;
}

const REGISTRY: Readonly<Record<string, string>> = {
  "sandbox.mcp.version_pinning.enabled": "alert_on_change",
  "sandbox.mcp.version_pinning.auto_trust_first": "pin_on_first_use",
};

const MAX_SHOWN = 80;

function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 3)}...` : text;
}
