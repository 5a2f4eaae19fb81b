/**
 * Definitions of our authors put into those that published servers list. A server that changes a tool after it is trusted
 * does so: one demand in a long honest text. Honest ones are put there as well, so that a fit does not learn the mixture.
 * The same data give the same definitions.
 */
import type { Sample } from "./definitions.ts";
import { isPublished, type Partition } from "./partition.ts";
import { generator } from "./random.ts";

/** One of so many is put into another. */
const EVERY = 3;

export interface Injected {
  /** On a server of its own, without siblings. */
  sample: Sample;
  /** Index of the author's definition among the samples given. */
  of: number;
}

/** Hosts are of the part of the author's definition: no other part's fit may know either. */
export function injectedOf(samples: readonly Sample[], { of: parts }: Partition): Injected[] {
  const random = generator();
  const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)];
  const hosts = new Map<number, Sample[]>();
  for (const [at, sample] of samples.entries()) {
    if (!isPublished(sample) || typeof sample.tool.description !== "string") continue;
    const part = parts[at] ?? 0;
    hosts.set(part, [...(hosts.get(part) ?? []), sample]);
  }
  return samples.flatMap((sample, at) => {
    if (at % EVERY !== 0 || isPublished(sample) || typeof sample.tool.description !== "string") return [];
    const host = pick(hosts.get(parts[at] ?? 0) ?? []);
    if (host === undefined) return [];
    const tool = pick([into, into, around])?.(host.tool, sample.tool, random) ?? sample.tool;
    return [{ sample: { ...sample, tool, server: "" }, of: at }];
  });
}

type Tool = Sample["tool"];

/** The host with a paragraph, parameters and margins more. */
function into(host: Tool, guest: Tool, random: () => number): Tool {
  const paragraphs = String(host.description).split("\n\n");
  const at = 1 + Math.floor(random() * paragraphs.length);
  const description = paragraphs.toSpliced(at, 0, String(guest.description)).join("\n\n");
  return { ...host, ...marginsOf(guest), description, inputSchema: joined(host, guest, random) };
}

/** The guest with the host's texts behind its own. */
function around(host: Tool, guest: Tool, random: () => number): Tool {
  const description = `${guest.description}\n\n${host.description}`;
  return { ...guest, description, inputSchema: joined(host, guest, random) };
}

function marginsOf({ title, annotations, outputSchema, _meta }: Tool): Tool {
  return Object.fromEntries(
    Object.entries({ title, annotations, outputSchema, _meta }).filter(([, value]) => value !== undefined),
  );
}

function joined(host: Tool, guest: Tool, random: () => number): unknown {
  const [first, second] = random() < 0.5 ? [host, guest] : [guest, host];
  return { type: "object", properties: { ...propertiesOf(first), ...propertiesOf(second) } };
}

function propertiesOf({ inputSchema }: Tool): object {
  const { properties } = (inputSchema ?? {}) as { properties?: unknown };
  return typeof properties === "object" && properties !== null ? properties : {};
}
