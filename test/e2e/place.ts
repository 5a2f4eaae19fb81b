/**
 * The environment of a test of `netmon watch`: a cgroup for the session and one outside, an agent's network namespace
 * joined to one of peers, a directory. netmon itself runs in the caller's namespaces, as on a host with a container.
 * Everything is removed at the end, whatever happened; a failed removal throws.
 *
 *   agent 10.98.0.1 fd98::1 ── 10.98.0.2 10.98.0.3 fd98::2 peers
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { detachSession } from "../../src/state/detach.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { listSessions } from "../../src/state/store.ts";
import { attempt, run } from "../kernel/command.ts";
import { removeNetworkNamespace } from "../setup/network-namespace.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { Agent, type AgentPlace } from "./agent.ts";
import { Watching, type WatchingOptions } from "./watching.ts";

export const AGENT = "10.98.0.1";
export const PEER = "10.98.0.2";
export const OTHER_PEER = "10.98.0.3";
export const PEER6 = "fd98::2";
/** A fixed uid without rights. */
export const NOBODY = ["--reuid=65534", "--regid=65534"];

let serial = 0;

export class Place {
  readonly name: string;
  readonly directory: string;
  readonly stateDir: string;
  readonly scratch: Scratch;
  /** Directory of the session's cgroup. */
  readonly cgroup: string;
  /** A cgroup outside the session. */
  readonly outside: string;
  readonly agentNetns: string;
  readonly peerNetns: string;
  readonly #agents: Agent[] = [];
  readonly #watchings: Watching[] = [];
  #configs = 0;

  /** `network` false: cgroups and a directory only. */
  constructor(name: string, network = true) {
    this.name = `netmon-${name}-${process.pid}-${++serial}`;
    this.agentNetns = `${this.name}-agent`;
    this.peerNetns = `${this.name}-peer`;
    this.directory = mkdtempSync(join(tmpdir(), `netmon-${name}-`));
    chmodSync(this.directory, 0o755);
    this.stateDir = join(this.directory, "state");
    this.scratch = new Scratch(name);
    this.cgroup = this.scratch.make("session");
    this.outside = this.scratch.make("outside");
    if (!network) return;
    try {
      this.#makeNetwork();
    } catch (error) {
      this.#removeNetwork(); // nobody else can: there is no place yet
      this.scratch.removeEmpty();
      throw error;
    }
  }

  agent(place: AgentPlace = {}): Agent {
    return this.#keep(new Agent({ netns: this.agentNetns, cgroup: this.cgroup, ...place }));
  }

  /** In the peers' network namespace, outside the session. */
  peer(): Agent {
    return this.#keep(new Agent({ netns: this.peerNetns }));
  }

  /** Writes a configuration: `mcp` and `network` below sandbox, or text as it is. */
  config(content: { mcp?: unknown; network?: unknown } | string, file?: string): string {
    const path = file ?? join(this.directory, `config-${++this.#configs}.yaml`);
    writeFileSync(path, typeof content === "string" ? content : stringify({ sandbox: content }));
    return path;
  }

  /** Starts netmon watch for the session's cgroup and waits until it is attached. */
  async watch(config: string, args: string[] = [], options: WatchingOptions = {}): Promise<Watching> {
    const watching = this.start(["--cgroup", this.cgroup, "--config", config, ...args], options);
    await watching.started();
    return watching;
  }

  start(args: string[], options: WatchingOptions = {}): Watching {
    const session = options.session ?? `s${this.#watchings.length}-${process.pid}`;
    // an enforcing session is closed until it is detached; the next one of a test has the same cgroup
    const stateDir = args[args.indexOf("--state-dir") + 1 || args.length];
    const afterwards = (): void => void (args.includes("--pin") || this.detach(session, stateDir));
    const watching = new Watching(["--session", session, "--state-dir", this.stateDir, ...args], {
      afterwards,
      ...options,
    });
    this.#watchings.push(watching);
    return watching;
  }

  /** Programs on the session's cgroup, as bpftool shows them. */
  attached(cgroup = this.cgroup): { id: number; attach_type: string }[] {
    return attachedPrograms(cgroup);
  }

  detach(sessionId: string, stateDir = this.stateDir): void {
    detachSession(stateDirs(stateDir), sessionId, { force: true });
  }

  async remove(): Promise<void> {
    await Promise.all(this.#watchings.map((watching) => watching.kill()));
    await Promise.all(this.#agents.map((agent) => agent.end()));
    this.#removeNetwork();
    detachAll(this.stateDir);
    await this.scratch.remove();
    rmSync(this.directory, { recursive: true, force: true });
  }

  #keep(agent: Agent): Agent {
    this.#agents.push(agent);
    return agent;
  }

  #removeNetwork(): void {
    const left = [this.agentNetns, this.peerNetns].flatMap((netns) => removeNetworkNamespace(netns) ?? []);
    if (left.length > 0) throw new Error(left.join("; "));
  }

  #makeNetwork(): void {
    const [a, b] = [`nea${process.pid}x${serial}`, `nep${process.pid}x${serial}`];
    for (const netns of [this.agentNetns, this.peerNetns]) run("ip", ["netns", "add", netns]);
    const veth = ["link", "add", a, "netns", this.agentNetns, "type", "veth", "peer", "name", b];
    run("ip", [...veth, "netns", this.peerNetns]);
    const sides: [string, string, string[]][] = [
      [this.agentNetns, a, [`${AGENT}/24`, "fd98::1/64"]],
      [this.peerNetns, b, [`${PEER}/24`, `${OTHER_PEER}/24`, `${PEER6}/64`]],
    ];
    for (const [netns, dev, addresses] of sides) {
      const lines = addresses.map((x) => `addr add ${x} dev ${dev}${x.includes(":") ? " nodad" : ""}`);
      run("ip", ["-n", netns, "-batch", "-"], ["link set lo up", ...lines, `link set ${dev} up`].join("\n"));
    }
    for (
      let tries = 0;
      attempt("ip", ["netns", "exec", this.agentNetns, "sh", "-c", CONNECTED]) !== null;
      tries++
    )
      if (tries === 100) throw new Error("the veth pair did not come up");
  }
}

/** Takes away what the sessions of a state directory left in the kernel. */
export function detachAll(stateDir: string): void {
  const dirs = stateDirs(stateDir);
  for (const { sessionId } of listSessions(dirs)) detachSession(dirs, sessionId, { force: true });
}

/** The routes are usable: IPv6 waits for the carrier. */
const CONNECTED = `ip -6 route get ${PEER6} | grep -q dev || { sleep 0.02; false; }; test "$(ip -6 route show fd98::/64 | grep -c linkdown)" = 0`;

export function attachedPrograms(cgroup: string): { id: number; attach_type: string }[] {
  const text = execFileSync("bpftool", ["-j", "cgroup", "show", cgroup], { encoding: "utf8" });
  return text.trim() === "" ? [] : (JSON.parse(text) as { id: number; attach_type: string }[]);
}

/** For vitest's `it`: retries until the value is there. */
export async function eventually<T>(
  what: string,
  look: () => T | undefined | false,
  timeoutMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
