/**
 * How a command ends by an error that reaches its top. The error's class carries it; `src/cli/exit-codes.ts` has the
 * number and the meaning of each.
 */
export type Failure =
  | "unexpected"
  | "usage"
  | "privilege"
  | "unsupported"
  | "target"
  | "busy"
  | "enforcement"
  | "state"
  | "installation"
  | "differs"
  | "noAnswer"
  | "execFailed"
  | "execNotExecutable"
  | "execNotFound";

/** An error whose message is for the user: what, where, and what to do. Any other that reaches the top is a bug. */
export interface UserError extends Error {
  readonly failure: Failure;
}

/** The failure of each code of a class. */
export type Failures<Code extends string> = Readonly<Record<Code, Failure>>;
