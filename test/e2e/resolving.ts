/**
 * Names in a test of `netmon watch`: a resolver (dnsmasq) and an authoritative server (dns-authority.py) among the
 * peers, who own every address of 10.77.0.0/16 to 10.79.0.0/16, and clients in the session that ask the resolver.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { run } from "../kernel/command.ts";
import { PEER, PEER6, type Place } from "./place.ts";

const AUTHORITY = fileURLToPath(new URL("./dns-authority.py", import.meta.url));
const TLS_SERVER = fileURLToPath(new URL("./tls-echo.py", import.meta.url));
const CLIENT = fileURLToPath(new URL("./dns-client.py", import.meta.url));
const AUTHORITY_PORT = 5300;
const PATIENT = "timeout:10 attempts:1";
export const POOLS = ["10.77.0.0/16", "10.78.0.0/16", "10.79.0.0/16"];

export class Resolving {
  readonly #place: Place;
  readonly #children: ChildProcess[] = [];

  private constructor(place: Place) {
    this.#place = place;
  }

  static async start(place: Place): Promise<Resolving> {
    const resolving = new Resolving(place);
    for (const pool of POOLS) {
      run("ip", ["-n", place.peerNetns, "route", "add", "local", pool, "dev", "lo"]);
      run("ip", ["-n", place.agentNetns, "route", "add", pool, "via", PEER]);
    }
    const authority = resolving.#spawn([
      "/usr/bin/python3",
      "-B",
      AUTHORITY,
      "127.0.0.1",
      String(AUTHORITY_PORT),
    ]);
    await firstLine(authority.stdout, "ready");
    await resolving.#dnsmasq(place.peerNetns, `${PEER},${PEER6}`, `127.0.0.1#${AUTHORITY_PORT}`);
    return resolving;
  }

  /** One more resolver, in another network namespace, that asks the first one. */
  forward(netns: string, address: string): Promise<void> {
    return this.#dnsmasq(netns, address, PEER);
  }

  async #dnsmasq(netns: string, addresses: string, server: string): Promise<void> {
    const own = [
      "--keep-in-foreground",
      "--log-facility=-",
      "--conf-file=/dev/null",
      "--user=root",
      "--pid-file=",
    ];
    const names = [
      "--no-resolv",
      "--no-hosts",
      "--cache-size=0",
      "--dns-forward-max=1000",
      `--server=${server}`,
    ];
    const words = ["dnsmasq", ...own, ...names, "--bind-interfaces", `--listen-address=${addresses}`];
    await firstLine(this.#spawn(words, netns).stderr, "started");
  }

  /** In the session, and running; its resolv.conf names the resolver. */
  async client(
    cgroup: string | null = this.#place.cgroup,
    resolver = PEER,
    options = PATIENT,
  ): Promise<ResolvingClient> {
    const own = options === PATIENT ? "" : `-${options.replaceAll(/\W/g, "-")}`;
    const file = join(this.#place.directory, `resolv.conf${own}`);
    writeFileSync(file, `nameserver ${resolver}\noptions ${options}\n`);
    const enter = cgroup === null ? "" : `echo $$ > ${cgroup}/cgroup.procs; `;
    const mount = `mount --bind ${file} /etc/resolv.conf; exec "$@"`;
    const words = ["nsenter", `--net=/run/netns/${this.#place.agentNetns}`, "unshare", "--mount"];
    const child = spawn(
      "sh",
      ["-ec", `${enter}exec "$@"`, "sh", ...words, "sh", "-ec", mount, "sh", "/usr/bin/python3", CLIENT],
      { stdio: ["pipe", "pipe", "inherit"] },
    );
    this.#children.push(child);
    const client = new ResolvingClient(child);
    await client.ready;
    return client;
  }

  /** CA and certificate of `serveTls`: any name below pool.test. */
  get certificate(): string {
    return join(this.#place.directory, "tls.pem");
  }

  /** A TLS server at every address of the peers (tls-echo.py). */
  async serveTls(port: number): Promise<void> {
    const key = join(this.#place.directory, "tls.key");
    const subject = ["-subj", "/CN=pool.test", "-addext", "subjectAltName=DNS:*.pool.test"];
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    run("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", this.certificate]);
    const server = this.#spawn(["/usr/bin/python3", TLS_SERVER, this.certificate, key, String(port)]);
    await firstLine(server.stdout, "ready");
  }

  /** Words that start netmon in a mount namespace with a bpf file system of its own, until `end`. */
  async ownBpffs(): Promise<string[]> {
    const script =
      "mount -t bpf bpf /sys/fs/bpf && mkdir -m 700 /sys/fs/bpf/netmon && echo mounted && exec cat";
    const words = ["--mount", "--propagation", "private", "sh", "-c", script];
    const holder = spawn("unshare", words, { stdio: ["pipe", "pipe", "inherit"] });
    this.#children.push(holder);
    await firstLine(holder.stdout, "mounted");
    return ["nsenter", `--mount=/proc/${holder.pid}/ns/mnt`, "--"];
  }

  async end(): Promise<void> {
    await Promise.all(
      this.#children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, "exit");
        child.kill("SIGKILL");
        await gone;
      }),
    );
  }

  #spawn(words: string[], netns = this.#place.peerNetns): ChildProcess {
    const child = spawn("ip", ["netns", "exec", netns, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#children.push(child);
    return child;
  }
}

export class ResolvingClient {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  readonly ready: Promise<unknown>;

  constructor(child: ChildProcess) {
    this.#child = child;
    if (!child.stdout) throw new Error("no stdout");
    this.#answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.ready = this.#answers.next();
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** One command at a time. */
  async ask<T>(command: object): Promise<T> {
    this.#child.stdin?.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error("the client has ended");
    return JSON.parse(value) as T;
  }

  look(name: string): Promise<{ addresses?: string[]; err?: string }> {
    return this.ask({ op: "look", name });
  }

  async connect(address: string, port: number): Promise<string> {
    return (await this.ask<{ outcome: string }>({ op: "connect", address, port })).outcome;
  }
}

async function firstLine(stream: NodeJS.ReadableStream | null, text: string): Promise<void> {
  if (!stream) throw new Error("no output");
  const seen: string[] = [];
  for await (const line of createInterface({ input: stream })) {
    seen.push(line);
    if (!line.includes(text)) continue;
    stream.resume();
    return;
  }
  throw new Error(`ended before it said ${text}: ${seen.join("\n")}`);
}
