/** What a look-up of one host name gave, for each address family on its own. */

export interface AddressWithTtl {
  /** Canonical text. */
  address: string;
  /** Seconds. */
  ttl: number;
}

export type FamilyAnswer =
  | { kind: "addresses"; addresses: readonly AddressWithTtl[] }
  /** An answer, and it is "none": NXDOMAIN, or no record of this type. */
  | { kind: "none" }
  /** No answer: timeout, SERVFAIL, refused, unreachable. */
  | { kind: "failure"; error: string };

export interface Answer {
  v4: FamilyAnswer;
  v6: FamilyAnswer;
  /** DNS queries it took. */
  queries: number;
}

/** Looks up names. Never rejects: what goes wrong is in the answer. */
export interface NameService {
  lookup(name: string): Promise<Answer>;
  /** Ends what is under way; later look-ups fail. */
  close(): void;
}

export const NONE: FamilyAnswer = { kind: "none" };

export function hasAddresses(answer: Pick<Answer, "v4" | "v6">): boolean {
  return answer.v4.kind === "addresses" || answer.v6.kind === "addresses";
}
