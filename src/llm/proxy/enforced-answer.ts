/**
 * An answer in enforce: nothing of a tool call is sent before its verdict.
 *
 * Direction of failure: closed. What cannot be read becomes the vendor's error: a 502 before anything was
 * sent, an error inside the stream afterwards, and in both cases an orderly end of the HTTP body, since
 * clients repeat a request whose connection was cut.
 */

import { GrowingBytes } from "../../framing/growing-bytes.ts";
import { jsonArrayFraming } from "../../framing/json-array.ts";
import type { Answer, AnswerContext, AnswerHead, BodyForm, EnforcedReader } from "./answer.ts";
import { type BodyReader, decoding } from "./decoding.ts";
import { StreamReader } from "./enforced-stream.ts";
import { WholeReader } from "./enforced-whole.ts";
import { listOf } from "./headers.ts";

export function enforcedAnswer(context: AnswerContext, head: AnswerHead, form: BodyForm): Answer {
  let reader: EnforcedReader;
  if (form === "whole") reader = new WholeReader(context, head);
  else if (form === "array_or_whole") reader = new ArrayOrWholeReader(context, head);
  else reader = new StreamReader(context, head, form);
  const { client, copy, flow } = context;
  const copied: BodyReader = {
    bytes: (bytes) => {
      copy?.add(bytes);
      reader.bytes(bytes);
    },
    end: () => {
      reader.end();
      copy?.finish();
    },
    fault: (error) => {
      reader.fault(error);
      copy?.finish();
    },
  };
  const body = decoding(listOf(head.headers, "content-encoding"), copied, flow, () => client.writable());
  return {
    data: (chunk) => body.push(chunk),
    end: () => body.end(),
    broken: (text) => {
      body.stop();
      reader.broken(text);
      copy?.finish();
    },
    stop: () => {
      body.stop();
      copy?.finish();
    },
  };
}

/** The head alone tells that it cannot be read. */
export function unreadableAnswer(context: AnswerContext, head: AnswerHead, error: unknown): Answer {
  new WholeReader(context, head).fault(error);
  return { data: () => {}, end: () => {}, broken: () => {}, stop: () => {} };
}

const SPACE = [0x20, 0x09, 0x0a, 0x0d];
const ARRAY = 0x5b;

/** Decides by the first byte that is no white space. */
class ArrayOrWholeReader implements EnforcedReader {
  readonly #context: AnswerContext;
  readonly #head: AnswerHead;
  readonly #space = new GrowingBytes();
  #chosen: EnforcedReader | null = null;

  constructor(context: AnswerContext, head: AnswerHead) {
    this.#context = context;
    this.#head = head;
  }

  bytes(bytes: Buffer): void {
    if (this.#chosen) {
      this.#chosen.bytes(bytes);
      return;
    }
    this.#space.append(bytes);
    const first = bytes.find((byte) => !SPACE.includes(byte));
    if (first === undefined && this.#space.length <= this.#context.options.maxEventBytes) return;
    this.#choose(first === ARRAY).bytes(this.#space.take());
  }

  end(): void {
    (this.#chosen ?? this.#choose(false)).end();
  }

  fault(error: unknown): void {
    (this.#chosen ?? this.#choose(false)).fault(error);
  }

  broken(text: string): void {
    (this.#chosen ?? this.#choose(false)).broken(text);
  }

  #choose(array: boolean): EnforcedReader {
    this.#chosen = array
      ? new StreamReader(this.#context, this.#head, jsonArrayFraming)
      : new WholeReader(this.#context, this.#head);
    return this.#chosen;
  }
}
