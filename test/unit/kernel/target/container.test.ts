import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { cgroupOfContainer, findContainer } from "../../../../src/kernel/target/container.ts";
import { cgroupsPathToDirectory, containerOfCgroup } from "../../../../src/kernel/target/container-paths.ts";
import { Scratch } from "./scratch-cgroup.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-container-"));
const scratch = new Scratch("container");
afterAll(async () => {
  await scratch.remove();
  rmSync(temporary, { recursive: true });
});

/** A container id that starts with these digits. */
const id = (prefix: string) => prefix.padEnd(64, "0");

class Machine {
  readonly fsRoot = mkdtempSync(join(temporary, "machine-"));
  readonly mount = { mountPoint: join(this.fsRoot, "cg"), wholeHierarchy: true };

  constructor() {
    mkdirSync(this.mount.mountPoint);
  }

  cgroup(path: string): string {
    const full = join(this.mount.mountPoint, path);
    mkdirSync(full, { recursive: true });
    return full;
  }

  file(path: string, content: unknown): void {
    const full = join(this.fsRoot, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, typeof content === "string" ? content : JSON.stringify(content));
  }

  find(reference: string) {
    return findContainer(reference, this);
  }
}

const failure = (code: string) => expect.objectContaining({ name: "TargetError", code });

describe("cgroup names", () => {
  it.each([
    [`/system.slice/docker-${id("a1")}.scope`, "docker"],
    [`/docker/${id("a1")}`, "docker"],
    [`/libpod_parent/libpod-${id("a1")}`, "podman"],
    [`/machine.slice/libpod-${id("a1")}.scope`, "podman"],
    [`/user.slice/libpod-payload-${id("a1")}`, "podman"],
    [
      `/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod1.slice/cri-containerd-${id("a1")}.scope`,
      "containerd",
    ],
    [`/kubepods/besteffort/podabc/${id("a1")}`, "containerd"],
    [`/system.slice/nerdctl-${id("a1")}.scope`, "containerd"],
    [`/default/${id("a1")}`, "containerd"],
    [`/kubepods.slice/kubepods-pod2.slice/crio-${id("a1")}.scope`, "cri-o"],
  ])("%s is %s", (path, engine) => {
    expect(containerOfCgroup(path)).toEqual({ engine, id: id("a1") });
  });

  it.each([
    `/machine.slice/libpod-conmon-${id("a1")}.scope`,
    `/libpod_parent/${id("a1")}`,
    `/kubepods.slice/crio-conmon-${id("a1")}.scope`,
    `/system.slice/docker-${id("a1").slice(1)}.scope`,
    "/system.slice/docker.service",
    `/machine.slice/libpod-${id("a1")}.scope/container`,
  ])("%s is none", (path) => {
    expect(containerOfCgroup(path)).toBeNull();
  });

  it.each([
    ["/default/web", "/default/web"],
    ["system.slice:nerdctl:abc", "/system.slice/nerdctl-abc.scope"],
    [
      "kubepods-burstable-pod1.slice:cri-containerd:abc",
      "/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod1.slice/cri-containerd-abc.scope",
    ],
    [":docker:abc", "/system.slice/docker-abc.scope"],
    ["-.slice:x:abc", "/x-abc.scope"],
    ["a:b", null],
  ])("cgroupsPath %s is %s", (path, directory) => {
    expect(cgroupsPathToDirectory(path)).toBe(directory);
  });
});

describe("findContainer", () => {
  it("finds docker containers by name, id and prefix", () => {
    const machine = new Machine();
    const cgroupPath = machine.cgroup(`system.slice/docker-${id("abcd12")}.scope`);
    machine.cgroup(`system.slice/docker-${id("abff")}.scope`);
    machine.file(`var/lib/docker/containers/${id("abcd12")}/config.v2.json`, {
      ID: id("abcd12"),
      Name: "/web",
    });
    for (const reference of ["web", id("abcd12"), "abcd", "abcd12"]) {
      expect(machine.find(reference)).toEqual({
        engine: "docker",
        id: id("abcd12"),
        name: "web",
        cgroupPath,
      });
    }
  });

  it("reads the data root docker was given and rootless ones", () => {
    const machine = new Machine();
    machine.cgroup(`docker/${id("1111")}`);
    machine.cgroup(`user.slice/docker-${id("2222")}.scope`);
    machine.file("etc/docker/daemon.json", { "data-root": "/srv/docker" });
    machine.file(`srv/docker/containers/${id("1111")}/config.v2.json`, { Name: "/one" });
    machine.file(`home/ann/.local/share/docker/containers/${id("2222")}/config.v2.json`, { Name: "/two" });
    expect([machine.find("one").id, machine.find("two").id]).toEqual([id("1111"), id("2222")]);
  });

  it("finds podman containers, with crun the level that covers both", () => {
    const machine = new Machine();
    const cgroupPath = machine.cgroup(`machine.slice/libpod-${id("beef")}.scope`);
    machine.cgroup(`machine.slice/libpod-${id("beef")}.scope/container`);
    machine.cgroup(`machine.slice/libpod-conmon-${id("beef")}.scope`);
    machine.cgroup(`libpod_parent/libpod-${id("cafe")}`);
    machine.file("var/lib/containers/storage/overlay-containers/containers.json", [
      { id: id("beef"), names: ["web"] },
    ]);
    machine.file("home/ann/.local/share/containers/storage/vfs-containers/containers.json", [
      { id: id("cafe"), names: ["rootless"], metadata: "{not json" },
    ]);
    expect(machine.find("web")).toEqual({ engine: "podman", id: id("beef"), name: "web", cgroupPath });
    expect(machine.find("rootless").engine).toBe("podman");
  });

  it("finds podman containers started with --rm", () => {
    const machine = new Machine();
    machine.cgroup(`machine.slice/libpod-${id("7777")}.scope`);
    machine.file("run/containers/storage/overlay-containers/volatile-containers.json", [
      { id: id("7777"), names: ["gone-soon"] },
    ]);
    expect(machine.find("gone-soon").id).toBe(id("7777"));
  });

  it("finds Kubernetes containers of containerd by container, pod and namespace", () => {
    const machine = new Machine();
    const slice = "kubepods.slice/kubepods-pod1.slice";
    machine.cgroup(`${slice}/cri-containerd-${id("aaaa")}.scope`);
    machine.cgroup(`${slice}/cri-containerd-${id("bbbb")}.scope`);
    const task = (container: string, annotations: object) =>
      machine.file(`run/containerd/io.containerd.runtime.v2.task/k8s.io/${container}/config.json`, {
        annotations,
      });
    const pod = { "io.kubernetes.cri.sandbox-name": "pod-1", "io.kubernetes.cri.sandbox-namespace": "prod" };
    task(id("aaaa"), {
      ...pod,
      "io.kubernetes.cri.container-type": "container",
      "io.kubernetes.cri.container-name": "agent",
    });
    task(id("bbbb"), { ...pod, "io.kubernetes.cri.container-type": "sandbox" });
    for (const reference of ["agent", "pod-1/agent", "prod/pod-1/agent"]) {
      expect(machine.find(reference)).toMatchObject({
        engine: "containerd",
        id: id("aaaa"),
        name: "prod/pod-1/agent",
      });
    }
    expect(machine.find("pod-1").id).toBe(id("bbbb")); // the pause container: only by the pod's own name
  });

  it("finds containers of an engine whose data is elsewhere by what watches over them", () => {
    const machine = new Machine();
    const process = (pid: number, comm: string, args: string[], namespace = "pid:[1]") => {
      machine.file(`proc/${pid}/stat`, `${pid} (${comm}) S 1 ${"0 ".repeat(40)}`);
      machine.file(`proc/${pid}/cmdline`, `${args.join("\0")}\0`);
      mkdirSync(join(machine.fsRoot, `proc/${pid}/ns`));
      symlinkSync(namespace, join(machine.fsRoot, `proc/${pid}/ns/pid`));
    };
    process(1, "init", []);
    symlinkSync("1", join(machine.fsRoot, "proc/self"));
    const [web, db, false_] = [id("aa11"), id("bb22"), id("cc33")];
    const paths = [web, db, false_].map((one) => machine.cgroup(`docker/${one}`));
    // docker --data-root --exec-root
    process(7, "containerd-shim", ["containerd-shim-runc-v2", "-namespace", "moby", "-id", web]);
    symlinkSync("/elsewhere/run/web", join(machine.fsRoot, "proc/7/cwd"));
    machine.file("elsewhere/run/web/config.json", {
      mounts: [{ source: "proc" }, { source: `/elsewhere/data/containers/${web}/hostname` }],
    });
    machine.file(`elsewhere/data/containers/${web}/config.v2.json`, { ID: web, Name: "/web" });
    // podman --root
    const bundle = `/elsewhere/storage/overlay-containers/${db}/userdata`;
    process(8, "conmon", ["conmon", "--api-version", "1", "-c", db, "-u", db, "-b", bundle, "-n", "db"]);
    // an agent in a container says that it is another
    process(9, "conmon", ["conmon", "-c", false_, "-b", bundle, "-n", "web"], "pid:[2]");
    expect(machine.find("web")).toMatchObject({ engine: "docker", id: web, cgroupPath: paths[0] });
    expect(machine.find("db")).toMatchObject({ engine: "podman", id: db, cgroupPath: paths[1] });
    expect(machine.find("cc33")).toMatchObject({ name: "" });
  });

  it("finds containerd containers with ids of their own form and nerdctl names", () => {
    const machine = new Machine();
    const cgroupPath = machine.cgroup("default/my-task");
    machine.file("run/containerd/io.containerd.runtime.v2.task/default/my-task/config.json", {
      linux: { cgroupsPath: "/default/my-task" },
    });
    machine.cgroup(`system.slice/nerdctl-${id("9999")}.scope`);
    machine.file("var/lib/nerdctl/1935db59/names/default/web", id("9999"));
    expect(machine.find("my-task")).toMatchObject({ engine: "containerd", cgroupPath });
    expect(machine.find("web")).toMatchObject({ engine: "containerd", id: id("9999"), name: "web" });
  });

  it("finds CRI-O containers", () => {
    const machine = new Machine();
    machine.cgroup(`kubepods.slice/crio-${id("dddd")}.scope/container`);
    const storage = "var/lib/containers/storage/overlay-containers";
    machine.file(`${storage}/containers.json`, [{ id: id("dddd"), names: ["k8s_agent_pod-1_prod_uid_0"] }]);
    machine.file(`${storage}/${id("dddd")}/userdata/config.json`, {
      annotations: {
        "io.kubernetes.cri-o.ContainerType": "container",
        "io.kubernetes.pod.namespace": "prod",
        "io.kubernetes.pod.name": "pod-1",
        "io.kubernetes.container.name": "agent",
      },
    });
    for (const reference of ["agent", "pod-1/agent", "k8s_agent_pod-1_prod_uid_0"]) {
      expect(machine.find(reference)).toMatchObject({ engine: "cri-o", id: id("dddd") });
    }
  });

  it("lists the candidates of an ambiguous reference", () => {
    const machine = new Machine();
    for (const prefix of ["abcd1", "abcd2"]) machine.cgroup(`docker/${id(prefix)}`);
    expect(() => machine.find("abcd")).toThrow(failure("ambiguous"));
    expect(() => machine.find("abcd")).toThrow(/abcd10000000 {2}docker {2}\(no name\)\n {2}abcd20000000/);
    expect(machine.find("abcd1").id).toBe(id("abcd1"));
  });

  it("prefers the running one of two attempts with the same name", () => {
    const machine = new Machine();
    machine.cgroup(`kubepods/pod1/${id("bbbb")}`);
    for (const attempt of ["aaaa", "bbbb"]) {
      machine.file(`run/containerd/io.containerd.runtime.v2.task/k8s.io/${id(attempt)}/config.json`, {
        annotations: { "io.kubernetes.cri.container-name": "agent" },
      });
    }
    expect(machine.find("agent").id).toBe(id("bbbb"));
  });

  it("prefers an exact name to an id prefix", () => {
    const machine = new Machine();
    machine.cgroup(`docker/${id("cafe")}`);
    machine.cgroup(`docker/${id("1234")}`);
    machine.file(`var/lib/docker/containers/${id("1234")}/config.v2.json`, { Name: "/cafe" });
    expect(machine.find("cafe").id).toBe(id("1234"));
  });

  it("says of a known container without a cgroup that it does not run", () => {
    const machine = new Machine();
    machine.file(`var/lib/docker/containers/${id("abcd")}/config.v2.json`, { Name: "/web" });
    expect(() => machine.find("web")).toThrow(failure("not_running"));
    expect(() => machine.find("web")).toThrow(/start it first/);
  });

  it("refuses short prefixes, odd names and unknown ones", () => {
    const machine = new Machine();
    machine.cgroup(`docker/${id("abcd")}`);
    expect(() => machine.find("abc")).toThrow(failure("invalid"));
    expect(() => machine.find("../x")).toThrow(failure("invalid"));
    expect(() => machine.find("")).toThrow(failure("invalid"));
    expect(() => machine.find("nobody")).toThrow(failure("not_found"));
    const part = { fsRoot: machine.fsRoot, mount: { ...machine.mount, wholeHierarchy: false } };
    expect(() => findContainer("nobody", part)).toThrow(/shows only a part of the hierarchy/);
  });

  it("passes over metadata of another form", () => {
    const machine = new Machine();
    machine.cgroup(`docker/${id("abcd")}`);
    machine.file(`var/lib/docker/containers/${id("abcd")}/config.v2.json`, '{"Name": ');
    machine.file("var/lib/containers/storage/overlay-containers/containers.json", '{"not": "a list"}');
    machine.file("run/containerd/io.containerd.runtime.v2.task/k8s.io/x/config.json", "[]");
    machine.file("etc/docker/daemon.json", "null");
    expect(machine.find("abcd")).toMatchObject({ id: id("abcd"), name: "" });
  });
});

describe("cgroupOfContainer", () => {
  it("opens a real cgroup of such a name", async () => {
    const unique = id(`fe${process.pid.toString(16)}d1`);
    const path = scratch.make(`docker-${unique}.scope`);
    scratch.make(`docker-${unique}.scope`, "nested");
    const { container, cgroup } = cgroupOfContainer(unique.slice(0, 16));
    expect(container).toMatchObject({ engine: "docker", id: unique });
    expect(cgroup).toMatchObject({ path, isRoot: false });
  });
});
