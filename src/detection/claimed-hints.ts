/**
 * Tools whose name or arguments write while they claim `readOnlyHint`. Copilot CLI and droid run what a server calls read-only
 * without asking anybody, so such a claim is worth an approval.
 *
 * Few words, since tools that read are named in many ways: a word that reads anywhere in the name makes it one that reads.
 */
import { wordSet } from "../collections/word-set.ts";
import type { Category } from "./detection.ts";
import { type Fired, WEIGHTS } from "./score.ts";

const WRITES = wordSet(`
  add create delete destroy drop edit erase insert kill move overwrite publish purge remove rename reset revoke send
  terminate truncate update upload write
`);
const READS = wordSet(`
  analyze can check compare count describe diff dry estimate explain export fetch find get inspect is list lookup plan preview
  query read report search show simulate status validate verify view
`);
/** Arguments that only a tool that writes can have. */
const WRITING_ARGUMENT =
  /^(?:overwrite|overwrite_existing|force_overwrite|delete_existing|force_delete|new_string|new_content)$/;
/** Characters of a name, and arguments, that are looked at. */
const MAX_NAME = 256;
const MAX_ARGUMENTS = 512;

const CATEGORY: Category = "approval_bypass";

export function claimedHints(tool: unknown): Fired[] {
  const { name, annotations, inputSchema } = objectOf(tool);
  if (objectOf(annotations).readOnlyHint !== true || typeof name !== "string") return [];
  const found = (pointer: string, excerpt: string): Fired[] => [
    {
      category: CATEGORY,
      signal: "writes_as_read_only",
      weight: WEIGHTS.medium,
      says: "claims to be read-only, which some agents run without asking, though what it is named for writes",
      pointer,
      offset: 0,
      excerpt: excerpt.slice(0, 100),
    },
  ];
  const words = wordsOf(name.slice(0, MAX_NAME));
  if (words.some((word) => READS.has(word))) return [];
  if (words.slice(0, 3).some((word) => WRITES.has(word))) return found("/name", name);
  const names = Object.keys(objectOf(objectOf(inputSchema).properties)).slice(0, MAX_ARGUMENTS);
  const writing = names.find((one) => WRITING_ARGUMENT.test(wordsOf(one.slice(0, MAX_NAME)).join("_")));
  return writing === undefined ? [] : found(`/inputSchema/properties/${writing}`, writing);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
