// Command otlp-receiver is an OTLP/HTTP receiver for tests: it decodes requests with the collector's own code
// (pdata), independent of what netmon writes them with, and prints each as one line of JSON on stdout:
// {"signal":"traces","content_type":"...","authorization":"...","data":<OTLP/JSON>}.
//
// The first line is {"url":"http://127.0.0.1:PORT"}. Query parameters are not used; what it answers is chosen with
// -answers, a list such as 503:1,429,200: one for each request, the last for all that follow; `N:S` adds
// Retry-After: S. `partial` answers 200 with one record rejected. It ends when stdin does.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"

	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"
)

type request interface {
	UnmarshalProto([]byte) error
	UnmarshalJSON([]byte) error
	MarshalJSON() ([]byte, error)
}

type response interface {
	MarshalProto() ([]byte, error)
	MarshalJSON() ([]byte, error)
}

type signal struct {
	request  func() request
	response func(rejected bool) response
}

const why = "one is not liked"

var signals = map[string]signal{
	"traces": {
		func() request { r := ptraceotlp.NewExportRequest(); return &r },
		func(rejected bool) response {
			r := ptraceotlp.NewExportResponse()
			if rejected {
				r.PartialSuccess().SetRejectedSpans(1)
				r.PartialSuccess().SetErrorMessage(why)
			}
			return r
		},
	},
	"logs": {
		func() request { r := plogotlp.NewExportRequest(); return &r },
		func(rejected bool) response {
			r := plogotlp.NewExportResponse()
			if rejected {
				r.PartialSuccess().SetRejectedLogRecords(1)
				r.PartialSuccess().SetErrorMessage(why)
			}
			return r
		},
	},
	"metrics": {
		func() request { r := pmetricotlp.NewExportRequest(); return &r },
		func(rejected bool) response {
			r := pmetricotlp.NewExportResponse()
			if rejected {
				r.PartialSuccess().SetRejectedDataPoints(1)
				r.PartialSuccess().SetErrorMessage(why)
			}
			return r
		},
	},
}

type server struct {
	lock    sync.Mutex
	answers []string
	out     *json.Encoder
}

// next gives the answer to this request.
func (s *server) next() string {
	answer := s.answers[0]
	if len(s.answers) > 1 {
		s.answers = s.answers[1:]
	}
	return answer
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.lock.Lock()
	defer s.lock.Unlock()
	name := strings.TrimPrefix(r.URL.Path, "/v1/")
	kind, known := signals[name]
	body, err := io.ReadAll(r.Body)
	if !known || err != nil || r.Method != http.MethodPost {
		http.Error(w, "not an OTLP request", http.StatusNotFound)
		return
	}
	answer := s.next()
	status, after, _ := strings.Cut(answer, ":")
	if code, err := strconv.Atoi(status); err == nil && code != http.StatusOK {
		if after != "" {
			w.Header().Set("Retry-After", after)
		}
		s.print(map[string]any{"signal": name, "status": code})
		w.WriteHeader(code)
		return
	}
	asJSON := r.Header.Get("Content-Type") == "application/json"
	decoded := kind.request()
	if asJSON {
		err = decoded.UnmarshalJSON(body)
	} else {
		err = decoded.UnmarshalProto(body)
	}
	if err != nil {
		s.print(map[string]any{"signal": name, "problem": err.Error()})
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	data, err := decoded.MarshalJSON()
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	s.print(map[string]any{
		"signal":        name,
		"status":        200,
		"content_type":  r.Header.Get("Content-Type"),
		"authorization": r.Header.Get("Authorization"),
		"data":          json.RawMessage(data),
	})
	reply := kind.response(answer == "partial")
	var encoded []byte
	if asJSON {
		encoded, err = reply.MarshalJSON()
	} else {
		encoded, err = reply.MarshalProto()
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", r.Header.Get("Content-Type"))
	_, _ = w.Write(encoded)
}

func (s *server) print(line any) {
	if err := s.out.Encode(line); err != nil {
		os.Exit(1)
	}
}

func main() {
	answers := flag.String("answers", "200", "status codes, one for each request")
	flag.Parse()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	s := &server{answers: strings.Split(*answers, ","), out: json.NewEncoder(os.Stdout)}
	s.print(map[string]string{"url": "http://" + listener.Addr().String()})
	go func() { _ = http.Serve(listener, s) }()
	_, _ = io.Copy(io.Discard, os.Stdin)
}
