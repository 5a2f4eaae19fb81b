/**
 * The environment of the container tests: an agent's network namespace joined to one of peers, a bpf file system for
 * pins, directories that containers share, and the containers. Everything is removed at the end.
 *
 *   agent (and its sidecar) 10.97.0.1 ── 10.97.0.2 peers
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { run } from "../kernel/command.ts";
import { removeNetworkNamespace } from "../setup/network-namespace.ts";
import { Engine, type Executed } from "./engine.ts";
import { BASE_IMAGE, buildImages, NETMON_IMAGE, PROGRAM } from "./images.ts";

export const PEER = "10.97.0.2";
/** Declared, undeclared. */
export const [GOOD, OTHER] = [`${PEER}:7000`, `${PEER}:7001`];
export const CAPABILITIES = "BPF,NET_ADMIN,PERFMON";

const AGENT_PROGRAM = fileURLToPath(new URL("./agent.cjs", import.meta.url));
const PEERS_PROGRAM = fileURLToPath(new URL("./peers.cjs", import.meta.url));
/** In this machine's view and in the containers'. */
export const CGROUP2 = existsSync("/sys/fs/cgroup/cgroup.controllers")
  ? "/sys/fs/cgroup"
  : "/sys/fs/cgroup/unified";

/** Every container that can be told from its image gets the same unless it says otherwise. */
export const PLAIN = [
  "--read-only",
  "--cap-drop",
  "all",
  "--no-healthcheck",
  "--security-opt",
  "no-new-privileges",
];

export interface SidecarOptions {
  name?: string;
  image?: string;
  capabilities?: string;
  /** Options of podman run, in addition to those that a sidecar always has. */
  options?: string[];
  /** The process namespace for podman run: shared process ids. */
  pidNamespace?: string | null;
  /** How the agent is found. */
  target?: string[];
  /** Arguments of netmon watch. */
  args?: string[];
  session?: string;
  /** Mount of the machine's cgroups. */
  cgroups?: boolean;
  seccomp?: string;
  /** Name of the directory of its state. */
  state?: string;
}

export class ContainerPlace {
  readonly engine = new Engine();
  readonly netns: { agent: string; peer: string };
  readonly shared: string;
  readonly config: string;
  #peers: ChildProcess | null = null;
  #briefs = 0;

  constructor(name: string) {
    const unique = `netmon-${name}-${process.pid}`;
    this.netns = { agent: `${unique}-agent`, peer: `${unique}-peer` };
    this.shared = join(this.engine.directory, "shared");
    this.config = join(this.shared, "netmon.yaml");
  }

  async make(): Promise<void> {
    const { agent, peer } = this.netns;
    for (const name of ["shared", "bpffs", "state", "ready"]) mkdirSync(join(this.engine.directory, name));
    chmodSync(this.shared, 0o1777); // agents of other users make their sockets there
    cpSync(AGENT_PROGRAM, join(this.shared, "agent.cjs"));
    this.policy();
    run("mount", ["-t", "bpf", "-o", "mode=0700", "netmon-test", join(this.engine.directory, "bpffs")]);
    for (const name of [agent, peer]) run("ip", ["netns", "add", name]);
    const [a, b] = [`nca${process.pid}`, `ncp${process.pid}`];
    run("ip", ["link", "add", a, "netns", agent, "type", "veth", "peer", "name", b, "netns", peer]);
    for (const [name, device, address] of [
      [agent, a, "10.97.0.1/24"],
      [peer, b, `${PEER}/24`],
    ] as const) {
      const lines = ["link set lo up", `addr add ${address} dev ${device}`, `link set ${device} up`];
      run("ip", ["-n", name, "-batch", "-"], lines.join("\n"));
    }
    this.#peers = spawn("ip", ["netns", "exec", peer, process.execPath, PEERS_PROGRAM], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(this.#peers.stdout as NodeJS.ReadableStream, "data");
    buildImages(this.engine);
  }

  /** Writes the sidecar's configuration. */
  policy(network: Record<string, unknown> = {}, more: Record<string, unknown> = {}): void {
    const servers = [{ id: "good", type: "http", url: `http://${GOOD}/mcp` }];
    const rules = { mode: "enforce", fail_closed: true };
    const sandbox = { mcp: { ...rules, servers }, network: { ...rules, ...network } };
    writeFileSync(this.config, stringify({ sandbox, ...more }));
  }

  /** Starts the agent's container; `options` of podman run. */
  agent(name = "agent", options: string[] = []): ContainerAgent {
    const { directory } = this.engine;
    this.engine.podman([
      ...["run", "--detach", "--name", name, "--network", `ns:/run/netns/${this.netns.agent}`, ...PLAIN],
      ...["--cgroup-parent", this.engine.cgroupParent],
      ...["--volume", `${this.shared}:/shared`, "--volume", `${directory}/ready:/ready:ro`, ...options],
      ...["--volume", `${directory}/unpacked/package:/netmon:ro`],
      ...["--entrypoint", "node", BASE_IMAGE, "/shared/agent.cjs", `/shared/${name}.sock`],
    ]);
    return new ContainerAgent(this, name);
  }

  /** What netmon's container is started with. */
  sidecarArguments(agent: string, options: SidecarOptions = {}): string[] {
    const { directory } = this.engine;
    const {
      name = "sidecar",
      image = NETMON_IMAGE,
      capabilities = CAPABILITIES,
      session = "agent",
    } = options;
    const {
      pidNamespace = `container:${agent}`,
      target = ["--pid", "1"],
      cgroups = true,
      state = "state",
    } = options;
    const parent = ["--cgroup-parent", this.engine.cgroupParent];
    const mounts = [
      ...(cgroups ? [`${CGROUP2}:${CGROUP2}:ro`] : []),
      ...[`${directory}/bpffs:/sys/fs/bpf`, `${directory}/${state}:/state`, `${directory}/ready:/ready`],
      `${this.shared}:/shared:ro`,
    ];
    return [
      ...["--name", name, "--network", `container:${agent}`, ...PLAIN, "--cap-add", capabilities, ...parent],
      ...(pidNamespace === null ? [] : ["--pid", pidNamespace]),
      ...["--security-opt", `seccomp=${options.seccomp ?? "unconfined"}`],
      ...mounts.flatMap((mount) => ["--volume", mount]),
      ...(options.options ?? []),
      ...[image, "--state-dir", "/state", "watch", "--session", session, "--config", "/shared/netmon.yaml"],
      ...["--ready-file", `/ready/${session}.json`, "--format", "json", ...target, ...(options.args ?? [])],
    ];
  }

  /** Starts netmon beside the agent; resolves when it says that it is ready. */
  async sidecar(agent: string, options: SidecarOptions = {}): Promise<void> {
    this.engine.podman(["run", "--detach", ...this.sidecarArguments(agent, options)]);
    await this.ready(options.name, options.session);
  }

  /** Rejects with the container's log where it ended instead. */
  async ready(name = "sidecar", session = "agent"): Promise<void> {
    const wait = ["wait-ready", "--session", session, "--timeout", "30s", "--enforcing"];
    const { code, stderr } = await this.engine.attempt([
      ...["exec", name, ...PROGRAM, "--state-dir", "/state", ...wait],
    ]);
    if (code !== 0) throw new Error(`${stderr}\n${(await this.engine.attempt(["logs", name])).stderr}`);
  }

  /** A sidecar that ends by itself, with a name and a session of its own: several may run at once. */
  brief(agent: string, options: SidecarOptions = {}): Promise<Executed> {
    const own = `brief-${++this.#briefs}`;
    const all = { name: own, session: own, ...options };
    return this.engine.attempt(["run", "--rm", ...this.sidecarArguments(agent, all)]);
  }

  /** Runs netmon in a container of netmon's that is up. */
  netmon(args: string[], container = "sidecar"): Promise<Executed> {
    return this.engine.attempt(["exec", container, ...PROGRAM, "--state-dir", "/state", ...args]);
  }

  /** The container is gone when it resolves; SIGKILL unless `signal` says otherwise. */
  async end(container = "sidecar", signal = "KILL"): Promise<void> {
    this.engine.podman(["kill", "--signal", signal, container]);
    this.engine.podman(["wait", container]);
    this.engine.podman(["rm", "--force", container]); // a client's exec may not have been noticed to be over
  }

  /** Path below the cgroup v2 mount, as this machine has it. */
  cgroup(container: string): string {
    const text = readFileSync(`/proc/${this.engine.pid(container)}/cgroup`, "utf8");
    return text.match(/^0::(.*)$/m)?.[1] ?? "";
  }

  async remove(): Promise<void> {
    try {
      await this.engine.remove();
    } finally {
      if (this.#peers && this.#peers.exitCode === null && this.#peers.signalCode === null) {
        const ended = once(this.#peers, "exit");
        this.#peers.kill("SIGKILL");
        await ended;
      }
      for (const name of Object.values(this.netns)) removeNetworkNamespace(name);
    }
  }
}

/** The agent's own process in its container. */
export class ContainerAgent {
  readonly name: string;
  readonly #place: ContainerPlace;

  constructor(place: ContainerPlace, name: string) {
    this.#place = place;
    this.name = name;
  }

  /** What the agent's process gets: `connected` or the name of the errno. Waits so long for it to be there. */
  try(to: string, patienceMs?: number): Promise<string> {
    return this.#ask("try", to, patienceMs) as Promise<string>;
  }

  /** Status and body, or the name of the errno. */
  get(url: string): Promise<string> {
    return this.#ask("get", url) as Promise<string>;
  }

  /** The same with a body. */
  post(url: string, body: unknown): Promise<string> {
    return this.#ask("post", `${url} ${JSON.stringify(body)}`) as Promise<string>;
  }

  /** Asks the resolver for the name and connects to the address it is told; or what DNS said. */
  tryName(resolver: string, name: string, port: number): Promise<string> {
    return this.#ask("name", `${resolver} ${name} ${port}`) as Promise<string>;
  }

  /** Connects again and again until stop(). */
  async start(to: string): Promise<void> {
    await this.#ask("start", to);
  }

  /** How often which answer came so far. */
  results(): Promise<Record<string, number>> {
    return this.#ask("results") as Promise<Record<string, number>>;
  }

  stop(): Promise<Record<string, number>> {
    return this.#ask("stop") as Promise<Record<string, number>>;
  }

  /** The same by a process that `podman exec` brings in. */
  async tryByExec(to: string): Promise<string> {
    const [host, port] = to.split(":");
    const script = `require("net").connect(${port},"${host}").on("connect",()=>{console.log("connected");process.exit()}).on("error",(e)=>console.log(e.code))`;
    const { stdout, stderr } = await this.#place.engine.attempt(["exec", this.name, "node", "-e", script]);
    return stdout.trim() || stderr;
  }

  async #ask(action: string, to = "", patienceMs = 10_000): Promise<unknown> {
    const socketPath = join(this.#place.shared, `${this.name}.sock`);
    const path = `/${action}?to=${encodeURIComponent(to)}`;
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return await ask(socketPath, path);
      } catch (error) {
        // the container runs, its program may not listen yet
        if (performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

function ask(socketPath: string, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = http.get({ socketPath, path, agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve(JSON.parse(text));
    });
    request.on("error", reject);
  });
}
