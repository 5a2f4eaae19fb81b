package toolserver

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// pdfFile makes a PDF from these objects, the first of which is its catalog.
func pdfFile(objects ...string) string {
	var out strings.Builder
	out.WriteString("%PDF-1.4\n")
	offsets := make([]int, len(objects))
	for i, object := range objects {
		offsets[i] = out.Len()
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	start := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, offset := range offsets {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, start)
	return out.String()
}

func pdfStream(dictionary, content string) string {
	return fmt.Sprintf("<< /Length %d %s >>\nstream\n%s\nendstream", len(content), dictionary, content)
}

// pdfPagesOf makes a PDF with a page for each content.
func pdfPagesOf(contents ...string) string {
	objects := []string{"<< /Type /Catalog /Pages 2 0 R >>", "", "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"}
	var kids strings.Builder
	for _, content := range contents {
		n := len(objects) + 1
		fmt.Fprintf(&kids, "%d 0 R ", n)
		objects = append(objects, fmt.Sprintf("<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents %d 0 R >>", n+1),
			content)
	}
	objects[1] = fmt.Sprintf("<< /Type /Pages /Kids [%s] /Count %d >>", kids.String(), len(contents))
	return pdfFile(objects...)
}

func pdfWords(words string) string { return pdfStream("", "BT /F1 12 Tf 72 700 Td ("+words+") Tj ET") }

func TestReadGivesPagesOfAPDF(t *testing.T) {
	a := newAgent(t, nil)
	// made by a word processor
	module, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/ledongthuc/pdf").Output()
	if err != nil {
		t.Fatal(err)
	}
	real, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(module)), "examples/read_plain_text/pdf_test.pdf"))
	if err != nil {
		t.Fatal(err)
	}
	a.file("real.pdf", string(real))
	got := a.call("Read", arguments{"file_path": "real.pdf"})
	for _, line := range []string{"[page 1 of 1]\nThis is a heading\n", "\nThis is content in the table\n", "page width limit, so you will see it breaks"} {
		if !strings.Contains(got, line) {
			t.Errorf("%q is not in %q", line, got)
		}
	}
	// TeX and others omit spaces and move instead
	moved := pdfStream("", "BT /F1 12 Tf 72 700 Td [(no) -900 (spaces)] TJ 0 -14 Td (below) Tj ET")
	contents := []string{moved, pdfStream("", "")}
	for n := 3; n <= 12; n++ {
		contents = append(contents, pdfWords(fmt.Sprintf("this is %d", n)))
	}
	a.file("many.pdf", pdfPagesOf(contents...))
	got = a.call("Read", arguments{"file_path": "many.pdf"})
	if !strings.HasPrefix(got, "[page 1 of 12]\nno spaces\nbelow\n[page 2 of 12: no text. It may be a picture") ||
		!strings.Contains(got, "this is 10\n[the PDF goes on: read pages 11-12]") {
		t.Errorf("got %q", got)
	}
	equal(t, a.call("Read", arguments{"file_path": "many.pdf", "pages": "4"}), "[page 4 of 12]\nthis is 4\n[the PDF goes on: read pages 5-12]\n")
	equal(t, a.call("Read", arguments{"file_path": "many.pdf", "pages": "11-"}),
		"[page 11 of 12]\nthis is 11\n[page 12 of 12]\nthis is 12\n")
	if got := a.call("Read", arguments{"file_path": "many.pdf", "pages": "13"}); !strings.Contains(got, "has 12 pages") {
		t.Error(got)
	}
	for _, pages := range []string{"0", "5-4", "x", "1-21", "1-2-3"} {
		a.fails("Read", arguments{"file_path": "many.pdf", "pages": pages}, "pages: \""+pages+"\"")
	}
}

// deflated compresses many repetitions of part.
func deflated(t *testing.T, part string, times int) string {
	var out bytes.Buffer
	writer := zlib.NewWriter(&out)
	for range times {
		if _, err := writer.Write([]byte(part)); err != nil {
			t.Fatal(err)
		}
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// A PDF that tries to take more than its limits fails one call, and the server continues.
func TestHostilePDFCostsOneCall(t *testing.T) {
	a := newAgent(t, nil)
	a.file("text", "still here")
	bomb := deflated(t, strings.Repeat("BT (aaaa) Tj ET ", 65_536), 256)
	hostile := func(name, content, says string) {
		a.file(name, content)
		if got := textOf(a.result("Read", arguments{"file_path": name})); !strings.Contains(got, says) {
			t.Errorf("%s: %q does not say %q", name, got, says)
		}
		equal(t, a.call("Read", arguments{"file_path": "text"}), "1\tstill here\n")
	}
	hostile("bomb", pdfPagesOf(pdfStream("/Filter /FlateDecode", bomb)), "112 MiB of memory")
	hostile("nested", pdfPagesOf(pdfStream("", strings.Repeat("[", 1<<17))), "no text")
	hostile("count", pdfFile("<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 2000000000 >>"), "damaged")
	hostile("nothing", "%PDF-1.4\n", "cannot be read as a PDF")
	defer func(usual time.Duration) { pdfTime = usual }(pdfTime)
	pdfTime = time.Second
	hostile("cycle", pdfFile("<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 9 >>"), "within 1s")
	whole := pdfPagesOf(pdfWords("one"), pdfStream("/Filter /FlateDecode", deflated(t, "BT (two) Tj ET ", 100)))
	random := rand.New(rand.NewPCG(1, 1))
	for range 40 {
		damaged := []byte(whole)
		for range 1 + random.IntN(8) {
			damaged[9+random.IntN(len(damaged)-9)] = byte(random.IntN(256))
		}
		a.file("damaged", string(damaged))
		a.result("Read", arguments{"file_path": "damaged"})
	}
	equal(t, a.call("Read", arguments{"file_path": "text"}), "1\tstill here\n")
}
