#!/usr/bin/env bash
# Builds the programs of a Kubernetes cluster from the Go modules that Kubernetes publishes, once for each version, and
# prints the directory they are in. It takes a quarter of an hour on two CPUs. KUBERNETES: the version (default 1.34.2).
set -euo pipefail
version=${KUBERNETES:-1.34.2}
here=$(cd "$(dirname "$0")" && pwd)
dir=${XDG_CACHE_HOME:-$HOME/.cache}/netmon/kubernetes/$version
mkdir -p "$dir"
exec 9>"$dir/.lock"
flock 9
if cmp -s "$here/main.go" "$dir/built.go"; then echo "$dir/bin"; exit; fi

cd "$dir"
cp "$here/main.go" main.go
export CGO_ENABLED=0 GOFLAGS=-mod=mod
# the modules of its staging area have v0 where Kubernetes has v1
{
  printf 'module cluster\n\ngo 1.24.0\n\nrequire k8s.io/kubernetes v%s\n\n' "$version"
  for module in api apiextensions-apiserver apimachinery apiserver cli-runtime client-go cloud-provider cluster-bootstrap \
    code-generator component-base component-helpers controller-manager cri-api cri-client csi-translation-lib \
    dynamic-resource-allocation endpointslice externaljwt kms kube-aggregator kube-controller-manager kube-proxy \
    kube-scheduler kubectl kubelet metrics mount-utils pod-security-admission sample-apiserver; do
    echo "replace k8s.io/$module => k8s.io/$module v0.${version#1.}"
  done
} >go.mod
go mod tidy -e >&2
# If the machine's controllers are in cgroup v1, the kubelet cannot set limits in v2 and would not start.
rm -rf cgroups
cp -r "$(go list -m -f '{{.Dir}}' github.com/opencontainers/cgroups)" cgroups
chmod -R u+w cgroups
sed -i '/^func (m \*Manager) Set(/,/^}/s,^\t// pids (since kernel 4.5)$,\tif len(m.controllers) == 0 {\n\t\treturn nil\n\t}\n&,' cgroups/fs2/fs2.go
grep -q 'len(m.controllers) == 0' cgroups/fs2/fs2.go
echo 'replace github.com/opencontainers/cgroups => ./cgroups' >>go.mod
mkdir -p bin
go build -trimpath -ldflags "-s -w -X k8s.io/component-base/version.gitVersion=v$version -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=$(cut -d. -f2 <<<"$version")" -o bin/kubernetes . >&2
for name in kube-apiserver kube-controller-manager kube-scheduler kube-proxy kubelet kubectl; do ln -sf kubernetes "bin/$name"; done
cp main.go built.go
echo "$dir/bin"
