package toolserver

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// schemaOf is the schema of a tool's arguments, for clients and for checking them.
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

// argumentsOf reads the arguments of a call. Models that fill in every parameter give null for what they leave out.
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
		} else {
			values[name] = value
		}
	}
	if err := schema.Validate(values); err != nil {
		return in, fmt.Errorf("the arguments of %s are not right: %s", tool, strings.TrimPrefix(err.Error(), "validating root: "))
	}
	text, err := json.Marshal(members)
	if err != nil {
		return in, err
	}
	var mismatch *json.UnmarshalTypeError
	if err = json.Unmarshal(text, &in); errors.As(err, &mismatch) {
		err = fmt.Errorf("the arguments of %s are not right: %s is too large", tool, mismatch.Field)
	}
	return in, err
}
