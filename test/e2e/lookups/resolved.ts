/**
 * systemd-resolved in the agent's network namespace, with a configuration and a /run of its own: neither the machine's
 * resolver nor a message bus is near. It serves 127.0.0.53.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../kernel/command.ts";
import { eventually, type Place } from "../place.ts";

export const STUB = "127.0.0.53";
const FILES = join(import.meta.dirname, "build");
/** As the unit that comes with it. */
const CAPABILITIES = "+net_raw,+net_bind_service,+setpcap";

export class Resolved {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** `inside`: in the session's cgroup from its first instruction. */
  static async start(place: Place, resolver: string, inside: boolean): Promise<Resolved> {
    const conf = join(place.directory, "resolved.conf");
    // nothing asks neighbours by multicast
    writeFileSync(conf, `[Resolve]\nDNS=${resolver}\nDomains=~.\nLLMNR=no\nMulticastDNS=no\n`);
    const prepare = [
      ...(inside ? [`echo $$ > ${place.cgroup}/cgroup.procs`] : []),
      "mount -t tmpfs -o mode=755 etc /etc/systemd",
      `cp ${conf} /etc/systemd/resolved.conf`,
      "mount -t tmpfs -o mode=755 run /run",
      "install -d -o 65534 -g 65534 /run/systemd/resolve",
      'exec "$@"',
    ];
    const rights = ["--reuid=65534", "--regid=65534", "--clear-groups", `--inh-caps=${CAPABILITIES}`];
    const child = spawn(
      "nsenter",
      [
        ...[`--net=/run/netns/${place.agentNetns}`, "unshare", "--mount"],
        ...["sh", "-ec", prepare.join("\n"), "sh"],
        ...["setpriv", ...rights, `--ambient-caps=${CAPABILITIES}`],
        ...["env", `LD_LIBRARY_PATH=${FILES}`, join(FILES, "systemd-resolved")],
      ],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const resolved = new Resolved(child);
    const listens = `ss -Hltn 'sport = :53' | grep -qF '${STUB}'`;
    await eventually("systemd-resolved listens", () => {
      if (child.exitCode !== null) throw new Error(`systemd-resolved ended: ${said}`);
      return attempt("ip", ["netns", "exec", place.agentNetns, "sh", "-c", listens]) === null;
    });
    return resolved;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await gone;
  }
}
