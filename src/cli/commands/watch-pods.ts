/**
 * netmon watch --pods: locations of the API, the node's cgroups and the pods' configurations. On failure: as for the
 * fleet and pod-sessions; a wrong location is an error before anything starts.
 */
import { existsSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Fleet } from "../../app/fleet/fleet.ts";
import { inClusterUrl, KubernetesApi } from "../../app/kubernetes/api.ts";
import { cgroupOfPod, nodeCgroupRoot } from "../../app/kubernetes/pod-cgroup.ts";
import { PodSessions } from "../../app/kubernetes/pod-sessions.ts";
import { PodWatch } from "../../app/kubernetes/pod-watch.ts";
import type { WatchedLayers } from "../../app/layers.ts";
import { orElse } from "../../errors/or-else.ts";
import type { Log } from "../../event/log.ts";
import { shownUrl } from "../../event/shown-url.ts";
import { openCgroup } from "../../kernel/target/cgroup2.ts";
import { listSubtreePids } from "../../kernel/target/subtree.ts";
import { detachSession } from "../../state/detach.ts";
import { globalOptions } from "../options/global-options.ts";
import type { WatchArguments } from "../options/session-arguments.ts";
import { usage } from "../options/shared-options.ts";

interface Parts {
  fleet: Fleet;
  log: Log;
  given: WatchArguments;
  started(sessionId: string, layers: WatchedLayers): void;
  ended(sessionId: string, why: string): void;
}

const CONFIG_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

export function podSessions({ fleet, log, given, started, ended }: Parts) {
  const { options, io, commonConfig } = given;
  const url = options.kubernetes ?? inClusterUrl(io.env);
  if (url === null)
    throw usage("netmon does not run in a pod: give the Kubernetes API with --kubernetes URL");
  const { protocol, hostname: host } = parsed(url);
  const local = protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(host);
  if (protocol !== "https:" && !local)
    throw usage(`--kubernetes ${shownUrl(url)}: https, or http on loopback`);
  const node = options.node ?? io.env.NODE_NAME ?? null;
  if (node === null) throw usage("name this node: --node NAME, or NODE_NAME from spec.nodeName");
  const root = options.cgroupRoot === undefined ? nodeCgroupRoot() : openCgroup(options.cgroupRoot).path;
  const { serviceAccount } = options;
  const own = { namespace: textOf(join(serviceAccount, "namespace")), name: io.env.POD_NAME ?? hostname() };

  const sessions = new PodSessions(
    { selected: options.selector !== undefined },
    {
      cgroup: ({ uid }) => cgroupOfPod(uid, root),
      excluded: ({ uid, name, namespace }, cgroup) =>
        uid === io.env.POD_UID ||
        (namespace === own.namespace && name === own.name) ||
        listSubtreePids(cgroup).includes(process.pid),
      config: (name) => {
        if (name === null) return commonConfig;
        const file = join(options.podConfigs ?? "", `${name}.yaml`);
        if (options.podConfigs === undefined || !CONFIG_NAME.test(name) || !existsSync(file))
          throw new Error(`netmon.dev/config names ${JSON.stringify(name)}, which is not in --pod-configs`);
        return file;
      },
      start: async ({ sessionId, cgroup, config }) => {
        const target = { kind: "cgroup", path: cgroup } as const;
        started(sessionId, await fleet.start({ sessionId, target, config, allowRootCgroup: false }));
      },
      end: async (sessionId, reason) => {
        const layers = await fleet.end(sessionId, reason);
        unpin(sessionId);
        if (layers) ended(sessionId, reason);
      },
      log,
    },
  );
  const watch = new PodWatch(
    new KubernetesApi({ url, serviceAccount }),
    { node, labelSelector: options.selector ?? null },
    {
      onList: (pods) => sessions.list(pods),
      onPod: (pod) => sessions.put(pod),
      onGone: (pod) => sessions.gone(pod),
      onTrouble: (error, pauseMs) =>
        log.warn(
          `pods cannot be watched: ${error.message}; retrying in ${(pauseMs / 1000).toFixed(1)} s, sessions stay`,
        ),
      onRecovered: () => log.info("pods are watched again"),
    },
  );
  return {
    start: async () => watch.start(),
    onEnded: (sessionId: string) => {
      unpin(sessionId);
      sessions.ended(sessionId);
    },
    summary: () => {
      const { pods, running, unguarded, failures } = sessions.counts();
      return `${running} of ${pods} pods have a session, ${unguarded} run without one; ${failures} failed attempts`;
    },
    close: async () => {
      await watch.close();
      await sessions.close();
    },
  };

  /** Removes pins: they outlive netmon, but must not outlive their pod. */
  function unpin(sessionId: string): void {
    try {
      detachSession(globalOptions(given.command).dirs, sessionId, { force: false });
    } catch (error) {
      log.error(
        `the pins of session ${sessionId} stay: ${(error as Error).message}; netmon detach removes them`,
      );
    }
  }

  function parsed(text: string): URL {
    try {
      return new URL(text);
    } catch {
      throw usage(`--kubernetes ${shownUrl(text)}: not a URL`);
    }
  }
}

function textOf(path: string): string | null {
  return orElse(() => readFileSync(path, "utf8").trim(), null);
}
