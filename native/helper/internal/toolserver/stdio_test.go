package toolserver

import (
	"bufio"
	"context"
	"io"
	"strings"
	"testing"
)

// A line that is not a message is answered, and the session continues.
func TestLinesThatAreNoMessages(t *testing.T) {
	a := newAgent(t, nil)
	in, write := io.Pipe()
	read, out := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- a.server.Run(context.Background(), "test", &Stdio{In: in, Out: out}) }()
	answers := bufio.NewReader(read)
	say := func(line, want string) {
		t.Helper()
		if _, err := io.WriteString(write, line); err != nil {
			t.Fatal(err)
		}
		if answer, err := answers.ReadString('\n'); err != nil || !strings.Contains(answer, want) {
			t.Errorf("%q: %q does not say %q (%v)", line, answer, want, err)
		}
	}
	say(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},`+
		`"clientInfo":{"name":"t","version":"1"}}}`+"\n", `"id":0,"result"`)
	const invalid = `"code":-32600`
	for line, want := range map[string]string{
		"not json\n": "-32700", "\xff\n": "-32700", "5\n": invalid, "{}\n": invalid,
		`[{"jsonrpc":"2.0","id":1,"method":"ping"}]` + "\n":         "batches are not supported",
		`{"jsonrpc":"1.0","id":7,"method":"ping"}` + "\n":           `"id":7`,
		`{"jsonrpc":"2.0","id":{},"method":"ping"}` + "\n":          `"id":null`,
		" \n" + `{"jsonrpc":"2.0","id":8,"method":"ping"}` + "\r\n": `"id":8,"result"`,
	} {
		say(line, want)
	}
	say(`{"jsonrpc":"2.0","id":9,"method":"ping"}`+"\n", `"id":9,"result"`)
	if err := write.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
}
