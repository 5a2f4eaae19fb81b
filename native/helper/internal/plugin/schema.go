package plugin

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/mail"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"netmon/helper/internal/pluginpb"
)

// Tool is one operation as a tool.
type Tool struct {
	// Name is the name for agents: the plugin's name and the operation's, joined by _.
	Name        string
	Operation   string
	Description string
	Schema      *jsonschema.Schema

	resolved   *jsonschema.Resolved
	defaults   map[string]json.RawMessage
	validation map[string]func(string) error
}

// toolName fits every model's API with the prefix `mcp__netmon__`: those allow 64 characters.
var toolName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]{0,50}$`)

// types are the types of inputs, which are those of JSON Schema.
var types = []string{"string", "integer", "boolean", "array", "object"}

var formats = map[string]string{"url": "uri", "email": "email"}

var validations = map[string]func(string) error{
	"url": func(text string) error {
		parsed, err := url.Parse(text)
		if err != nil || parsed.Scheme == "" || parsed.Host == "" && parsed.Opaque == "" {
			return errors.New("is not a URL")
		}
		return nil
	},
	"email": func(text string) error {
		if parsed, err := mail.ParseAddress(text); err != nil || parsed.Address != text {
			return errors.New("is not an email address")
		}
		return nil
	},
}

// NewTool returns the tool of an operation; its error says what has no equivalent in JSON Schema.
func NewTool(plugin string, operation *pluginpb.OperationSchema) (*Tool, error) {
	tool := &Tool{Name: plugin + "_" + operation.GetName(), Operation: operation.GetName(),
		Description: operation.GetDescription(), Schema: &jsonschema.Schema{Type: "object"},
		defaults: map[string]json.RawMessage{}, validation: map[string]func(string) error{}}
	if !toolName.MatchString(tool.Name) {
		return nil, fmt.Errorf("%q cannot be a tool's name: that has at most 51 letters, digits, - and _", tool.Name)
	}
	if tool.Description == "" {
		tool.Description = fmt.Sprintf("Operation %s of plugin %s.", operation.GetName(), plugin)
	}
	// an operation without a schema of its inputs takes any
	if len(operation.GetInputs()) > 0 {
		tool.Schema.Properties = map[string]*jsonschema.Schema{}
		tool.Schema.AdditionalProperties = &jsonschema.Schema{Not: &jsonschema.Schema{}}
	}
	for _, input := range operation.GetInputs() {
		if err := tool.add(input); err != nil {
			return nil, fmt.Errorf("input %q: %w", input.GetName(), err)
		}
	}
	var err error
	tool.resolved, err = tool.Schema.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
	return tool, err
}

func (t *Tool) add(input *pluginpb.InputSchema) error {
	name := input.GetName()
	property := &jsonschema.Schema{Type: input.GetType(), Description: input.GetDescription()}
	switch {
	case name == "":
		return errors.New("it has no name")
	case t.Schema.Properties[name] != nil:
		return errors.New("another one has this name")
	case !slices.Contains(types, input.GetType()):
		return fmt.Errorf("its type %q is none of string, integer, boolean, array, object", input.GetType())
	}
	if kind := input.GetValidation(); kind != "" {
		check := validations[kind]
		if check == nil || input.GetType() != "string" {
			return fmt.Errorf("its validation %q is neither url nor email of a string", kind)
		}
		property.Format, t.validation[name] = formats[kind], check
	}
	if text := input.GetDefault(); text != "" {
		value := json.RawMessage(text)
		if input.GetType() == "string" {
			value, _ = json.Marshal(text)
		} else if !json.Valid(value) {
			return fmt.Errorf("its default %q is not a value of type %s", text, input.GetType())
		}
		property.Default, t.defaults[name] = value, value
	} else if input.GetRequired() {
		t.Schema.Required = append(t.Schema.Required, name)
	}
	t.Schema.Properties[name] = property
	return nil
}

// inputs returns the arguments of a call as the operation gets them: checked, with defaults filled in, each value in
// the text that the model wrote. null means an omitted input, unless it is a valid value.
func (t *Tool) inputs(arguments json.RawMessage) (map[string][]byte, error) {
	given := map[string]json.RawMessage{}
	if len(arguments) > 0 {
		if err := json.Unmarshal(arguments, &given); err != nil {
			return nil, fmt.Errorf("the arguments are not an object: %w", err)
		}
	}
	values := map[string]any{}
	inputs := map[string][]byte{}
	for name, text := range given {
		var value any
		if err := json.Unmarshal(text, &value); err != nil {
			return nil, err
		}
		if value == nil && t.Schema.Properties[name] != nil {
			continue
		}
		inputs[name], values[name] = text, value
		if check, text := t.validation[name], value; check != nil {
			if text, ok := text.(string); ok {
				if err := check(text); err != nil {
					return nil, fmt.Errorf("%s: %.200q %w", name, text, err)
				}
			}
		}
	}
	for name, value := range t.defaults {
		if inputs[name] == nil {
			inputs[name] = value
		}
	}
	if err := t.resolved.Validate(values); err != nil {
		return nil, fmt.Errorf("the arguments of %s are invalid: %s", t.Name, strings.TrimPrefix(err.Error(), "validating root: "))
	}
	return inputs, nil
}
