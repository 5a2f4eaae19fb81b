package object

import (
	"errors"
	"fmt"
	"sync"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/asm"
	"github.com/cilium/ebpf/btf"
	"github.com/cilium/ebpf/features"
)

// kernelConstants returns the constants of bpf/namespace.h, bpf/own_listener.h and bpf/report.h: where this kernel keeps what the
// programs read of its structs. An error leaves them unset: the programs then read nothing. Read once: the types are large.
var kernelConstants = sync.OnceValues(readKernelConstants)

func readKernelConstants() (map[string]any, error) {
	for _, kind := range []ebpf.ProgramType{ebpf.CGroupSockAddr, ebpf.CGroupSKB} {
		if err := features.HaveProgramHelper(kind, asm.FnProbeReadKernel); err != nil {
			return nil, fmt.Errorf("reading the kernel's memory: %w", err)
		}
	}
	types, err := btf.LoadKernelSpec()
	if err != nil {
		return nil, err
	}
	at := func(name string, path ...string) (uint32, error) { return memberBits(types, name, path) }
	constants := map[string]any{"kernel_types_known": true}
	for name, member := range map[string][]string{
		"sock_net_at":         {"sock", "__sk_common", "skc_net"},
		"sock_cgroup_at":      {"sock", "sk_cgrp_data"},
		"sock_group_at":       {"sock", "sk_reuseport_cb"},
		"group_size_at":       {"sock_reuseport", "num_socks"},
		"net_users_at":        {"net", "user_ns"},
		"net_rtnl_at":         {"net", "rtnl"},
		"users_inode_at":      {"user_namespace", "ns", "inum"},
		"cgroup_level_at":     {"cgroup", "level"},
		"cgroup_ancestors_at": {"cgroup", "ancestors"},
		"cgroup_node_at":      {"cgroup", "kn"},
		"node_id_at":          {"kernfs_node", "id"},
	} {
		bits, err := at(member[0], member[1:]...)
		if name == "cgroup_ancestors_at" && err != nil {
			bits, err = at("cgroup", "ancestor_ids")
			constants["ancestors_are_ids"] = true
		}
		if err != nil {
			return nil, err
		}
		constants[name] = bits / 8
	}
	if bits, err := at("net", "xfrm", "policy_count"); err == nil {
		constants["net_ipsec_at"] = bits/8 + 4*policyOut
	}
	if bits, err := at("net", "ipv4", "sysctl_tcp_migrate_req"); err == nil {
		constants["net_migrates_at"] = bits / 8
	}
	if parent, group, err := taskOffsets(at); err == nil {
		constants["task_parent_at"], constants["task_group_at"] = parent, group
	}
	bit, err := at("sock", "sk_kern_sock")
	if err != nil {
		return nil, err
	}
	constants["sock_kern_at"], constants["sock_kern_mask"] = bit/32*4, uint32(1)<<(bit%32)
	return constants, nil
}

// taskOffsets returns where a task keeps the task that started it, and its process: an error where the programs may not ask.
func taskOffsets(at func(name string, path ...string) (uint32, error)) (parent, group uint32, err error) {
	for _, kind := range []ebpf.ProgramType{ebpf.CGroupSock, ebpf.CGroupSockAddr, ebpf.CGroupSKB} {
		if err := features.HaveProgramHelper(kind, asm.FnGetCurrentTask); err != nil {
			return 0, 0, err
		}
	}
	if parent, err = at("task_struct", "real_parent"); err != nil {
		return 0, 0, err
	}
	group, err = at("task_struct", "tgid")
	return parent / 8, group / 8, err
}

// policyOut is XFRM_POLICY_OUT (include/uapi/linux/xfrm.h).
const policyOut = 1

// memberBits returns a member's offset in bits. Anonymous structs and unions on the way are looked into.
func memberBits(types *btf.Spec, name string, path []string) (uint32, error) {
	var found *btf.Struct
	if err := types.TypeByName(name, &found); err != nil {
		return 0, fmt.Errorf("struct %s: %w", name, err)
	}
	var at uint32
	var of btf.Type = found
	for _, member := range path {
		offset, kind, err := memberOf(of, member)
		if err != nil {
			return 0, fmt.Errorf("struct %s: %w", name, err)
		}
		at += offset
		of = btf.UnderlyingType(kind)
	}
	return at, nil
}

var errNoMember = errors.New("no member")

func memberOf(of btf.Type, name string) (uint32, btf.Type, error) {
	var members []btf.Member
	switch of := of.(type) {
	case *btf.Struct:
		members = of.Members
	case *btf.Union:
		members = of.Members
	}
	for _, member := range members {
		if member.Name == name {
			return uint32(member.Offset), member.Type, nil
		}
		if member.Name != "" {
			continue
		}
		if inner, kind, err := memberOf(btf.UnderlyingType(member.Type), name); err == nil {
			return uint32(member.Offset) + inner, kind, nil
		}
	}
	return 0, nil, fmt.Errorf("%w %s", errNoMember, name)
}
