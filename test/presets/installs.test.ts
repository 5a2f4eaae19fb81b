/**
 * Real packages, installed in an enforcing session in which one preset is open and nothing else: the installation succeeds, and no
 * other name is asked for. What the machine has no program for, or reaches no registry of, is skipped.
 */
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRESETS, type PresetName } from "../../src/config/presets.ts";
import { type Ended, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";

const TIME = { timeout: 300_000 };

interface Installation {
  preset: PresetName;
  program: string;
  /** Runs in an empty directory, outside the session. */
  prepare?: (directory: string) => void;
  /** A shell's command. `$0` is the first of the preset's hosts. */
  command: string;
  /** Names that it asks for and does without. */
  spared?: readonly string[];
}

const INSTALLATIONS: readonly Installation[] = [
  {
    preset: "npm",
    program: "npm",
    prepare: (directory) => writeFileSync(join(directory, "package.json"), "{}"),
    command: `npm install --registry="https://$0/" --cache="$PWD/cache" --no-update-notifier --fetch-retries=0 is-odd@3.0.1 && ls node_modules/is-odd/index.js`,
  },
  {
    preset: "pypi",
    program: "python3",
    prepare: (directory) => {
      spawnSync("python3", ["-m", "venv", join(directory, "venv")]);
    },
    command: `PIP_CONFIG_FILE=/dev/null venv/bin/pip install --index-url="https://$0/simple" --no-cache-dir idna==3.10 && venv/bin/python -c "import idna"`,
  },
  {
    preset: "go",
    program: "go",
    prepare: (directory) => writeFileSync(join(directory, "go.mod"), "module example.com/x\n\ngo 1.26\n"),
    command: `GOFLAGS=-modcacherw GOTOOLCHAIN=local GOPROXY="https://$0" GOPATH="$PWD/path" GOCACHE="$PWD/cache" go get rsc.io/quote@v1.5.2 && grep rsc.io/quote go.sum`,
  },
  {
    preset: "crates",
    program: "cargo",
    prepare: (directory) => {
      mkdirSync(join(directory, "src"));
      writeFileSync(join(directory, "src/lib.rs"), "");
      writeFileSync(join(directory, "Cargo.toml"), '[package]\nname = "x"\nversion = "0.1.0"\n');
    },
    command: `CARGO_HOME="$PWD/cargo" cargo add itoa && CARGO_HOME="$PWD/cargo" cargo fetch && ls cargo/registry/cache/*/itoa-*.crate`,
  },
  {
    preset: "apt",
    program: "apt-get",
    prepare: (directory) => {
      for (const name of ["lists/partial", "cache/archives/partial", "parts"])
        mkdirSync(join(directory, name), { recursive: true });
      const [[host]] = PRESETS.apt.hosts;
      writeFileSync(join(directory, "sources"), `deb [trusted=yes] http://${host}/debian stable main\n`);
    },
    command:
      `o="-o Dir::State::lists=$PWD/lists -o Dir::Cache=$PWD/cache -o Dir::Etc::sourcelist=$PWD/sources -o Dir::Etc::sourceparts=$PWD/parts ` +
      `-o APT::Sandbox::User=root -o Acquire::Languages=none" && apt-get $o update && apt-get $o download hello && ls hello_*.deb`,
    // it looks for the mirror in an SRV record first
    spared: [`_http._tcp.${PRESETS.apt.hosts[0][0]}`],
  },
];

let directory: string;
let serial = 0;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-presets-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Outcome extends Ended {
  /** Names whose look-up was refused, and destinations whose connection was. */
  refused: string[];
}

async function install({ preset, prepare, command }: Installation, open: PresetName): Promise<Outcome> {
  const id = `preset-${process.pid}-${++serial}`;
  const place = join(directory, id);
  mkdirSync(place);
  prepare?.(place);
  const config = join(directory, `${id}.yaml`);
  const network = { presets: [open], dns: { other_names: "refuse" } };
  // without the proxy, whose models would be names with rules
  const policy = { sandbox: { mode: "enforce", fail_closed: true, network }, proxy: { mode: "disabled" } };
  writeFileSync(config, JSON.stringify(policy));
  const state = join(directory, "state");
  const options = ["--state-dir", state, "run", "--session", id, "--config", config];
  const [[host]] = PRESETS[preset].hosts;
  const started = startNetmon([...options, "--", "sh", "-c", command, host], {
    cwd: place,
    env: { ...process.env, ...withRust(), HOME: place, ...authorities() },
  });
  const ended = await started.ended;
  const refused = storedEvents(state, id).flatMap((event) => {
    if (event.type === "netmon_dns_refused") return [event.name];
    return event.type === "mcp_network_connection" && event.action === "block" ? [event.remote_addr] : [];
  });
  return { ...ended, refused: [...new Set(refused)] };
}

/** Debian's Cargo is too old for the sparse index in its stable release, so that people have rustup's. */
function withRust(): NodeJS.ProcessEnv {
  const { homedir } = userInfo();
  return { PATH: `${process.env.PATH}:${homedir}/.cargo/bin`, RUSTUP_HOME: `${homedir}/.rustup` };
}

/** Node reads no SSL_CERT_FILE, which a machine behind a company's proxy has. */
function authorities(): NodeJS.ProcessEnv {
  const { SSL_CERT_FILE: file } = process.env;
  return file === undefined ? {} : { NODE_EXTRA_CA_CERTS: file };
}

async function missing({ preset, program }: Installation): Promise<string | null> {
  if (spawnSync("sh", ["-c", "command -v $0", program], { env: withRust() }).status !== 0)
    return `there is no ${program}`;
  const [[host]] = PRESETS[preset].hosts;
  return lookup(host).then(
    () => null,
    () => `this machine does not know ${host}`,
  );
}

describe("a preset", () => {
  it.for(INSTALLATIONS)(
    "$preset is all that $program needs to install a package",
    TIME,
    async (one, { skip }) => {
      const why = await missing(one);
      if (why !== null) skip(why);
      const { code, stdout, stderr, refused } = await install(one, one.preset);
      expect({ code, refused }, stdout + stderr).toEqual({ code: 0, refused: one.spared ?? [] });
    },
  );

  it("opens no other registry", TIME, async ({ skip }) => {
    const [npm] = INSTALLATIONS as [Installation];
    const why = await missing(npm);
    if (why !== null) skip(why);
    const { code, refused } = await install(npm, "go");
    expect(code).not.toBe(0);
    expect(refused).toEqual([PRESETS.npm.hosts[0][0]]);
  });
});
