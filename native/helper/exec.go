package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"netmon/helper/internal/isolate"
)

func runExec(args []string) int {
	plan, err := parseExec(args)
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon-bpf exec: %v\n%s", err, usage)
		return isolate.ExitSetup
	}
	return isolate.Run(plan)
}

func runGuard(args []string) int {
	plan := isolate.GuardPlan{}
	flags := flag.NewFlagSet("guard", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&plan.Cgroup, "cgroup", "", "")
	flags.IntVar(&plan.EndWith, "end-with", 0, "")
	flags.StringVar(&plan.PinDir, "pin-dir", "", "")
	err := flags.Parse(args)
	switch {
	case err != nil:
	case flags.NArg() > 0:
		err = fmt.Errorf("unexpected argument %q", flags.Arg(0))
	case plan.Cgroup == "" || plan.EndWith <= 0:
		err = errors.New("--cgroup and --end-with are needed")
	case plan.PinDir != "" && !strings.HasPrefix(plan.PinDir, "/"):
		err = fmt.Errorf("--pin-dir %q is not absolute", plan.PinDir)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon-bpf guard: %v\n%s", err, usage)
		return isolate.ExitSetup
	}
	return isolate.Guard(plan)
}

func parseExec(args []string) (isolate.Plan, error) {
	plan := isolate.Plan{}
	flags := flag.NewFlagSet("exec", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&plan.Cgroup, "cgroup", "", "")
	flags.IntVar(&plan.UID, "uid", -1, "")
	flags.IntVar(&plan.GID, "gid", -1, "")
	flags.BoolVar(&plan.AllowNewPrivs, "allow-new-privs", false, "")
	flags.IntVar(&plan.EndWith, "end-with", 0, "")
	flags.StringVar(&plan.PinDir, "pin-dir", "", "")
	flags.StringVar(&plan.Calls, "calls", "", "")
	flags.Func("groups", "", func(text string) error {
		for _, one := range strings.Split(text, ",") {
			gid, err := strconv.ParseUint(one, 10, 31)
			if err != nil {
				return fmt.Errorf("%q is not a group id", one)
			}
			plan.Groups = append(plan.Groups, int(gid))
		}
		return nil
	})
	var service isolate.ServicePlan
	flags.StringVar(&service.Socket, "service", "", "")
	flags.StringVar(&service.Session, "session", "", "")
	flags.StringVar(&plan.ShowOnly, "show-only", "", "")
	absolute := func(paths *[]string) func(string) error {
		return func(path string) error {
			if !strings.HasPrefix(path, "/") {
				return fmt.Errorf("%q is not absolute", path)
			}
			*paths = append(*paths, path)
			return nil
		}
	}
	flags.Func("mask-path", "", absolute(&plan.MaskPaths))
	flags.Func("own-dir", "", absolute(&plan.OwnDirs))
	var covered, covers []string
	flags.Func("cover", "", absolute(&covered))
	flags.Func("with", "", absolute(&covers))
	flags.Func("seal", "", absolute(&plan.Seal))
	flags.Func("same", "", func(text string) error {
		one, err := isolate.ParseSame(text)
		plan.Same = append(plan.Same, one)
		return err
	})
	if err := flags.Parse(args); err != nil {
		return plan, err
	}
	plan.Args = flags.Args()
	if service.Socket != "" {
		plan.Service = &service
	}
	for i, path := range covered {
		if len(covers) != len(covered) {
			return plan, errors.New("each --cover needs a --with")
		}
		plan.Covers = append(plan.Covers, isolate.Cover{Path: path, With: covers[i]})
	}
	switch {
	case plan.Cgroup == "":
		return plan, errors.New("--cgroup is needed")
	case len(plan.Args) == 0:
		return plan, errors.New("a command is needed after --")
	case plan.EndWith < 0:
		return plan, errors.New("--end-with needs a process id")
	case plan.PinDir != "" && plan.EndWith == 0:
		return plan, errors.New("--pin-dir needs --end-with: the pins are removed after that process has ended")
	case plan.PinDir != "" && !strings.HasPrefix(plan.PinDir, "/"):
		return plan, fmt.Errorf("--pin-dir %q is not absolute", plan.PinDir)
	case plan.ShowOnly != "" && !strings.HasPrefix(plan.ShowOnly, "/"):
		return plan, fmt.Errorf("--show-only %q is not absolute", plan.ShowOnly)
	case plan.Calls != "" && !strings.HasPrefix(plan.Calls, "/"):
		return plan, fmt.Errorf("--calls %q is not absolute", plan.Calls)
	case (service.Socket == "") != (service.Session == ""):
		return plan, errors.New("--service and --session belong together")
	case plan.UID < -1 || plan.GID < -1:
		return plan, errors.New("--uid and --gid cannot be negative")
	case (plan.UID < 0) != (plan.GID < 0):
		return plan, errors.New("--uid and --gid belong together")
	case plan.UID < 0 && len(plan.Groups) > 0:
		return plan, errors.New("--groups needs --uid and --gid")
	}
	return plan, nil
}
