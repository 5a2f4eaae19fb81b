/**
 * Session record, /run/netmon/ID/session.json: what another netmon process needs to name, enter, adopt or remove a
 * session. Written atomically on each change by the netmon that holds the lock.
 *
 * Fails closed. A record of another form or version is an error and nothing is adopted.
 */
import * as z from "zod";
import { coverage } from "../event/coverage.ts";
import type { RuleNamesRecord } from "../kernel/table/rule-names.ts";
import { StateError } from "./error.ts";

/** Incremented when a field changes meaning. */
export const RECORD_VERSION = 1;

const legend: z.ZodType<RuleNamesRecord> = z.object({
  rules: z.array(z.object({ source: z.string(), host: z.string().nullable() })),
  serverSets: z.array(z.array(z.object({ id: z.string(), type: z.enum(["stdio", "http", "sse"]) }))),
});

const schema = z.strictObject({
  record_version: z.literal(RECORD_VERSION),
  /** Package version of the netmon that wrote it. */
  netmon_version: z.string(),
  session_id: z.string(),
  cgroup: z.strictObject({
    /** Absolute path as the writer saw it. */
    path: z.string().startsWith("/"),
    /** cgroup id (inode number) in decimal, since it has 64 bits. */
    id: z.string().regex(/^\d+$/),
    /** Path below the mount, for display. */
    display: z.string(),
    /** Whether netmon created it and removes it at the end. */
    created_by_netmon: z.boolean(),
  }),
  /** How the cgroup was found: 'process 12', 'docker container web (...)', 'cgroup /x'. */
  target: z.string(),
  /** The netmon that serves the session; null after it ended cleanly (pins may stay). */
  watcher: z
    .strictObject({
      pid: z.int().positive(),
      /** Clock ticks since boot, field 22 of /proc/PID/stat: distinguishes it from a later process with this pid. */
      start_time: z.string().regex(/^\d+$/),
    })
    .nullable(),
  mode: z.enum(["observe", "enforce"]),
  fail_closed: z.boolean(),
  /** Absent in records of earlier versions. */
  enforce_policy: z.boolean().optional(),
  /** Names of the attached hooks. */
  hooks: z.array(z.string()),
  /** Generation of the kernel table. */
  generation: z.int().nonnegative(),
  /** Directory on a bpffs; null: the links are not pinned. */
  pin_dir: z.string().nullable(),
  legend,
  /** AF_UNIX paths that the policy denies: `netmon exec` masks them if the kernel has no hook for them. */
  denied_unix_paths: z.array(z.string()),
  /** Secrets that authenticate a person's answers: `netmon exec` masks them. Absent in records of earlier versions. */
  secret_files: z.array(z.string()).optional(),
  /**
   * Name servers of `resolvers: auto`. A netmon that takes over the same cgroup keeps them, since the agent may have changed its file.
   * Absent in records of earlier versions.
   */
  name_servers: z.array(z.strictObject({ address: z.string(), port: z.int().positive() })).optional(),
  /** Files that declare the policy: `netmon exec` makes them read-only. Absent in records of earlier versions. */
  policy_files: z.array(z.string()).optional(),
  /** Seconds between two proofs. Absent in records of earlier versions. */
  proof_seconds: z.number().positive().optional(),
  /** What passes no hook, as last looked for. Absent in records of earlier versions. */
  coverage: coverage.optional(),
  /** RFC 3339, UTC: when this watch run attached. */
  started: z.iso.datetime(),
  /** Enforcing: when the canary was last refused. Observing: when the links were last seen alive. null: never. */
  verified: z.iso.datetime().nullable(),
});

export type SessionRecord = z.infer<typeof schema>;

/** Throws StateError `corrupt` or `version`; `path` is used in the message. */
export function parseRecord(text: string, path: string): SessionRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StateError(
      "corrupt",
      `${path} is not JSON: remove it with netmon detach --session ID --force`,
      { cause: error },
    );
  }
  const version = (value as { record_version?: unknown } | null)?.record_version;
  if (version !== RECORD_VERSION && typeof version === "number")
    throw new StateError(
      "version",
      `${path} was written by another version of netmon (record version ${version}, this one reads ${RECORD_VERSION}): ` +
        "use that version, or netmon detach --session ID --force",
    );
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0];
  throw new StateError(
    "corrupt",
    `${path} is not a session record (${where?.path.join(".") || "top"}: ${where?.message}): remove it with ` +
      "netmon detach --session ID --force",
  );
}
