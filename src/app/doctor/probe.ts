/**
 * Checks what the kernel lets the helper load, by asking the helper (proto: Probe). Attaches nothing to existing
 * objects. On failure: if the helper gives no answer, every feature is `unknown`.
 */
import { errorMessage } from "../../errors/error-message.ts";
import { HelperClient } from "../../kernel/helper/client.ts";
import type { Feature } from "../../kernel/helper/messages.ts";
import { bpffsSources, chooseBpffs } from "../../state/bpffs-directory.ts";
import type { Check, Group } from "./promise.ts";

const HOOK_PURPOSE: Readonly<Record<string, string>> = {
  "hook:connect4": "sees and refuses IPv4 connections",
  "hook:connect6": "sees and refuses IPv6 connections",
  "hook:sendmsg4": "sees and refuses unconnected IPv4 datagrams",
  "hook:sendmsg6": "sees and refuses unconnected IPv6 datagrams",
  "hook:sock_create": "refuses raw, ping, UDP-Lite and SCTP sockets",
  "hook:recvmsg4": "shows redirected IPv4 answers as from the address that was asked",
  "hook:recvmsg6": "shows redirected IPv6 answers as from the address that was asked",
  "hook:getpeername4": "shows a redirected IPv4 socket its original peer",
  "hook:getpeername6": "shows a redirected IPv6 socket its original peer",
  "hook:egress": "the backstop: address translation, source routes, live connections",
  "hook:connect_unix": "refuses AF_UNIX paths",
  "hook:sendmsg_unix": "refuses AF_UNIX paths for datagrams",
};

/** Returns the probe results as checks; the helper itself is the first one. */
export async function probeChecks(): Promise<Check[]> {
  try {
    const client = await HelperClient.start();
    try {
      const choice = chooseBpffs(bpffsSources());
      // a file system that netmon would mount cannot be probed; host.ts reports what is known
      const bpffs = choice.kind === "mounted" ? choice.path : "";
      const { result } = await client.request("probe", { bpffs });
      const features = result.features.filter(({ name }) => bpffs !== "" || name !== "bpffs");
      return [helperCheck("yes", `netmon-bpf ${client.hello.helperVersion}`), ...features.map(toCheck)];
    } finally {
      await client.close();
    }
  } catch (error) {
    const why = errorMessage(error);
    const missing = Object.keys(HOOK_PURPOSE).map((name) =>
      toCheck({ name, answer: "unknown", why: "the helper could not be asked" }),
    );
    return [helperCheck("no", why), ...missing];
  }
}

function helperCheck(answer: Check["answer"], why: string): Check {
  return { name: "helper", group: "system", label: "helper and addon", answer, why };
}

const FEATURES: Readonly<Record<string, readonly [group: Group, label: string]>> = {
  kernel: ["system", "kernel new enough"],
  privileges: ["privileges", "rights to load and attach"],
  cgroup2: ["system", "cgroup v2 mounted"],
  btf: ["system", "kernel type information (BTF)"],
  memlock: ["system", "locked memory limit"],
  bpffs: ["system", "bpf file system for pins"],
  lockdown: ["surroundings", "kernel lockdown leaves BPF alone"],
  lsm: ["surroundings", "BPF security module usable"],
  landlock: ["surroundings", "Landlock"],
  ringbuf: ["features", "ring buffer"],
  sk_storage: ["features", "socket storage"],
  set_retval: ["features", "choice of errno (set_retval)"],
  plain_http: ["features", "MCP servers on plain HTTP found"],
  programs: ["features", "netmon's programs load"],
  shared_programs: ["features", "programs verified once for many sessions"],
  cgroup_link: ["features", "links to cgroups"],
  batch: ["features", "batched map changes"],
  sock_destroy: ["features", "ending live connections"],
  clone_into_cgroup: ["features", "starting in a cgroup"],
};

function toCheck({ name, answer, why }: Feature): Check {
  const [group, label] = FEATURES[name] ?? [
    name.startsWith("hook:") ? "hooks" : "features",
    name.replace(/^hook:/, ""),
  ];
  // A positive answer names the hook's purpose; a negative one must name what would change it.
  const purpose = answer === "yes" ? (HOOK_PURPOSE[name] ?? "") : "";
  const reason = [why, purpose].filter((part) => part !== "").join("; ");
  return { name, group, label, answer, why: reason };
}
