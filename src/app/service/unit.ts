/**
 * The systemd units of one session (`netmon watch`) and of all users' (`netmon serve`), with only the rights that they
 * were observed to need.
 *
 * On failure: the links are pinned, so that kernel enforcement stays when the service ends, is restarted or is
 * upgraded; `netmon detach` ends it. Directives: systemd.exec(5), systemd.service(5), version 252.
 */
import { serviceSocket } from "../serve/place.ts";
import { USERS_SOCKET } from "./install.ts";

export interface UnitOptions {
  /** Words that start netmon: absolute paths of Node and of the program, or of the program alone. */
  command: readonly string[];
  session: string;
  /** Absolute path. */
  config: string;
}

/** Returns the text of deploy/systemd/netmon@.service, for installing units by other means. */
export function unitTemplate(): string {
  const line = (verb: string, ...args: string[]): string =>
    ["/usr/local/bin/netmon", verb, ...args].join(" ");
  return text("%i", (verb, ...args) => line(verb, "--session", "%i", ...args), "/etc/netmon/%i.yaml");
}

/** What both are kept from, but for what they write to besides cgroups. */
const confined = (writable: string): string => `NoNewPrivileges=yes
ProtectSystem=strict
ReadWritePaths=/sys/fs/cgroup ${writable}
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
# not ProtectControlGroups: the session's cgroup is made; not ProtectProc, PrivateNetwork, PrivateUsers: it is the
# machine's processes and sockets that are watched; not RestrictNamespaces: it takes away clone3(2), with which the
# canary starts inside the session; not MemoryDenyWriteExecute: Node compiles
LockPersonality=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
UMask=0077
`;

/** However often it was killed: without it, the kernel guards by the last policy, and nobody has a new session. */
const AGAIN = "StartLimitIntervalSec=0\n";

/** kill(1) is of a package that a bare Debian has not. */
const RELOAD = `ExecReload=/bin/sh -c "kill -HUP \${MAINPID}"`;

/**
 * Exit codes that a restart does not change: usage, privileges, kernel, installation (docs/exit-codes.md). What runs out of
 * memory below the supervisor is started again by that.
 */
const ENDED = `Restart=on-failure
RestartSec=1
RestartPreventExitStatus=2 3 4 9
TimeoutStopSec=30
OOMPolicy=continue
SyslogIdentifier=netmon`;

export function unitText({ command, session, config }: UnitOptions): string {
  return text(
    session,
    (verb, ...args) => [...command, verb, "--session", session, ...args].map(word).join(" "),
    word(config),
  );
}

/** Returns the unit of the socket of netmon serve, which outlives the service: who connects meanwhile waits in it. */
export function usersSocketText(group: string): string {
  return `# What netmon service install --users writes, and uninstall --users removes.
[Unit]
Description=netmon: MCP firewall of users' runs, socket

[Socket]
ListenStream=${serviceSocket()}
SocketMode=0660
SocketGroup=${group.replace(/%/g, "%%")}
DirectoryMode=0755
# a service that ends at once, whatever is waiting for it, is not started again for ever
TriggerLimitIntervalSec=10
TriggerLimitBurst=20

[Install]
WantedBy=sockets.target
`;
}

/** Returns the texts of deploy/systemd/netmon.service and .socket, for installing units by other means. */
export function usersTemplates(): { service: string; socket: string } {
  const command = ["/usr/local/bin/netmon"];
  return { service: usersUnitText({ command, group: "netmon" }), socket: usersSocketText("netmon") };
}

/** Returns the unit of netmon serve. */
export function usersUnitText({ command, group }: { command: readonly string[]; group: string }): string {
  return `# What netmon service install --users writes, and uninstall --users removes.
[Unit]
Description=netmon: MCP firewall of users' runs
Requires=${USERS_SOCKET}
After=network.target ${USERS_SOCKET}
${AGAIN}
[Service]
Type=exec
ExecStart=${[...command, "serve", "--group", group].map(word).join(" ")}
# the ceiling
${RELOAD}
${ENDED}
# the main process is netmon's supervisor; agents are in their users' cgroups, and go on, guarded by pins
KillMode=mixed
LimitNOFILE=65536

# as for a session; CHOWN: the socket is the group's; DAC_OVERRIDE: sessions are made in cgroups of their users
CapabilityBoundingSet=CAP_BPF CAP_PERFMON CAP_NET_ADMIN CAP_SYS_PTRACE CAP_SYS_RESOURCE CAP_CHOWN CAP_DAC_OVERRIDE
AmbientCapabilities=
${confined("/run /var/lib -/sys/fs/bpf")}
[Install]
WantedBy=multi-user.target
`;
}

/** `netmon` returns the command line of a verb. */
function text(session: string, netmon: (verb: string, ...args: string[]) => string, config: string): string {
  return `# What netmon service install writes, and uninstall removes.
[Unit]
Description=netmon: MCP firewall of session ${session}
After=network.target
${AGAIN}
[Service]
Type=exec
ExecStart=${netmon("watch", "--format", "json")} --config ${config}
# the service is started when the session is attached and verified
ExecStartPost=${netmon("wait-ready", "--timeout", "60s", "--quiet")}
${RELOAD}
${ENDED}
# the main process is netmon's supervisor; agents are in the session's cgroup, not in the unit's, and go on, guarded by pins
KillMode=mixed
RuntimeDirectory=netmon
RuntimeDirectoryMode=0700
# the record of a session is what finds its pins again
RuntimeDirectoryPreserve=yes
StateDirectory=netmon
StateDirectoryMode=0700

# BPF, PERFMON: load and verify the programs. NET_ADMIN: attach them, end sockets. SYS_PTRACE: name the processes and
# sockets of agents of other users. SYS_RESOURCE: locked memory on Linux 5.10. An agent with a network namespace of its
# own (a container) takes SYS_ADMIN as well, for netmon to list the connections it had before.
CapabilityBoundingSet=CAP_BPF CAP_PERFMON CAP_NET_ADMIN CAP_SYS_PTRACE CAP_SYS_RESOURCE
AmbientCapabilities=
${confined("-/sys/fs/bpf")}
[Install]
WantedBy=multi-user.target
`;
}

/** Quotes one word of a command line so that nothing in it is expanded. */
function word(plain: string): string {
  const literal = plain.replace(/%/g, "%%").replace(/\$/g, "$$$$");
  if (/^[\w@%+=:,./$-]+$/.test(literal)) return literal;
  return `"${literal.replace(/[\\"]/g, "\\$&")}"`;
}
