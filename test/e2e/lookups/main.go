// SPDX-License-Identifier: Apache-2.0

// Looks a name up with Go's own resolver and connects to its addresses in their order until one answers. usage: lookup
// NAME PORT. Says the addresses, then "connected ADDRESS"; or "error TEXT".
package main

import (
	"context"
	"fmt"
	"net"
	"os"
)

func main() {
	resolver := net.Resolver{PreferGo: true}
	addresses, err := resolver.LookupIPAddr(context.Background(), os.Args[1])
	if err != nil {
		fmt.Println("error", err)
		return
	}
	for _, address := range addresses {
		fmt.Println(address.IP)
	}
	for _, address := range addresses {
		connection, err := net.Dial("tcp", net.JoinHostPort(address.IP.String(), os.Args[2]))
		if err != nil {
			continue
		}
		fmt.Println("connected", address.IP)
		connection.Close()
		return
	}
}
