/**
 * Recognizes container cgroups by the names engines give them (systemd and cgroupfs drivers, cgroup v2).
 * Names seen with docker 26, podman 4/5 with runc and crun, containerd 1.7 (nerdctl, Kubernetes), CRI-O. Pure.
 * Direction of failure: closed; a name that matches no pattern is not a container.
 */
import { basename, dirname } from "node:path";

export type Engine = "docker" | "podman" | "containerd" | "cri-o";

export interface CgroupName {
  engine: Engine;
  /** Full container id: 64 hex digits, or containerd's free-form id. */
  id: string;
}

const ID = "([0-9a-f]{64})";

/**
 * conmon's own scopes (libpod-conmon-ID.scope, crio-conmon-ID.scope) do not match: the monitor is not the
 * container. crun's extra level (ID.scope/container) is found through its parent, which covers it.
 */
const PATTERNS: ReadonlyArray<readonly [RegExp, Engine]> = [
  [new RegExp(`^docker-${ID}\\.scope$`), "docker"],
  [new RegExp(`^libpod-(?:payload-)?${ID}(?:\\.scope)?$`), "podman"],
  [new RegExp(`^(?:cri-containerd|nerdctl)-${ID}(?:\\.scope)?$`), "containerd"],
  [new RegExp(`^crio-${ID}(?:\\.scope)?$`), "cri-o"],
];

const BARE_ID = new RegExp(`^${ID}$`);

/** Returns the container that a cgroup directory belongs to by its name, or null. */
export function containerOfCgroup(path: string): CgroupName | null {
  const name = basename(path);
  for (const [pattern, engine] of PATTERNS) {
    const id = name.match(pattern)?.[1];
    if (id !== undefined) return { engine, id };
  }
  const bare = name.match(BARE_ID)?.[1];
  if (bare === undefined) return null;
  // cgroupfs driver: docker/ID, kubepods/burstable/podUID/ID, NAMESPACE/ID; libpod_parent/ID is a pod of podman
  const above = basename(dirname(path));
  if (above === "libpod_parent") return null;
  return { engine: above === "docker" ? "docker" : "containerd", id: bare };
}

/**
 * The directory below the hierarchy's root that `linux.cgroupsPath` of an OCI config refers to: '/a/b' with the
 * cgroupfs driver, 'SLICE:PREFIX:NAME' with systemd's. null if it has neither form.
 */
export function cgroupsPathToDirectory(cgroupsPath: string): string | null {
  const parts = cgroupsPath.split(":");
  if (parts.length === 1) return cgroupsPath.startsWith("/") ? cgroupsPath : `/${cgroupsPath}`;
  const [slice, prefix, name] = parts;
  if (parts.length !== 3 || slice === undefined || !name) return null;
  const unit = prefix ? `${prefix}-${name}.scope` : `${name}.scope`;
  return `${slicePath(slice === "" ? "system.slice" : slice)}/${unit}`;
}

/** systemd nests slices by dashes: a-b.slice is /a.slice/a-b.slice (systemd.slice(5)). */
function slicePath(slice: string): string {
  if (slice === "-.slice" || !slice.endsWith(".slice")) return slice === "-.slice" ? "" : `/${slice}`;
  const parts = slice.slice(0, -".slice".length).split("-");
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("-")}.slice`).join("");
}
