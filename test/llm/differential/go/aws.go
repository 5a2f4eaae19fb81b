package main

import (
	"context"
	"encoding/json"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/bedrockruntime"
	"github.com/aws/aws-sdk-go-v2/service/bedrockruntime/document"
	"github.com/aws/aws-sdk-go-v2/service/bedrockruntime/types"
)

const modelID = "anthropic.claude-opus-5-1-v1:0"

var awsReaders = map[string]Reader{
	"go aws converse whole": func(ctx context.Context, url string, tell Tell) error {
		answer, err := awsOf(url).Converse(ctx, &bedrockruntime.ConverseInput{
			ModelId: aws.String(modelID), Messages: converseMessages(), ToolConfig: toolConfig(),
		})
		if err != nil {
			return err
		}
		message, ok := answer.Output.(*types.ConverseOutputMemberMessage)
		if !ok {
			return nil
		}
		for _, block := range message.Value.Content {
			use, ok := block.(*types.ContentBlockMemberToolUse)
			if !ok || use.Value.Type == "server_tool_use" {
				continue
			}
			var input any
			if use.Value.Input != nil {
				if err := use.Value.Input.UnmarshalSmithyDocument(&input); err != nil {
					return err
				}
			}
			tell(aws.ToString(use.Value.Name), input)
		}
		return nil
	},
	"go aws converse stream": converseStream,
	"go aws invoke whole":    invokeWhole,
	"go aws invoke stream":   invokeStream,
}

func awsOf(url string) *bedrockruntime.Client {
	return bedrockruntime.New(bedrockruntime.Options{
		Region:           "eu-central-1",
		BaseEndpoint:     aws.String(url),
		Credentials:      aws.CredentialsProviderFunc(credentials),
		RetryMaxAttempts: 1,
	})
}

// An API key would be refused without TLS.
func credentials(context.Context) (aws.Credentials, error) {
	return aws.Credentials{AccessKeyID: "AKIDEXAMPLE", SecretAccessKey: "not-a-key"}, nil
}

func converseMessages() []types.Message {
	return []types.Message{{
		Role:    types.ConversationRoleUser,
		Content: []types.ContentBlock{&types.ContentBlockMemberText{Value: prompt}},
	}}
}

func toolConfig() *types.ToolConfiguration {
	tools := []types.Tool{}
	for _, name := range names {
		tools = append(tools, &types.ToolMemberToolSpec{Value: types.ToolSpecification{
			Name:        aws.String(name),
			InputSchema: &types.ToolInputSchemaMemberJson{Value: document.NewLazyDocument(schema())},
		}})
	}
	return &types.ToolConfiguration{Tools: tools}
}

func converseStream(ctx context.Context, url string, tell Tell) error {
	answer, err := awsOf(url).ConverseStream(ctx, &bedrockruntime.ConverseStreamInput{
		ModelId: aws.String(modelID), Messages: converseMessages(), ToolConfig: toolConfig(),
	})
	if err != nil {
		return err
	}
	stream := answer.GetStream()
	defer stream.Close()
	type call struct{ name, input string }
	open := map[int32]*call{}
	for event := range stream.Events() {
		switch event := event.(type) {
		case *types.ConverseStreamOutputMemberContentBlockStart:
			start, ok := event.Value.Start.(*types.ContentBlockStartMemberToolUse)
			if ok && start.Value.Type != "server_tool_use" {
				open[aws.ToInt32(event.Value.ContentBlockIndex)] = &call{name: aws.ToString(start.Value.Name)}
			}
		case *types.ConverseStreamOutputMemberContentBlockDelta:
			delta, ok := event.Value.Delta.(*types.ContentBlockDeltaMemberToolUse)
			found := open[aws.ToInt32(event.Value.ContentBlockIndex)]
			if ok && found != nil {
				found.input += aws.ToString(delta.Value.Input)
			}
		case *types.ConverseStreamOutputMemberContentBlockStop:
			if found := open[aws.ToInt32(event.Value.ContentBlockIndex)]; found != nil {
				tell(found.name, found.input)
			}
		}
	}
	return stream.Err()
}

type modelBlock struct {
	Type  string          `json:"type"`
	Name  string          `json:"name"`
	Input json.RawMessage `json:"input"`
}

func invokeBody() []byte {
	body, _ := json.Marshal(map[string]any{
		"anthropic_version": "bedrock-2023-05-31",
		"max_tokens":        256,
		"messages":          []any{map[string]any{"role": "user", "content": prompt}},
	})
	return body
}

func invokeWhole(ctx context.Context, url string, tell Tell) error {
	answer, err := awsOf(url).InvokeModel(ctx, &bedrockruntime.InvokeModelInput{
		ModelId: aws.String(modelID), ContentType: aws.String("application/json"), Body: invokeBody(),
	})
	if err != nil {
		return err
	}
	var message struct {
		Content []modelBlock `json:"content"`
	}
	if err := json.Unmarshal(answer.Body, &message); err != nil {
		return err
	}
	for _, block := range message.Content {
		if block.Type == "tool_use" {
			tell(block.Name, block.Input)
		}
	}
	return nil
}

func invokeStream(ctx context.Context, url string, tell Tell) error {
	answer, err := awsOf(url).InvokeModelWithResponseStream(ctx, &bedrockruntime.InvokeModelWithResponseStreamInput{
		ModelId: aws.String(modelID), ContentType: aws.String("application/json"), Body: invokeBody(),
	})
	if err != nil {
		return err
	}
	stream := answer.GetStream()
	defer stream.Close()
	type openBlock struct {
		block modelBlock
		json  string
	}
	open := map[int]*openBlock{}
	for event := range stream.Events() {
		chunk, ok := event.(*types.ResponseStreamMemberChunk)
		if !ok {
			continue
		}
		var read struct {
			Type         string     `json:"type"`
			Index        int        `json:"index"`
			ContentBlock modelBlock `json:"content_block"`
			Delta        struct {
				PartialJSON string `json:"partial_json"`
			} `json:"delta"`
		}
		if err := json.Unmarshal(chunk.Value.Bytes, &read); err != nil {
			return err
		}
		found := open[read.Index]
		switch {
		case read.Type == "content_block_start":
			open[read.Index] = &openBlock{block: read.ContentBlock}
		case read.Type == "content_block_delta" && found != nil:
			found.json += read.Delta.PartialJSON
		case read.Type == "content_block_stop" && found != nil && found.block.Type == "tool_use":
			if found.json == "" {
				tell(found.block.Name, found.block.Input)
			} else {
				tell(found.block.Name, found.json)
			}
		}
	}
	return stream.Err()
}
