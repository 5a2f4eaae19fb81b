/**
 * Means outside a session of `netmon run` that an agent without any right could use to get past its hooks: a persistent tap
 * device of its user, as an administrator makes one for a machine or a VPN, and a service that looks up names for anybody.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Ended, startNetmon } from "./start-netmon.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-outside-"));
chmodSync(directory, 0o755);
afterAll(() => rmSync(directory, { recursive: true }));

const NAME = "only-through-nscd.test";
const file = (name: string, text: string): string => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};

/** A machine of its own: networks, a tap device of `nobody`, and an nscd that knows a name. */
const MACHINE = `
ip link set lo up
mount -t tmpfs tmpfs /dev/net
mknod -m 666 /dev/net/tun c 10 200
ip tuntap add dev tap0 mode tap user nobody
mkdir -p /run/nscd
mount -t tmpfs tmpfs /run/nscd
unshare --mount sh -c 'mount --bind ${file("hosts", `192.0.2.7 ${NAME}\n`)} /etc/hosts; exec nscd -F -f ${file(
  "nscd.conf",
  [
    "paranoia no",
    ...["passwd", "group", "services", "netgroup"].map((table) => `enable-cache ${table} no`),
    ...["enable-cache hosts yes", "check-files hosts no", "persistent hosts no", "shared hosts no", ""],
  ].join("\n"),
)}' &
nscd=$!
until [ -S /run/nscd/socket ]; do sleep 0.02; done
code=0
"$@" || code=$?
kill $nscd
exit $code
`;

/** Opens a tap device. */
const TAP = file(
  "tap.py",
  `
import errno, fcntl, os, struct, sys
try:
    tun = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(tun, 0x400454ca, struct.pack("16sH22x", sys.argv[1].encode(), 0x1002))
    print("open", flush=True)
except OSError as error:
    print(errno.errorcode[error.errno])
`,
);

const AGENT = file(
  "agent.sh",
  `
python3 ${TAP} tap0
unshare --user --map-root-user --net python3 ${TAP} own0
getent hosts ${NAME} || echo unknown
`,
);

function within(words: readonly string[]): Promise<Ended> {
  const [program = "", ...args] = words;
  return startNetmon(args, {
    prefix: ["unshare", "--mount", "--net", "sh", "-ec", MACHINE, "sh"],
    program: [program],
    cwd: directory,
    env: { HOME: directory },
  }).ended;
}

describe("an agent without rights", () => {
  it("can do so without netmon", async () => {
    const { stdout } = await within([
      "setpriv",
      "--reuid=nobody",
      "--regid=nogroup",
      "--clear-groups",
      "sh",
      AGENT,
    ]);
    expect(stdout).toMatch(new RegExp(`^open\\nopen\\n192\\.0\\.2\\.7 +${NAME}\\n$`));
  });

  it("cannot in netmon run, and still makes tap devices in a namespace of its own", {
    timeout: 90_000,
  }, async () => {
    const config = file(
      "netmon.yaml",
      JSON.stringify({
        sandbox: {
          network: { mode: "enforce", fail_closed: true, resolvers: [], dns: { other_names: "refuse" } },
        },
        proxy: { mode: "disabled" },
      }),
    );
    const state = ["--state-dir", join(directory, "state")];
    const options = ["run", "--session", `outside-${process.pid}`, ...state, "--config", config, "--quiet"];
    const netmon = process.env.NETMON_PROGRAM ?? "netmon";
    const { stdout, stderr } = await within([netmon, ...options, "--user", "nobody", "--", "sh", AGENT]);
    expect([stdout, stderr]).toEqual(["EPERM\nopen\nunknown\n", expect.anything()]);
  });
});
