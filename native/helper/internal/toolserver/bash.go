package toolserver

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"netmon/helper/internal/callcgroup"
	"netmon/helper/internal/sandbox"
)

const (
	defaultTimeout = 120 * time.Second
	maxTimeout     = 600 * time.Second
	// drainTime is how long to wait, after a command's end, for the output of its children.
	drainTime = 50 * time.Millisecond
	// maxRunning is the maximum number of concurrent commands, in the background or not.
	maxRunning = 64
	// progressInterval is the interval of progress messages during a long call.
	progressInterval = 5 * time.Second
)

type bashInput struct {
	Command         string `json:"command" jsonschema:"the command, for bash"`
	Timeout         int    `json:"timeout,omitempty" jsonschema:"milliseconds after which the command goes on in the background; 120000 unless given, 600000 at most"`
	Description     string `json:"description,omitempty" jsonschema:"what the command does, in a few words"`
	RunInBackground bool   `json:"run_in_background,omitempty" jsonschema:"do not wait for the end; the output goes to a file"`
}

// reportDirectory makes bash report its directory at its end, through a descriptor that scripts do not use. The command
// follows on the same line, so that line numbers in messages are right.
const reportDirectory = "exec 187>&3 3>&-; trap 'pwd -P >&187 2>/dev/null' EXIT; "

// maxCommand is the kernel's limit for one argument (MAX_ARG_STRLEN).
const maxCommand = 128<<10 - 1 - len(reportDirectory)

func (s *Server) bash(ctx context.Context, in bashInput, progress func(string)) (*result, error) {
	timeout := defaultTimeout
	switch {
	case in.Timeout < 0 || int64(in.Timeout) > maxTimeout.Milliseconds():
		return nil, fmt.Errorf("timeout: %d is not between 1 and %d milliseconds", in.Timeout, maxTimeout.Milliseconds())
	case in.Timeout > 0:
		timeout = time.Duration(in.Timeout) * time.Millisecond
	}
	if strings.ContainsRune(in.Command, 0) {
		return nil, errors.New("a command cannot contain a NUL character")
	}
	if len(in.Command) > maxCommand {
		return nil, fmt.Errorf("the command has more than %d bytes: write it to a file and run that", maxCommand)
	}
	if err := s.settings.mayRun(in.Command); err != nil {
		return nil, err
	}
	job, err := s.start(in.Command)
	if err != nil {
		return nil, err
	}
	if in.RunInBackground {
		return job.background("runs in the background")
	}
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	ticker := time.NewTicker(progressInterval)
	defer ticker.Stop()
	for {
		select {
		case <-job.ended:
			return job.finish(), nil
		case <-ctx.Done():
			job.cancelled.Store(true)
			job.command.End()
			<-job.ended
			return nil, ctx.Err()
		case <-timer.C:
			return job.background(fmt.Sprintf("has not ended after %s and goes on in the background", timeout))
		case <-ticker.C:
			_, total := job.output.text()
			progress(fmt.Sprintf("running, %d bytes of output", total))
		}
	}
}

// job is one command.
type job struct {
	server  *Server
	text    string
	number  int
	pid     int
	cgroup  callcgroup.Answer
	command *sandbox.Command
	output  *output
	ended   chan struct{}
	// box is where it runs; cancelled: it was ended from here.
	box       *sandbox.Sandbox
	cancelled atomic.Bool
	// missing is the previous working directory, which is gone; "": none.
	missing string
	// Set once it has ended.
	exitCode  int
	directory string
	problem   error
}

func (s *Server) start(command string) (*job, error) {
	box, err := s.commands()
	if err != nil {
		return nil, err
	}
	shell, err := exec.LookPath("bash")
	if err != nil {
		return nil, fmt.Errorf("there is no bash to run commands with: %w", err)
	}
	directory, missing := s.nextDirectory()
	number, err := s.admit()
	if err != nil {
		return nil, err
	}
	read, write, err := os.Pipe()
	if err != nil {
		s.leave(false)
		return nil, err
	}
	running, err := box.Run(sandbox.Start{Args: []string{shell, "-c", reportDirectory + command},
		Env: s.environment(s.settings.Environment, "TMPDIR="+s.temporary), Directory: directory, Calls: s.settings.Calls}, write)
	write.Close()
	if err != nil {
		read.Close()
		s.leave(false)
		return nil, err
	}
	started, err := running.Status()
	full := err != nil || started.Full // a process that cannot create threads ends without a message
	if err == nil && started.Error != "" {
		err = errors.New(started.Error)
	}
	if err != nil {
		read.Close()
		running.Close()
		s.leave(false)
		if full {
			s.endCommands(box)
			err = errors.New("there are as many processes as there may be. All commands were ended: run it again")
		}
		return nil, fmt.Errorf("the command could not be started: %w", err)
	}
	j := &job{server: s, text: command, missing: missing, number: number, pid: started.PID, cgroup: started.Cgroup, command: running, box: box,
		output: collect(read, s.kept, filepath.Join(s.outputs, fmt.Sprintf("bash-%d.txt", number))), ended: make(chan struct{})}
	go j.wait()
	return j, nil
}

func (j *job) wait() {
	status, err := j.command.Status()
	select {
	case <-j.output.ended:
	case <-time.After(drainTime):
	}
	if err == nil && status.Exited != nil {
		j.exitCode, j.directory = *status.Exited, status.Directory
	} else {
		j.exitCode, j.problem = 137, errors.New("the command was killed")
		if !j.cancelled.Load() { // with its reaper: nobody knows any more what it left
			j.server.endCommands(j.box)
		}
	}
	j.output.close(fmt.Sprintf("\n[exit code %d]\n", j.exitCode))
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		j.command.Wait()
	}()
	left := false
	select {
	case <-gone:
	case <-time.After(drainTime):
		left = true
	}
	j.server.leave(left)
	if j.problem != nil {
		j.server.mayChange()
	}
	_ = j.server.sweep() // which says what it could not do
	close(j.ended)
	if left {
		<-gone
		j.server.gone()
		_ = j.server.sweep()
	}
}

// finish returns the result of a command that has ended. Processes that it left run until the server ends.
func (j *job) finish() *result {
	shown, total := j.output.text()
	var out strings.Builder
	if j.exitCode != 0 {
		fmt.Fprintf(&out, "Exit code %d\n", j.exitCode)
	}
	out.WriteString(shown)
	note := func(format string, args ...any) {
		fmt.Fprintf(&out, "\nnetmon: "+format, args...)
	}
	if j.problem != nil {
		note("%v", j.problem)
	}
	if j.missing != "" {
		note("the command ran in %s: %s is not there any more", j.server.settings.Directory, j.missing)
	}
	if j.directory != "" && !j.server.enter(j.directory) {
		note("the working directory is %s again: %s is outside of it", j.server.directory(), j.directory)
	}
	for _, text := range j.server.quarantine.takeNotes() {
		note("%s", text)
	}
	if out.Len() == 0 {
		out.WriteString("(no output)")
	}
	given := text("", out.String())
	given.command, given.cgroup = j.text, j.cgroup
	given.exitCode, given.bytes, given.failed = &j.exitCode, total, j.exitCode != 0
	return given
}

func (j *job) background(how string) (*result, error) {
	path, err := j.output.toFile()
	if err != nil {
		j.cancelled.Store(true)
		j.command.End()
		return nil, fmt.Errorf("the command was ended: its output cannot be written to %s: %w", path, err)
	}
	given := text("", fmt.Sprintf("The command %s (process group %d). Its output, and its exit code at the end, are in %s: "+
		"use Read. It ends with this session, or by: kill -- -%d", how, j.pid, path, j.pid))
	given.command, given.cgroup = j.text, j.cgroup
	return given, nil
}

// usualVariables are passed on to commands. Others are not: agents pass their API keys to MCP servers.
var usualVariables = []string{"HOME", "PATH", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TERM",
	"HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "no_proxy", "all_proxy",
	"SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "GIT_SSL_CAINFO",
	"VIRTUAL_ENV", "CONDA_PREFIX", "JAVA_HOME", "GOPATH", "GOROOT", "GOFLAGS", "GOPROXY", "CARGO_HOME", "RUSTUP_HOME",
	"NVM_DIR", "PYENV_ROOT", "XDG_RUNTIME_DIR", "CI"}

// environment returns the usual variables, and the named ones.
func (s *Server) environment(names []string, kept ...string) []string {
	for _, entry := range os.Environ() {
		name, _, _ := strings.Cut(entry, "=")
		if slices.Contains(usualVariables, name) || strings.HasPrefix(name, "LC_") ||
			slices.Contains(names, name) {
			kept = append(kept, entry)
		}
	}
	return kept
}
