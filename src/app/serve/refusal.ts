/** What the service refuses, for the user who asked: what, where, and what to do. */
import { type Failure, userErrors } from "../../errors/user-error.ts";

export type RefusalCode = "usage" | "privilege" | "busy" | "limit" | "target" | "state" | "unexpected";

const FAILURES: Readonly<Record<RefusalCode, Failure>> = {
  usage: "usage",
  privilege: "privilege",
  busy: "busy",
  limit: "busy",
  target: "target",
  state: "state",
  unexpected: "unexpected",
};

export class ServiceRefusal extends userErrors("ServiceRefusal", FAILURES) {}

/** Returns the code for an answer; what is of another netmon, or of none, is unexpected. */
export function refusalCode(code: string): RefusalCode {
  return Object.hasOwn(FAILURES, code) ? (code as RefusalCode) : "unexpected";
}
