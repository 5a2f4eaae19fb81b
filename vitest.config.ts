/**
 * The tests in groups. Two files run at a time, or three in groups that mostly wait. What checks the whole machine or the
 * clock runs alone, file by file, and so does every file that no list here names. `make test` leaves out the groups
 * `more-*`, which take as long as all others together; `make test-more` runs them. Leftovers are looked for once, around
 * all of it.
 */
import { defineConfig } from "vitest/config";

const UNIT = [
  "test/unit/{agents,collections,config,decision,detection,docs,event,export,files,framing,http,llm,loop,mcp,native,policy,registry,tools,ui}/**/*.test.ts",
  "test/unit/analysis/{report/*,replay}.test.ts",
  "test/unit/app/{exec,gateway,mcp-inspect,run,shim}/*.test.ts",
  "test/unit/async/{yield,serial-queue}.test.ts",
  "test/unit/approvals/{signed-answers,ticket,ticket-store}.test.ts",
  "test/unit/cli/{command-tree,env,event-json,event-line,exec,gateway-headers,heap-room,help,log-format,main,messages,state-directories,terminal}.test.ts",
  "test/unit/dns/{proxy/*,resolver/*,sni/client-hello}.test.ts",
  "test/unit/kernel/{canary,entries,moved-address,redirect-entries,rule-names,table-change,table-cover,timestamp}.test.ts",
  "test/unit/state/{proxy-record,recorder}.test.ts",
  "test/unit/watch/*.test.ts",
  "test/outside/*.test.ts",
  "test/unit/import-direction.test.ts",
  "test/llm/wire/**/*.test.ts",
  "test/mcp/inspection/**/*.test.ts",
];

/** Processes and servers on loopback. */
const PROGRAMS = [
  "test/llm/{proxy,redteam,sdk}/**/*.test.ts",
  "test/mcp/{gateway,redteam,stdio}/**/*.test.ts",
  "test/mcp/*.test.ts",
  "test/node/*.test.ts",
  "test/unit/approvals/{race,webhook}.test.ts",
  "test/unit/store/{chain,chain-crash,drop-report,insert,open,pages,retention,thread-gate,tool-changes,tool-thread,tools,writer}.test.ts",
  "test/e2e/{export,gateway,mcp-cli,mcp-inspect,netmon-agent,policy-cli,proxy,report,servers,shim,shim-ends}.test.ts",
  "test/e2e/{ask-bridges,ask-gateway,ask-proxy,ask-refused,ask-shim,ask-webhook,completion,costly-messages,follow,push,shim-controller,sessions,stopped-terminal,tools,ui,url-secrets}.test.ts",
];

/** The kernel, in cgroups, network namespaces, mounts and directories that each file makes and names for itself. */
const MACHINE = [
  "test/package/*.test.ts",
  "test/e2e/{ask-inside,ask-names,ask-notify,descriptors,detach,dns,dns-namespaces,dns-sni,doctor,exec,hostile-input,kernel-judge,learn,many,many-pods,policy-held}.test.ts",
  "test/e2e/{bare-servers,other-user,run,run-outside,run-shims,run-tools,status,top,ui-port,url-secrets-kernel,user-mode-networks,wrapped-servers}.test.ts",
  "test/e2e/watch-{coverage,live,mcp,output,processes,proxy,refusals,reload,state}.test.ts",
  "test/unit/{app/{fleet,kubernetes},watch/ready}/*.test.ts",
  "test/unit/{analysis/learn,cli/top,kernel/target}/*.test.ts",
  "test/unit/setup/*.test.ts",
  "test/unit/cli/doctor.test.ts",
  "test/unit/{kernel/layout,dns/sni/proxy}.test.ts",
  "test/unit/state/{detach,health,other-bpffs-links,store}.test.ts",
  "test/unit/store/{reader,shared-thread,writer-disk}.test.ts",
];

/** Each in a process of its own, of which they measure memory or descriptors. */
const APART = [
  "test/addon/*.test.ts",
  "test/kernel/!(bpffs|death|killed-whole).test.ts",
  "test/llm/proxy/flow.test.ts",
  "test/llm/redteam/one-byte-chunks.test.ts",
];

/** The agents, servers and SDKs that others wrote, in other languages too. */
const CLIENTS = [
  "test/agents/*.test.ts",
  "test/llm/differential/**/*.test.ts",
  "test/peers/*.test.ts",
  "test/e2e/{env-agents,lookups-resolved,plugins}.test.ts",
];

/** netmon killed in many ways, many times, and what takes time to pass. */
const LONG = [
  "test/kernel/{bpffs,death,killed-whole}.test.ts",
  "test/e2e/{approval,dns-forged,fault-injection,fault-injection-mcp,fault-injection-sessions,fault-injection-ui,frozen-store,shim-freezer,shim-webhook,standstill,tools-killed}.test.ts",
];

/** A real browser. */
const BROWSER = ["test/ui/*.test.ts"];

/** podman, with a storage of its own for each file. */
const CONTAINERS = ["test/containers/*.test.ts"];

const common = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // events are written beside the answers that they speak of, and a busy machine takes longer than a second
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ["test/setup/test-process.ts"],
  retry: process.env.NETMON_TEST_RETRY === "1" ? 1 : 0,
};
const exclude = ["**/node_modules/**"];

/** Two files at a time; groups of the same order share them. */
const group = (name: string, include: string[], groupOrder = 1, maxWorkers = 2) => ({
  test: { ...common, name, include, exclude, maxWorkers, sequence: { groupOrder } },
});

/** Three files at a time: they wait for agents and timeouts more than they compute. */
const waiting = (name: string, include: string[]) => group(name, include, 4, 3);

/** One process for many files: loading netmon anew for each takes longer than most tests. */
const sharing = (name: string, include: string[]) => ({
  test: { ...group(name, include).test, exclude: [...exclude, ...APART], isolate: false },
});

export default defineConfig({
  test: {
    globalSetup: ["test/setup/whole-run.ts"],
    reporters: ["default", "./test/setup/unstable-tests.ts"],
    projects: [
      sharing("unit", UNIT),
      sharing("programs", PROGRAMS),
      sharing("machine", MACHINE),
      group("apart", APART),
      waiting("more-clients", CLIENTS),
      waiting("more-long", LONG),
      waiting("more-browser", BROWSER),
      group("more-containers", CONTAINERS, 2),
      {
        test: {
          ...{ ...common, name: "alone", include: ["test/**/*.test.ts"] },
          exclude: [
            ...exclude,
            ...UNIT,
            ...PROGRAMS,
            ...MACHINE,
            ...APART,
            ...CLIENTS,
            ...LONG,
            ...BROWSER,
            ...CONTAINERS,
          ],
          ...{ fileParallelism: false, sequence: { groupOrder: 3 } },
        },
      },
    ],
  },
});
