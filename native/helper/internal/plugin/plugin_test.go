package plugin

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"netmon/helper/internal/pluginpb"
)

func input(name, kind string, change func(*pluginpb.InputSchema)) *pluginpb.InputSchema {
	made := &pluginpb.InputSchema{Name: name, Type: kind}
	if change != nil {
		change(made)
	}
	return made
}

func operation(name string, inputs ...*pluginpb.InputSchema) *pluginpb.OperationSchema {
	return &pluginpb.OperationSchema{Name: name, Inputs: inputs}
}

func TestOperationBecomesATool(t *testing.T) {
	tool, err := NewTool("p", operation("op",
		input("text", "string", func(in *pluginpb.InputSchema) { in.Required = true }),
		input("number", "integer", func(in *pluginpb.InputSchema) { in.Default, in.Required = "7", true }),
		input("link", "string", func(in *pluginpb.InputSchema) { in.Validation = "url" }),
		input("list", "array", func(in *pluginpb.InputSchema) { in.Default = "[1]" }),
		input("map", "object", nil), input("yes", "boolean", nil)))
	if err != nil {
		t.Fatal(err)
	}
	schema, _ := json.Marshal(tool.Schema)
	want := `{"type":"object","properties":{"link":{"type":"string","format":"uri"},"list":{"type":"array","default":[1]},` +
		`"map":{"type":"object"},"number":{"type":"integer","default":7},"text":{"type":"string"},"yes":{"type":"boolean"}},` +
		`"required":["text"],"additionalProperties":false}`
	var got, wanted any
	if json.Unmarshal(schema, &got) != nil || json.Unmarshal([]byte(want), &wanted) != nil || fmt.Sprint(got) != fmt.Sprint(wanted) {
		t.Errorf("got %s\nwant %s", schema, want)
	}
	given, err := tool.inputs(json.RawMessage(`{"text": "a", "number": 9007199254740993, "yes": null}`))
	if err != nil || string(given["number"]) != "9007199254740993" || string(given["list"]) != "[1]" || len(given) != 3 {
		t.Errorf("%v %s", err, given)
	}
	for arguments, says := range map[string]string{
		`{}`: "text", `[]`: "not an object", `{"text": 1}`: "string", `{"text": "a", "number": 1.5}`: "integer",
		`{"text": "a", "link": "x y"}`: `link: "x y" is not a URL`, `{"text": "a", "other": 1}`: "other",
		`{"text": null}`: "text",
	} {
		if _, err := tool.inputs(json.RawMessage(arguments)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", arguments, err)
		}
	}
	free, err := NewTool("p", operation("free"))
	if err != nil {
		t.Fatal(err)
	}
	if given, err := free.inputs(json.RawMessage(`{"any": {"thing": 1}}`)); err != nil || string(given["any"]) != `{"thing": 1}` {
		t.Errorf("%v %s", err, given)
	}
}

func TestWhatCannotBeAToolIsRefused(t *testing.T) {
	for says, refused := range map[string]*pluginpb.OperationSchema{
		"cannot be a tool's name": operation("with space"),
		"at most 51":              operation(strings.Repeat("x", 50)),
		"is none of string":       operation("op", input("x", "number", nil)),
		"it has no name":          operation("op", input("", "string", nil)),
		"another one has this":    operation("op", input("x", "string", nil), input("x", "string", nil)),
		`default "many" is not`:   operation("op", input("x", "integer", func(in *pluginpb.InputSchema) { in.Default = "many" })),
		"integer":                 operation("op", input("x", "integer", func(in *pluginpb.InputSchema) { in.Default = `"7"` })),
		`validation "phone" is`:   operation("op", input("x", "string", func(in *pluginpb.InputSchema) { in.Validation = "phone" })),
		"nor email of a string":   operation("op", input("x", "array", func(in *pluginpb.InputSchema) { in.Validation = "url" })),
	} {
		if _, err := NewTool("p", refused); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v: %v does not say %q", refused, err, says)
		}
	}
}

func TestHandshakeIsThatOfGoPlugin(t *testing.T) {
	own, text, err := ownCertificate()
	if err != nil || !strings.HasPrefix(text, "-----BEGIN CERTIFICATE-----\n") {
		t.Fatal(err, text)
	}
	certificate := base64.RawStdEncoding.EncodeToString(own.Certificate[0])
	for _, line := range []string{"1|1|unix|/s|grpc|" + certificate, "1|1|unix|/s|grpc|" + certificate + "|true\r"} {
		at, err := parseHandshake(line)
		if err != nil || !isHandshake(line) || at.socket != "/s" || string(at.certificate) != string(own.Certificate[0]) {
			t.Errorf("%v %+v", err, at)
		}
	}
	for line, says := range map[string]string{
		"1|1|unix|/s": "4 parts", "2|1|unix|/s|grpc|x": "version 2.1", "1|1|tcp|h:1|grpc|x": `"tcp"`,
		"1|1|unix|/s|netrpc|x": `"netrpc"`, "1|1|unix|/s|grpc": "without TLS", "1|1|unix|/s|grpc|": "without TLS",
		"1|1|unix|/s|grpc|!": "cannot be read", "1|1|unix|/s|grpc|AAAA": "cannot be read",
	} {
		if _, err := parseHandshake(line); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v does not say %q", line, err, says)
		}
	}
	for _, line := range []string{"", "log|of|something", "1234|1|x", "2026-11-25 12|1|x", "1|"} {
		if isHandshake(line) {
			t.Errorf("%q is taken for a handshake", line)
		}
	}
}

func TestOnlyAProgramThatNobodyElseChangesIsTrusted(t *testing.T) {
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	directory := filepath.Join(root, "plugins")
	program, link := filepath.Join(directory, "program"), filepath.Join(root, "link")
	if os.Mkdir(directory, 0o755) != nil || os.WriteFile(program, nil, 0o755) != nil || os.Symlink(program, link) != nil {
		t.Fatal("making files")
	}
	refused := func(says string, writable ...string) {
		t.Helper()
		if _, err := trusted(link, writable); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v does not say %q", err, says)
		}
	}
	if real, err := trusted(link, []string{filepath.Join(root, "other"), directory + "-2"}); err != nil || real != program {
		t.Errorf("%s %v", real, err)
	}
	refused("which the agent's tools may change", root)
	refused("which the agent's tools may change", program)
	mode := func(path string, mode os.FileMode) {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	mode(program, 0o775)
	refused("has mode 775")
	mode(program, 0o644)
	refused("is not a program")
	mode(program, 0o755)
	mode(directory, 0o777)
	refused("has mode 777")
	mode(directory, 0o777|os.ModeSticky)
	if _, err := trusted(link, nil); err != nil {
		t.Error(err)
	}
	module, beside := filepath.Join(directory, "modules", "a.js"), filepath.Join(root, "beside.js")
	if os.Mkdir(filepath.Dir(module), 0o755) != nil || os.WriteFile(beside, nil, 0o644) != nil || os.Symlink(beside, module) != nil {
		t.Fatal("making files")
	}
	if _, err := trusted(link, nil); err != nil {
		t.Error(err)
	}
	mode(beside, 0o666)
	refused("beside.js has mode 666")
	mode(beside, 0o644)
	mode(filepath.Dir(module), 0o770)
	refused("modules has mode 770")
	mode(filepath.Dir(module), 0o755)
	if os.Geteuid() == 0 {
		if err := os.Chown(directory, 12345, -1); err != nil {
			t.Fatal(err)
		}
		refused("belongs to uid 12345")
	}
}

func TestWhatAPluginPrintsIsBounded(t *testing.T) {
	var lines []string
	log := &printed{say: func(line string) { lines = append(lines, line) }}
	log.line(strings.Repeat("\xff", 5_000))
	for range 10_000 {
		log.line("x")
	}
	if len(lines) != maxLines+1 || len(lines[0]) > 3*maxShown+3 || !strings.Contains(lines[maxLines], "left out") {
		t.Errorf("%d lines, the first of %d bytes", len(lines), len(lines[0]))
	}
}
