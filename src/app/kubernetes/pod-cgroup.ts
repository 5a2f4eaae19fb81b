/**
 * The cgroup of a pod in the node's tree, cgroup v2: the one that holds all its containers, as the kubelet names it
 * (pkg/kubelet/cm, ToSystemd and ToCgroupfs, Kubernetes 1.31):
 *
 *   systemd   kubepods.slice/kubepods-burstable.slice/kubepods-burstable-podUID.slice, dashes of UID as _
 *   cgroupfs  kubepods/burstable/podUID
 *
 * Guaranteed pods lack the middle level; all are below what --cgroup-root of the kubelet adds (kubelet.slice/...).
 *
 * Fails closed. Only directories on the path to a pod are entered, never a pod's own, which the pod may write. None or
 * several is an error, and nothing above the pod is ever returned.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { TargetError } from "../../kernel/target/error.ts";
import { requireCgroup2Mount } from "../../kernel/target/mountinfo.ts";

/** Levels below the root: kubelet's cgroup-root (two levels, systemd), kubepods, the class, the pod. */
const DEPTH = 5;
const ON_THE_WAY =
  /^(?:kubelet|(?:.*-)?kubelet\.slice|(?:.*-)?kubepods(?:-burstable|-besteffort)?(?:\.slice)?)$/;
const QOS_CLASS = /^(?:burstable|besteffort)$/;

/** Returns the default root for finding pods. Throws TargetError. */
export function nodeCgroupRoot(): string {
  return requireCgroup2Mount().mountPoint;
}

/** Returns an absolute path. Throws TargetError: not_found, ambiguous. */
export function cgroupOfPod(uid: string, root: string): string {
  const slice = new RegExp(
    `^(?:.*-)?kubepods(?:-burstable|-besteffort)?-pod${uid.replace(/-/g, "_")}\\.slice$`,
  );
  const found: string[] = [];
  const look = (directory: string, depth: number, inKubepods: boolean): void => {
    for (const name of directories(directory)) {
      const path = join(directory, name);
      if (slice.test(name) || (inKubepods && name === `pod${uid}`)) found.push(path);
      else if (depth < DEPTH && (ON_THE_WAY.test(name) || (inKubepods && QOS_CLASS.test(name))))
        look(path, depth + 1, inKubepods || name.includes("kubepods"));
    }
  };
  look(root, 1, false);
  const [first] = found;
  if (first === undefined)
    throw new TargetError("not_found", `no cgroup below ${root} is that of the pod ${uid}`);
  if (found.length > 1)
    throw new TargetError("ambiguous", `the pod ${uid} has several cgroups: ${found.join(", ")}`);
  return first;
}

function directories(path: string): string[] {
  const entries = orElse(() => readdirSync(path, { withFileTypes: true }), []); // it may be removed meanwhile
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
