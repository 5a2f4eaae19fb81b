// Command prometheus-lint reads metrics in Prometheus' text format on stdin with Prometheus' own parser and
// linter, as `promtool check metrics` does, and prints {"problems":[...],"families":{name:{"type":...,
// "series":n}}} on stdout. It fails where the text cannot be parsed.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
)

type family struct {
	Type   string `json:"type"`
	Series int    `json:"series"`
}

func check(text []byte) error {
	parser := expfmt.NewTextParser(model.LegacyValidation)
	families, err := parser.TextToMetricFamilies(bytes.NewReader(text))
	if err != nil {
		return err
	}
	found := map[string]family{}
	for name, one := range families {
		found[name] = family{Type: one.GetType().String(), Series: len(one.GetMetric())}
	}
	problems, err := promlint.New(bytes.NewReader(text)).Lint()
	if err != nil {
		return err
	}
	texts := []string{}
	for _, problem := range problems {
		texts = append(texts, problem.Metric+": "+problem.Text)
	}
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"problems": texts, "families": found})
}

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err == nil {
		err = check(text)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
