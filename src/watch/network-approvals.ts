/**
 * Destinations of one session that a person may open (`sandbox.network.ask`). A query for such a name waits. A
 * connection to such an address has already been refused by the kernel, which waits for nobody, and becomes a proposal.
 * An approved destination stays open until its ticket ends or is rejected, the rules change, or netmon ends.
 *
 * Fails closed. A destination that nobody was asked about, or whose answer cannot be found, is not opened.
 */

import { ApprovalDesk, type DeskAnswer } from "../approvals/held-calls.ts";
import { connectionCall, digest, type ProposedCall } from "../approvals/ticket.ts";
import type { Config } from "../config/config.ts";
import { PROTOCOL_NUMBERS, protocolName } from "../config/destination.ts";
import type { ClientAddress } from "../dns/proxy/guard.ts";
import { isSpecialAddress } from "../dns/proxy/special-address.ts";
import { errorMessage } from "../errors/error-message.ts";
import { zeroApprovalCounters } from "../event/counters.ts";
import type { McpNetworkConnection } from "../event/event.ts";
import type { Part } from "../event/faults.ts";
import { LIMITS, type LimitName, limitWords } from "../event/limits.ts";
import type { Log } from "../event/log.ts";
import { userNames } from "../files/user-name.ts";
import type { OpenSocket } from "../kernel/helper/messages.ts";
import { readStatus } from "../kernel/target/procfs.ts";
import { AskedDestinations } from "../policy/asked-destinations.ts";
import type { NameRule } from "../policy/name-rules.ts";
import { addressBytesOf, canonicalAddress } from "../registry/address.ts";
import { hostPort } from "../registry/host.ts";
import type { StateDirs } from "../state/paths.ts";
import type { WatchPorts } from "./ports.ts";

/** glibc and musl repeat a query after 5 seconds; the refusal must come earlier. */
export const LONGEST_HOLD_MS = 4000;

/** For one name; a client sends two, and repeats them. */
const MAX_QUERIES = LIMITS.waiting_queries.most;
/** Remembered until the next tick. */
const MAX_REFUSALS = LIMITS.kept_refusals.most;

type AskingProcess = Pick<McpNetworkConnection, "pid" | "uid" | "comm">;

/** The session's sockets and names. */
interface SessionNetwork {
  sockets(): Promise<readonly OpenSocket[]>;
  /** Puts in force what is now allowed for these names and addresses. */
  apply(names: ReadonlySet<string>): Promise<void>;
}

interface ApprovalRequest {
  call: ProposedCall;
  /** What a person may allow. */
  rules: readonly NameRule[];
  /** null: none yet, or a standing rule allowed it. */
  ticket: string | null;
}

export class NetworkApprovals {
  readonly counters = zeroApprovalCounters();
  readonly #sessionId: string;
  readonly #desk: ApprovalDesk;
  readonly #part: Part;
  readonly #log: Log;
  readonly #network: SessionNetwork;
  #asked = new AskedDestinations([]);
  #revision = "";
  #active = false;
  #maxPending = 0;
  readonly #held = new Map<string, { queries: number; answer: Promise<DeskAnswer> }>();
  /** Proposed and not yet answered; keyed by name or address. */
  readonly #waiting = new Map<string, ApprovalRequest>();
  readonly #allowed = new Map<string, ApprovalRequest>();
  /** Answers kept until the next tick, so that provoking refusals repeatedly stays cheap. */
  readonly #refused = new Map<string, DeskAnswer>();
  #ticking = false;

  constructor(
    { sessionId, dirs }: { sessionId: string; dirs: StateDirs },
    { emit, log, faults, policySource }: WatchPorts,
    network: SessionNetwork,
  ) {
    this.#sessionId = sessionId;
    this.#desk = new ApprovalDesk({
      sessionId,
      dirs,
      emit,
      log,
      counters: this.counters,
      longestHoldMs: LONGEST_HOLD_MS,
      config: () => policySource.config,
    });
    this.#part = faults.part("names");
    this.#log = log;
    this.#network = network;
  }

  /** Uses a policy that is about to be written. If the rules differ, anything allowed under the old ones ends. */
  use({ sandbox: { network }, approvals }: Config, asked: AskedDestinations): void {
    const { mode, fail_closed, allow, deny, ask } = network;
    // without `ask` rules nothing is allowed, and the lists may be long
    const revision = ask.length === 0 ? "" : digest(JSON.stringify({ allow, deny, ask }));
    if (revision !== this.#revision)
      for (const map of [this.#waiting, this.#allowed, this.#refused]) map.clear();
    this.#revision = revision;
    this.#asked = asked;
    this.#active = mode === "enforce" && fail_closed;
    this.#maxPending = approvals.max_pending;
  }

  /** See ApprovalDesk.reply. */
  reply(...asked: Parameters<ApprovalDesk["reply"]>): ReturnType<ApprovalDesk["reply"]> {
    return this.#desk.reply(...asked);
  }

  /** Returns the rules that people have allowed. */
  rules(): NameRule[] {
    return [...this.#allowed.values()].flatMap(({ rules }) => rules);
  }

  /** Reports whether a person may allow the name. */
  covers(name: string): boolean {
    return this.#asked.ofName(name).length > 0;
  }

  /** Holds a query for a name that `covers` accepts, for at most LONGEST_HOLD_MS. Never rejects. */
  ask(name: string, from: ClientAddress): Promise<DeskAnswer> {
    if (!this.#active) return Promise.resolve(UNASKED);
    const held = this.#held.get(name);
    if (held !== undefined) {
      if (++held.queries <= MAX_QUERIES) return held.answer;
      return Promise.resolve(this.#full("waiting_queries", "too many lookups of this name wait already"));
    }
    const since = Date.now();
    const known = this.#waiting.get(name);
    const refused = this.#refused.get(name) ?? (known ? null : this.#noRoom());
    if (refused) return Promise.resolve(refused);
    const rules = this.#asked.ofName(name);
    const request = known ?? this.#propose(name, name, rules, "a name that is not declared was looked up");
    const hold = async (): Promise<DeskAnswer> => {
      if (!known) await this.#addProcess(request, await this.#processAt(from).catch(() => null));
      return this.#answered(name, request, await this.#desk.ask(request.call, false, NEVER, since));
    };
    const failed = (error: unknown): DeskAnswer => {
      this.#part.fault(error, "request_ended");
      this.#waiting.delete(name);
      return UNASKED;
    };
    const answer = hold()
      .catch(failed)
      .finally(() => this.#held.delete(name));
    this.#held.set(name, { queries: 1, answer });
    return answer;
  }

  /** Turns a connection that the kernel refused into a proposal, if a rule covers its address. */
  refusedAt({ action, reason, remote_addr, protocol, pid, comm, uid }: McpNetworkConnection): void {
    if (!this.#active || action !== "block" || reason !== "undeclared") return;
    const [, host, digits] = /^\[?(.*?)\]?:(\d+)$/.exec(remote_addr) ?? [];
    const address = canonicalAddress(host ?? "");
    const [port, number] = [Number(digits), PROTOCOL_NUMBERS[protocol]];
    if (address === null || number === undefined) return;
    const rule = this.#asked.ofPlace(address, port, number);
    if (rule === null || isSpecialAddress(address)) return;
    const key = `${hostPort(address, port)}/${protocol}`;
    if (this.#waiting.has(key) || this.#allowed.has(key) || this.#refused.has(key)) return;
    if (this.#noRoom()) return;
    const request = this.#propose(
      key,
      address,
      [rule],
      `a connection to ${hostPort(address, port)} was refused`,
    );
    const propose = async () => {
      await this.#addProcess(request, { pid, comm, uid });
      await this.#answered(key, request, await this.#desk.ask(request.call, false, AT_ONCE));
    };
    this.#part.background(propose, "tried_again");
  }

  /** Runs once a second: applies answers and ends what has expired. Never rejects. */
  async tick(): Promise<void> {
    this.#refused.clear();
    if (this.#ticking || this.#waiting.size + this.#allowed.size === 0) return;
    this.#ticking = true;
    try {
      const changed = new Set<string>();
      const open = [...this.#waiting].filter(([key, { ticket }]) => ticket !== null && !this.#held.has(key));
      for (const [key, request] of [...open, ...this.#allowed]) {
        const stands = this.#desk.standing(request.call, request.ticket);
        if (stands === null || (stands && this.#allowed.has(key))) continue;
        this.#waiting.delete(key);
        this.#allowed.delete(key);
        if (stands && this.#desk.take(request.call)) this.#allowed.set(key, request);
        for (const { name } of request.rules) changed.add(name);
      }
      if (changed.size > 0) await this.#network.apply(changed);
    } catch (error) {
      this.#log.warn(`answers to connections that wait cannot be read: ${errorMessage(error)}`);
    } finally {
      this.#ticking = false;
    }
  }

  close(): Promise<void> {
    return this.#desk.close();
  }

  #propose(key: string, destination: string, rules: readonly NameRule[], why: string): ApprovalRequest {
    const rule = rules[0]?.source ?? "sandbox.network.ask";
    const about = { sessionId: this.#sessionId, destination, policyRevision: this.#revision, rule, why };
    const call = connectionCall({ ...about, user: null, process: null }, portsOf(rules));
    const request = { call, rules, ticket: null };
    this.#waiting.set(key, request);
    return request;
  }

  /** Returns the session's process that owns the socket; null: not found. */
  async #processAt({ address, port, protocol }: ClientAddress): Promise<AskingProcess | null> {
    const own = (await this.#network.sockets()).filter(
      (one) => one.proto === PROTOCOL_NUMBERS[protocol] && one.localPort === port && one.pid !== 0,
    );
    const addr = Buffer.from(addressBytesOf(canonicalAddress(address) ?? "0.0.0.0"));
    const pid = (own.find(({ localAddr }) => addr.equals(localAddr)) ?? own[0])?.pid;
    const status = pid === undefined ? null : readStatus(pid);
    return pid === undefined || status === null ? null : { pid, uid: status.uid, comm: status.comm };
  }

  async #addProcess(request: ApprovalRequest, process: AskingProcess | null): Promise<void> {
    if (process === null || process.pid === 0) return;
    const { pid, uid, comm } = process;
    const user = await userNames.of(uid);
    request.call = { ...request.call, user, process: `${comm} (pid ${pid})` };
  }

  async #answered(key: string, request: ApprovalRequest, answer: DeskAnswer): Promise<DeskAnswer> {
    // the rules have changed meanwhile
    if (this.#waiting.get(key) !== request) return UNASKED;
    request.ticket = answer.ticket;
    if (answer.reason === "approval_required" && answer.ticket !== null) return answer;
    this.#waiting.delete(key);
    if (answer.passes) {
      this.#allowed.set(key, request);
      await this.#network.apply(new Set(request.rules.map(({ name }) => name)));
    } else if (this.#refused.size < MAX_REFUSALS) this.#refused.set(key, answer);
    return answer;
  }

  /** Returns null if there is room for one more. */
  #noRoom(): DeskAnswer | null {
    if (this.#refused.size >= MAX_REFUSALS)
      return this.#full("kept_refusals", "too many destinations were refused within a second");
    if (this.#waiting.size < this.#maxPending) return null;
    return this.#full("pending_approvals", "too many connections wait for approval already");
  }

  #full(limit: LimitName, why: string): DeskAnswer {
    this.counters.asked++;
    this.counters.not_approved++;
    return { ...UNASKED, text: `${why} ${limitWords(limit)}` };
  }
}

const AT_ONCE = AbortSignal.abort();
const NEVER = new AbortController().signal;

const UNASKED: DeskAnswer = {
  passes: false,
  reason: "approval_unavailable",
  ticket: null,
  text: "nobody can be asked now",
};

/** Formats ports, e.g. `443/tcp`, `53`; empty: any. */
function portsOf(rules: readonly NameRule[]): string[] {
  const texts = rules.flatMap(({ ports, protocols }) => {
    const numbers = ports.length > 0 ? ports.map(String) : ["any"];
    const kinds = protocols.length > 0 ? protocols.map((number) => `/${protocolName(number)}`) : [""];
    return numbers.flatMap((port) => kinds.map((kind) => `${port}${kind}`));
  });
  return texts.includes("any") ? [] : [...new Set(texts)];
}
