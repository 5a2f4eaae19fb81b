package toolserver

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Stdio is a transport with one message per line. The SDK's own ends the session at the first invalid line; this one
// answers that line with an error.
type Stdio struct {
	In  io.Reader
	Out io.Writer
}

// Connect never fails.
func (s *Stdio) Connect(context.Context) (mcp.Connection, error) {
	connection := &stdioConnection{out: s.Out, lines: make(chan readLine), closed: make(chan struct{})}
	go connection.receive(bufio.NewReaderSize(s.In, 65_536))
	return connection, nil
}

type readLine struct {
	text []byte
	err  error
}

type stdioConnection struct {
	lines   chan readLine
	closing sync.Once
	closed  chan struct{}
	writing sync.Mutex
	out     io.Writer
}

func (c *stdioConnection) SessionID() string { return "" }

func (c *stdioConnection) Close() error {
	c.closing.Do(func() { close(c.closed) })
	return nil
}

// receive reads lines independently of Read, which ends with the connection.
func (c *stdioConnection) receive(in *bufio.Reader) {
	for {
		text, err := in.ReadBytes('\n')
		if len(text) > 0 && !c.hand(readLine{text: text}) || err != nil && !c.hand(readLine{err: err}) || err != nil {
			return
		}
	}
}

func (c *stdioConnection) hand(line readLine) bool {
	select {
	case c.lines <- line:
		return true
	case <-c.closed:
		return false
	}
}

func (c *stdioConnection) Read(ctx context.Context) (jsonrpc.Message, error) {
	for {
		select {
		case line := <-c.lines:
			if line.err != nil {
				return nil, line.err
			}
			message, err := jsonrpc.DecodeMessage(line.text)
			if err == nil {
				return message, nil
			}
			if err := c.refuse(line.text, err); err != nil {
				return nil, err
			}
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-c.closed:
			return nil, io.EOF
		}
	}
}

// refuse answers a line that is not a message, with its id if it has one.
func (c *stdioConnection) refuse(text []byte, why error) error {
	text = bytes.TrimSpace(text)
	if len(text) == 0 {
		return nil
	}
	var head struct {
		ID json.RawMessage `json:"id"`
	}
	code := jsonrpc.CodeInvalidRequest
	message := fmt.Sprintf("the line is not a message of JSON-RPC 2.0: %v", why)
	switch {
	case !json.Valid(text):
		code, message = jsonrpc.CodeParseError, fmt.Sprintf("the line is not JSON: %v", why)
	case text[0] == '[':
		message = "a line is one message: batches are not supported"
	default:
		_ = json.Unmarshal(text, &head)
	}
	if len(head.ID) == 0 || head.ID[0] == '{' || head.ID[0] == '[' {
		head.ID = json.RawMessage("null")
	}
	answer, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": head.ID,
		"error": map[string]any{"code": code, "message": message}})
	if err != nil {
		return err
	}
	return c.write(answer)
}

func (c *stdioConnection) Write(_ context.Context, message jsonrpc.Message) error {
	text, err := jsonrpc.EncodeMessage(message)
	if err != nil {
		return err
	}
	return c.write(text)
}

func (c *stdioConnection) write(text []byte) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	_, err := c.out.Write(append(text, '\n'))
	return err
}
