#!/usr/bin/env bash
# Checks deploy/helm/netmon with Helm, which is built from its Go module once: it lints, renders what
# deploy/kubernetes/daemonset.yaml has, takes every value, and refuses what its schema does not know. HELM: its version.
set -euo pipefail
version=${HELM:-4.3.2}
cd "$(dirname "$0")/../.."
dir=${XDG_CACHE_HOME:-$HOME/.cache}/netmon/helm/$version
[ -x "$dir/helm" ] ||
  GOBIN=$dir CGO_ENABLED=0 go install -trimpath -ldflags '-s -w' "helm.sh/helm/v${version%%.*}/cmd/helm@v$version"
helm=$dir/helm chart=deploy/helm/netmon
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HELM_CACHE_HOME=$work HELM_CONFIG_HOME=$work HELM_DATA_HOME=$work

"$helm" lint --strict "$chart"
"$helm" template netmon "$chart" --namespace netmon >"$work/rendered.yaml"
node test/kubernetes/same-objects.mjs deploy/kubernetes/daemonset.yaml "$work/rendered.yaml"

cat >"$work/values.yaml" <<'VALUES'
image: { repository: registry.example.com/netmon, tag: 9.9.9, pullPolicy: Always }
imagePullSecrets: [{ name: registry }]
config: "sandbox: { network: { mode: observe } }"
podConfigs: { agents: "sandbox: { network: { mode: enforce, fail_closed: true } }" }
nodeSelector: { agents: "yes" }
tolerations: [{ operator: Exists }]
affinity: { nodeAffinity: {} }
priorityClassName: system-node-critical
podAnnotations: { example.com/owner: security }
resources: { limits: { memory: 1Gi } }
VALUES
"$helm" template other "$chart" --namespace tools --values "$work/values.yaml" >"$work/other.yaml"
node test/kubernetes/other-values.mjs "$work/other.yaml"

refused() {
  if "$helm" template netmon "$chart" "$@" >"$work/out" 2>&1; then echo "not ok: not refused: $*" >&2; exit 1; fi
  echo "ok: refused: $*"
}
refused --set imgae.tag=1
refused --set config=null
refused --set-json 'podConfigs={"netmon":"sandbox: {}"}'
