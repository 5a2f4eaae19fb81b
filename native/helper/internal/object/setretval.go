package object

import (
	"errors"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/asm"
	"golang.org/x/sys/unix"
)

// HaveSetRetval reports whether the call programs can choose the errno of a denied call: nil, or
// ebpf.ErrNotSupported on a kernel older than Linux 5.18 (b44123b4a3dc), or why that is unknown.
func HaveSetRetval() error {
	for _, hook := range Hooks {
		if hook.Optional || hook.Type == ebpf.CGroupSKB {
			continue
		}
		if err := haveSetRetval(hook); err != nil {
			return err
		}
	}
	return nil
}

// The feature test of cilium/ebpf does not work here: it leaves the argument undefined, and the verifier of Linux 7.2
// rejects values outside [-4095, 0].
func haveSetRetval(hook Hook) error {
	program, err := ebpf.NewProgram(&ebpf.ProgramSpec{
		Type: hook.Type, AttachType: hook.Attach, License: "Dual BSD/GPL",
		Instructions: asm.Instructions{
			asm.Mov.Imm(asm.R1, -int32(unix.EPERM)), asm.FnSetRetval.Call(),
			asm.Mov.Imm(asm.R0, 1), asm.Return(),
		},
	})
	if errors.Is(err, unix.EINVAL) && HaveHook(hook) == nil {
		return ebpf.ErrNotSupported
	}
	if err != nil {
		return err
	}
	return program.Close()
}
