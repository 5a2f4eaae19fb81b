/** Programs that look names up as agents' programs do, built from this folder, and started in or beside a session. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Place } from "../place.ts";

const SOURCES = import.meta.dirname;

export const LOOKUPS = ["glibc", "musl", "go", "c-ares", "node", "python"] as const;
/** Those of `make test-more` too. */
export const ALL_LOOKUPS = [...LOOKUPS, "java"] as const;
export type Lookup = (typeof ALL_LOOKUPS)[number];

const NODE = `
const [name, port] = process.argv.slice(1);
require("node:dns").lookup(name, { all: true, verbatim: true }, (error, found) => {
  if (error) return console.log("error " + error.code);
  for (const { address } of found) console.log(address);
  const next = (i) => {
    if (i === found.length) return;
    const socket = require("node:net").connect(Number(port), found[i].address);
    socket.on("connect", () => { console.log("connected " + found[i].address); socket.destroy(); });
    socket.on("error", () => next(i + 1));
  };
  next(0);
});`;

const PYTHON = `
import socket, sys
try:
    found = socket.getaddrinfo(sys.argv[1], int(sys.argv[2]), type=socket.SOCK_STREAM)
except OSError as error:
    print("error", error)
    sys.exit()
for entry in found:
    print(entry[4][0])
for family, kind, protocol, _, address in found:
    try:
        socket.socket(family, kind, protocol).connect(address)
    except OSError:
        continue
    print("connected", address[0])
    break
`;

export class Lookups {
  readonly #place: Place;
  readonly #words: Record<Lookup, string[]>;

  /** `programs`: those that are built. */
  constructor(place: Place, programs: readonly Lookup[] = LOOKUPS) {
    this.#place = place;
    const at = (name: string): string => join(place.directory, name);
    const builds: Partial<Record<Lookup, string[]>> = {
      glibc: ["gcc", "-O1", "-o", at("glibc"), "libc.c"],
      musl: ["env", "REALGCC=gcc", "musl-gcc", "-O1", "-static", "-o", at("musl"), "libc.c"],
      "c-ares": ["gcc", "-O1", "-o", at("c-ares"), "ares.c", "-lcares"],
      go: ["env", "CGO_ENABLED=0", "go", "build", "-buildvcs=false", "-o", at("go"), "."],
      java: ["javac", "-d", at("java"), "Lookup.java"],
    };
    for (const [command, ...words] of programs.flatMap((program) => [builds[program] ?? []]))
      if (command) execFileSync(command, words, { cwd: SOURCES, stdio: "pipe" });
    this.#words = {
      ...{ glibc: [at("glibc")], musl: [at("musl")], go: [at("go")], "c-ares": [at("c-ares")] },
      node: [process.execPath, "-e", NODE],
      python: ["/usr/bin/python3", "-c", PYTHON],
      java: ["java", "-cp", at("java"), "Lookup"],
    };
  }

  /** Lines of what the program says. `resolvConf`: a file that it finds as /etc/resolv.conf. `inside`: in the session. */
  async run(
    program: Lookup,
    name: string,
    { port, resolvConf, inside }: { port: number; resolvConf: string; inside: boolean },
  ): Promise<string[]> {
    const enter = inside ? `echo $$ > ${this.#place.cgroup}/cgroup.procs; ` : "";
    const mount = `mount --bind ${resolvConf} /etc/resolv.conf; exec "$@"`;
    const netns = `--net=/run/netns/${this.#place.agentNetns}`;
    const child = spawn(
      "sh",
      [
        ...["-ec", `${enter}exec nsenter ${netns} unshare --mount sh -ec '${mount}' sh "$@"`, "sh"],
        ...[...this.#words[program], name, String(port)],
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    await once(child, "close");
    return said.split("\n").filter(Boolean);
  }
}
