import { CodedError } from "./coded-error.ts";

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

/** Returns the base of a class of such errors, which all end a command in one way. */
export function userError(name: string, failure: Failure) {
  return class extends Error implements UserError {
    override readonly name = name;

    get failure(): Failure {
      return failure;
    }
  };
}

/** Returns the base of a class of such errors: the error's code says how a command ends by it. */
export function userErrors<Code extends string>(name: string, failures: Readonly<Record<Code, Failure>>) {
  return class extends CodedError<Code> implements UserError {
    override readonly name = name;

    get failure(): Failure {
      return failures[this.code];
    }
  };
}
