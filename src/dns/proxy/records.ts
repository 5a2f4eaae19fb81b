/**
 * The records of an answer section that lead to addresses: A, AAAA, CNAME, SVCB and HTTPS, of every class, which some
 * clients (Go, musl) ignore. All other records are skipped undecoded, and the other sections are ignored: they give a
 * client no address.
 *
 * Fails closed: malformed data throws RangeError. Work is linear in the message, whatever its pointers do: each
 * offset is read once, however many names lead there.
 */
import ipaddr from "ipaddr.js";
import { append } from "../../collections/long-lists.ts";
import { HEADER, labelText, MAX_NAME, TYPE } from "./message.ts";

interface RecordHead {
  /** Lower case, without the final dot. */
  readonly owner: string;
  /** Seconds. */
  readonly ttl: number;
}

export type AnswerRecord =
  | (RecordHead & { readonly kind: "address"; readonly address: string })
  | (RecordHead & { readonly kind: "alias"; readonly target: string })
  | (RecordHead & { readonly kind: "service"; readonly service: ServiceTarget });

/** RFC 2181 section 8: a TTL with the highest bit set counts as 0. */
const MAX_TTL = 0x7fffffff;

interface Suffix {
  readonly text: string;
  /** Octets on the wire, uncompressed. */
  readonly size: number;
}

const ROOT: Suffix = { text: "", size: 1 };

/** The names of one message. A pointer must lead backwards (RFC 1035 section 4.1.4), so that no name can loop. */
class Names {
  readonly #message: Buffer;
  readonly #known = new Map<number, Suffix>();
  /** Number of labels and pointers read. */
  steps = 0;

  constructor(message: Buffer) {
    this.#message = message;
  }

  /** The offset at which the bytes of the name at `at` end. */
  end(at: number): number {
    for (;;) {
      this.steps++;
      const length = this.#byte(at);
      if (length === 0) return at + 1;
      if (length >= 0xc0) return at + 2;
      if (length > 63) throw new RangeError("a label of an unknown form");
      at += 1 + length;
    }
  }

  read(at: number): string {
    const passed: { at: number; label: string | null; size: number }[] = [];
    let [start, size] = [at, 1];
    let rest = this.#known.get(at);
    while (rest === undefined) {
      this.steps++;
      const length = this.#byte(at);
      if (length === 0) {
        rest = ROOT;
      } else if (length >= 0xc0) {
        const target = ((length & 0x3f) << 8) | this.#byte(at + 1);
        if (target < HEADER || target >= start) throw new RangeError("a pointer that does not lead back");
        passed.push({ at, label: null, size: 0 });
        at = target;
        start = target;
      } else {
        if (length > 63 || at + 1 + length > this.#message.length) throw new RangeError("a bad label");
        size += 1 + length;
        if (size > MAX_NAME) throw new RangeError("a name that is too long");
        passed.push({ at, label: labelText(this.#message, at + 1, length), size: 1 + length });
        at += 1 + length;
      }
      rest ??= this.#known.get(at);
    }
    for (let i = passed.length - 1; i >= 0; i--) {
      const { at: place, label, size: own } = passed[i] as (typeof passed)[number];
      if (label !== null)
        rest = { text: rest === ROOT ? label : `${label}.${rest.text}`, size: rest.size + own };
      if (rest.size > MAX_NAME) throw new RangeError("a name that is too long");
      this.#known.set(place, rest);
    }
    return rest.text;
  }

  #byte(at: number): number {
    const byte = this.#message[at];
    if (byte === undefined) throw new RangeError("cut short");
    return byte;
  }
}

/** `steps`: number of labels and pointers read. */
export function answerRecords(message: Buffer): { records: AnswerRecord[]; steps: number } {
  const names = new Names(message);
  const records: AnswerRecord[] = [];
  let at = HEADER;
  for (let left = message.readUInt16BE(4); left > 0; left--) at = names.end(at) + 4;
  for (let left = message.readUInt16BE(6); left > 0; left--) {
    const head = names.end(at);
    const data = head + 10;
    const end = data + message.readUInt16BE(head + 8);
    if (end > message.length) throw new RangeError("a record that is cut short");
    const type = message.readUInt16BE(head);
    if (LEADING.has(type)) {
      const ttl = message.readUInt32BE(head + 4);
      const common = { owner: names.read(at), ttl: ttl > MAX_TTL ? 0 : ttl };
      records.push(readRecord(message, type, data, end, names, common));
    }
    at = end;
  }
  return { records, steps: names.steps };
}

const LEADING: ReadonlySet<number> = new Set([TYPE.A, TYPE.AAAA, TYPE.CNAME, TYPE.SVCB, TYPE.HTTPS]);

function readRecord(
  message: Buffer,
  type: number,
  at: number,
  end: number,
  names: Names,
  head: RecordHead,
): AnswerRecord {
  if (type === TYPE.CNAME) {
    if (names.end(at) !== end) throw new RangeError("bytes behind a name");
    return { ...head, kind: "alias", target: names.read(at) };
  }
  const bytes = message.subarray(at, end);
  if (type === TYPE.SVCB || type === TYPE.HTTPS)
    return { ...head, kind: "service", service: readServiceRecord(bytes) };
  if (bytes.length !== (type === TYPE.A ? 4 : 16)) throw new RangeError("an address of another length");
  return { ...head, kind: "address", address: addressOf(bytes) };
}

/** The parts of an SVCB or HTTPS record (RFC 9460) that concern addresses. */
interface ServiceTarget {
  /** Lower case; '' is the record's own owner. */
  readonly target: string;
  /** ipv4hint and ipv6hint, canonical text. */
  readonly hints: readonly string[];
}

/** SvcParamKeys, RFC 9460 section 14.3.2. */
const IPV4_HINT = 4;
const IPV6_HINT = 6;

/** `data`: SvcPriority, TargetName (never compressed, section 2.2), SvcParams. Throws RangeError. */
export function readServiceRecord(data: Buffer): ServiceTarget {
  const labels: string[] = [];
  let at = 2;
  for (let length = data.readUInt8(at++); length !== 0; length = data.readUInt8(at++)) {
    if (length > 63 || at + length > data.length) throw new RangeError("bad target name");
    labels.push(labelText(data, at, length));
    at += length;
    if (at - 2 >= MAX_NAME) throw new RangeError("a target name that is too long");
  }
  const hints: string[] = [];
  while (at < data.length) {
    const key = data.readUInt16BE(at);
    const length = data.readUInt16BE(at + 2);
    const value = data.subarray(at + 4, at + 4 + length);
    if (value.length !== length) throw new RangeError("bad parameter");
    if (key === IPV4_HINT) append(hints, addresses(value, 4));
    if (key === IPV6_HINT) append(hints, addresses(value, 16));
    at += 4 + length;
  }
  return { target: labels.join("."), hints };
}

function addresses(value: Buffer, size: 4 | 16): string[] {
  if (value.length === 0 || value.length % size !== 0) throw new RangeError("bad address hint");
  const found: string[] = [];
  for (let at = 0; at < value.length; at += size) found.push(addressOf(value.subarray(at, at + size)));
  return found;
}

/** `bytes`: 4 or 16. Returns canonical text. */
function addressOf(bytes: Buffer): string {
  if (bytes.length === 4) return bytes.join(".");
  const parsed = new ipaddr.IPv6([...bytes]);
  return parsed.isIPv4MappedAddress() ? bytes.subarray(12).join(".") : parsed.toRFC5952String();
}
