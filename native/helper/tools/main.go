// netmon-tools is the MCP server of netmon's own tools, over stdio. netmon starts it behind a shim, as the agent's user.
// With --http it serves on loopback, behind a gateway: it reads its secrets as one line of JSON, prints its URL, and
// ends with its standard input. `netmon-tools plugins` prints what its plugins offer, as JSON, and exits.
//
// Exit codes: 0, 1 (connection lost), 2 (usage, or unusable settings).
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/sandbox"
	"netmon/helper/internal/toolserver"
	"netmon/helper/internal/version"
)

const usage = "usage: netmon-tools [plugins] [--http] --settings JSON   (netmon starts this)\n"

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	if code, mine := sandbox.Main(args); mine {
		return code
	}
	if code, mine := toolserver.Main(args); mine {
		return code
	}
	onlyPlugins := len(args) > 0 && args[0] == "plugins"
	if onlyPlugins {
		args = args[1:]
	}
	flags := flag.NewFlagSet("netmon-tools", flag.ContinueOnError)
	flags.Usage = func() { fmt.Fprint(os.Stderr, usage) }
	text := flags.String("settings", "", "")
	overHTTP := flags.Bool("http", false, "")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if *text == "" || flags.NArg() > 0 {
		fmt.Fprint(os.Stderr, usage)
		return 2
	}
	settings, err := toolserver.ParseSettings(*text)
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon-tools: %v\n", err)
		return 2
	}
	server, err := toolserver.New(settings)
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon-tools: %v\n", err)
		return 2
	}
	defer server.Close()
	ctx, stop := signal.NotifyContext(context.Background(), unix.SIGTERM, unix.SIGINT, unix.SIGHUP)
	defer stop()
	if onlyPlugins {
		if err := json.NewEncoder(os.Stdout).Encode(server.ReportPlugins(ctx)); err != nil {
			return 1
		}
		return 0
	}
	if *overHTTP {
		if err := serveHTTP(ctx, server); err != nil {
			fmt.Fprintf(os.Stderr, "netmon-tools: %v\n", err)
			return 1
		}
		return 0
	}
	if err := server.Run(ctx, version.Version, &toolserver.Stdio{In: os.Stdin, Out: os.Stdout}); err != nil && ctx.Err() == nil {
		fmt.Fprintf(os.Stderr, "netmon-tools: %v\n", err)
		return 1
	}
	return 0
}

// serveHTTP serves until the process that started it ends.
func serveHTTP(ctx context.Context, server *toolserver.Server) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	input := bufio.NewReader(os.Stdin)
	line, err := input.ReadBytes('\n')
	if err != nil {
		return fmt.Errorf("reading the secrets: %w", err)
	}
	var secrets toolserver.Secrets
	if err := json.Unmarshal(line, &secrets); err != nil {
		return fmt.Errorf("reading the secrets: %w", err)
	}
	go func() {
		_, _ = input.WriteTo(io.Discard)
		cancel()
	}()
	return server.ServeHTTP(ctx, version.Version, secrets, func(url string) { fmt.Println(url) })
}
