/** Fixtures of test/fixtures/wire/bedrock and a filter's result for them. */
import { readdirSync, readFileSync } from "node:fs";
import { awsEventFraming, encodeAwsEvent } from "../../../../src/framing/aws-event-stream.ts";
import type { Frame, Judge, StreamOptions, WireFormat } from "../../../../src/llm/wire.ts";
import type { Expectation } from "../../../llm/wire/corpus.ts";

const ROOT = new URL("../../../fixtures/wire/bedrock/", import.meta.url);

export type Event = [type: string, payload: unknown];

export const OPTIONS: StreamOptions = { maxBlockBytes: 1 << 20, onBlock: "rewrite" };

export function names(suffix: ".events.json" | ".json"): string[] {
  return readdirSync(ROOT)
    .filter(
      (file) => file.endsWith(suffix) && !(suffix === ".json" && /\.(?:events|expect)\.json$/.test(file)),
    )
    .map((file) => file.slice(0, -suffix.length));
}

export function textOf(file: string): string {
  return readFileSync(new URL(file, ROOT), "utf8");
}

export const eventsOf = (name: string): Event[] => JSON.parse(textOf(`${name}.events.json`));
export const expectationOf = (name: string): Expectation => JSON.parse(textOf(`${name}.expect.json`));

export function encoded(events: readonly Event[]): Buffer {
  return Buffer.concat(
    events.map(([event, payload]) => encodeAwsEvent({ event, data: JSON.stringify(payload) })),
  );
}

export interface Filtered {
  bytes: Buffer;
  frames: Frame[];
  cut: boolean;
  finished: boolean;
  error: Error | null;
}

/** What the client gets of these bytes that come in these pieces; what was held at most is added to `held`. */
export function filtered(
  format: WireFormat,
  pieces: Iterable<Uint8Array>,
  judge: Judge,
  options: StreamOptions = OPTIONS,
  held: number[] = [],
): Filtered {
  const splitter = awsEventFraming.splitter({ maxEventBytes: 1 << 20 });
  const writer = awsEventFraming.writer();
  const filter = format.stream(judge, options);
  const frames: Frame[] = [];
  const out: Uint8Array[] = [];
  const send = (some: Frame[]) => {
    frames.push(...some);
    out.push(...some.map((frame) => writer.write(frame)));
  };
  const state = (error: Error | null, cut = false) => {
    return { bytes: Buffer.concat(out), frames, cut, finished: filter.finished, error };
  };
  try {
    for (const piece of pieces) {
      for (const event of splitter.push(piece)) {
        send(filter.push(event));
        held.push(filter.heldBytes);
        if (filter.finished) return state(null);
      }
    }
    const { rest } = splitter.end();
    const cut = filter.end();
    out.push(rest);
    return state(null, cut);
  } catch (error) {
    return state(error as Error);
  }
}
