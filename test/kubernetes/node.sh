#!/usr/bin/env bash
# A Kubernetes node with its control plane, in a Debian of its own (run by run.sh). Mounts, network and the root of the
# cgroup tree are its own; kernel and process ids are the machine's.
#
#   node.sh ROOT        ROOT: the Debian, below a directory whose name is that of the network namespace and the cgroup
#
# Ends when its cgroup is killed.
set -euo pipefail
root=$1
name=$(basename "$(dirname "$root")")
cgroup2=$(findmnt -n -o TARGET -t cgroup2 | head -n 1)
cd "$root"

mkdir -p etc/kubernetes etc/cni/net.d etc/containerd sysctl
cd etc/kubernetes
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 30 -subj /CN=cluster 2>/dev/null
openssl req -newkey rsa:2048 -nodes -keyout api.key -out api.csr -subj /CN=kube-apiserver 2>/dev/null
openssl x509 -req -in api.csr -CA ca.crt -CAkey ca.key -CAcreateserial -out api.crt -days 30 2>/dev/null -extfile <(
  echo subjectAltName=DNS:kubernetes.default.svc,IP:127.0.0.1,IP:192.0.2.2,IP:10.96.0.1)
openssl genrsa -out accounts.key 2048 2>/dev/null
openssl rsa -in accounts.key -pubout -out accounts.pub 2>/dev/null
while IFS=, read -r token user _; do
  printf '%s\n' "apiVersion: v1" "kind: Config" "current-context: c" "contexts: [{name: c, context: {cluster: c, user: u}}]" \
    "users: [{name: u, user: {token: $token}}]" \
    "clusters: [{name: c, cluster: {server: 'https://192.0.2.2:6443', certificate-authority: /etc/kubernetes/ca.crt}}]" >"$token.conf"
done < <(tee tokens.csv <<'TOKENS'
admin,admin,1,system:masters
controllers,system:kube-controller-manager,2,system:masters
scheduler,system:kube-scheduler,3
kubelet,system:node:node1,4,system:nodes
proxy,system:kube-proxy,5,system:masters
TOKENS
)
cat >kubelet.yaml <<'KUBELET'
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
authentication: { anonymous: { enabled: true }, webhook: { enabled: false } }
authorization: { mode: AlwaysAllow }
cgroupDriver: cgroupfs
failSwapOn: false
clusterDNS: [10.96.0.10]
clusterDomain: cluster.local
containerRuntimeEndpoint: unix:///run/containerd/containerd.sock
protectKernelDefaults: true
resolvConf: /etc/resolv.conf
evictionHard: { nodefs.available: "1%", imagefs.available: "1%", memory.available: "1Mi" }
imageGCHighThresholdPercent: 100
KUBELET
cat >../cni/net.d/pods.conflist <<'CNI'
{"cniVersion": "1.0.0", "name": "pods", "plugins": [{"type": "ptp", "ipam":
  {"type": "host-local", "ranges": [[{"subnet": "10.244.0.0/24"}]], "routes": [{"dst": "0.0.0.0/0"}]}}]}
CNI
cat >../containerd/config.toml <<'CONTAINERD'
version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "localhost/pause:1"
  disable_apparmor = true
  restrict_oom_score_adj = true
  cni = { bin_dir = "/usr/lib/cni", conf_dir = "/etc/cni/net.d" }
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
    runtime_type = "io.containerd.runc.v2"
    options = { BinaryName = "/usr/local/bin/runc-without-limits", SystemdCgroup = false }
CONTAINERD
# controllers in cgroup v1 cannot set limits in v2
cat >"$root/usr/local/bin/runc-without-limits" <<'RUNC'
#!/bin/bash
for ((i = 1; i < $#; i++)); do
  if [ "${!i}" = --bundle ]; then
    next=$((i + 1)) && config=${!next}/config.json
    jq -c '.linux.resources |= (. // {} | {devices})' "$config" >"$config.new" && mv "$config.new" "$config"
  fi
done
exec /usr/sbin/runc "$@"
RUNC
chmod 755 "$root/usr/local/bin/runc-without-limits"
echo nameserver 192.0.2.2 >"$root/etc/resolv.conf"

cat >"$root/start" <<'START'
#!/bin/bash
export PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin KUBECONFIG=/etc/kubernetes/admin.conf
cd /etc/kubernetes
run() { "$@" >"/var/log/$1.log" 2>&1 & }
run containerd
run etcd --data-dir /run/etcd --unsafe-no-fsync
run dnsmasq --no-daemon --no-resolv --no-hosts --listen-address=192.0.2.2 --bind-interfaces \
  --address=/mcp.example.com/198.51.100.10 --address=/other.example.com/198.51.100.20
until ctr -n k8s.io images import /images.tar >/var/log/images.log 2>&1; do sleep 1; done
run kube-apiserver --etcd-servers=http://127.0.0.1:2379 --advertise-address=192.0.2.2 --service-cluster-ip-range=10.96.0.0/16 \
  --tls-cert-file=api.crt --tls-private-key-file=api.key --client-ca-file=ca.crt --token-auth-file=tokens.csv \
  --authorization-mode=Node,RBAC --service-account-issuer=https://kubernetes.default.svc --service-account-key-file=accounts.pub \
  --service-account-signing-key-file=accounts.key --kubelet-preferred-address-types=InternalIP
until kubectl get --raw /readyz >/dev/null 2>&1; do sleep 1; done
run kube-controller-manager --kubeconfig=controllers.conf --root-ca-file=ca.crt \
  --service-account-private-key-file=accounts.key --leader-elect=false
run kube-scheduler --kubeconfig=scheduler.conf --leader-elect=false
run kube-proxy --kubeconfig=proxy.conf --proxy-mode=nftables --hostname-override=node1 --cluster-cidr=10.244.0.0/16 \
  --conntrack-max-per-core=0 --conntrack-tcp-timeout-established=0 --conntrack-tcp-timeout-close-wait=0
run kubelet --config=kubelet.yaml --kubeconfig=kubelet.conf --hostname-override=node1 --node-ip=192.0.2.2
wait
START

# The settings that the kubelet would change for the whole machine are separate files here, so that it changes nothing.
cd "$root/sysctl"
for setting in vm/overcommit_memory=1 vm/panic_on_oom=0 kernel/panic=10 kernel/panic_on_oops=1 \
  kernel/keys/root_maxkeys=1000000 kernel/keys/root_maxbytes=25000000; do
  install -D /dev/stdin "${setting%=*}" <<<"${setting#*=}"
done
# below the root of the tree that the node sees
echo $$ >"$cgroup2/$name/cgroup.procs"
# shellcheck disable=SC2016 # expanded inside
exec unshare --mount --uts --ipc --cgroup nsenter --net="/run/netns/$name" bash -euc '
  mount --make-rprivate /
  mount --bind "$0" "$0"
  cd "$0"
  mount -t proc proc proc
  for file in $(cd sysctl && find . -type f); do mount --bind "sysctl/$file" "proc/sys/$file"; done
  mount -t sysfs sys sys
  mount -t cgroup2 cgroup2 sys/fs/cgroup
  mount -t bpf -o mode=0700 bpf sys/fs/bpf
  mount --rbind /dev dev
  mount -t tmpfs -o mode=0755 run run
  mkdir old
  pivot_root . old
  umount -l /old
  mount --make-rshared /
  mkdir /sys/fs/cgroup/system
  echo $$ >/sys/fs/cgroup/system/cgroup.procs
  hostname node1
  echo $$ >/node.pid
  exec env -i bash /start
' "$root"
