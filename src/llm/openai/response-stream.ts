/**
 * Filters a streamed response: holds every event of a call from `response.output_item.added` to `.done`, passes all
 * others at once, and replaces every copy of a blocked call in the same way.
 *
 * If a blocked call had a different number of events than the message that replaces it, later events are renumbered.
 * A client that resumes such a stream (`starting_after`) then counts differently from the provider.
 *
 * Fails closed. An event that deviates from the documentation is an UnreadableError.
 */
import { wordSet } from "../../collections/word-set.ts";
import { ANY_WORDS } from "../call-shape.ts";
import { FrameFilter } from "../frame-filter.ts";
import { holds, isObject, type JsonObject, textAt, withData } from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { type Frame, type JsonPath, type Judge, type StreamOptions, UnreadableError } from "../wire.ts";
import { knownErrorEvent } from "./errors.ts";
import { JudgedCalls } from "./judged-calls.ts";
import { ResponseEnding } from "./response-ending.ts";
import { type ResponseEvent, readEvent } from "./response-event.ts";
import { ResponseItems } from "./response-items.ts";
import { ResponseOutgoing } from "./response-outgoing.ts";
import { isBlocked, rewriteOutput } from "./response-output.ts";
import { refuseHiddenInEvent } from "./response-types.ts";

/** Events after which the response continues; for an unknown event, its status decides. */
const CONTINUING = wordSet("response.created response.queued response.in_progress");
const ENDED = wordSet("response.completed response.incomplete response.failed response.cancelled");
const TEXTS = wordSet(
  `response.output_text.delta response.refusal.delta response.reasoning_text.delta
   response.reasoning_summary_text.delta`,
);
const IN_PROGRESS = wordSet("queued in_progress");

export class ResponseStream extends FrameFilter {
  readonly #judged: JudgedCalls;
  readonly #out = new ResponseOutgoing();
  readonly #ending: ResponseEnding | null;
  readonly #items: ResponseItems;
  #id: unknown = null;

  constructor(judge: Judge, options: StreamOptions) {
    super(judge, options);
    this.#judged = new JudgedCalls((call) => {
      const verdict = judge(call);
      if (isBlocked(call, verdict)) this.scope.altered?.(this.#id);
      return verdict;
    });
    this.#ending = options.onBlock === "terminate" ? new ResponseEnding() : null;
    this.#items = new ResponseItems(options, this.#judged, this.#out, this.#ending);
  }

  override get finished(): boolean {
    return this.#items.ended;
  }

  get heldBytes(): number {
    return this.#items.heldBytes;
  }

  protected drop(): void {
    this.#items.drop();
  }

  protected read(frame: Frame): Frame[] {
    const data = frame.data.trim();
    if (data === "") return [frame];
    if (data === "[DONE]") {
      this.#items.settleAll();
      return this.finished ? this.#out.take() : [...this.#out.take(), frame];
    }
    const event = readEvent(frame, this.scope);
    this.#out.receive(event.frame, event.value);
    this.#event(event);
    this.refuseHeld();
    this.unread = this.#unreadIn(event);
    return this.#out.take();
  }

  /** Returns the paths of the text of an item that is not a call, while nothing is held; null otherwise. */
  #unreadIn({ document, frame, type, value }: ResponseEvent): readonly JsonPath[] | null {
    const isText = TEXTS.has(type) && textAt(value, "delta") !== "" && !document.repeats;
    if (!isText || this.#items.open || !this.#out.inStep(frame)) return null;
    const known = holds(() => refuseHiddenInEvent(ANY_WORDS, value, "it"));
    return known ? [["delta"], ["sequence_number"], ["obfuscation"]] : null;
  }

  end(): boolean {
    const cut = this.#items.open;
    this.#items.drop();
    return cut;
  }

  #event(event: ResponseEvent): void {
    const { value, type, item } = event;
    if (type === "error") this.#error(event);
    else if (isObject(value.response)) this.#response(event, value.response);
    else if (!item) this.#items.part(event);
    else if (type === "response.output_item.added") this.#items.begin(event, item);
    else this.#items.end(event, item);
  }

  #error({ frame, value }: ResponseEvent): void {
    const known = knownError(value);
    if (known === null) throw new UnreadableError("an error event has no known content");
    const number = value.sequence_number;
    this.#out.send(knownErrorEvent(known, typeof number === "number" ? number : null), frame);
  }

  #response(event: ResponseEvent, response: JsonObject): void {
    this.#id = response.id;
    const continues =
      CONTINUING.has(event.type) || (!ENDED.has(event.type) && IN_PROGRESS.has(textAt(response, "status")));
    if (!continues) this.#items.settleAll();
    if (this.finished) return;
    const data = rewriteOutput(
      event.document,
      response,
      ["response"],
      this.#judged.copies(continues),
      this.scope,
    );
    if (continues) this.#ending?.announce(data);
    this.#out.send(withData(event.frame, data), event.frame);
  }
}
