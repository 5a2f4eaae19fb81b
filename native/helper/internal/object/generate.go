// Package object contains the compiled kernel programs (bpf/*.bpf.c), the shared layout and the code to load
// them. The objects are compiled by `go generate ./...` and not committed.
//
// Failure: loading returns a complete set or nothing; a core hook that does not load is an error, the
// AF_UNIX hooks are optional, and missing ones are reported with the reason.
package object

// The second -idirafter finds asm/types.h on multiarch Debian; a directory that does not exist is skipped.
//go:generate go tool bpf2go -target bpfel -output-stem netmon -no-global-types Netmon ../../../../bpf/netmon.bpf.c -- -mcpu=v2 -Wall -Werror -idirafter /usr/include/x86_64-linux-gnu -idirafter /usr/include/aarch64-linux-gnu
//go:generate go tool bpf2go -target bpfel -output-stem netmon_unix -no-global-types NetmonUnix ../../../../bpf/netmon_unix.bpf.c -- -mcpu=v2 -Wall -Werror -idirafter /usr/include/x86_64-linux-gnu -idirafter /usr/include/aarch64-linux-gnu

// The same programs, for many sessions to share.
//go:generate go tool bpf2go -target bpfel -output-stem netmon_shared -no-global-types NetmonShared ../../../../bpf/netmon.bpf.c -- -DNETMON_SHARED -mcpu=v2 -Wall -Werror -idirafter /usr/include/x86_64-linux-gnu -idirafter /usr/include/aarch64-linux-gnu
//go:generate go tool bpf2go -target bpfel -output-stem netmon_unix_shared -no-global-types NetmonUnixShared ../../../../bpf/netmon_unix.bpf.c -- -DNETMON_SHARED -mcpu=v2 -Wall -Werror -idirafter /usr/include/x86_64-linux-gnu -idirafter /usr/include/aarch64-linux-gnu
