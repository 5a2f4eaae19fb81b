package toolserver

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The notebook format 4: https://nbformat.readthedocs.io/en/latest/format_description.html

type cell struct {
	ID      string      `json:"id"`
	Type    string      `json:"cell_type"`
	Source  multiline   `json:"source"`
	Outputs cellOutputs `json:"outputs"`
}

type cellOutput struct {
	Text multiline `json:"text"`
	Data struct {
		Plain multiline `json:"text/plain"`
		PNG   multiline `json:"image/png"`
		JPEG  multiline `json:"image/jpeg"`
	} `json:"data"`
	Name      string    `json:"ename"`
	Value     string    `json:"evalue"`
	Traceback traceback `json:"traceback"`
}

// multiline is a text or the list of its lines; traceback is such a list without line breaks.
type multiline string

type traceback string

func (m *multiline) UnmarshalJSON(data []byte) (err error) {
	*(*string)(m), err = joined(data, "")
	return err
}

func (t *traceback) UnmarshalJSON(data []byte) (err error) {
	*(*string)(t), err = joined(data, "\n")
	return err
}

// joined returns the text; of a list, it holds one line at a time besides the text.
func joined(data []byte, between string) (string, error) {
	if len(data) > 0 && data[0] != '[' {
		var one string
		return one, json.Unmarshal(data, &one)
	}
	var text strings.Builder
	err := each(json.NewDecoder(bytes.NewReader(data)), func(line *string) bool {
		if text.Len() > 0 {
			text.WriteString(between)
		}
		text.WriteString(*line)
		return true
	})
	return text.String(), err
}

// maxCellOutputs is the maximum number of outputs shown per cell.
const maxCellOutputs = 100

// cellOutputs are the first outputs.
type cellOutputs []cellOutput

func (o *cellOutputs) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil
	}
	return each(json.NewDecoder(bytes.NewReader(data)), func(one *cellOutput) bool {
		*o = append(*o, *one)
		return len(*o) < maxCellOutputs
	})
}

const (
	// maxNotebookImages is the maximum number of output images in a result, of maxImage bytes together.
	maxNotebookImages = 10
	// maxCellOutput is the number of bytes after which the text of one output is cut.
	maxCellOutput = 10_000
)

// readNotebook returns the cells that fit. It holds one cell at a time.
func readNotebook(file *opened, reader io.Reader) (*result, error) {
	if file.stat.Size > maxNotebook {
		return nil, fmt.Errorf("%s is a notebook of more than %d MiB: read it with a command", file.path, maxNotebook>>20)
	}
	var out strings.Builder
	var images []mcp.Content
	imageBytes, number := 0, 0
	err := eachCell(json.NewDecoder(io.LimitReader(reader, maxNotebook)), func(cell *cell) bool {
		id := cell.ID
		if id == "" {
			id = fmt.Sprintf("cell-%d", number)
		}
		var shown strings.Builder
		fmt.Fprintf(&shown, "<cell id=%q type=%q>\n%s\n</cell>\n", id, cell.Type, cell.Source)
		for _, output := range cell.Outputs {
			if shown.Len() < maxText {
				shown.WriteString(output.text())
			}
			image := output.image()
			switch {
			case image == nil:
			case len(images) < maxNotebookImages && imageBytes+len(image.Data) <= maxImage:
				images = append(images, image)
				imageBytes += len(image.Data)
			default:
				shown.WriteString("[an image is left out]\n")
			}
		}
		room := maxText - 300 - len(file.path) - out.Len()
		if shown.Len() > room && number > 0 {
			fmt.Fprintf(&out, "[the notebook goes on: see the cells from the one with index %d with a command, such as jq '.cells[%d:]' %s]\n",
				number, number, file.path)
			return false
		}
		if shown.Len() > room {
			out.WriteString(validHead([]byte(shown.String()[:room])) + "\n[the cell goes on, and is too long to be shown]\n")
		} else {
			out.WriteString(shown.String())
		}
		number++
		return true
	})
	if err != nil {
		return nil, fmt.Errorf("%s is not a notebook: %w", file.path, err)
	}
	given := text(file.path, out.String())
	given.content = append(given.content, images...)
	return given, nil
}

// eachCell reads the cells in turn, until take returns false.
func eachCell(decoder *json.Decoder, take func(*cell) bool) error {
	if err := begin(decoder, '{'); err != nil {
		return err
	}
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return err
		}
		if name == "cells" {
			return each(decoder, take)
		}
		var other json.RawMessage
		if err := decoder.Decode(&other); err != nil {
			return err
		}
	}
	_, err := decoder.Token()
	return err
}

// each reads the elements of a list in turn, until take returns false.
func each[T any](decoder *json.Decoder, take func(*T) bool) error {
	if err := begin(decoder, '['); err != nil {
		return err
	}
	for decoder.More() {
		var one T
		if err := decoder.Decode(&one); err != nil || !take(&one) {
			return err
		}
	}
	_, err := decoder.Token()
	return err
}

func begin(decoder *json.Decoder, wanted json.Delim) error {
	token, err := decoder.Token()
	if err == nil && token != wanted {
		err = fmt.Errorf("%v is not %v", token, wanted)
	}
	return err
}

func (o *cellOutput) text() string {
	shown := string(o.Text + o.Data.Plain)
	if o.Name != "" {
		shown += o.Name + ": " + o.Value + "\n" + string(o.Traceback)
	}
	if shown == "" {
		return ""
	}
	shown = strings.TrimSuffix(shown, "\n")
	if more := len(shown) - maxCellOutput; more > 0 {
		shown = validHead([]byte(shown[:maxCellOutput])) + fmt.Sprintf("\n[%d more bytes: see them with a command]", more)
	}
	return "<output>\n" + shown + "\n</output>\n"
}

func (o *cellOutput) image() *mcp.ImageContent {
	kind, encoded := "image/png", o.Data.PNG
	if encoded == "" {
		kind, encoded = "image/jpeg", o.Data.JPEG
	}
	data, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(string(encoded), "\n", ""))
	if err != nil || len(data) == 0 {
		return nil
	}
	return &mcp.ImageContent{Data: data, MIMEType: kind}
}
