// Package pluginpb holds the messages of netmon's proto/plugin.proto; `go generate ./...` writes them.
package pluginpb

//go:generate go -C ../../../../native/helper run ./internal/cmd/protogen -proto-dir ../../proto -out ../../examples/plugins/awf-plugin-words/pluginpb plugin.proto
