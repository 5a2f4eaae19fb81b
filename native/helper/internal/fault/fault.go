// Package fault is the error that the helper reports: a stable code, a sentence for people and the kernel's own
// text.
//
// Failure: an error that is not a *Fault is reported with the symbolic errno it wraps as its code, or
// "internal" if it wraps none.
package fault

import (
	"errors"
	"fmt"
	"syscall"

	"golang.org/x/sys/unix"
)

// Fault is an error with a stable code. The codes are listed in README.md of native/helper.
type Fault struct {
	Code    string
	Message string // what, where and what to do
	Hook    string // the hook concerned, if any
	Detail  string // verifier log or kernel message, may be long
	Cause   error
}

func (f *Fault) Error() string { return f.Message }

func (f *Fault) Unwrap() error { return f.Cause }

// New returns a fault with a formatted message.
func New(code, format string, args ...any) *Fault {
	return &Fault{Code: code, Message: fmt.Sprintf(format, args...)}
}

// From returns a fault whose code is the errno that err wraps; doing says what was tried and where.
func From(err error, doing string, args ...any) *Fault {
	what := fmt.Sprintf(doing, args...)
	return &Fault{Code: Code(err), Message: fmt.Sprintf("%s: %v%s", what, err, advice(err)), Cause: err}
}

// Code returns the symbolic errno that err wraps, or "internal".
func Code(err error) string {
	var own *Fault
	if errors.As(err, &own) {
		return own.Code
	}
	var number syscall.Errno
	if errors.As(err, &number) {
		if name := unix.ErrnoName(number); name != "" {
			return name
		}
		return fmt.Sprintf("errno_%d", int(number))
	}
	return "internal"
}

// As returns the fault in err, or wraps err.
func As(err error) *Fault {
	var own *Fault
	if errors.As(err, &own) {
		return own
	}
	return &Fault{Code: Code(err), Message: err.Error(), Cause: err}
}

func advice(err error) string {
	switch {
	case errors.Is(err, unix.EPERM), errors.Is(err, unix.EACCES):
		return "; run netmon as root, or with CAP_BPF, CAP_NET_ADMIN and CAP_PERFMON"
	case errors.Is(err, unix.ENOSPC), errors.Is(err, unix.E2BIG):
		return "; a limit of the kernel is reached"
	}
	return ""
}
