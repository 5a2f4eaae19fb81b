/**
 * What was decided about the lists of tools in earlier requests. An agent sends the same lists with each request, so their
 * bytes are compared with those before, without a copy and without parsing.
 *
 * Bounded: the list used longest ago is forgotten, and read again when it returns.
 */
/** Offsets in bytes. */
interface Range {
  from: number;
  to: number;
}

/** Bytes of all lists that are remembered, and of what was decided about them. */
const MAX_BYTES = 8 << 20;
const MAX_LISTS = 64;

interface Remembered<T> {
  key: string;
  lists: readonly Buffer[];
  size: number;
  decided: T;
}

export class OfferMemory<T> {
  /** The one used last at the end. */
  readonly #all: Remembered<T>[] = [];
  #size = 0;

  /** `key`: all else that the decision depends on. undefined: not decided yet, or forgotten. */
  get(key: string, pieces: readonly Buffer[], lists: readonly Range[]): T | undefined {
    const at = this.#all.findLastIndex(
      (one) =>
        one.key === key &&
        one.lists.length === lists.length &&
        lists.every((list, i) => isSame(pieces, list, one.lists[i] as Buffer)),
    );
    const [found] = at < 0 ? [] : this.#all.splice(at, 1);
    if (found === undefined) return undefined;
    this.#all.push(found);
    return found.decided;
  }

  /** `lists`: kept. `size`: bytes of these and of what was decided. */
  set(key: string, lists: readonly Buffer[], decided: T, size: number): void {
    if (size > MAX_BYTES / 2) return;
    this.#all.push({ key, lists, size, decided });
    this.#size += size;
    while (this.#size > MAX_BYTES || this.#all.length > MAX_LISTS) this.#size -= this.#all.shift()?.size ?? 0;
  }
}

function isSame(pieces: readonly Buffer[], { from, to }: Range, list: Buffer): boolean {
  if (list.length !== to - from) return false;
  return eachPart(
    pieces,
    from,
    to,
    (piece, start, end, at) => piece.compare(list, at, at + end - start, start, end) === 0,
  );
}

/** Calls back with each part of the bytes until that returns false. `at`: where it begins in what is asked for. */
function eachPart(
  pieces: readonly Buffer[],
  from: number,
  to: number,
  call: (piece: Buffer, start: number, end: number, at: number) => boolean,
): boolean {
  let before = 0;
  for (const piece of pieces) {
    const [start, end] = [Math.max(from - before, 0), Math.min(to - before, piece.length)];
    if (start < end && !call(piece, start, end, before + start - from)) return false;
    before += piece.length;
    if (before >= to) break;
  }
  return true;
}

/** Returns a copy of these bytes, which may be in several pieces. */
export function copyOf(pieces: readonly Buffer[], from: number, to: number): Buffer {
  const copy = Buffer.allocUnsafeSlow(to - from);
  eachPart(pieces, from, to, (piece, start, end, at) => {
    piece.copy(copy, at, start, end);
    return true;
  });
  return copy;
}
