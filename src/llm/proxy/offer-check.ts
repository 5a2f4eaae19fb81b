/**
 * Checks what a request offers its model: every tool of its lists, and of those in the midst of the conversation, is
 * judged; a list that was judged before is known by its bytes.
 *
 * Fails closed with UnreadableError if it cannot be told what a list has; the caller decides by its mode.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { inSlices, inTurns, type Steps } from "../../async/steps.ts";
import { append } from "../../collections/long-lists.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { FramingError } from "../../framing/frame.ts";
import { listElements, objectMembers } from "../../framing/json-pieces.ts";
import { refuseCost } from "../../framing/json-text.ts";
import { inOnePiece, sizeOf } from "../../http/body-pieces.ts";
import { addon, type ToolListPlace } from "../../native/addon.ts";
import { jsonText, namingText, readDocument, refuseRepeats, treeOf } from "../json-document.ts";
import {
  addedTools,
  CONVERSATIONS,
  mayAddTools,
  type OfferedTool,
  toolsOfEntry,
  toolsOfList,
} from "../offered/offered-tool.ts";
import { withoutTools } from "../offered/without-tools.ts";
import { type JsonPath, UnreadableError } from "../wire.ts";
import { copyOf, OfferMemory } from "./offer-memory.ts";
import type { OfferJudge, OfferVerdict, RequestContext } from "./ports.ts";

/** Milliseconds of a turn of the event loop. */
const SLICE_MS = 5;
/** Bytes; what is larger is examined in a turn of the event loop of its own. */
const LARGE = 1 << 20;

/** What one request offered its model: tools that may be called as long as the provider keeps the conversation. */
export interface Offer {
  readonly lists: readonly { path: JsonPath; bytes: Buffer }[];
  /** Those in the midst of the conversation, behind those of the lists: JSON, since values take many times as much. */
  readonly added: Buffer;
  /** Those of the lists, outside namespaces, that were not taken out: what is in the midst may be an answer's. */
  readonly names: ReadonlySet<string>;
  /** Positions of the tools that were taken out. */
  readonly without: ReadonlySet<number>;
  /** Bytes, of all this. */
  readonly size: number;
  /** What was decided last about it, and by what. */
  last: { key: string; refusal: OfferVerdict["refusal"]; outdated: boolean };
}

export interface CheckedOffer {
  /** The request without the tools that are taken out; null: nothing is. */
  body: Buffer | null;
  refusal: OfferVerdict["refusal"];
  /** null: it offers none of its own. */
  offer: Offer | null;
  /** Whether the conversation has tools from before that would be taken out of a request today. */
  outdated: boolean;
}

const NOTHING: CheckedOffer = { body: null, refusal: null, offer: null, outdated: false };

/** The places of lists, in lower case, and where they are. */
const PLACES: ReadonlyMap<string, JsonPath> = new Map(
  [
    ["tools"],
    ["functions"],
    ["toolConfig", "tools"],
    ["tool_config", "tools"],
    ["additionalModelRequestFields", "tools"],
    // Google's readers take a single object for a list of one, and Code Assist has the request one level deeper.
    ...["functionDeclarations", "function_declarations"].map((key) => ["tools", key]),
    ["request", "tools"],
    ...["functionDeclarations", "function_declarations"].map((key) => ["request", "tools", key]),
  ].map((path) => [`${path.length > 1 ? `${path[0]}.` : ""}${path.at(-1)}`.toLowerCase(), path]),
);

export class OfferCheck {
  readonly #memory = new OfferMemory<{ verdict: OfferVerdict; offer: Offer }>();

  /**
   * `lists`: where the request's lists are, if that is known. `text`: all of the request, if it may name tools in the
   * midst of the conversation. `before`: what the conversation that it goes on with has.
   */
  async run(
    exchange: RequestContext,
    pieces: readonly Buffer[],
    lists: readonly ToolListPlace[] | null,
    text: string | null,
    judge: OfferJudge,
    before: readonly Offer[] = [],
  ): Promise<CheckedOffer> {
    // definitions may change while the judge waits: what it says then is not for those that come
    const key = JSON.stringify([exchange.agent, exchange.api, exchange.mode, judge.revision()]);
    const earlier = await this.#again(exchange, key, before, judge);
    if (lists === null && sizeOf(pieces) > LARGE) await nextTurn();
    const places = placed(lists ?? addon().requestSettings(pieces, null)?.lists ?? null);
    const mayAdd = text !== null && mayAddTools(text);
    if (places.length === 0 && !mayAdd) return { ...NOTHING, ...earlier };
    // the outline of a large request lacks long texts, such as descriptions
    const whole = mayAdd && sizeOf(pieces) > LARGE ? jsonText(await inOnePiece(pieces)) : text;
    const added: OfferedTool[] = [];
    if (mayAdd && whole !== null) await inSlices(addedIn(whole, added), SLICE_MS);
    const known = added.length > 0 ? undefined : this.#memory.get(key, pieces, places);
    const own = known && { refusal: known.verdict.refusal ?? earlier.refusal, offer: known.offer };
    if (own && known.verdict.strip.length === 0) return { ...NOTHING, ...earlier, ...own };
    const copies = places.map(({ path, from, to }) => ({ path, bytes: copyOf(pieces, from, to) }));
    const tools = await toolsOf(copies, added);
    const verdict = known?.verdict ?? (await judge.judge(exchange, tools));
    const { strip } = verdict;
    const refusal = verdict.refusal ?? earlier.refusal;
    const addedText = Buffer.from(added.length > 0 ? JSON.stringify(added) : "");
    const names = bareNames(tools, tools.length - added.length, strip);
    const offer = known?.offer ?? {
      ...{ lists: copies, added: addedText, names, without: new Set(strip) },
      size:
        sizeOf([...copies.map(({ bytes }) => bytes), addedText]) + sizeOfNames(names) + ENTRY * strip.length,
      last: { key, refusal: verdict.refusal, outdated: false },
    };
    if (known === undefined && added.length === 0) {
      const kept = copies.map(({ bytes }) => bytes);
      this.#memory.set(key, kept, { verdict, offer }, offer.size);
    }
    if (strip.length === 0) return { ...earlier, body: null, refusal, offer };
    const removed = strip.map((index) => tools[index] as OfferedTool);
    const left = await inTurns(withoutTools(jsonText(await inOnePiece(pieces)), removed));
    return { ...earlier, body: Buffer.from(left), refusal, offer };
  }

  /** Judges what was offered before, as far as that may be judged otherwise by now. */
  async #again(
    exchange: RequestContext,
    key: string,
    before: readonly Offer[],
    judge: OfferJudge,
  ): Promise<Pick<CheckedOffer, "refusal" | "outdated">> {
    for (const offer of before) {
      if (offer.last.key === key) continue;
      const { lists, without } = offer;
      const added = offer.added.length > 0 ? (JSON.parse(offer.added.toString()) as OfferedTool[]) : [];
      const tools = (await toolsOf(lists, added)).filter((_, i) => !without.has(i));
      const { strip, refusal } = await judge.judge(exchange, tools);
      offer.last = { key, refusal, outdated: strip.length > 0 };
    }
    const all = before.map(({ last }) => last);
    return {
      refusal: all.find(({ refusal }) => refusal !== null)?.refusal ?? null,
      outdated: all.some(({ outdated }) => outdated),
    };
  }
}

/** Returns the tools of the lists, then those added. Throws UnreadableError, FramingError. */
async function toolsOf(lists: Offer["lists"], added: readonly OfferedTool[]): Promise<OfferedTool[]> {
  const tools: OfferedTool[] = [];
  for (const { path, bytes } of lists) await inSlices(toolsIn(bytes, path, tools), SLICE_MS);
  append(tools, added);
  const { most } = LIMITS.offered_tools;
  if (tools.length > most)
    throw new FramingError("too_large", `it offers more than ${most} tools ${limitWords("offered_tools")}`);
  if (sizeOf(lists.map(({ bytes }) => bytes)) > LARGE) await nextTurn();
  return tools;
}

/** `listed`: how many tools are the lists', before those in the midst. */
function bareNames(tools: readonly OfferedTool[], listed: number, strip: readonly number[]): Set<string> {
  const names = new Set(
    tools
      .slice(0, listed)
      .flatMap(({ name, namespace, server }) => (namespace === null && server === null ? [name] : [])),
  );
  for (const index of strip) names.delete((tools[index] as OfferedTool).name);
  return names;
}

/** Bytes that an entry of a set takes, at most. */
const ENTRY = 64;

function sizeOfNames(names: ReadonlySet<string>): number {
  let size = 0;
  for (const name of names) size += ENTRY + 2 * name.length;
  return size;
}

interface Placed extends Pick<ToolListPlace, "from" | "to"> {
  path: JsonPath;
}

/** Throws UnreadableError if readers may disagree about which list is the request's. */
function placed(lists: readonly ToolListPlace[] | null): Placed[] {
  if (lists === null) throw new UnreadableError("it cannot be told where its tools are");
  const seen = new Set<string>();
  return lists.flatMap(({ path, from, to }) => {
    const place = path.toLowerCase();
    const known = PLACES.get(place);
    if (known === undefined) return [];
    if (seen.has(place)) throw new UnreadableError(`it has ${path} twice`);
    seen.add(place);
    const written = known.length > 1 ? `${known[0]}.${known.at(-1)}` : known[0];
    if (path !== written)
      throw new UnreadableError(`it has ${JSON.stringify(path)}, which readers may take for ${written}`);
    return [{ path: known, from, to }];
  });
}

const REQUEST = "the request";
const LIST = "the list of tools";

/** Reads one part of the conversation after the other, as far as they may add tools. Throws UnreadableError. */
function* addedIn(text: string, into: OfferedTool[]): Steps<void> {
  const names = new Set<string>();
  for (const { name, value } of named(objectMembers(text), REQUEST)) {
    if (names.has(name)) throw new UnreadableError(`${REQUEST} has the key ${JSON.stringify(name)} twice`);
    names.add(name);
    yield;
    if (!CONVERSATIONS.has(name) || text[value.offset] !== "[") continue;
    let index = 0;
    for (const { offset, length } of named(listElements(text, value.offset), REQUEST)) {
      const part = text.slice(offset, offset + length);
      if (mayAddTools(part)) append(into, addedTools(readOnce(part, REQUEST).value, [name, index]));
      index++;
      yield;
    }
  }
}

/** Reads one entry of a list after the other. Throws UnreadableError. */
function* toolsIn(list: Buffer, path: JsonPath, into: OfferedTool[]): Steps<void> {
  const text = list.toString("utf8");
  yield;
  if (!text.startsWith("[")) {
    append(into, toolsOfList(readOnce(text, LIST).value, path));
    return;
  }
  const cost = { values: 0 };
  let index = 0;
  for (const { offset, length } of named(listElements(text), LIST)) {
    const { value, values } = readOnce(text.slice(offset, offset + length), LIST);
    cost.values += values;
    naming(LIST, () => refuseCost(cost));
    append(into, toolsOfEntry(value, [...path, index++]));
    yield;
  }
}

/** Throws UnreadableError for a key that is there twice. */
function readOnce(text: string, what: string): ReturnType<typeof readDocument> {
  const document = readDocument(text, what);
  if (document.repeats) refuseRepeats(treeOf(document, what), what, true);
  return document;
}

/** Passes on the parts, with errors that name what could not be read. */
function* named<T>(parts: Generator<T>, what: string): Generator<T> {
  for (;;) {
    const next = naming(what, () => parts.next());
    if (next.done === true) return;
    yield next.value as T;
  }
}

function naming<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw namingText(error, what);
  }
}
