/**
 * Decides on each query and its answer: which ones pass, and what must be in the kernel before an answer is
 * forwarded. Knows no sockets.
 *
 * Direction of failure: what cannot be read or has no room is refused in enforce mode and passes in observe mode;
 * both count it.
 */
import { zeroDnsCounters } from "../../event/counters.ts";
import type { DnsCounters, DnsRefusal } from "../../event/event.ts";
import { type AnswerAddresses, answerAddresses } from "./answer-addresses.ts";
import { type LearningPorts, learnAnswer } from "./learn-answer.ts";
import { isInternet, type MessageHead, readHead } from "./message.ts";
import { EXTENDED, RCODE, refusal } from "./refusal.ts";

export interface GuardSettings {
  enforce: boolean;
  otherNames: "allow" | "count" | "refuse";
  /** IANA record type numbers; empty: any. */
  types: readonly number[];
  /** `nxdomain`: refused names do not exist, and refused types of other names have no records. */
  refuseWith: "nxdomain" | "refused";
}

/** A client's socket address, as the proxy sees it. */
export interface ClientAddress {
  address: string;
  port: number;
  protocol: "udp" | "tcp";
}

export interface GuardPorts extends LearningPorts {
  /** Names without a rule that a person may allow. */
  approvals: {
    covers(name: string): boolean;
    /** Resolves when a person has answered, or after the time limit. Never rejects. `ticket`: the reference. */
    ask(name: string, from: ClientAddress): Promise<{ passes: boolean; ticket: string | null }>;
  };
  /** Must not throw. */
  onRefused(refused: { name: string; type: number; reason: DnsRefusal; ticket?: string | null }): void;
}

/** `head` null: passed unread (observe). */
type Decided = { kind: "forward"; head: MessageHead | null } | { kind: "answer"; reply: Buffer };

/** `hold`: waits for a person's answer; `decided` never rejects. */
export type QueryVerdict = Decided | { kind: "drop" } | { kind: "hold"; decided: Promise<Decided> };

const QUERY = 0;
/** IXFR, AXFR: useless to a client that resolves names, and several messages for one question. */
const TRANSFERS = [251, 252];

export class DnsGuard {
  readonly counters: DnsCounters = zeroDnsCounters();
  readonly #ports: GuardPorts;
  #settings: GuardSettings;

  constructor(settings: GuardSettings, ports: GuardPorts) {
    this.#settings = settings;
    this.#ports = ports;
  }

  set settings(settings: GuardSettings) {
    this.#settings = settings;
  }

  query(message: Buffer, from: ClientAddress): QueryVerdict {
    const { counters } = this;
    const { enforce, otherNames, types } = this.#settings;
    counters.queries++;
    const head = readHead(message);
    if (head === null || head.response || head.opcode !== QUERY) {
      counters.unreadable++;
      this.#refused(head, "unreadable");
      if (!enforce) return { kind: "forward", head: null };
      return head === null || head.response ? { kind: "drop" } : this.#answer(message, head, "unreadable");
    }
    const { name, type } = head.question;
    // other classes have no addresses in use; class ANY also returns those of class IN, past netmon
    const unwanted =
      TRANSFERS.includes(type) || (types.length > 0 && !types.includes(type)) || !isInternet(head.question);
    const other = this.#isOther(name);
    if (other && otherNames !== "allow") counters.other_names++;
    const asks = other && !unwanted && this.#ports.approvals.covers(name);
    if (asks && enforce) return { kind: "hold", decided: this.#held(message, head, from) };
    const reason = unwanted
      ? "record_type"
      : asks
        ? "not_approved"
        : other && otherNames === "refuse"
          ? "other_name"
          : null;
    if (reason === null) return { kind: "forward", head };
    counters.refused++;
    this.#refused(head, reason);
    if (!enforce && !TRANSFERS.includes(type)) return { kind: "forward", head };
    return this.#answer(message, head, reason);
  }

  async #held(message: Buffer, head: MessageHead, from: ClientAddress): Promise<Decided> {
    const { passes, ticket } = await this.#ports.approvals.ask(head.question.name, from);
    if (passes) return { kind: "forward", head };
    this.counters.refused++;
    this.#refused(head, "not_approved", ticket);
    return this.#answer(message, head, "not_approved", ticket);
  }

  /** Counts a query from port 0, which cannot be answered: dropped in either mode, as without netmon. */
  countUnanswerable(): void {
    this.counters.queries++;
    this.counters.unreadable++;
    this.#refused(null, "unreadable");
  }

  /** Returns the bytes for the agent. `head` null: the query passed unread, and so does its answer. */
  async answer(query: Buffer, head: MessageHead | null, answer: Buffer): Promise<Buffer> {
    const { counters } = this;
    counters.answers++;
    if (head === null) return answer;
    const { name } = head.question;
    let found: AnswerAddresses;
    try {
      found = answerAddresses(answer, name);
    } catch {
      counters.unreadable++;
      return this.#withheld(query, head, answer, "unreadable");
    }
    // if the table cannot take the addresses, the client does not get them
    if (await learnAnswer(this.#ports, name, found).catch(() => false)) return answer;
    counters.no_room++;
    return this.#withheld(query, head, answer, "no_room");
  }

  /** Returns the error that a client gets if its resolver does not answer. */
  unreachable(query: Buffer, head: MessageHead | null): Buffer | null {
    if (head === null) return null;
    this.counters.answers++;
    return refusal(query, head, RCODE.SERVFAIL, EXTENDED.network, "the resolver cannot be reached");
  }

  #isOther(name: string): boolean {
    const { learned, clock } = this.#ports;
    return learned.rulesOf(name, clock.now()).length === 0;
  }

  #withheld(query: Buffer, head: MessageHead, answer: Buffer, reason: "unreadable" | "no_room"): Buffer {
    this.#refused(head, reason);
    if (!this.#settings.enforce) return answer;
    const why =
      reason === "no_room" ? "netmon has no room for these addresses" : "netmon cannot read the answer";
    return refusal(query, head, RCODE.SERVFAIL, EXTENDED.other, why);
  }

  #answer(query: Buffer, head: MessageHead, reason: DnsRefusal, ticket: string | null = null): Decided {
    this.counters.answers++;
    const why = `netmon: ${reason.replace("_", " ")}${ticket === null ? "" : ` (${ticket})`}`;
    return { kind: "answer", reply: refusal(query, head, this.#codeOf(head, reason), EXTENDED.blocked, why) };
  }

  /**
   * REFUSED ends the search list of musl and glibc. A name that is closed altogether does not exist, unless one below it
   * may: resolvers that cache take NXDOMAIN for the whole tree (RFC 8020). A name that a person may still allow is only
   * refused for now.
   */
  #codeOf({ question, opcode }: MessageHead, reason: DnsRefusal): number {
    const { refuseWith, otherNames } = this.#settings;
    const asked = opcode === QUERY && isInternet(question) && !TRANSFERS.includes(question.type);
    if (refuseWith === "refused" || reason === "not_approved" || !asked) return RCODE.REFUSED;
    const { name } = question;
    const closed = reason !== "record_type" || (otherNames === "refuse" && this.#isOther(name));
    return closed && !this.#ports.learned.isAbove(name) ? RCODE.NXDOMAIN : RCODE.NOERROR;
  }

  #refused(head: MessageHead | null, reason: DnsRefusal, ticket: string | null = null): void {
    const { name = "", type = 0 } = head?.question ?? {};
    this.#ports.onRefused({ name, type, reason, ticket });
  }
}
