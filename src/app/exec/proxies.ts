/**
 * Sockets of services that start or move processes for whoever may talk to them: the system's and the user's
 * service manager, container engines, terminal multiplexers. Through one of them an agent starts a process
 * outside its cgroup without any right of its own (`systemd-run --user`, `docker run`, `tmux new-window`), so
 * `netmon exec` covers them. What is not known by name here, or comes into being later, stays reachable.
 */
import { existsSync } from "node:fs";
import { OF_ROOT } from "../run/run-directory.ts";

const SYSTEM = [
  "/run/systemd/private",
  "/run/dbus/system_bus_socket",
  "/run/docker.sock",
  "/run/containerd/containerd.sock",
  "/run/podman/podman.sock",
  "/run/crio/crio.sock",
  "/run/buildkit/buildkitd.sock",
  // what other runs of netmon give to their agents, and where they take records from
  OF_ROOT,
];

function ofUser(uid: number): string[] {
  const runtime = `/run/user/${uid}`;
  return [
    `${runtime}/systemd`,
    `${runtime}/bus`,
    `${runtime}/docker.sock`,
    `${runtime}/podman`,
    `/tmp/tmux-${uid}`,
    `/run/screen/S-${uid}`,
  ];
}

/** Those that exist, for a command that runs as `uid`. */
export function outsideProxies(uid: number, exists: (path: string) => boolean = existsSync): string[] {
  return [...SYSTEM, ...ofUser(uid)].filter(exists);
}
