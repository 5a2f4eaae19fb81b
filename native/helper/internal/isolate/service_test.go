package isolate

import (
	"bytes"
	"os"
	"testing"

	"google.golang.org/protobuf/proto"
	"netmon/helper/internal/servicepb"
)

// test/unit/app/serve/protocol.test.ts reads the same files.
const goldenService = "../../../../proto/golden-service/"

func TestServiceMessages(t *testing.T) {
	want, err := os.ReadFile(goldenService + "enter.bin")
	if err != nil {
		t.Fatal(err)
	}
	enter := &servicepb.Request{Version: serviceVersion,
		Ask: &servicepb.Request_Enter{Enter: &servicepb.Enter{Session: "work"}}}
	got, err := proto.MarshalOptions{Deterministic: true}.Marshal(enter)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("enter is %x, not %x (%v)", got, want, err)
	}
	answer := &servicepb.Answer{}
	refused, err := os.ReadFile(goldenService + "refusal.bin")
	if err != nil {
		t.Fatal(err)
	}
	if err := proto.Unmarshal(refused, answer); err != nil {
		t.Fatal(err)
	}
	if refusal := answer.GetRefusal(); refusal.GetCode() != "target" || refusal.GetMessage() != "there is no session work" {
		t.Errorf("refusal is %v", answer)
	}
}
