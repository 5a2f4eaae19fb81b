package toolserver

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// schemaOf returns the schema of a tool's arguments, for clients and for validation.
func schemaOf[In any]() *jsonschema.Resolved {
	schema, err := jsonschema.For[In](nil)
	if err != nil {
		panic(err) // the types are this package's
	}
	resolved, err := schema.Resolve(nil)
	if err != nil {
		panic(err)
	}
	return resolved
}

// argumentsOf parses the arguments of a call. Models that fill in every parameter give null for those they omit, and
// some write a number or a boolean as a string.
func argumentsOf[In any](tool string, given json.RawMessage, schema *jsonschema.Resolved) (in In, err error) {
	members := map[string]json.RawMessage{}
	if len(given) > 0 && json.Unmarshal(given, &members) != nil {
		return in, fmt.Errorf("the arguments of %s are not an object", tool)
	}
	values := map[string]any{}
	for name, member := range members {
		var value any
		if err := json.Unmarshal(member, &value); err != nil {
			return in, err
		}
		if value == nil {
			delete(members, name)
			continue
		}
		values[name] = value
		if property := schema.Schema().Properties[name]; property != nil {
			if meant, ok := inType(typeOf(property), value, string(member)); ok {
				members[name], _ = json.Marshal(meant)
				values[name] = meant
			}
		}
	}
	if err := schema.Validate(values); err != nil {
		return in, fmt.Errorf("the arguments of %s are invalid: %s. It takes %s", tool,
			strings.TrimPrefix(err.Error(), "validating root: "), strings.Join(schema.Schema().PropertyOrder, ", "))
	}
	text, err := json.Marshal(members)
	if err != nil {
		return in, err
	}
	var mismatch *json.UnmarshalTypeError
	if err = json.Unmarshal(text, &in); errors.As(err, &mismatch) {
		err = fmt.Errorf("the arguments of %s are invalid: %s is too large", tool, mismatch.Field)
	}
	return in, err
}

// typeOf returns the type of a property; an optional one's types also include null.
func typeOf(property *jsonschema.Schema) string {
	for _, one := range property.Types {
		if one != "null" {
			return one
		}
	}
	return property.Type
}

// inType converts a value to the type of its property if the meaning is plain: "2" and 2.0 to 2, "true" to true, 3 to "3".
func inType(name string, value any, written string) (any, bool) {
	text, isText := value.(string)
	switch name {
	case "integer":
		if isText {
			written = text
		}
		if whole, err := strconv.ParseInt(written, 10, 64); err == nil {
			return whole, isText
		}
		number, err := strconv.ParseFloat(written, 64)
		return int64(number), err == nil && number == math.Trunc(number) && math.Abs(number) <= 1<<53
	case "boolean":
		return text == "true", text == "true" || text == "false"
	case "string":
		_, isNumber := value.(float64)
		whole, err := strconv.ParseInt(written, 10, 64)
		return strconv.FormatInt(whole, 10), isNumber && err == nil
	}
	return nil, false
}
