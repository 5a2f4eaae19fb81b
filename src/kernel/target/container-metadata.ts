/**
 * Container names from the engines' files on disk; no daemon socket is used. A source that is missing, unreadable or
 * of an unknown format is skipped: the other sources still give names, and ids always work. Unreadable paths are
 * reported, so that "no such container" can mention them.
 *
 * Direction of failure: closed; netmon attaches only to a cgroup that exists, never on the word of metadata.
 */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { isObject } from "../../framing/json-document.ts";
import { type ContainerMonitor, containerMonitors } from "./container-monitors.ts";
import type { Engine } from "./container-paths.ts";
import { errnoOf } from "./error.ts";

export interface ContainerRecord {
  engine: Engine;
  id: string;
  /** All names by which a user may refer to it: 'web', 'pod/web', 'namespace/pod/web'. */
  names: string[];
  /** `linux.cgroupsPath` of the OCI config, if known. */
  cgroupsPath?: string;
  /** A pod's pause container: never matches a name that a real container also has. */
  sandbox: boolean;
}

export interface MetadataScan {
  records: ContainerRecord[];
  /** Paths that exist but could not be read (EACCES, EPERM). */
  unreadable: string[];
}

type Json = Record<string, unknown>;

export function scanContainerMetadata(fsRoot = "/"): MetadataScan {
  const reader = new Reader(fsRoot);
  const records = [
    ...docker(reader),
    ...podmanAndCrio(reader),
    ...containerd(reader),
    ...nerdctlNames(reader),
    ...monitored(reader, fsRoot),
  ];
  return { records: merge(records), unreadable: reader.unreadable };
}

class Reader {
  readonly unreadable: string[] = [];
  readonly #fsRoot: string;

  constructor(fsRoot: string) {
    this.#fsRoot = fsRoot;
  }

  list(directory: string): string[] {
    try {
      return readdirSync(join(this.#fsRoot, directory));
    } catch (error) {
      this.#note(directory, error);
      return [];
    }
  }

  text(file: string): string | null {
    try {
      return readFileSync(join(this.#fsRoot, file), "utf8");
    } catch (error) {
      this.#note(file, error);
      return null;
    }
  }

  json(file: string): unknown {
    // half written: the next attempt reads all of it
    return orElse(() => JSON.parse(this.text(file) ?? "null"), null);
  }

  #note(path: string, error: unknown): void {
    if (errnoOf(error) === "EACCES" || errnoOf(error) === "EPERM") this.unreadable.push(path);
  }
}

function object(value: unknown): Json {
  return isObject(value) ? value : {};
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Home directories that may hold rootless engines' data. */
function homes(reader: Reader): string[] {
  return ["root", ...reader.list("home").map((user) => join("home", user))];
}

/** docker: DATA_ROOT/containers/ID/config.v2.json contains ID and Name ('/web'). */
function* docker(reader: Reader): Generator<ContainerRecord> {
  const configured = text(object(reader.json("etc/docker/daemon.json"))["data-root"]);
  const roots = new Set([
    "var/lib/docker",
    "var/snap/docker/common/var-lib-docker",
    ...(configured === undefined ? [] : [configured]),
    ...homes(reader).map((home) => join(home, ".local/share/docker")),
  ]);
  for (const root of roots) {
    for (const id of reader.list(join(root, "containers"))) {
      const name = text(object(reader.json(join(root, "containers", id, "config.v2.json"))).Name);
      yield {
        engine: "docker",
        id,
        names: name === undefined ? [] : [name.replace(/^\//, "")],
        sandbox: false,
      };
    }
  }
}

/**
 * podman and CRI-O share containers/storage: DRIVER-containers/containers.json lists ids, names and a metadata
 * JSON string; containers started with --rm are in volatile-containers.json below the run root.
 */
function* podmanAndCrio(reader: Reader): Generator<ContainerRecord> {
  const roots = [
    "var/lib/containers/storage",
    "run/containers/storage",
    ...homes(reader).map((home) => join(home, ".local/share/containers/storage")),
    ...reader.list("run/user").map((uid) => join("run/user", uid, "containers")),
  ];
  for (const root of roots) {
    for (const directory of reader.list(root).filter((name) => name.endsWith("-containers"))) {
      for (const file of ["containers.json", "volatile-containers.json"]) {
        const entries = reader.json(join(root, directory, file));
        for (const entry of Array.isArray(entries) ? entries.map(object) : []) {
          const record = storageRecord(reader, entry, join(root, directory));
          if (record !== null) yield record;
        }
      }
    }
  }
}

function storageRecord(reader: Reader, entry: Json, directory: string): ContainerRecord | null {
  const id = text(entry.id);
  if (id === undefined) return null;
  const names = Array.isArray(entry.names) ? entry.names.filter((name) => text(name) !== undefined) : [];
  const config = object(reader.json(join(directory, id, "userdata/config.json")));
  const annotations = object(config.annotations);
  const crio = text(annotations["io.kubernetes.cri-o.ContainerType"]);
  let metadata: Json = {};
  try {
    metadata = object(JSON.parse(text(entry.metadata) ?? "{}"));
  } catch {
    // another engine's format
  }
  const isCrio = crio !== undefined || text(metadata["pod-id"]) !== undefined;
  const kubernetes = [
    text(annotations["io.kubernetes.pod.namespace"]),
    text(annotations["io.kubernetes.pod.name"]) ?? text(metadata["pod-name"]),
    text(annotations["io.kubernetes.container.name"]) ?? text(object(metadata.metadata).name),
  ] as const;
  const cgroupsPath = text(object(config.linux).cgroupsPath);
  return {
    engine: isCrio ? "cri-o" : "podman",
    id,
    names: [...(names as string[]), ...(isCrio ? kubernetesNames(...kubernetes) : [])],
    ...(cgroupsPath === undefined ? {} : { cgroupsPath }),
    sandbox: crio === "sandbox",
  };
}

/** containerd: STATE/io.containerd.runtime.v2.task/NAMESPACE/ID/config.json is the OCI config of a running task. */
function* containerd(reader: Reader): Generator<ContainerRecord> {
  const states = [
    "run/containerd",
    "run/k3s/containerd",
    "run/k0s/containerd",
    "var/snap/microk8s/common/run/containerd",
    "run/docker/containerd/daemon",
    ...reader.list("run/user").map((uid) => join("run/user", uid, "containerd")),
  ];
  for (const state of states) {
    const tasks = join(state, "io.containerd.runtime.v2.task");
    for (const namespace of reader.list(tasks)) {
      for (const id of reader.list(join(tasks, namespace)))
        yield taskRecord(namespace, id, object(reader.json(join(tasks, namespace, id, "config.json"))));
    }
  }
}

function taskRecord(namespace: string, id: string, config: Json): ContainerRecord {
  const annotations = object(config.annotations);
  const nerdctl = text(annotations["nerdctl/name"]);
  const names = [
    ...(nerdctl === undefined ? [] : [nerdctl]),
    ...kubernetesNames(
      text(annotations["io.kubernetes.cri.sandbox-namespace"]),
      text(annotations["io.kubernetes.cri.sandbox-name"]),
      text(annotations["io.kubernetes.cri.container-name"]),
    ),
  ];
  const cgroupsPath = text(object(config.linux).cgroupsPath);
  return {
    engine: namespace === "moby" ? "docker" : "containerd",
    id,
    names,
    ...(cgroupsPath === undefined ? {} : { cgroupsPath }),
    sandbox: annotations["io.kubernetes.cri.container-type"] === "sandbox",
  };
}

/** nerdctl's name store: /var/lib/nerdctl/ADDRESS_HASH/names/NAMESPACE/NAME holds the id. */
function* nerdctlNames(reader: Reader): Generator<ContainerRecord> {
  const roots = ["var/lib/nerdctl", ...homes(reader).map((home) => join(home, ".local/share/nerdctl"))];
  for (const root of roots) {
    for (const hash of reader.list(root)) {
      const names = join(root, hash, "names");
      for (const namespace of reader.list(names)) {
        for (const name of reader.list(join(names, namespace))) {
          const id = reader.text(join(names, namespace, name))?.trim();
          if (id) yield { engine: "containerd", id, names: [name], sandbox: false };
        }
      }
    }
  }
}

/** Engines whose data is elsewhere: what watches over a container tells where. */
function* monitored(reader: Reader, fsRoot: string): Generator<ContainerRecord> {
  for (const monitor of containerMonitors(fsRoot)) {
    const config = object(reader.json(join(monitor.bundle, "config.json")));
    if (monitor.namespace !== null) {
      const record = taskRecord(monitor.namespace, monitor.id, config);
      yield { ...record, names: [...record.names, ...dockerName(reader, monitor, config)] };
    } else if (monitor.name !== null) {
      const entry = { id: monitor.id, names: [monitor.name] };
      // STORAGE/overlay-containers/ID/userdata
      const record = storageRecord(reader, entry, join(monitor.bundle, "../.."));
      if (record !== null) yield record;
    }
  }
}

/** docker mounts files of DATA_ROOT/containers/ID into the container. */
function dockerName(reader: Reader, { id }: ContainerMonitor, { mounts }: Json): string[] {
  const files = (Array.isArray(mounts) ? mounts : []).map((mount) => text(object(mount).source) ?? "");
  const directory = files.map((file) => dirname(file)).find((path) => path.endsWith(`/containers/${id}`));
  if (directory === undefined) return [];
  const name = text(object(reader.json(join(directory, "config.v2.json"))).Name);
  return name === undefined ? [] : [name.replace(/^\//, "")];
}

/** Returns 'web', 'pod/web', 'namespace/pod/web'; a sandbox has the pod's name only. */
function kubernetesNames(namespace?: string, pod?: string, container?: string): string[] {
  const names: string[] = [];
  if (container !== undefined) names.push(container);
  const inPod = [pod, container].filter((part) => part !== undefined).join("/");
  if (pod !== undefined) names.push(inPod);
  if (pod !== undefined && namespace !== undefined) names.push(`${namespace}/${inPod}`);
  return names;
}

/** Returns one record per id: several sources may list a container. */
function merge(records: readonly ContainerRecord[]): ContainerRecord[] {
  const byId = new Map<string, ContainerRecord>();
  for (const record of records) {
    const known = byId.get(record.id);
    if (known === undefined) {
      byId.set(record.id, { ...record, names: [...new Set(record.names)] });
      continue;
    }
    known.names = [...new Set([...known.names, ...record.names])];
    known.sandbox ||= record.sandbox;
    if (record.cgroupsPath !== undefined) known.cgroupsPath ??= record.cgroupsPath;
  }
  return [...byId.values()];
}
