/**
 * Parses pods from the API's JSON. Fails closed: anything that is not a pod with a plausible uid is null, since the uid
 * becomes part of a path.
 */
import * as z from "zod";

const podSchema = z.object({
  metadata: z.object({
    uid: z.string().regex(/^[0-9A-Za-z-]{1,64}$/),
    name: z.string().min(1).max(253),
    namespace: z.string().min(1).max(63),
    annotations: z.record(z.string(), z.string()).default({}),
  }),
  status: z.object({ phase: z.string().optional() }).optional(),
});

export interface Pod {
  uid: string;
  name: string;
  namespace: string;
  annotations: Readonly<Record<string, string>>;
  /** Whether its containers have ended for good. */
  over: boolean;
  /** Whether some container of it has started. */
  started: boolean;
}

export function parsePod(value: unknown): Pod | null {
  const parsed = podSchema.safeParse(value);
  if (!parsed.success) return null;
  const { metadata, status } = parsed.data;
  const phase = status?.phase ?? "Pending";
  return {
    ...metadata,
    over: phase === "Succeeded" || phase === "Failed",
    started: phase === "Running" || phase === "Unknown",
  };
}

/** Longest part of a session id that names the pod; the uid's first digits distinguish pods of the same name. */
const NAME_LENGTH = 55;

/** Returns `namespace.name-uid`, cut to the length of a session id. */
export function sessionIdOf(pod: Pod, name = `${pod.namespace}.${pod.name}`): string {
  const safe = name.replace(/[^A-Za-z0-9._-]/g, "_").replace(/^[._-]+/, "") || "pod";
  return `${safe.slice(0, NAME_LENGTH)}-${pod.uid.replace(/-/g, "").slice(0, 8)}`;
}
