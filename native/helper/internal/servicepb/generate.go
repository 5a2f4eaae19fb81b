// Package servicepb contains the messages of proto/service.proto. The Go code is generated and not committed:
// run `go generate ./...` in native/helper.
package servicepb

//go:generate go run ../cmd/protogen -proto-dir ../../../../proto -out . service.proto
