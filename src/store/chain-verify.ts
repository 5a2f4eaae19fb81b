/**
 * Verifies the chain of one session, record by record, and names the first place that differs from what was written.
 *
 * It finds a changed, inserted, reordered or removed event, a removed stream, and a missing end. With the key it also
 * finds heads and removals that netmon did not sign, and a session without any chain. Without the key, and without a
 * head that was kept elsewhere, it cannot detect someone with write access who rebuilds the whole chain or forges
 * a removal; and only a head kept elsewhere reveals that an older state was put back.
 */
import {
  BrokenChain,
  CHAIN_VERSION,
  type ChainPlace,
  canonicalText,
  headerHash,
  isSigned,
  nextHash,
  type Signed,
} from "./chain.ts";
import type { ChainRecord } from "./chain-records.ts";

export interface VerifyOptions {
  /** null: signatures are not verified. */
  key: Uint8Array | null;
  /** Heads kept elsewhere. */
  anchors: readonly ChainPlace[];
}

export interface Verdict {
  /** The first broken place; null: none. */
  problem: { place: string; text: string } | null;
  streams: number;
  /** Number of verified events. */
  events: number;
  /** Number of events removed by retention, with a matching record. */
  removed: number;
  /** Number of events from before the chain: their number is verified, their text is not. */
  unchained: number;
  /** Number of heads kept elsewhere whose events retention removed: they can no longer be checked. */
  unchecked_heads: number;
  /** Whether heads are signed and the signatures were verified. */
  signed: boolean;
  heads: ChainPlace[];
}

const eventPlace = (seq: number | string | undefined, stream: string): string =>
  `event ${seq} of stream ${stream}`;

type Of<K extends ChainRecord["kind"]> = Extract<ChainRecord, { kind: K }>;

interface Stream {
  name: string;
  seq: number;
  hash: Buffer;
  previous: ChainPlace | null;
  removed: Map<number, Of<"removed">>;
  head: Of<"head"> | null;
}

export function verifyChain(records: Iterable<ChainRecord>, options: VerifyOptions): Verdict {
  const verifier = new Verifier(options.key);
  try {
    for (const anchor of options.anchors) verifier.anchor(anchor);
    for (const record of records) verifier.take(record);
    verifier.end();
    return verifier.verdict(null);
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error;
    return verifier.verdict({ place: error.place, text: error.message });
  }
}

/** A hash for a place in the chain from a source other than the chain itself. */
interface Named {
  hash: string;
  by: string;
  seen: boolean;
}

const KEPT = "the head kept elsewhere";

function sessionSigned({ session_id, newest, forgotten, streams, unchained }: Of<"session">): Signed {
  const signed = ["session", session_id, newest, forgotten, streams] as const;
  return unchained === null ? signed : [...signed, unchained];
}

class Verifier {
  readonly #key: Uint8Array | null;
  readonly #anchored = new Set<string>();
  readonly #streams = new Map<string, Stream>();
  /** Hashes that headers and anchors name, keyed by `stream seq`; compared when the chain reaches the place. */
  readonly #named = new Map<string, Named>();
  #session: Of<"session"> | null = null;
  #newest = "";
  #events = 0;
  #removed = 0;
  #unchained = 0;
  #unchecked = 0;

  constructor(key: Uint8Array | null) {
    this.#key = key;
  }

  /** Call it before the first record. */
  anchor(place: ChainPlace): void {
    this.#anchored.add(place.stream);
    this.#name(place, KEPT);
  }

  take(record: ChainRecord): void {
    switch (record.kind) {
      case "session":
        this.#session = record;
        this.#checkMac(`session ${record.session_id}`, record.mac, sessionSigned(record));
        break;
      case "stream":
        this.#begin(record);
        break;
      case "removed": {
        const { stream, first, last, hash, mac } = record;
        const place = `events ${first} to ${last} of stream ${stream}`;
        this.#checkMac(place, mac, ["removed", stream, first, last, hash]);
        if (first > last) throw new BrokenChain(place, "retention removes no such events");
        this.#known(stream).removed.set(first, record);
        break;
      }
      case "event":
        this.#event(record);
        break;
      case "head": {
        const { stream, seq, hash, mac } = record;
        this.#checkMac(`the head of stream ${stream}`, mac, ["head", stream, seq, hash]);
        this.#known(stream).head = record;
      }
    }
  }

  end(): void {
    if (this.#key !== null && this.#streams.size === 0 && this.#unchained > 0)
      throw new BrokenChain("the session", "nothing of it is in a chain, and so nothing is signed");
    for (const stream of this.#streams.values()) this.#endStream(stream);
    const session = this.#session;
    if (session !== null) this.#countUnchained(session);
    if (session !== null && session.newest !== this.#newest)
      throw new BrokenChain(`stream ${session.newest}`, "the newest stream of the session is missing");
    if (session === null && this.#streams.size > 0)
      throw new BrokenChain("the session", "the record of the session is missing");
    for (const [place, { by, seen }] of this.#named) {
      const [name = "", seq] = place.split(" ");
      if (!seen && (this.#streams.has(name) || this.#anchored.has(name)))
        throw new BrokenChain(eventPlace(seq, name), `${by} names it, and it is not there`);
    }
  }

  verdict(problem: Verdict["problem"]): Verdict {
    return {
      problem,
      streams: this.#streams.size,
      events: this.#events,
      removed: this.#removed,
      unchained: this.#unchained,
      unchecked_heads: this.#unchecked,
      signed: this.#key !== null && this.#streams.size > 0,
      heads: [...this.#streams.values()].map(({ name: stream, seq, hash }) => {
        return { stream, seq, hash: hash.toString("hex") };
      }),
    };
  }

  #begin({ stream: name, header }: Of<"stream">): void {
    const place = `the header of stream ${name}`;
    if (header.netmon_chain !== CHAIN_VERSION)
      throw new BrokenChain(place, `this netmon knows no chain of version ${String(header.netmon_chain)}`);
    if (header.stream !== name) throw new BrokenChain(place, "it belongs to another stream");
    if (this.#session !== null && header.session_id !== this.#session.session_id)
      throw new BrokenChain(place, "it belongs to another session");
    const { previous } = header;
    const expected = this.#newest === "" ? (this.#session?.forgotten ?? null) : this.#newest;
    if ((previous?.stream ?? null) !== expected)
      throw new BrokenChain(place, `the stream before it, ${previous?.stream ?? "(none)"}, is missing`);
    if (previous !== null && this.#newest !== "") this.#name(previous, place);
    const empty = { seq: 0, removed: new Map(), head: null };
    const stream: Stream = { name, ...empty, hash: headerHash(header), previous };
    this.#streams.set(name, stream);
    this.#newest = name;
    this.#pass(stream);
  }

  #event(record: Of<"event">): void {
    const { stream: name, seq, hash, event, differs } = record;
    if (name === null || seq === null || hash === null) {
      if (this.#events > 0)
        throw new BrokenChain(
          `the event of ${event.timestamp}`,
          "it follows chained events but is not in the chain",
        );
      this.#unchained++;
      return;
    }
    const place = `event ${seq} of stream ${name} (${event.timestamp})`;
    const stream = this.#known(name);
    this.#skipRemoved(stream);
    const next = stream.seq + 1;
    if (seq > next)
      throw new BrokenChain(eventPlace(next, name), `${seq - next} events are missing before event ${seq}`);
    if (seq < next) throw new BrokenChain(place, "it was inserted, or is out of order");
    stream.hash = nextHash(stream.hash, canonicalText(event));
    stream.seq = seq;
    if (stream.hash.toString("hex") !== hash)
      throw new BrokenChain(place, "it was changed, or another event before it");
    if (differs !== null) throw new BrokenChain(place, `its column ${differs} is not what the event says`);
    this.#events++;
    this.#pass(stream);
  }

  /** An event outside the chain has no hash: without the number, anybody could add or remove one. */
  #countUnchained({ unchained }: Of<"session">): void {
    const place = "the events from before the chain";
    if (unchained === null) {
      if (this.#key !== null && this.#unchained > 0)
        throw new BrokenChain(place, "an older netmon did not sign their number: any of them may be forged");
    } else if (this.#unchained > unchained)
      throw new BrokenChain(place, `${this.#unchained - unchained} were inserted, or left the chain`);
    else if (this.#unchained < unchained)
      throw new BrokenChain(place, `${unchained - this.#unchained} are missing`);
  }

  #endStream(stream: Stream): void {
    this.#skipRemoved(stream);
    const { name, seq, hash, head } = stream;
    if (head === null) throw new BrokenChain(`stream ${name}`, "its head is missing: the end was cut off");
    if (head.seq > seq)
      throw new BrokenChain(eventPlace(seq + 1, name), `the end is missing: ${head.seq - seq} events`);
    if (head.seq !== seq || head.hash !== hash.toString("hex"))
      throw new BrokenChain(`the head of stream ${name}`, "it does not belong to the last event");
  }

  #skipRemoved(stream: Stream): void {
    for (
      let run = stream.removed.get(stream.seq + 1);
      run !== undefined;
      run = stream.removed.get(stream.seq + 1)
    ) {
      this.#removed += run.last - run.first + 1;
      this.#excuseRemoved(stream.name, run);
      stream.seq = run.last;
      stream.hash = Buffer.from(run.hash, "hex");
      this.#pass(stream);
    }
  }

  /** Stops expecting the hashes of removed events, which are no longer known except for the last. */
  #excuseRemoved(name: string, { first, last }: Of<"removed">): void {
    for (const [place, named] of this.#named) {
      const [stream, seq] = place.split(" ");
      if (stream !== name || Number(seq) < first || Number(seq) >= last) continue;
      named.seen = true;
      if (named.by === KEPT) this.#unchecked++;
    }
  }

  #name({ stream, seq, hash }: ChainPlace, by: string): void {
    const place = `${stream} ${seq}`;
    const other = this.#named.get(place);
    if (other !== undefined && other.hash !== hash)
      throw new BrokenChain(
        eventPlace(seq, stream),
        `${by} names another hash than ${other.by}: it was rewritten`,
      );
    if (other !== undefined) return;
    this.#named.set(place, { hash, by, seen: false });
    const known = this.#streams.get(stream);
    if (known?.seq === seq) this.#pass(known);
  }

  #pass({ name, seq, hash }: Stream): void {
    const named = this.#named.get(`${name} ${seq}`);
    if (named === undefined) return;
    if (named.hash !== hash.toString("hex"))
      throw new BrokenChain(eventPlace(seq, name), `${named.by} names another hash: it was rewritten`);
    named.seen = true;
  }

  #known(name: string): Stream {
    const stream = this.#streams.get(name);
    if (stream === undefined) throw new BrokenChain(`stream ${name}`, "its header is missing");
    return stream;
  }

  #checkMac(place: string, mac: string | null, what: Signed): void {
    if (this.#key === null) return;
    if (mac === null) throw new BrokenChain(place, "it is not signed");
    if (!isSigned(this.#key, what, Buffer.from(mac, "hex")))
      throw new BrokenChain(place, "its signature is not of this key");
  }
}
