/**
 * Compares a run's policy with that of the last run of the same configuration: its own file, and the servers that come
 * from the agent's files. Options of the command line are not compared: who starts netmon gives them.
 *
 * Fails open: a record that cannot be read or written is a warning, and the run starts.
 */
import type { Config } from "../../config/config.ts";
import { type SettingChange, settingChanges } from "../../config/loosened.ts";
import { shownConfig } from "../../config/show.ts";
import { boundedDiff } from "../../decision/pins/unified-diff.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { NetmonPolicyFileChanged } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { Unstamped } from "../../event/session-sink.ts";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import type { StateDirs } from "../../state/paths.ts";
import {
  type PolicyRecord,
  policyHash,
  readPolicyRecord,
  writePolicyRecord,
} from "../../state/policy-record.ts";

/** UTF-16 code units of a diff in an event. */
const MAX_DIFF = 16 << 10;
const MAX_SETTINGS = 100;
const TOO_LONG = "... too much has changed to be shown here\n";

export type PolicyFileChange = Unstamped<NetmonPolicyFileChanged>;

export class LastPolicy {
  /** What is different from the last run; null: nothing, or there was none. */
  readonly change: PolicyFileChange | null;
  readonly #record: PolicyRecord;
  readonly #dirs: StateDirs;
  readonly #log: Pick<Log, "warn">;

  /** `file`: the configuration's absolute path; `config`: without options of the command line. */
  constructor(
    { dirs, sessionId, file }: { dirs: StateDirs; sessionId: string; file: string },
    config: Config,
    log: Pick<Log, "warn">,
  ) {
    this.#dirs = dirs;
    this.#log = log;
    const policy = JSON.parse(JSON.stringify(shownConfig(config)), hidden) as PolicyRecord["policy"];
    const text = policyText(policy);
    this.#record = {
      record_version: 1,
      file,
      session_id: sessionId,
      policy,
      started: new Date().toISOString(),
      hash: policyHash(text),
    };
    this.change = changeOf(this.#read(), this.#record, text);
  }

  /** Makes this run the one that the next is compared with. */
  keep(): void {
    try {
      writePolicyRecord(this.#dirs, this.#record);
    } catch (error) {
      this.#log.warn(`the next run cannot be compared with this one's policy: ${errorMessage(error)}`);
    }
  }

  #read(): PolicyRecord | null {
    try {
      return readPolicyRecord(this.#dirs, this.#record.file);
    } catch (error) {
      this.#log.warn(`the policy cannot be compared with the last run's: ${errorMessage(error)}`);
      return null;
    }
  }
}

/** Hides keys in URLs, which a command's arguments may have too: the record outlives the run. */
function hidden(_key: string, value: unknown): unknown {
  return typeof value === "string" ? withoutUrlSecrets(value) : value;
}

function policyText(policy: unknown): string {
  return `${JSON.stringify(policy, null, 2)}\n`;
}

function changeOf(former: PolicyRecord | null, now: PolicyRecord, text: string): PolicyFileChange | null {
  if (former === null || former.hash === now.hash) return null;
  const changes = settingChanges(former.policy, now.policy);
  const diff = boundedDiff(now.file, policyText(former.policy), text) ?? TOO_LONG;
  return {
    type: "netmon_policy_file_changed",
    file: now.file,
    hash: now.hash,
    former_hash: former.hash,
    former_session: former.session_id,
    weaker: changes.some(({ looser }) => looser),
    settings: shortened(changes),
    diff: diff.length > MAX_DIFF ? `${diff.slice(0, MAX_DIFF)}\n${TOO_LONG}` : diff,
  };
}

/** The looser ones first. */
function shortened(changes: readonly SettingChange[]): string[] {
  const sorted = [...changes].sort((a, b) => Number(b.looser) - Number(a.looser));
  return sorted.slice(0, MAX_SETTINGS).map(({ path }) => path);
}
