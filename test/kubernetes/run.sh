#!/usr/bin/env bash
# Follows docs/quickstart/kubernetes.md on a real Kubernetes of one node, with deploy/kubernetes unchanged except for the
# names of the images: sidecar, learning, restarts of agent and netmon, a changed ConfigMap, DaemonSet, the end of a pod.
# Needs root, cgroup v2, and what `native/requirements.sh kubernetes` installs. NETMON_PACKAGE: the npm package.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
repo=$here/../..
package=$(realpath "${NETMON_PACKAGE:?the npm package to test}")
programs=$("$here/build.sh")
cgroup2=$(findmnt -n -o TARGET -t cgroup2 | head -n 1)
work=$(mktemp -d /var/tmp/netmon-kubernetes-XXXXXX)
name=$(basename "$work")
root=$work/root
cleanup() {
  code=$?
  [ $code -eq 0 ] || tail -n 5 "$root"/var/log/{kubelet,containerd,kube-apiserver}.log >&2 || true
  disown -a # bash would tell of each that it was killed
  echo 1 >"$cgroup2/$name/cgroup.kill" || true
  until find "$cgroup2/$name" -depth -type d -exec rmdir {} + 2>/dev/null; do sleep 0.2; done
  ip netns del "$name" || true
  ! mountpoint -q "$work/storage/overlay" || umount "$work/storage/overlay"
  rm -rf --one-file-system "$work"
  exit $code
}
trap cleanup EXIT
mkdir "$cgroup2/$name"
ip netns add "$name"

mmdebstrap --quiet --variant=minbase trixie "$root" \
  --include=containerd,containernetworking-plugins,dnsmasq-base,etcd-server,iproute2,iptables,jq,mount,nftables,runc
cp -a "$programs"/. "$root/usr/local/bin/"
inside() { ip netns exec "$name" "$@"; }
inside ip link set lo up
inside ip link add node0 type veth peer name node1
inside ip addr add 192.0.2.2/24 dev node0
for address in 10 20; do inside ip addr add "198.51.100.$address/32" dev node0; done
for link in node0 node1; do inside ip link set "$link" up; done
inside ip route add default dev node0
inside sysctl -qw net.ipv4.ip_forward=1
(
  echo "$BASHPID" >"$cgroup2/$name/cgroup.procs"
  exec ip netns exec "$name" node -e 'for (const n of [10, 20])
    require("node:net").createServer((s) => s.on("error", () => {})).listen(443, `198.51.100.${n}`)'
) &

# images, built without network: Node.js with its libraries, and on top netmon, an agent with netmon, and pause
podman() { command podman --root "$work/storage" --runroot "$work/runroot" --tmpdir "$work/tmp" --log-level error "$@"; }
base=$work/base
mkdir -p "$work"/{netmon,agent,pause,tmp} "$base"/{dev,etc,proc,run,sys,tmp,usr/bin,var/lib}
install "$(node -p process.execPath)" "$base/usr/bin/node"
install /bin/sh /usr/bin/env "$base/usr/bin/"
ln -s usr/bin "$base/bin"
mkdir "$work/unpacked"
tar -C "$work/unpacked" -xzf "$package"
ldd "$base"/usr/bin/* "$work"/unpacked/package/native/*.node | grep -oE '/[^ ]+ \(0x' | cut -d' ' -f1 | sort -u |
  while read -r library; do install -D "$library" "$base$library"; done
tar -C "$base" -c . | podman import --change 'ENV PATH=/usr/bin' - localhost/base:1 >/dev/null
cp "$package" "$work/netmon/netmon.tgz"
build() { podman build --quiet --format docker --pull=never --isolation chroot --build-arg BASE=localhost/base:1 "$@" >/dev/null; }
build -f "$repo/deploy/container/Containerfile" -t registry.example.com/netmon:0.1.0 "$work/netmon"
mkdir -p "$work/agent/usr/bin"
cp "$package" "$work/agent/netmon.tgz"
cp "$here/my-agent.cjs" "$work/agent/usr/bin/my-agent"
chmod 755 "$work/agent/usr/bin/my-agent"
ln -s /opt/netmon/package/netmon "$work/agent/usr/bin/netmon"
printf '%s\n' 'FROM localhost/base:1' 'ADD netmon.tgz /opt/netmon/' 'COPY usr/ /usr/' |
  build -f - -t registry.example.com/my-agent:1 "$work/agent"
echo 'int main(void) { for (;;) pause(); }' | gcc -static -include unistd.h -x c -o "$work/pause/pause" -
tar -C "$work/pause" -c pause | podman import --change 'ENTRYPOINT ["/pause"]' - localhost/pause:1 >/dev/null
podman save --quiet -m -o "$root/images.tar" registry.example.com/netmon:0.1.0 registry.example.com/my-agent:1 localhost/pause:1

bash "$here/node.sh" "$root" &
kubectl() {
  nsenter --target "$(cat "$root/node.pid")" --mount --net env -i PATH=/usr/local/bin:/usr/bin:/bin \
    KUBECONFIG=/etc/kubernetes/admin.conf kubectl "$@"
}
# Repeats the command until the text appears in its output, or two minutes have passed.
shows() {
  local text=$1 output
  shift
  for _ in $(seq 120); do
    output=$("$@" 2>&1 || true)
    if grep -qE -- "$text" <<<"$output"; then echo "ok: $text"; return; fi
    sleep 1
  done
  echo "not ok: no $text in: $*" >&2
  tail -n 15 <<<"$output" | cut -c1-400 >&2
  exit 1
}
manifest() { sed -E 's,image: (netmon:.*),image: registry.example.com/\1,; s,image: my-agent$,image: registry.example.com/my-agent:1,' "$repo/deploy/kubernetes/$1.yaml"; }
netmon() { kubectl exec agent -c netmon -- node /opt/netmon/package/netmon "$@"; }
# Sends SIGKILL to the first process whose command line matches, from a container that sees it
end() {
  local pattern=$1
  shift
  kubectl exec "$@" -- node -e "for (const p of fs.readdirSync('/proc')) try {
    if ($pattern.test(fs.readFileSync('/proc/' + p + '/cmdline', 'utf8'))) { process.kill(p, 'SIGKILL'); break; }
  } catch {}" || true # it may be the container's own first process
}
refused_only() {
  if kubectl logs "$@" | grep 'other.example.com connected'; then echo "not ok: it passed" >&2; exit 1; fi
}

names() {
  cat <<'NAMES'
apiVersion: v1
kind: Service
metadata: { name: dns }
spec: { clusterIP: 10.96.0.10, ports: [{ port: 53, protocol: UDP }] }
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: dns-1, labels: { kubernetes.io/service-name: dns } }
addressType: IPv4
ports: [{ port: 53, protocol: UDP, name: "" }]
endpoints: [{ addresses: [192.0.2.2] }]
NAMES
}
until [ -s "$root/node.pid" ]; do sleep 0.2; done
shows 'node1 +Ready' kubectl get nodes
names | kubectl apply -f -

echo "# a sidecar that observes, and the policy that netmon learned"
manifest sidecar | sed 's/--mode=enforce/--mode=observe/; s/--fail-closed/--all/; s/ --enforcing / /; s/"--enforcing", //' | kubectl apply -f -
shows 'agent +2/2' kubectl get pods
shows 'other.example.com connected' kubectl logs agent -c agent
session=$(kubectl get pod agent -o 'jsonpath={.metadata.uid}')
shows 'other.example.com:443/tcp' netmon learn --session "$session" --config /etc/netmon/netmon.yaml
kubectl delete pod agent

echo "# a sidecar that enforces"
manifest sidecar | kubectl apply -f -
shows 'agent +2/2' kubectl get pods
shows 'mcp.example.com connected' kubectl logs agent -c agent
shows 'other.example.com EPERM' kubectl logs agent -c agent
shows 'enforce, fail closed' netmon status

echo "# netmon is killed with its supervisor"
end '/^netmon-bpf\0supervise/' agent -c netmon
shows 'agent +2/2 +Running +1' kubectl get pods
shows '^ready' netmon wait-ready --enforcing
refused_only agent -c agent

echo "# the agent is killed: its next container has another cgroup"
end '/^node\0.*my-agent\0/' agent -c agent
shows 'agent +2/2 +Running +2' kubectl get pods
shows 'other.example.com EPERM' kubectl logs agent -c agent
shows '^ready' netmon wait-ready --enforcing
refused_only agent -c agent

echo "# a changed ConfigMap"
manifest sidecar | sed 's/^\( *\)network:/&\n\1  allow: ["other.example.com:443"]/' | kubectl apply -f -
shows 'other.example.com connected' kubectl logs agent -c agent

echo "# the end of a pod"
kubectl delete pod agent
[ -z "$(ls "/proc/$(cat "$root/node.pid")/root/sys/fs/bpf/netmon")" ]

echo "# the DaemonSet"
manifest daemonset | sed 's/^\( *\)network:/&\n\1  fail_closed: true/' | kubectl apply -f -
kubectl run my-agent --image=registry.example.com/my-agent:1 --command -- my-agent
shows 'netmon-.* 1/1' kubectl get pods -n netmon
kubectl annotate pod my-agent netmon.dev/session=
shows 'ENFORCING session default.my-agent-.*verified by canary' kubectl logs -n netmon daemonset/netmon
shows 'other.example.com EPERM' kubectl logs my-agent
kubectl rollout restart -n netmon daemonset/netmon
kubectl rollout status -n netmon daemonset/netmon --timeout=2m
shows 'ENFORCING session default.my-agent-' kubectl logs -n netmon daemonset/netmon
kubectl delete pod my-agent
shows 'session default.my-agent-.* ended' kubectl logs -n netmon daemonset/netmon
echo "followed on Kubernetes $(kubectl version -o json | jq -r .serverVersion.gitVersion)"
