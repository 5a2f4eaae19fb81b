package object

import (
	"errors"
	"fmt"
	"maps"
	"sync"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/asm"
	"github.com/cilium/ebpf/btf"
	"github.com/cilium/ebpf/features"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

func (o objectSpecs) loadPrograms(set *Set, withUnix bool) error {
	set.SetRetval = HaveSetRetval() == nil
	constants := map[string]any{
		"has_set_retval":   set.SetRetval,
		"egress_sees_task": egressSeesTask(),
	}
	if known, err := kernelConstants(); err == nil {
		maps.Copy(constants, known)
	} else {
		set.Missing = append(set.Missing, Missing{"kernel_types", fmt.Sprintf("%v: network namespaces that the session "+
			"makes, and its own listeners, count as this host's", err)})
	}
	if !set.SetRetval {
		set.Missing = append(set.Missing, Missing{"set_retval",
			"bpf_set_retval needs Linux 5.18 (b44123b4a3dc): a denied call sees EPERM"})
	}
	loaded := o.loadAtOnce(set.Maps, constants, withUnix)
	var failed error
	for i, hook := range Hooks {
		switch one := loaded[i]; {
		case one.program != nil:
			set.Programs[hook.Name] = one.program
		case one.err == nil: // not requested
		case hook.Optional:
			set.Missing = append(set.Missing, Missing{"hook:" + hook.Name, missingWhy(hook, one.err)})
		case failed == nil:
			failed = loadFault(hook, one.err)
		}
	}
	return failed
}

type loadedProgram struct {
	program *ebpf.Program
	err     error
}

// loadAtOnce loads the programs, indexed like Hooks, in parallel: the kernel takes tens of milliseconds to verify
// each. Those of the AF_UNIX object take turns, so that the kernel's types are read once for all of them.
func (o objectSpecs) loadAtOnce(maps map[string]*ebpf.Map, constants map[string]any, withUnix bool) []loadedProgram {
	all := make([]loadedProgram, len(Hooks))
	var loading sync.WaitGroup
	var inTurn []func(*btf.Cache)
	for i, hook := range Hooks {
		if hook.object == unixObject && !withUnix {
			continue
		}
		spec := o[hook.object].Copy()
		load := func(cache *btf.Cache) { all[i].program, all[i].err = loadProgram(spec, hook, maps, constants, cache) }
		if hook.object == unixObject {
			inTurn = append(inTurn, load)
		} else {
			loading.Go(func() { load(btf.NewCache()) })
		}
	}
	cache := btf.NewCache()
	for _, load := range inTurn {
		load(cache)
	}
	loading.Wait()
	return all
}

// loadProgram loads one program of a collection, which it modifies: each is loaded separately, so that a failure
// can be attributed.
func loadProgram(one *ebpf.CollectionSpec, hook Hook, maps map[string]*ebpf.Map, constants map[string]any,
	cache *btf.Cache) (*ebpf.Program, error) {
	one.Programs = map[string]*ebpf.ProgramSpec{hook.Program: one.Programs[hook.Program]}
	if one.Programs[hook.Program] == nil {
		return nil, fmt.Errorf("the embedded object has no program %s", hook.Program)
	}
	replacements := map[string]*ebpf.Map{}
	for name, spec := range one.Maps {
		if m := maps[name]; m != nil {
			spec.MaxEntries = m.MaxEntries()
			replacements[name] = m
		}
	}
	for name, value := range constants {
		if variable := one.Variables[name]; variable != nil {
			if err := variable.Set(value); err != nil {
				return nil, fmt.Errorf("constant %s: %w", name, err)
			}
		}
	}
	loaded, err := ebpf.NewCollectionWithOptions(one, ebpf.CollectionOptions{
		MapReplacements: replacements, Cache: cache,
	})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	program := loaded.Programs[hook.Program]
	delete(loaded.Programs, hook.Program) // ownership passes to the caller
	return program, nil
}

// egressSeesTask reports whether a packet program can query the current task (Linux 6.16, ee971630f20f).
func egressSeesTask() bool {
	for _, helper := range []asm.BuiltinFunc{
		asm.FnGetCurrentPidTgid, asm.FnGetCurrentUidGid, asm.FnGetCurrentComm,
		asm.FnGetCurrentCgroupId, asm.FnGetCurrentAncestorCgroupId,
	} {
		if features.HaveProgramHelper(ebpf.CGroupSKB, helper) != nil {
			return false
		}
	}
	return true
}

// HaveHook loads the smallest program of the hook's kind. It returns nil if the kernel has it.
func HaveHook(hook Hook) error {
	program, err := ebpf.NewProgram(&ebpf.ProgramSpec{
		Type: hook.Type, AttachType: hook.Attach, License: "Dual BSD/GPL",
		Instructions: asm.Instructions{asm.Mov.Imm(asm.R0, 1), asm.Return()},
	})
	if err != nil {
		return err
	}
	return program.Close()
}

func loadFault(hook Hook, err error) *fault.Fault {
	f := &fault.Fault{Code: "load", Hook: hook.Name, Cause: err, Detail: verifierLog(err)}
	if bare := HaveHook(hook); errors.Is(bare, unix.EINVAL) {
		f.Code = "hook_missing"
		f.Message = fmt.Sprintf("this kernel has no hook %s: it came with %s and needs CONFIG_CGROUP_BPF",
			hook.Name, hook.Since)
		return f
	}
	if errors.Is(err, unix.EPERM) || errors.Is(err, unix.EACCES) && HaveHook(hook) != nil {
		f.Code = "EPERM"
		f.Message = fmt.Sprintf("loading the program for hook %s is not permitted (%v): run netmon as root, or "+
			"with CAP_BPF, CAP_NET_ADMIN and CAP_PERFMON; kernel lockdown or a seccomp filter may forbid it too",
			hook.Name, unwrapErrno(err))
		return f
	}
	for _, short := range []struct {
		errno unix.Errno
		what  string
	}{
		{unix.EMFILE, "raise the limit of open files (ulimit -n)"},
		{unix.ENFILE, "the machine has no more open files (fs.file-max)"},
		{unix.ENOMEM, "give netmon more memory (memory.max of its cgroup, ulimit -l before Linux 5.11)"},
	} {
		if errors.Is(err, short.errno) {
			f.Message = fmt.Sprintf("there is no room for the program for hook %s (%v): %s", hook.Name, short.errno, short.what)
			return f
		}
	}
	f.Message = fmt.Sprintf("the kernel refuses the program for hook %s (%v): please report this with the "+
		"detail and the kernel version", hook.Name, unwrapErrno(err))
	return f
}

func missingWhy(hook Hook, err error) string {
	if bare := HaveHook(hook); errors.Is(bare, unix.EINVAL) {
		return "needs " + hook.Since
	}
	return fmt.Sprintf("the program does not load: %v", err)
}

func verifierLog(err error) string {
	var verifier *ebpf.VerifierError
	if errors.As(err, &verifier) {
		return fmt.Sprintf("%+v", verifier)
	}
	return err.Error()
}

func unwrapErrno(err error) error {
	var number unix.Errno
	if errors.As(err, &number) {
		return number
	}
	return err
}
