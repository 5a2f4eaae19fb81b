/** The keys of a session, as its configuration has them. */
import type { Config } from "../config/config.ts";
import type { CredentialAccess, CredentialRule } from "../credentials/credential-rule.ts";
import { Keyring } from "../credentials/keyring.ts";
import type { Log } from "../event/log.ts";
import type { SessionSink } from "../event/session-sink.ts";
import { chooseAccount, environmentFor } from "../files/account.ts";
import { protectMemory } from "../native/own-memory.ts";

/**
 * `access`: asked for with the first credential, since naming the user may take as long as a name service takes. Rejects
 * with CredentialError.
 */
export function openKeyring(config: Config, access: () => CredentialAccess): Promise<Keyring> {
  return Keyring.open(rulesFor(config), access);
}

/** Tells of keys that cannot be read again from now on. */
export function tellOfKeys(keyring: Keyring, emit: SessionSink, log: Pick<Log, "warn">): void {
  keyring.onFailure = (credential, text) => {
    log.warn(`credential ${credential}: ${text}`);
    emit({ type: "netmon_credential_failed", credential, text });
  };
}

/**
 * Takes over a configuration that was read again, and logs what is new about who can have its keys without netmon.
 * Rejects with CredentialError, and nothing has changed then.
 */
export async function updateKeyring(keyring: Keyring, config: Config, log: Pick<Log, "warn">): Promise<void> {
  const before = new Set(keyring.notes);
  await keyring.update(rulesFor(config));
  for (const note of keyring.notes) if (!before.has(note)) log.warn(note);
}

/** Whoever gets rules is about to read keys: into memory that is protected from here on. */
function rulesFor({ credentials }: Config): CredentialRule[] {
  const all = Object.entries(credentials);
  if (all.length > 0) protectMemory();
  return all.map(([name, rule]) => ({ name, ...rule }));
}

/** Access of whoever started netmon; as root, for an agent of any user. */
export function ownCredentials(env: NodeJS.ProcessEnv = process.env): CredentialAccess {
  const caller = chooseAccount(undefined, env);
  // sudo's environment is root's
  const own = environmentFor(caller, env, process.geteuid?.() ?? 0);
  return { env: own, caller, agent: process.geteuid?.() === 0 ? null : caller };
}
