/**
 * Sockets of services that start or move processes for any caller: the system's and the user's service manager,
 * container engines, terminal multiplexers, editors. Through one of them, an agent starts a process outside its cgroup
 * without special rights (`systemd-run --user`, `docker run`, `tmux new-window`), so `netmon exec` hides them. The same
 * for services that ask the network for a caller: libc asks them for names first, and a DNS server, which netmon sees,
 * if they do not answer. A socket that is not listed here, or appears later, stays reachable.
 */
import { existsSync } from "node:fs";
import type { Account } from "../../files/account.ts";
import { ROOT_RUN_DIR } from "../run/run-directory.ts";
import { SERVICE_DIR } from "../serve/place.ts";

const SYSTEM = [
  "/run/systemd/private",
  "/run/dbus/system_bus_socket",
  "/run/docker.sock",
  "/run/containerd/containerd.sock",
  "/run/podman/podman.sock",
  "/run/crio/crio.sock",
  "/run/k3s/containerd/containerd.sock",
  "/run/libvirt",
  "/run/supervisor.sock",
  "/var/lib/incus/unix.socket",
  "/var/lib/lxd/unix.socket",
  "/var/snap/lxd/common/lxd/unix.socket",
  "/run/buildkit/buildkitd.sock",
  // sockets that other runs of netmon give to their agents, or receive records on
  ROOT_RUN_DIR,
  // netmon serve, which has no session for a session's processes either
  SERVICE_DIR,
];

/** Sockets of services that look up names, users or tickets for any caller. */
const NAMES = [
  "/run/nscd",
  "/run/nslcd/socket",
  "/run/systemd/resolve/io.systemd.Resolve",
  "/run/systemd/resolve/io.systemd.Resolve.Monitor",
  "/run/systemd/machine",
  "/run/avahi-daemon/socket",
  "/run/mdnsd",
  "/var/lib/sss/pipes/nss",
  "/run/samba/winbindd",
  "/run/gssproxy.sock",
  "/run/gssproxy.default.sock",
  "/var/lib/gssproxy/default.sock",
];

function ofUser(uid: number): string[] {
  const runtime = `/run/user/${uid}`;
  return [
    `${runtime}/systemd`,
    `${runtime}/bus`,
    `${runtime}/docker.sock`,
    `${runtime}/podman`,
    `${runtime}/libvirt`,
  ];
}

/**
 * Directories in which terminal multiplexers and editors make such sockets, and without which they do not start: the
 * command gets empty ones of its own.
 */
export function socketDirectories(
  { uid, name }: Pick<Account, "uid" | "name">,
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string[] {
  const runtime = `/run/user/${uid}`;
  const named = [env.TMUX_TMPDIR && `${env.TMUX_TMPDIR}/tmux-${uid}`, env.SCREENDIR, env.ZELLIJ_SOCKET_DIR];
  return [
    `/tmp/tmux-${uid}`,
    ...(name === null ? [] : [`/run/screen/S-${name}`]),
    `${runtime}/emacs`,
    `/tmp/emacs${uid}`,
    `${runtime}/zellij`,
    `/tmp/zellij-${uid}`,
    ...named.flatMap((path) => (path?.startsWith("/") ? [path] : [])),
  ].filter(exists);
}

/** Variables that name such a socket: as a path, as `unix:PATH`, or followed by a comma as in tmux. */
const VARIABLES = [
  "TMUX",
  "DBUS_SESSION_BUS_ADDRESS",
  "DOCKER_HOST",
  "CONTAINER_HOST",
  // terminals and editors that open a shell on request
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

/** Returns the existing ones for a command that runs as `uid` with this environment. */
export function outsideProxies(
  uid: number,
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string[] {
  return [...new Set([...SYSTEM, ...NAMES, ...ofUser(uid), ...ofEnvironment(env)])].filter(exists);
}
