/**
 * The labelled definitions that the authors of netmon's detection wrote: `tuning` is what rules are written from and
 * weights are fitted to, `held-out` is only counted. All texts of an author stand in one part.
 */
import { fileURLToPath } from "node:url";
import { readSamples, type Sample } from "./definitions.ts";

export function ownTexts(part: "tuning" | "held-out"): Sample[] {
  return readSamples(fileURLToPath(new URL(`texts/${part}.jsonl.gz`, import.meta.url)));
}
