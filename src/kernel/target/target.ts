/**
 * Resolves the target the user named (--cgroup, --pid, --container, --sidecar) to one cgroup to attach to.
 * Direction of failure: closed. The root cgroup is refused unless the caller insists.
 */
import { append } from "../../collections/long-lists.ts";
import { type Cgroup, cgroupType, openCgroup, refuseRoot } from "./cgroup2.ts";
import { type Container, cgroupOfContainer } from "./container.ts";
import type { FileSystemRoot } from "./mountinfo.ts";
import { cgroupOfPid, refuseRootOfPid } from "./pid.ts";
import { sidecarCgroup } from "./sidecar.ts";
import { listSubtreePids } from "./subtree.ts";

/** `below`: a cgroup that is made for the session in another one; `id`: if it has been made before. */
export type TargetSpec = NamedTarget | { kind: "below"; path: string; id: bigint | null };

export type NamedTarget =
  | { kind: "cgroup"; path: string }
  | { kind: "pid"; pid: number }
  | { kind: "container"; reference: string }
  /** The other container of netmon's pod; `command`: part of a command line in it, or ''. */
  | { kind: "sidecar"; command: string };

export interface Target {
  cgroup: Cgroup;
  /** For people: 'cgroup /x', 'process 12', 'docker container web (0123456789ab)'. */
  description: string;
  container?: Container;
  /** Sentences that the user should read before enforcement begins. */
  warnings: string[];
}

export interface TargetOptions extends FileSystemRoot {
  allowRootCgroup?: boolean;
}

/** Throws TargetError. */
export function resolveTarget(spec: NamedTarget, options: TargetOptions = {}): Target {
  const target = locate(spec, options);
  if (options.allowRootCgroup !== true) {
    if (spec.kind === "pid") refuseRootOfPid(spec.pid, target.cgroup);
    else refuseRoot(target.cgroup);
  }
  append(target.warnings, warningsFor(target.cgroup, options));
  return target;
}

function locate(spec: NamedTarget, options: TargetOptions): Target {
  switch (spec.kind) {
    case "cgroup": {
      const cgroup = openCgroup(spec.path, options);
      return { cgroup, description: `cgroup ${cgroup.display}`, warnings: [] };
    }
    case "pid":
      return { cgroup: cgroupOfPid(spec.pid, options), description: `process ${spec.pid}`, warnings: [] };
    case "container": {
      const { container, cgroup } = cgroupOfContainer(spec.reference, options);
      const name = container.name || container.id.slice(0, 12);
      const description = `${container.engine} container ${name} (${container.id.slice(0, 12)})`;
      return { cgroup, description, container, warnings: [] };
    }
    case "sidecar": {
      const cgroup = sidecarCgroup(spec.command, options);
      return { cgroup, description: `the container beside netmon's, ${cgroup.display}`, warnings: [] };
    }
  }
}

function warningsFor(cgroup: Cgroup, options: TargetOptions): string[] {
  const warnings: string[] = [];
  if (listSubtreePids(cgroup.path, options.fsRoot).includes(process.pid))
    warnings.push(
      `netmon itself runs in ${cgroup.display}: its own look-ups and log shipping are judged like the agent's. ` +
        "Start netmon outside of it",
    );
  if (cgroupType(cgroup.path) === "threaded")
    warnings.push(
      `${cgroup.display} is a threaded cgroup: threads of the same process in other cgroups are not covered. ` +
        "Use the domain above it",
    );
  return warnings;
}
