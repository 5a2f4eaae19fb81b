/** The result of a look-up of one host name, for each address family separately. */

export interface AddressWithTtl {
  /** Canonical text. */
  address: string;
  /** Seconds. */
  ttl: number;
}

export type FamilyAnswer =
  | { kind: "addresses"; addresses: readonly AddressWithTtl[] }
  /** A negative answer: NXDOMAIN, or no record of this type. */
  | { kind: "none" }
  /** No answer: timeout, SERVFAIL, refused, unreachable. */
  | { kind: "failure"; error: string };

export interface Answer {
  v4: FamilyAnswer;
  v6: FamilyAnswer;
  /** Number of DNS queries used. */
  queries: number;
}

/** Looks up names. Never rejects: errors are in the answer. */
export interface NameService {
  lookup(name: string): Promise<Answer>;
  /** Ends look-ups in progress; later ones fail. */
  close(): void;
}

export const NONE: FamilyAnswer = { kind: "none" };

export function hasAddresses(answer: Pick<Answer, "v4" | "v6">): boolean {
  return answer.v4.kind === "addresses" || answer.v6.kind === "addresses";
}
