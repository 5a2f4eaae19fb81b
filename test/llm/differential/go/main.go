// Command reader is the process of the Go clients: cases in, one JSON line each; what the client would execute out.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"sync"
	"time"
)

// Call is what a client hands its user to be executed; Input is a value, or the text of it.
type Call struct {
	Name  string `json:"name"`
	Input any    `json:"input"`
}

// Tell takes a call.
type Tell func(name string, input any)

// Reader asks the model at the URL once and tells the calls in its answer.
type Reader func(ctx context.Context, url string, tell Tell) error

type asked struct {
	ID     int    `json:"id"`
	Reader string `json:"reader"`
	URL    string `json:"url"`
}

type answered struct {
	ID    int     `json:"id"`
	Calls []Call  `json:"calls"`
	Error *string `json:"error"`
}

const prompt = "What is the weather like?"

var names = []string{"delete_city", "get_weather"}

func schema() map[string]any {
	return map[string]any{"type": "object", "properties": map[string]any{}}
}

func answer(readers map[string]Reader, question asked) (result answered) {
	result = answered{ID: question.ID, Calls: []Call{}}
	fail := func(text string) {
		text = text[:min(len(text), 200)]
		result.Error = &text
	}
	// A client that panics on an answer has executed what it told before.
	defer func() {
		if thrown := recover(); thrown != nil {
			fail(fmt.Sprint("panic: ", thrown))
		}
	}()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	err := readers[question.Reader](ctx, question.URL, func(name string, input any) {
		if text, ok := input.(json.RawMessage); ok {
			input = string(text)
		}
		result.Calls = append(result.Calls, Call{name, input})
	})
	if err != nil {
		fail(err.Error())
	}
	return result
}

func main() {
	readers := map[string]Reader{}
	for _, some := range []map[string]Reader{anthropicReaders, openaiReaders, googleReaders, awsReaders} {
		maps.Copy(readers, some)
	}
	var writing sync.Mutex
	out := json.NewEncoder(os.Stdout)
	say := func(value any) {
		writing.Lock()
		defer writing.Unlock()
		if err := out.Encode(value); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	}
	say(map[string]any{"ready": slices.Sorted(maps.Keys(readers))})
	lines := bufio.NewScanner(os.Stdin)
	var running sync.WaitGroup
	for lines.Scan() {
		var question asked
		if err := json.Unmarshal(lines.Bytes(), &question); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		running.Go(func() { say(answer(readers, question)) })
	}
	running.Wait()
}
