/**
 * Sockets of services that start or move processes for whoever may talk to them: the system's and the user's
 * service manager, container engines, terminal multiplexers, editors. Through one of them an agent starts a process
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
    `${runtime}/emacs`,
    `/tmp/emacs${uid}`,
    `${runtime}/zellij`,
    `/tmp/zellij-${uid}`,
  ];
}

/** Variables that name such a socket: as a path, as `unix:PATH`, or as tmux does before a comma. */
const VARIABLES = [
  "TMUX",
  "DBUS_SESSION_BUS_ADDRESS",
  "DOCKER_HOST",
  "CONTAINER_HOST",
  // terminals and editors that open a shell when they are asked to
  "KITTY_LISTEN_ON",
  "WEZTERM_UNIX_SOCKET",
  "NVIM",
  "VSCODE_IPC_HOOK_CLI",
];

function ofEnvironment(env: NodeJS.ProcessEnv): string[] {
  return VARIABLES.flatMap((name) => {
    const path = /^(?:unix:(?:path=)?(?:\/\/)?)?(\/[^,;]+)/.exec(env[name] ?? "")?.[1];
    return path === undefined ? [] : [path];
  });
}

/** Those that exist, for a command that runs as `uid` with this environment. */
export function outsideProxies(
  uid: number,
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string[] {
  return [...new Set([...SYSTEM, ...ofUser(uid), ...ofEnvironment(env)])].filter(exists);
}
