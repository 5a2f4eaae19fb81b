package plainhttp

//go:generate go tool bpf2go -target bpfel -output-stem netmon_plain_http -no-global-types NetmonPlainHttp ../../../../bpf/netmon_plain_http.bpf.c -- -mcpu=v2 -Wall -Werror -idirafter /usr/include/x86_64-linux-gnu -idirafter /usr/include/aarch64-linux-gnu
