package devices

//go:generate go tool bpf2go -target bpfel -output-stem netmon_device -no-global-types NetmonDevice ../../../../bpf/netmon_device.bpf.c -- -mcpu=v2 -Wall -Werror -idirafter /usr/include/x86_64-linux-gnu -idirafter /usr/include/aarch64-linux-gnu
