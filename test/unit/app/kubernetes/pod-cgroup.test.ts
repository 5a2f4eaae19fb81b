// group: machine
/** Pods' cgroups with both drivers' names, never above or below the pod. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parsePod, sessionIdOf } from "../../../../src/app/kubernetes/pod.ts";
import { cgroupOfPod } from "../../../../src/app/kubernetes/pod-cgroup.ts";
import { checkSessionId } from "../../../../src/state/paths.ts";

const UID = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";
const UNDERSCORED = UID.replace(/-/g, "_");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "netmon-pods-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const make = (path: string): string => {
  mkdirSync(join(root, path, "a-container"), { recursive: true });
  return join(root, path);
};

describe("the cgroup of a pod", () => {
  it.each([
    `kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod${UNDERSCORED}.slice`,
    `kubepods.slice/kubepods-besteffort.slice/kubepods-besteffort-pod${UNDERSCORED}.slice`,
    `kubepods.slice/kubepods-pod${UNDERSCORED}.slice`,
    `kubelet.slice/kubelet-kubepods.slice/kubelet-kubepods-burstable.slice/kubelet-kubepods-burstable-pod${UNDERSCORED}.slice`,
    `kubepods/burstable/pod${UID}`,
    `kubepods/besteffort/pod${UID}`,
    `kubepods/pod${UID}`,
    `kubelet/kubepods/burstable/pod${UID}`,
  ])("is found at %s", (path) => {
    const other = UID.replace("0f", "1f");
    make(`kubepods.slice/kubepods-pod${other.replace(/-/g, "_")}.slice`);
    make(`kubepods/pod${other}`);
    const made = make(path);
    expect(cgroupOfPod(UID, root)).toBe(made);
  });

  it.each([
    ["nowhere", "system.slice"],
    ["outside of kubepods", `pod${UID}`],
    ["inside another pod", `kubepods/pod1111/pod${UID}`],
    ["inside another pod's slice", `kubepods.slice/kubepods-pod1111.slice/kubepods-pod${UNDERSCORED}.slice`],
    ["in a user's own tree", `user.slice/kubepods/pod${UID}`],
    ["of a longer uid", `kubepods/pod${UID}0`],
  ])("is not one %s", (_where, path) => {
    make(path);
    expect(() => cgroupOfPod(UID, root)).toThrow(expect.objectContaining({ code: "not_found" }));
  });

  it("is refused where there are two", () => {
    make(`kubepods/burstable/pod${UID}`);
    make(`kubepods/besteffort/pod${UID}`);
    expect(() => cgroupOfPod(UID, root)).toThrow(expect.objectContaining({ code: "ambiguous" }));
  });
});

describe("a pod out of the API's JSON", () => {
  const metadata = { uid: UID, name: "web", namespace: "default" };

  it("is none with a uid that is not part of a path", () => {
    for (const uid of ["../..", "a/b", ".", "", ".*"])
      expect(parsePod({ metadata: { ...metadata, uid } })).toBeNull();
    expect(parsePod({ metadata })).toMatchObject({ uid: UID, over: false, started: false });
    expect(parsePod({ metadata, status: { phase: "Succeeded" } })).toMatchObject({ over: true });
  });

  it("names its session whatever it is called", () => {
    const pod = parsePod({ metadata: { ...metadata, name: "w".repeat(253) } })!;
    expect(checkSessionId(sessionIdOf(pod))).toMatch(/^default\.w+-0f1e2d3c$/);
    expect(checkSessionId(sessionIdOf(pod, "../ä b"))).toBe("b-0f1e2d3c");
    expect(checkSessionId(sessionIdOf(pod, "../ä"))).toBe("pod-0f1e2d3c");
  });
});
