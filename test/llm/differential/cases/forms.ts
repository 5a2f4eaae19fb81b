/** The forms of responses: an API, whole or as a stream, with all its recorded responses. */
import { readdirSync, readFileSync } from "node:fs";

export type Api = "anthropic" | "openai chat" | "openai responses" | "google" | "aws converse" | "aws invoke";
export type Framing = "json" | "sse" | "array" | "aws";

export interface DraftEvent {
  event: string | null;
  /** JSON, undamaged. */
  data: string;
}

export interface Recorded {
  name: string;
  framing: Framing;
  events: DraftEvent[];
  /** Names of the calls that the client runs. */
  callNames: string[];
}

export interface Form {
  name: string;
  api: Api;
  streamed: boolean;
  recorded: Recorded[];
}

const ROOT = new URL("../../../fixtures/wire/", import.meta.url);
const FOLDERS: Record<Api, string> = {
  anthropic: "anthropic",
  "openai chat": "openai-chat",
  "openai responses": "openai-responses",
  google: "gemini",
  "aws converse": "bedrock",
  "aws invoke": "anthropic",
};
const SUFFIX = /\.(sse|array\.json|events\.json|json)$/;

function recordedIn(folder: string): Recorded[] {
  const directory = new URL(`${folder}/`, ROOT);
  const files = readdirSync(directory).filter((file) => SUFFIX.test(file) && !file.endsWith(".expect.json"));
  return files.map((file) => {
    const text = readFileSync(new URL(file, directory), "utf8");
    const suffix = SUFFIX.exec(file)?.[1] as string;
    const expect = `${file.slice(0, -suffix.length - 1)}.expect.json`;
    return {
      name: `${folder}/${file}`,
      ...readEvents(suffix, text),
      callNames: namesIn(new URL(expect, directory)),
    };
  });
}

function readEvents(suffix: string, text: string): Pick<Recorded, "framing" | "events"> {
  switch (suffix) {
    case "sse":
      return { framing: "sse", events: sseEvents(text) };
    case "array.json":
      return { framing: "array", events: (JSON.parse(text) as unknown[]).map(unnamed) };
    case "events.json":
      return {
        framing: "aws",
        events: (JSON.parse(text) as [string, unknown][]).map(([event, value]) => ({
          event,
          data: JSON.stringify(value),
        })),
      };
    default:
      return { framing: "json", events: [unnamed(JSON.parse(text))] };
  }
}

const unnamed = (value: unknown): DraftEvent => ({ event: null, data: JSON.stringify(value) });

function sseEvents(text: string): DraftEvent[] {
  const blocks = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n\n+/);
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const value = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).trimStart());
    const data = value("data");
    return data.length > 0 ? [{ event: value("event")[0] ?? null, data: data.join("\n") }] : [];
  });
}

function namesIn(file: URL): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  const { calls } = JSON.parse(text) as { calls: { name: string; executedBy?: string }[] };
  return [...new Set(calls.filter((call) => call.executedBy !== "provider").map((call) => call.name))];
}

/** Anthropic's events inside the chunks of InvokeModelWithResponseStream. */
function wrapped(recorded: Recorded): Recorded {
  const framing = recorded.framing === "sse" ? "aws" : recorded.framing;
  return { ...recorded, framing };
}

export const FORMS: readonly Form[] = (Object.keys(FOLDERS) as Api[]).flatMap((api) => {
  const all = recordedIn(FOLDERS[api]).map((each) => (api === "aws invoke" ? wrapped(each) : each));
  return [false, true].map((streamed) => ({
    name: `${api} ${streamed ? "stream" : "whole"}`,
    api,
    streamed,
    recorded: all.filter(({ framing }) => (framing === "json") !== streamed),
  }));
});

/** Whose form it is: `python openai chat events stream` reads `openai chat stream`. */
export function formOfReader(reader: string): string {
  const form = FORMS.find(
    ({ api, streamed }) => reader.includes(api) && reader.endsWith(streamed ? "stream" : "whole"),
  );
  if (!form) throw new Error(`${reader} reads no known form`);
  return form.name;
}
