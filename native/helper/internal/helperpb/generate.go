// Package helperpb contains the messages of proto/helper.proto. The Go code is generated and not committed:
// run `go generate ./...` in native/helper.
package helperpb

//go:generate go run ../cmd/protogen -proto-dir ../../../../proto -out . helper.proto
