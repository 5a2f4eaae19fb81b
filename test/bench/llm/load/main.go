// The two ends of a measurement of HTTP proxies. They use few cycles, so that the proxy is what is measured.
//
//	load upstream DIR                              answers with the files of DIR and prints its port
//	load relay PORT                                forwards requests to 127.0.0.1:PORT and prints its own port
//	load ask URL CONNECTIONS MILLISECONDS BODY PAUSE [HEADER...]
//
// ask sends the file BODY repeatedly, PAUSE milliseconds apart, and prints one line of JSON. HEADER is "Name: value".
//
// A path /KIND/... is answered with DIR/KIND: the bytes of one HTTP/1.1 response, including its head.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 2 && args[0] == "upstream":
		return upstream(args[1])
	case len(args) == 2 && args[0] == "relay":
		return relay(args[1])
	case len(args) >= 6 && args[0] == "ask":
		return ask(args[1:])
	}
	return errors.New("usage: load upstream DIR | load relay PORT | load ask URL CONNECTIONS MILLISECONDS BODY PAUSE [HEADER...]")
}

func upstream(directory string) error {
	answers := map[string][]byte{}
	files, err := os.ReadDir(directory)
	if err != nil {
		return err
	}
	for _, file := range files {
		if answers[file.Name()], err = os.ReadFile(filepath.Join(directory, file.Name())); err != nil {
			return err
		}
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	for {
		conn, err := listener.Accept()
		if err != nil {
			return err
		}
		go serve(conn, answers)
	}
}

// relay is the core of most proxies in Go, and nothing else: the standard library's reverse proxy. It reads and writes at the
// same time: by default the server closes the body of a request once its response begins, and a response that comes before
// the proxy has seen the end of that body is cut off.
func relay(port string) error {
	proxy := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: "127.0.0.1:" + port})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	return http.Serve(listener, http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		if err := http.NewResponseController(response).EnableFullDuplex(); err != nil {
			panic(err)
		}
		proxy.ServeHTTP(response, request)
	}))
}

// serve ends the connection at anything that is not a request for one of the responses.
func serve(conn net.Conn, answers map[string][]byte) {
	defer conn.Close()
	in := bufio.NewReaderSize(conn, 64<<10)
	for {
		line, length, _, err := head(in)
		if err != nil {
			return
		}
		if _, err := in.Discard(length); err != nil {
			return
		}
		parts := strings.SplitN(line, "/", 3)
		if len(parts) < 3 || answers[parts[1]] == nil {
			return
		}
		if _, err := conn.Write(answers[parts[1]]); err != nil {
			return
		}
	}
}

// head reads an HTTP/1.1 head: its first line, its Content-Length, and whether the body is chunked.
func head(in *bufio.Reader) (first string, length int, chunked bool, err error) {
	for {
		line, err := in.ReadSlice('\n')
		if err != nil {
			return "", 0, false, err
		}
		line = bytes.TrimRight(line, "\r\n")
		if len(line) == 0 {
			return first, length, chunked, nil
		}
		if first == "" {
			first = string(line)
			continue
		}
		name, value, _ := bytes.Cut(line, []byte(":"))
		if bytes.EqualFold(name, []byte("content-length")) {
			if length, err = strconv.Atoi(string(bytes.TrimSpace(value))); err != nil {
				return "", 0, false, err
			}
		}
		chunked = chunked || bytes.EqualFold(name, []byte("transfer-encoding"))
	}
}

type result struct {
	Requests int     `json:"requests"`
	Bytes    int     `json:"bytes"`
	Seconds  float64 `json:"seconds"`
	// Milliseconds from the request to the head of each answer.
	FirstBytes []float64 `json:"firstBytes"`
	// Milliseconds from the request to the end of each answer.
	Whole []float64 `json:"whole"`
}

func ask(args []string) error {
	target, err := url.Parse(args[0])
	if err != nil {
		return err
	}
	connections, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	milliseconds, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	body, err := os.ReadFile(args[3])
	if err != nil {
		return err
	}
	pause, err := strconv.Atoi(args[4])
	if err != nil {
		return err
	}
	headers := ""
	for _, line := range args[5:] {
		headers += line + "\r\n"
	}
	request := fmt.Appendf(nil, "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"+
		"Authorization: Bearer not-a-key\r\nx-api-key: not-a-key\r\nanthropic-version: 2023-06-01\r\n%sContent-Length: %d\r\n\r\n%s",
		target.RequestURI(), target.Host, headers, len(body), body)
	started := time.Now()
	until := started.Add(time.Duration(milliseconds) * time.Millisecond)
	results := make([]result, connections)
	failures := make([]error, connections)
	var group sync.WaitGroup
	for i := range connections {
		group.Add(1)
		go func() {
			defer group.Done()
			failures[i] = client(target.Host, request, until, time.Duration(pause)*time.Millisecond, &results[i])
		}()
	}
	group.Wait()
	all := result{Seconds: time.Since(started).Seconds()}
	for i := range connections {
		if failures[i] != nil {
			return failures[i]
		}
		all.Requests += results[i].Requests
		all.Bytes += results[i].Bytes
		all.FirstBytes = append(all.FirstBytes, results[i].FirstBytes...)
		all.Whole = append(all.Whole, results[i].Whole...)
	}
	return json.NewEncoder(os.Stdout).Encode(all)
}

func client(host string, request []byte, until time.Time, pause time.Duration, result *result) error {
	conn, err := net.Dial("tcp", host)
	if err != nil {
		return err
	}
	defer conn.Close()
	in := bufio.NewReaderSize(conn, 64<<10)
	for time.Now().Before(until) {
		asked := time.Now()
		if _, err := conn.Write(request); err != nil {
			return err
		}
		status, length, chunked, err := head(in)
		if err != nil {
			return err
		}
		if !strings.Contains(status, " 200 ") {
			return errors.New(status)
		}
		if !chunked {
			if _, err := in.Peek(1); err != nil {
				return err
			}
		}
		result.FirstBytes = append(result.FirstBytes, float64(time.Since(asked).Microseconds())/1000)
		read, err := rest(in, length, chunked)
		if err != nil {
			return err
		}
		result.Whole = append(result.Whole, float64(time.Since(asked).Microseconds())/1000)
		time.Sleep(pause)
		result.Requests++
		result.Bytes += read
	}
	return nil
}

// rest reads a body and returns its length.
func rest(in *bufio.Reader, length int, chunked bool) (int, error) {
	if !chunked {
		return in.Discard(length)
	}
	for read := 0; ; {
		line, err := in.ReadSlice('\n')
		if err != nil {
			return 0, err
		}
		size, err := strconv.ParseUint(string(bytes.TrimRight(line, "\r\n")), 16, 31)
		if err != nil {
			return 0, err
		}
		if _, err := in.Discard(int(size) + 2); err != nil {
			return 0, err
		}
		if size == 0 {
			return read, nil
		}
		read += int(size)
	}
}
