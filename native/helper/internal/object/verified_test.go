package object

import "testing"

// Each start of netmon waits for the verifier; without FORGET (bpf/judge_connection.h) egress alone costs it 110,000 instructions.
func TestProgramsAreSoonVerified(t *testing.T) {
	const most = 20_000
	for name, program := range newBench(t).set.Programs {
		info, err := program.Info()
		if err != nil {
			t.Fatal(err)
		}
		// Linux before 5.16 does not report it
		if verified, known := info.VerifiedInstructions(); known && verified > most {
			t.Errorf("%s: the verifier looked at %d instructions, more than %d", name, verified, most)
		}
	}
}
