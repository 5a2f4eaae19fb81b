// other-values.mjs FILE: whether the chart's objects have the values that chart.sh sets.
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";

const objects = parseAllDocuments(readFileSync(process.argv[2], "utf8")).map((document) => document.toJS());
const of = (kind) => objects.find((object) => object.kind === kind);
for (const { kind, metadata } of objects) {
  deepStrictEqual(metadata.name, "other", kind);
  if (!kind.startsWith("Cluster")) deepStrictEqual(metadata.namespace, "tools", kind);
}
const { data } = of("ConfigMap");
deepStrictEqual(parse(data["netmon.yaml"]).sandbox, { network: { mode: "observe" } });
deepStrictEqual(parse(data["agents.yaml"]), { sandbox: { network: { mode: "enforce", fail_closed: true } } });
deepStrictEqual(of("ClusterRoleBinding").subjects, [
  { kind: "ServiceAccount", name: "other", namespace: "tools" },
]);
const { selector, template } = of("DaemonSet").spec;
deepStrictEqual(template.metadata, {
  labels: selector.matchLabels,
  annotations: { "example.com/owner": "security" },
});
const { containers, volumes, ...pod } = template.spec;
deepStrictEqual(volumes[0], { name: "policy", configMap: { name: "other" } });
const { image, imagePullPolicy, resources } = containers[0];
deepStrictEqual([image, imagePullPolicy], ["registry.example.com/netmon:9.9.9", "Always"]);
deepStrictEqual(resources.limits, { memory: "1Gi" });
deepStrictEqual(pod, {
  serviceAccountName: "other",
  hostPID: true,
  imagePullSecrets: [{ name: "registry" }],
  priorityClassName: "system-node-critical",
  nodeSelector: { agents: "yes" },
  tolerations: [{ operator: "Exists" }],
  affinity: { nodeAffinity: {} },
});
console.log("ok: the chart takes every value");
