/**
 * The interface of detection for inspections: settings are read once, then tools, servers and texts are judged.
 *
 * Fails closed: a category is active unless a setting switches it off.
 */
import type { Steps } from "../async/steps.ts";
import { type CustomPattern, customPattern } from "./custom.ts";
import { atLeast, CATEGORIES, type Category, type Detection, type Severity } from "./detection.ts";
import { scanResultText } from "./scan-result.ts";
import { type ServerDetection, type ServerListing, serverSteps } from "./scan-server.ts";
import { type ScanContext, toolSteps } from "./scan-tool.ts";

/** The groups of patterns that settings can switch off. */
export type DetectionGroup = Exclude<Category, "custom">;

/** Same as in the configuration's `mcp.inspection.detection`. */
export interface DetectionSettings {
  /** Missing groups are active. */
  builtin?: Readonly<Partial<Record<DetectionGroup, boolean>>>;
  /** `pattern`: RE2 syntax. */
  custom_patterns?: readonly {
    name: string;
    pattern: string;
    severity: Severity;
    description?: string;
  }[];
  /** Default `high`. */
  alert_threshold?: Severity;
}

/** The other tools of the same server, and the tools of the session's other servers. */
export type Surroundings = Pick<ScanContext, "siblings" | "others">;

/** Each method returns only the detections at or above `threshold`. */
export interface Detector {
  readonly threshold: Severity;
  /** `tool` as parsed from the wire. */
  tool(tool: unknown, context?: Surroundings): Steps<Detection[]>;
  /** Scans a server's tools, instructions, prompts and names; siblings are the listing's own tools, for tools alone. */
  server(listing: ServerListing, context?: Surroundings): Steps<ServerDetection[]>;
  /** Scans a tool result, prompt, resource, or message of an elicitation or a sampling request. */
  text(text: string, context?: Surroundings): Detection[];
}

/** Throws ValueError for a custom pattern that RE2 cannot compile. */
export function detector(settings: DetectionSettings): Detector {
  const threshold = settings.alert_threshold ?? "high";
  const custom = (settings.custom_patterns ?? []).map(
    ({ name, pattern, severity, description }): CustomPattern =>
      customPattern(name, pattern, severity, description ?? `matches the pattern ${name}`),
  );
  const disabled = new Set(
    CATEGORIES.filter((category) => category !== "custom" && settings.builtin?.[category] === false),
  );
  const within = (context: Surroundings | undefined): ScanContext => ({ ...context, custom, disabled });
  const serious = <T extends Detection>(found: T[]): T[] =>
    found.filter(({ severity }) => atLeast(severity, threshold));
  return {
    threshold,
    *tool(tool, context) {
      return serious(yield* toolSteps(tool, within(context)));
    },
    *server(listing, context) {
      return serious(yield* serverSteps(listing, within(context)));
    },
    text: (text, context) => serious(scanResultText(text, within(context))),
  };
}
