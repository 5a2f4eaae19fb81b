package plugin

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"connectrpc.com/connect"
	"google.golang.org/protobuf/types/known/emptypb"
	"netmon/helper/internal/callcgroup"
	"netmon/helper/internal/pluginpb"
	"netmon/helper/internal/sandbox"
)

const (
	// startTimeout is the time limit for the handshake.
	startTimeout = 10 * time.Second
	// shutdownTimeout is how long the plugin may take to end before it is killed.
	shutdownTimeout = 2 * time.Second
	// endingTime is how long to wait for the process to end after its connection was lost.
	endingTime = 2 * time.Second
	// maxSocketPath is the kernel's limit (unix(7)); socketName is the part that go-plugin adds to its directory.
	maxSocketPath, socketName = 107, len("/plugin1234567890")
	// maxAnswer is the maximum size of a plugin's message, as in gRPC's own clients.
	maxAnswer = 4 << 20
)

// process is a running plugin. It has its own sandbox, which ends with the server, however that ends.
type process struct {
	box     *sandbox.Sandbox
	command *sandbox.Command
	// directory holds its socket and temporary files.
	directory string
	// cgroup is the cgroup of its processes alone, if it has one.
	cgroup callcgroup.Answer
	client *http.Client
	info   *pluginpb.GetInfoResponse
	said   chan string
	// ended is closed when the process has ended; how describes its end.
	ended chan struct{}
	how   string
}

// start runs the program and waits until it serves and is initialized.
func (p *Plugin) start(ctx context.Context) (*process, error) {
	program, err := trusted(p.spec.Program, p.host.Unsafe)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	directory := filepath.Join(p.host.Directory, strconv.FormatInt(p.host.starts.Add(1), 36))
	if len(directory)+socketName > maxSocketPath {
		return nil, fmt.Errorf("%s is too long for a socket's path: set a shorter TMPDIR", directory)
	}
	if err := os.Mkdir(directory, 0o700); err != nil {
		return nil, err
	}
	own, text, err := ownCertificate()
	if err != nil {
		return nil, err
	}
	plan, working := p.host.Plan(&p.spec, program)
	plan.Writable = append(plan.Writable, directory)
	box, err := sandbox.New(plan)
	if err != nil {
		return nil, fmt.Errorf("it is not started, because it cannot be confined here: %w", err)
	}
	read, write, err := os.Pipe()
	if err != nil {
		box.Close()
		return nil, err
	}
	env := append(p.host.Env(p.spec.Environment), "TMPDIR="+directory, cookieName+"="+cookieValue,
		"PLUGIN_PROTOCOL_VERSIONS=1", "PLUGIN_UNIX_SOCKET_DIR="+directory, "PLUGIN_CLIENT_CERT="+text)
	command, err := box.Run(sandbox.Start{Args: []string{program}, Env: env, Directory: working, Calls: p.host.Calls}, write)
	write.Close()
	if err != nil {
		read.Close()
		box.Close()
		return nil, err
	}
	running := &process{box: box, command: command, directory: directory, said: make(chan string, 1), ended: make(chan struct{})}
	started, err := command.Status()
	if err == nil && started.Error != "" {
		err = errors.New(started.Error)
	}
	if err != nil {
		read.Close()
		running.kill()
		return nil, err
	}
	running.cgroup = started.Cgroup
	go running.listen(read, p.log)
	go running.wait()
	if err := running.connect(ctx, own, p.spec.Config, p.log); err != nil {
		running.kill()
		return nil, err
	}
	return running, nil
}

// listen passes on what the program prints, and takes the handshake line.
func (r *process) listen(output *os.File, log *printed) {
	defer output.Close()
	lines := bufio.NewReaderSize(output, maxLine)
	waiting := true
	for {
		line, more, err := lines.ReadLine()
		if err != nil {
			return
		}
		if text := string(line); waiting && !more && isHandshake(text) {
			waiting = false
			r.said <- text
		} else {
			log.line(text)
		}
	}
}

func (r *process) wait() {
	defer close(r.ended)
	r.how = "it was killed"
	for {
		status, err := r.command.Status()
		switch {
		case err != nil:
			return
		case status.Exited != nil:
			r.how = fmt.Sprintf("exit code %d", *status.Exited)
			return
		}
	}
}

func (r *process) connect(ctx context.Context, own tls.Certificate, config map[string]jsonText, log *printed) error {
	var line string
	select {
	case line = <-r.said:
	case <-r.ended:
		return fmt.Errorf("it ended before it served: %s", r.how)
	case <-ctx.Done():
		return fmt.Errorf("it has not said in %s where it serves", startTimeout)
	}
	at, err := parseHandshake(line)
	if err != nil {
		return err
	}
	r.client = &http.Client{Transport: &http.Transport{ForceAttemptHTTP2: true, TLSClientConfig: mutual(own, at.certificate),
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "unix", at.socket)
		}}}
	if r.info, err = call[pluginpb.GetInfoRequest, pluginpb.GetInfoResponse](ctx, r, "plugin.v1.PluginService/GetInfo",
		&pluginpb.GetInfoRequest{}); err != nil {
		return fmt.Errorf("GetInfo: %w", err)
	}
	values := map[string][]byte{}
	for name, value := range config {
		values[name] = value
	}
	if _, err = call[pluginpb.InitRequest, pluginpb.InitResponse](ctx, r, "plugin.v1.PluginService/Init",
		&pluginpb.InitRequest{Config: values}); err != nil {
		return fmt.Errorf("Init: %w", err)
	}
	go r.streamPrinted(log)
	return nil
}

// streamPrinted reads the output that go-plugin captures; unread, the plugin would block.
func (r *process) streamPrinted(log *printed) {
	stream, err := connect.NewClient[emptypb.Empty, pluginpb.PrintedData](r.client,
		"https://localhost/plugin.GRPCStdio/StreamStdio", connect.WithGRPC(), connect.WithReadMaxBytes(maxAnswer)).
		CallServerStream(context.Background(), connect.NewRequest(&emptypb.Empty{}))
	if err != nil {
		return
	}
	defer stream.Close()
	for stream.Receive() {
		for line := range strings.SplitSeq(strings.TrimSuffix(string(stream.Msg().GetData()), "\n"), "\n") {
			log.line(line)
		}
	}
}

// call makes one unary call; its error says if the plugin has ended meanwhile.
func call[Request, Response any](ctx context.Context, r *process, method string, request *Request) (*Response, error) {
	client := connect.NewClient[Request, Response](r.client, "https://localhost/"+method, connect.WithGRPC(),
		connect.WithReadMaxBytes(maxAnswer))
	response, err := client.CallUnary(ctx, connect.NewRequest(request))
	if err == nil {
		return response.Msg, nil
	}
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return nil, errors.New("the plugin gave no answer in time")
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var problem *connect.Error
	if errors.As(err, &problem) {
		switch problem.Code() {
		case connect.CodeUnavailable, connect.CodeInternal, connect.CodeUnknown:
			if r.hasEnded(endingTime) {
				return nil, fmt.Errorf("the plugin has ended: %s", r.how)
			}
		case connect.CodeResourceExhausted:
			return nil, fmt.Errorf("the plugin answers with more than %d MiB: %s", maxAnswer>>20, problem.Message())
		}
		return nil, fmt.Errorf("%s (%s)", problem.Message(), problem.Code())
	}
	return nil, err
}

func (r *process) hasEnded(within time.Duration) bool {
	select {
	case <-r.ended:
		return true
	default:
	}
	if within == 0 {
		return false
	}
	select {
	case <-r.ended:
		return true
	case <-time.After(within):
		return false
	}
}

// shutdown lets the plugin end on its own, and then kills what is left.
func (r *process) shutdown() {
	defer r.kill()
	ctx, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
	defer cancel()
	_, _ = call[pluginpb.ShutdownRequest, pluginpb.ShutdownResponse](ctx, r, "plugin.v1.PluginService/Shutdown",
		&pluginpb.ShutdownRequest{})
	// ends the process of a plugin built with go-plugin; unknown to others
	_, err := connect.NewClient[emptypb.Empty, emptypb.Empty](r.client, "https://localhost/plugin.GRPCController/Shutdown",
		connect.WithGRPC()).CallUnary(ctx, connect.NewRequest(&emptypb.Empty{}))
	if connect.CodeOf(err) != connect.CodeUnimplemented {
		select {
		case <-r.ended:
		case <-ctx.Done():
		}
	}
}

// kill ends everything that the plugin started.
func (r *process) kill() {
	r.command.Close()
	r.box.Close()
	_ = os.RemoveAll(r.directory)
	if r.client != nil {
		r.client.CloseIdleConnections()
	}
}
