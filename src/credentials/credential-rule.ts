/** A credential as the configuration has it, and who is involved when its key is read. */
import { userError } from "../errors/user-error.ts";
import type { UserRights } from "../files/user-rights.ts";
import type { CredentialPlace } from "./destination.ts";
import type { HeaderForm } from "./header-form.ts";

export type CredentialSource =
  | { kind: "env"; variable: string }
  | { kind: "file"; path: string }
  | { kind: "exec"; command: readonly string[] }
  /** A file of $CREDENTIALS_DIRECTORY (systemd.exec(5), LoadCredential=). */
  | { kind: "systemd"; file: string };

export interface CredentialRule {
  name: string;
  source: CredentialSource;
  to: readonly CredentialPlace[];
  headers: readonly HeaderForm[];
  /** The agent's environment variables that get the placeholder. */
  variables: readonly string[];
  /** Age in milliseconds at which the key is read again; null: only when it is refused. */
  ttlMs: number | null;
}

export interface CredentialAccess {
  /** Environment in which `env` and `systemd` are looked up, and commands run. */
  env: NodeJS.ProcessEnv;
  /** The user whose commands run. */
  caller: UserRights;
  /** The user of the agent; null: any user may be. */
  agent: UserRights | null;
}

/** A key cannot be had. Says which and why, and nothing that was read. */
export class CredentialError extends userError("CredentialError", "usage") {}
