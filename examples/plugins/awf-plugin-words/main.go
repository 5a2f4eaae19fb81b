// awf-plugin-words is an example of a plugin: two operations that become the tools words_count and words_link.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/hashicorp/go-hclog"
	goplugin "github.com/hashicorp/go-plugin"
	"google.golang.org/grpc"
	"netmon.example/awf-plugin-words/pluginpb"
)

var operations = []*pluginpb.OperationSchema{
	{Name: "count", Description: "Counts the words or the letters of a text.", Inputs: []*pluginpb.InputSchema{
		{Name: "text", Type: "string", Required: true, Description: "the text"},
		{Name: "letters", Type: "boolean", Default: "false", Description: "count letters"},
	}},
	{Name: "link", Description: "Makes a Markdown link.", Inputs: []*pluginpb.InputSchema{
		{Name: "url", Type: "string", Required: true, Validation: "url", Description: "where it leads"},
		{Name: "label", Type: "string", Default: "here", Description: "what it says"},
	}},
}

func execute(request *pluginpb.ExecuteRequest) (*pluginpb.ExecuteResponse, error) {
	var in struct {
		Text, URL, Label string
		Letters          bool
	}
	for name, field := range map[string]any{"text": &in.Text, "url": &in.URL, "label": &in.Label, "letters": &in.Letters} {
		if value, given := request.Inputs[name]; given {
			if err := json.Unmarshal(value, field); err != nil {
				return &pluginpb.ExecuteResponse{Error: fmt.Sprintf("%s: %v", name, err)}, nil
			}
		}
	}
	switch request.Operation {
	case "count":
		n := len(strings.Fields(in.Text))
		if in.Letters {
			n = len([]rune(in.Text))
		}
		return &pluginpb.ExecuteResponse{Success: true, Output: fmt.Sprint(n)}, nil
	case "link":
		return &pluginpb.ExecuteResponse{Success: true, Output: fmt.Sprintf("[%s](%s)", in.Label, in.URL)}, nil
	}
	return &pluginpb.ExecuteResponse{Error: "there is no operation " + request.Operation}, nil
}

// services are plugin.v1.PluginService and plugin.v1.OperationService (proto/plugin.proto).
type services struct {
	goplugin.NetRPCUnsupportedPlugin
}

func (services) GRPCServer(_ *goplugin.GRPCBroker, server *grpc.Server) error {
	register(server, "plugin.v1.PluginService",
		method("GetInfo", func(*pluginpb.GetInfoRequest) (*pluginpb.GetInfoResponse, error) {
			return &pluginpb.GetInfoResponse{Name: "words", Version: "1.0.0"}, nil
		}),
		method("Init", func(*pluginpb.InitRequest) (*pluginpb.InitResponse, error) { return &pluginpb.InitResponse{}, nil }),
		method("Shutdown", func(*pluginpb.ShutdownRequest) (*pluginpb.ShutdownResponse, error) {
			return &pluginpb.ShutdownResponse{}, nil
		}))
	register(server, "plugin.v1.OperationService",
		method("ListOperations", func(*pluginpb.ListOperationsRequest) (*pluginpb.ListOperationsResponse, error) {
			return &pluginpb.ListOperationsResponse{Operations: operations}, nil
		}),
		method("Execute", execute))
	return nil
}

func (services) GRPCClient(context.Context, *goplugin.GRPCBroker, *grpc.ClientConn) (any, error) {
	return nil, nil
}

func register(server *grpc.Server, name string, methods ...grpc.MethodDesc) {
	server.RegisterService(&grpc.ServiceDesc{ServiceName: name, HandlerType: (*any)(nil), Methods: methods}, nil)
}

func method[Request, Response any](name string, answer func(*Request) (*Response, error)) grpc.MethodDesc {
	return grpc.MethodDesc{MethodName: name,
		Handler: func(_ any, _ context.Context, read func(any) error, _ grpc.UnaryServerInterceptor) (any, error) {
			request := new(Request)
			if err := read(request); err != nil {
				return nil, err
			}
			return answer(request)
		}}
}

func main() {
	goplugin.Serve(&goplugin.ServeConfig{
		HandshakeConfig: goplugin.HandshakeConfig{ProtocolVersion: 1, MagicCookieKey: "AWF_PLUGIN", MagicCookieValue: "awf-plugin-v1"},
		Plugins:         goplugin.PluginSet{"awf-plugin": services{}},
		GRPCServer:      goplugin.DefaultGRPCServer,
		Logger:          hclog.NewNullLogger(),
	})
}
