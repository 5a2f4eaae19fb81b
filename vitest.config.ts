/**
 * The tests in four groups. What looks at the whole machine or at the clock runs alone, file by file, and so does every
 * file that no list here names; the others run two at a time, first. Leftovers are looked for once, around all of it.
 */
import { defineConfig } from "vitest/config";

const UNIT = [
  "test/unit/{config,dlp,docs,eval,event,exec,export,framing,gateway,inspection,llm,mcp,policy,registry}/**/*.test.ts",
  "test/unit/{registry-commands,report,resolver,run,servers,shim,tool-calls,watch,wrap-config}/**/*.test.ts",
  "test/unit/cli/{env,event-json,event-line,exec,help,log-format,main,terminal}.test.ts",
  "test/unit/netmon/{dns/*,redirect-entries,sni/client-hello,table-change,table-cover,timestamp}.test.ts",
  "test/unit/state/{proxy-record,recorder}.test.ts",
  "test/unit/import-direction.test.ts",
  "test/llm/wire/**/*.test.ts",
  "test/mcp/inspection/**/*.test.ts",
];

/** Processes and servers on loopback. */
const PROGRAMS = [
  "test/agents/*.test.ts",
  "test/llm/{proxy,redteam,sdk}/**/*.test.ts",
  "test/mcp/{gateway,redteam,stdio}/**/*.test.ts",
  "test/mcp/*.test.ts",
  "test/peers/*.test.ts",
  "test/unit/store/{chain,chain-crash,drop-report,open,retention,thread-gate,tools,writer}.test.ts",
  "test/e2e/{env-agents,export,gateway,mcp-cli,mcp-inspect,policy-cli,proxy,report,servers,shim,shim-ends}.test.ts",
  "test/e2e/approval.test.ts",
];

/** The kernel, in cgroups, network namespaces, mounts and directories that each file makes and names for itself. */
const MACHINE = [
  "test/addon/*.test.ts",
  "test/kernel/*.test.ts",
  "test/package/*.test.ts",
  "test/e2e/{descriptors,detach,dns,dns-namespaces,dns-sni,doctor,exec,kernel-judge,learn,many,many-pods}.test.ts",
  "test/e2e/{run,run-shims,status,top,wrapped-servers}.test.ts",
  "test/e2e/watch-{live,mcp,output,proxy,refusals,reload,state}.test.ts",
  "test/unit/{kubernetes,learn,many,ready,target,top}/*.test.ts",
  "test/unit/cli/doctor.test.ts",
  "test/unit/netmon/{layout,sni/proxy}.test.ts",
  "test/unit/state/{detach,health,store}.test.ts",
  "test/unit/store/{reader,shared-thread,writer-disk}.test.ts",
];

const common = { testTimeout: 30_000, hookTimeout: 60_000 };
const exclude = ["**/node_modules/**"];

export default defineConfig({
  test: {
    globalSetup: ["test/leaks.ts"],
    projects: [
      {
        test: {
          ...{ ...common, name: "unit", include: UNIT, exclude },
          // one process for many files: loading netmon anew for each takes longer than its tests
          ...{ isolate: false, maxWorkers: 2, sequence: { groupOrder: 1 } },
        },
      },
      {
        test: {
          ...{ ...common, name: "programs", include: PROGRAMS, exclude },
          ...{ maxWorkers: 2, sequence: { groupOrder: 1 } },
        },
      },
      {
        test: {
          ...{ ...common, name: "machine", include: MACHINE, exclude },
          ...{ maxWorkers: 2, sequence: { groupOrder: 1 } },
        },
      },
      {
        test: {
          ...{ ...common, name: "alone", include: ["test/**/*.test.ts"] },
          exclude: [...exclude, ...UNIT, ...PROGRAMS, ...MACHINE],
          ...{ fileParallelism: false, sequence: { groupOrder: 2 } },
        },
      },
    ],
  },
});
