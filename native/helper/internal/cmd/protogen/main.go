// Command protogen compiles .proto files with protocompile and runs protoc-gen-go (pinned in go.mod) on the
// result, so that a build needs no protoc. It writes <name>.pb.go into -out.
//
// Failure: any error exits with code 1 before a file is written.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"

	"github.com/bufbuild/protocompile"
	"github.com/bufbuild/protocompile/protoutil"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/pluginpb"
)

func main() {
	dir := flag.String("proto-dir", ".", "directory that holds the .proto files")
	out := flag.String("out", ".", "directory to write the .pb.go files to")
	flag.Parse()
	if err := generate(*dir, *out, flag.Args()); err != nil {
		fmt.Fprintf(os.Stderr, "protogen: %v\n", err)
		os.Exit(1)
	}
}

func generate(dir, out string, names []string) error {
	request, err := compile(dir, names)
	if err != nil {
		return err
	}
	input, err := proto.Marshal(request)
	if err != nil {
		return err
	}
	plugin := exec.Command("go", "tool", "protoc-gen-go")
	plugin.Stdin = bytes.NewReader(input)
	plugin.Stderr = os.Stderr
	output, err := plugin.Output()
	if err != nil {
		return fmt.Errorf("running `go tool protoc-gen-go`: %w", err)
	}
	response := &pluginpb.CodeGeneratorResponse{}
	if err := proto.Unmarshal(output, response); err != nil {
		return fmt.Errorf("reading the answer of protoc-gen-go: %w", err)
	}
	if response.Error != nil {
		return errors.New(*response.Error)
	}
	for _, file := range response.File {
		target := filepath.Join(out, path.Base(file.GetName()))
		if err := os.WriteFile(target, []byte(file.GetContent()), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// compile returns the request that protoc would send to a plugin (google/protobuf/compiler/plugin.proto).
func compile(dir string, names []string) (*pluginpb.CodeGeneratorRequest, error) {
	compiler := protocompile.Compiler{
		Resolver:       protocompile.WithStandardImports(&protocompile.SourceResolver{ImportPaths: []string{dir}}),
		SourceInfoMode: protocompile.SourceInfoStandard,
	}
	files, err := compiler.Compile(context.Background(), names...)
	if err != nil {
		return nil, err
	}
	request := &pluginpb.CodeGeneratorRequest{FileToGenerate: names, Parameter: proto.String("paths=source_relative")}
	for _, file := range files {
		descriptor := protoutil.ProtoFromFileDescriptor(file)
		request.ProtoFile = append(request.ProtoFile, proto.Clone(descriptor).(*descriptorpb.FileDescriptorProto))
	}
	return request, nil
}
