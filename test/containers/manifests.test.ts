/**
 * The files of deploy/ that users start from: compose.yaml runs unchanged, with the agent's gate; netmon accepts every
 * command line and configuration in them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { register as registerWaitReady } from "../../src/cli/commands/wait-ready.ts";
import { register as registerWatch } from "../../src/cli/commands/watch.ts";
import type { CliIo } from "../../src/cli/output/terminal.ts";
import { netmon } from "../e2e/start-netmon.ts";
import { type ComposeFile, runArguments } from "./compose.ts";
import { seccompOfDocker } from "./engine.ts";
import { BASE_IMAGE, NETMON_IMAGE } from "./images.ts";
import { CGROUP2, ContainerAgent, ContainerPlace, GOOD, OTHER } from "./place.ts";

vi.setConfig({ testTimeout: 120_000 });

const DEPLOY = new URL("../../deploy/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, DEPLOY), "utf8");
const compose = parse(read("compose.yaml")) as ComposeFile;

/** Throws what commander would say. */
async function accepts(words: readonly string[]): Promise<void> {
  const program = new Command("netmon").option("--state-dir <dir>").exitOverride();
  program.configureOutput({ writeErr: () => {} });
  const io = { stdout: process.stdout, stderr: process.stderr, env: {} } as unknown as CliIo;
  for (const register of [registerWatch, registerWaitReady]) register(program, io);
  for (const command of program.commands) command.exitOverride().action(() => {});
  await program.parseAsync([...words], { from: "user" });
}

/** What follows `netmon` in a shell's words. */
const gateWords = (script: string): string[] =>
  (script.match(/netmon (wait-ready[^&]*)&&/)?.[1] ?? "").trim().split(/\s+/);

async function configAccepted(text: string, directory: string): Promise<void> {
  const file = join(directory, "checked.yaml");
  writeFileSync(file, text);
  const { code, stderr } = await netmon(["config", "check", file]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
}

const place = new ContainerPlace("compose");
beforeAll(() => place.make(), 180_000);
afterAll(() => place.remove(), 60_000);

describe("compose.yaml", () => {
  it("has commands and a policy that netmon takes", async () => {
    await accepts(compose.services.netmon?.command ?? []);
    await accepts(gateWords(compose.services.agent?.entrypoint?.join(" ") ?? ""));
    await expect(accepts(["watch", "--session", "x", "--no-such-option"])).rejects.toThrow("unknown option");
    await configAccepted(read("netmon.yaml"), place.shared);
  });

  it("runs: the agent waits at its gate until it is guarded, and is", async () => {
    const { directory } = place.engine;
    for (const name of ["run", "lib"]) mkdirSync(join(directory, name));
    const local = (image: string) => ({
      image,
      containers: { agent: "agent" },
      directories: {
        "./netmon.yaml": place.config,
        "/sys/fs/cgroup": CGROUP2,
        "/sys/fs/bpf": join(directory, "bpffs"),
        ready: join(directory, "ready"),
        run: join(directory, "run"),
        lib: join(directory, "lib"),
      },
    });
    const agentService = {
      ...compose.services.agent,
      command: ["node", "/shared/agent.cjs", "/shared/agent.sock"],
    };
    // what an agent's image has: a shell and netmon's package
    const image = [
      ...["--volume", "/bin/sh:/bin/sh:ro", "--env", "PATH=/bin:/usr/bin:/netmon"],
      ...["--volume", `${directory}/unpacked/package:/netmon:ro`],
      ...["--volume", `${place.shared}:/shared`, "--no-healthcheck"],
    ];
    const network = ["--network", `ns:/run/netns/${place.netns.agent}`];
    const detached = ["run", "--detach", "--cgroup-parent", place.engine.cgroupParent, "--name"];
    place.engine.podman([
      ...[...detached, "agent", ...network, ...image],
      ...runArguments(agentService as never, local(BASE_IMAGE)),
    ]);
    const seccomp = ["--security-opt", `seccomp=${seccompOfDocker(directory)}`, "--no-healthcheck"];
    place.engine.podman([
      ...[...detached, "sidecar", ...seccomp],
      ...runArguments(compose.services.netmon as never, local(NETMON_IMAGE)),
    ]);
    const agent = new ContainerAgent(place, "agent");
    // it listens after its gate: from its first breath on it is refused
    expect(await agent.try(OTHER, 60_000)).toBe("EPERM");
    expect(await agent.try(GOOD)).toBe("connected");
    const health = ["exec", "sidecar", "node", "/opt/netmon/package/netmon", "wait-ready", "--timeout", "2s"];
    expect(await place.engine.attempt(health)).toMatchObject({ code: 0 });
    expect((await place.engine.attempt(["logs", "agent"])).stdout).toContain("ready: session agent: enforce");
    // netmon could start no canary: what its kernel programs refused to the gate's is the proof
    const { stderr } = await place.engine.attempt(["logs", "sidecar"]);
    expect(stderr).toMatch(/NOT VERIFIED[\s\S]*verified: a process in the session was refused the canary/);
  });
});

describe("Kubernetes", () => {
  interface Container {
    name: string;
    image: string;
    args?: string[];
    command?: string[];
    env?: { name: string; valueFrom: { fieldRef: { fieldPath: string } } }[];
    restartPolicy?: string;
    readinessProbe?: { exec: { command: string[] } };
    volumeMounts: { name: string; mountPath: string }[];
    securityContext: { capabilities: { drop: string[]; add?: string[] } };
  }
  interface Document {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    spec?: {
      shareProcessNamespace?: boolean;
      initContainers: Container[];
      containers: Container[];
      volumes: { name: string }[];
    };
  }
  const documents = parseAllDocuments(read("kubernetes/sidecar.yaml")).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS() as Document;
  });
  const spec = documents.find(({ kind }) => kind === "Pod")?.spec;
  const FIELDS: Readonly<Record<string, string>> = {
    "metadata.uid": "0c25d6d2-3d1c-4f0b-9d0f-5b1c8e0f7a11",
  };
  /** With the values of its variables, as the kubelet puts them in: $(NAME). */
  const expanded = (container: Container | undefined): string[] =>
    (container?.args ?? []).map((arg) =>
      arg.replace(/\$\((\w+)\)/g, (whole, variable: string) => {
        const field = container?.env?.find(({ name }) => name === variable)?.valueFrom.fieldRef.fieldPath;
        return FIELDS[field ?? ""] ?? whole;
      }),
    );

  it("has the parts of a native sidecar", () => {
    expect(documents.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      "v1 ConfigMap",
      "v1 Pod",
    ]);
    expect(spec?.shareProcessNamespace).toBe(true);
    const sidecar = spec?.initContainers[0];
    expect(sidecar).toMatchObject({ name: "netmon", restartPolicy: "Always" });
    expect(sidecar?.securityContext.capabilities).toEqual({
      drop: ["ALL"],
      add: ["BPF", "NET_ADMIN", "PERFMON", "SYS_PTRACE"],
    });
    const volumes = spec?.volumes.map(({ name }) => name);
    for (const container of [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])])
      for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
  });

  it("has commands and a policy that netmon takes", async () => {
    const sidecar = spec?.initContainers[0];
    await accepts(expanded(sidecar));
    const [node, program, ...probe] = sidecar?.readinessProbe?.exec.command ?? [];
    expect([node, program]).toEqual(["node", "/opt/netmon/package/netmon"]);
    await accepts(probe);
    await accepts(gateWords(spec?.containers[0]?.args?.join(" ") ?? ""));
    await configAccepted(documents[0]?.data?.["netmon.yaml"] ?? "", place.shared);
  });
});

describe("the DaemonSet", () => {
  const documents = parseAllDocuments(read("kubernetes/daemonset.yaml")).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS();
  });
  const of = (kind: string) => documents.find((one) => one.kind === kind);
  const spec = of("DaemonSet").spec.template.spec;
  const [container] = spec.containers;

  it("has commands and a policy that netmon takes", async () => {
    await accepts(container.args);
    await configAccepted(of("ConfigMap").data["netmon.yaml"], place.shared);
  });

  it("may ask the API for pods, and for nothing else", () => {
    expect(of("ClusterRole").rules).toEqual([
      { apiGroups: [""], resources: ["pods"], verbs: ["list", "watch"] },
    ]);
    expect(of("ClusterRoleBinding").subjects[0]).toMatchObject({
      name: spec.serviceAccountName,
      namespace: "netmon",
    });
    expect(of("DaemonSet").spec.selector.matchLabels).toEqual(of("DaemonSet").spec.template.metadata.labels);
  });

  it("mounts what it names, the cgroups read-only", () => {
    const volumes = spec.volumes.map(({ name }: { name: string }) => name);
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
    expect(container.volumeMounts).toContainEqual({
      name: "cgroup",
      mountPath: "/sys/fs/cgroup",
      readOnly: true,
    });
    expect(container.env.map(({ name }: { name: string }) => name)).toEqual([
      "NODE_NAME",
      "POD_NAME",
      "POD_UID",
    ]);
  });
});

it("the image's health check is one that netmon takes", async () => {
  const words = /HEALTHCHECK[^[]*(\[.*\])/.exec(read("container/Containerfile").replaceAll("\\\n", ""))?.[1];
  const [, , ...args] = JSON.parse(words ?? "[]") as string[];
  await accepts(args);
});
