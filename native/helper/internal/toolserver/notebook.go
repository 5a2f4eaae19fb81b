package toolserver

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The notebook format 4: https://nbformat.readthedocs.io/en/latest/format_description.html

type notebook struct {
	Cells []cell `json:"cells"`
}

type cell struct {
	ID      string       `json:"id"`
	Type    string       `json:"cell_type"`
	Source  multiline    `json:"source"`
	Outputs []cellOutput `json:"outputs"`
}

type cellOutput struct {
	Text      multiline                  `json:"text"`
	Data      map[string]json.RawMessage `json:"data"`
	Name      string                     `json:"ename"`
	Value     string                     `json:"evalue"`
	Traceback []string                   `json:"traceback"`
}

// multiline is a text, or the list of its lines.
type multiline string

func (m *multiline) UnmarshalJSON(data []byte) error {
	var one string
	if json.Unmarshal(data, &one) == nil {
		*m = multiline(one)
		return nil
	}
	var lines []string
	if err := json.Unmarshal(data, &lines); err != nil {
		return err
	}
	*m = multiline(strings.Join(lines, ""))
	return nil
}

// maxNotebookImages is how many images of outputs a result carries.
const maxNotebookImages = 10

func readNotebook(file *opened, reader io.Reader) (*result, error) {
	data, err := io.ReadAll(io.LimitReader(reader, maxNotebook+1))
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", file.path, err)
	}
	if len(data) > maxNotebook {
		return nil, fmt.Errorf("%s is a notebook of more than %d MiB: read it with a command", file.path, maxNotebook>>20)
	}
	var book notebook
	if err := json.Unmarshal(data, &book); err != nil {
		return nil, fmt.Errorf("%s is not a notebook: %w", file.path, err)
	}
	var out strings.Builder
	var images []mcp.Content
	for i, cell := range book.Cells {
		id := cell.ID
		if id == "" {
			id = fmt.Sprintf("cell-%d", i)
		}
		fmt.Fprintf(&out, "<cell id=%q type=%q>\n%s\n</cell>\n", id, cell.Type, cell.Source)
		for _, output := range cell.Outputs {
			fmt.Fprint(&out, output.text())
			if image := output.image(); image != nil && len(images) < maxNotebookImages {
				images = append(images, image)
			}
		}
	}
	given := text(file.path, out.String())
	given.content = append(given.content, images...)
	return given, nil
}

func (o cellOutput) text() string {
	shown := string(o.Text)
	var plain multiline
	if json.Unmarshal(o.Data["text/plain"], &plain) == nil {
		shown += string(plain)
	}
	if o.Name != "" {
		shown += o.Name + ": " + o.Value + "\n" + strings.Join(o.Traceback, "\n")
	}
	if shown == "" {
		return ""
	}
	return "<output>\n" + strings.TrimSuffix(shown, "\n") + "\n</output>\n"
}

func (o cellOutput) image() mcp.Content {
	for _, kind := range []string{"image/png", "image/jpeg"} {
		var encoded multiline
		if json.Unmarshal(o.Data[kind], &encoded) != nil {
			continue
		}
		data, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(string(encoded), "\n", ""))
		if err == nil && len(data) <= maxImage {
			return &mcp.ImageContent{Data: data, MIMEType: kind}
		}
	}
	return nil
}
