// Package pluginpb contains the messages of proto/plugin.proto. The Go code is generated and not committed:
// run `go generate ./...` in native/helper.
package pluginpb

//go:generate go run ../cmd/protogen -proto-dir ../../../../proto -out . plugin.proto
