package version

import (
	"encoding/json"
	"os"
	"testing"
)

func TestVersionIsThePackages(t *testing.T) {
	text, err := os.ReadFile("../../../../package.json")
	if err != nil {
		t.Fatal(err)
	}
	var manifest struct {
		Version string `json:"version"`
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		t.Fatal(err)
	}
	if manifest.Version != Version {
		t.Errorf("package.json has version %s, the helper %s", manifest.Version, Version)
	}
}
