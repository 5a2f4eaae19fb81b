/** Answers of each LLM API, made from the types of the vendor's own SDK: each block, item, part and error in each form. */
import { join } from "node:path";
import type { framings } from "./sdk-framings.ts";
import {
  blockDelta,
  blockStart,
  chatStream,
  converseStream,
  geminiStream,
  messagesDelta,
  messagesStream,
  responsesEvent,
  responsesStream,
  type StreamEvents,
  type Streamed,
} from "./sdk-streams.ts";
import { type Extent, SdkTypes } from "./sdk-values.ts";

type Framing = keyof typeof framings;

/** One answer, whole or as a stream. */
export interface SdkCase {
  name: string;
  path: string;
  status: number;
  answer: { body: unknown } | { events: StreamEvents; framing: Framing };
}

/** Where the answer's type is, and the place in it that takes many forms. */
interface Answer {
  file: string;
  /** Of an answer; of an event, if it has no `path`. */
  type: string;
  varied: readonly string[];
  path?: string;
  status?: number;
  /** How the API streams it, and where, if not at the same path. */
  streamed?: Streamed;
  streamPath?: string;
  framing?: Framing;
}

const MESSAGES = "resources/messages/messages.d.ts";
const BETA_MESSAGES = "resources/beta/messages/messages.d.ts";
const CHAT = "resources/chat/completions/completions.d.ts";
const GEMINI = "/v1/models/model";
const BEDROCK = "dist-types/models/models_0.d.ts";
const CONVERSE = "/model/anthropic.model/converse";

/** What is made of Google's SDK for Python (sdk-python.ts). */
export const DECLARED = "types.d.ts";

const gemini = (file: string): Answer => ({
  ...{ file, type: "GenerateContentResponse", varied: ["candidates", "content", "parts"] },
  ...{ path: `${GEMINI}:generateContent`, streamed: geminiStream },
  streamPath: `${GEMINI}:streamGenerateContent?alt=sse`,
});

const converseEvent = (type: string, varied: readonly string[], streamed: Streamed): Answer => ({
  ...{ file: BEDROCK, type, varied, streamed, streamPath: `${CONVERSE}-stream`, framing: "aws" },
});

export const sdkAnswers: Record<string, readonly Answer[]> = {
  "@anthropic-ai/sdk": [
    {
      ...{ file: MESSAGES, type: "Message", varied: ["content"] },
      ...{ path: "/v1/messages", streamed: messagesStream },
    },
    {
      ...{ file: BETA_MESSAGES, type: "BetaMessage", varied: ["content"] },
      ...{ path: "/v1/messages?beta=true", streamed: messagesStream },
    },
    {
      ...{ file: BETA_MESSAGES, type: "BetaRawContentBlockDeltaEvent", varied: ["delta"] },
      ...{ streamPath: "/v1/messages?beta=true", streamed: messagesDelta },
    },
    {
      ...{ file: "resources/shared.d.ts", type: "ErrorResponse", varied: ["error"] },
      ...{ path: "/v1/messages", status: 400 },
    },
  ],
  openai: [
    {
      ...{ file: "resources/responses/responses.d.ts", type: "Response", varied: ["output"] },
      ...{ path: "/v1/responses", streamed: responsesStream },
    },
    {
      ...{ file: "resources/responses/responses.d.ts", type: "ResponseStreamEvent", varied: [] },
      ...{ streamPath: "/v1/responses", streamed: responsesEvent },
    },
    {
      ...{ file: CHAT, type: "ChatCompletion", varied: ["choices", "message", "tool_calls"] },
      path: "/v1/chat/completions",
    },
    {
      ...{ file: CHAT, type: "ChatCompletionChunk", varied: ["choices", "delta"] },
      ...{ streamPath: "/v1/chat/completions", streamed: chatStream },
    },
  ],
  "@google/genai": [gemini("dist/genai.d.ts")],
  // declares members that the one for JavaScript does not
  "google-genai": [gemini(DECLARED)],
  "@aws-sdk/client-bedrock-runtime": [
    {
      ...{ file: BEDROCK, type: "ConverseResponse", varied: ["output", "message", "content"] },
      path: CONVERSE,
    },
    converseEvent("ContentBlockStartEvent", ["start"], blockStart),
    converseEvent("ContentBlockDeltaEvent", ["delta"], blockDelta),
    converseEvent("ConverseStreamOutput", [], converseStream),
  ],
};

/** Those of one SDK in a directory of modules. */
export function sdkCases(modules: string, sdk: string): SdkCase[] {
  const answers = sdkAnswers[sdk] ?? [];
  const fileOf = (answer: Answer) => join(modules, sdk, answer.file);
  const types = new SdkTypes(answers.map(fileOf));
  return answers.flatMap((answer) => {
    const root = types.named(fileOf(answer), answer.type);
    return (["minimal", "full"] as const).flatMap((extent: Extent) =>
      [...types.forms(types.at(root, answer.varied), extent)].flatMap(([form, value]) => {
        const body = withPlaced(types.value(root, extent), answer.varied, value);
        return casesOf(answer, `${answer.type} ${form} ${extent}`, body, value);
      }),
    );
  });
}

function casesOf(
  { path, status = 200, streamed, streamPath = path, framing = "sse" }: Answer,
  name: string,
  body: unknown,
  form: unknown,
): SdkCase[] {
  const cases: SdkCase[] = [];
  if (path !== undefined) cases.push({ name, path, status, answer: { body } });
  if (streamed === undefined || streamPath === undefined) return cases;
  const events = streamed(body as Record<string, unknown>, form);
  return [...cases, { name: `${name} streamed`, path: streamPath, status, answer: { events, framing } }];
}

/** The answer with this value in the varied place, which is the only element of each list on the way. */
function withPlaced(answer: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return Array.isArray(answer) ? [value] : value;
  const [object] = (Array.isArray(answer) ? answer : [answer]) as [Record<string, unknown> | undefined];
  const placed = { ...object, [name]: withPlaced(object?.[name] ?? placeholder(name), rest, value) };
  return Array.isArray(answer) ? [placed] : placed;
}

/** For an option that a minimal answer leaves out. */
function placeholder(name: string): unknown {
  return ["candidates", "parts", "tool_calls", "choices"].includes(name) ? [] : {};
}
