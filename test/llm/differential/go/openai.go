package main

import (
	"context"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/responses"
)

var openaiReaders = map[string]Reader{
	"go openai chat whole": func(ctx context.Context, url string, tell Tell) error {
		completion, err := openaiOf(url).Chat.Completions.New(ctx, chatParams())
		if err == nil {
			tellChoices(completion.Choices, tell)
		}
		return err
	},
	"go openai chat stream": func(ctx context.Context, url string, tell Tell) error {
		stream := openaiOf(url).Chat.Completions.NewStreaming(ctx, chatParams())
		defer stream.Close()
		whole := openai.ChatCompletionAccumulator{}
		for stream.Next() {
			whole.AddChunk(stream.Current())
			if call, ok := whole.JustFinishedToolCall(); ok {
				tell(call.Name, call.Arguments)
			}
		}
		if stream.Err() == nil {
			tellChoices(whole.Choices, tell)
		}
		return stream.Err()
	},
	"go openai responses whole": func(ctx context.Context, url string, tell Tell) error {
		response, err := openaiOf(url).Responses.New(ctx, responsesParams())
		if err == nil {
			tellItems(response.Output, tell)
		}
		return err
	},
	"go openai responses stream": func(ctx context.Context, url string, tell Tell) error {
		stream := openaiOf(url).Responses.NewStreaming(ctx, responsesParams())
		defer stream.Close()
		for stream.Next() {
			switch event := stream.Current().AsAny().(type) {
			case responses.ResponseOutputItemDoneEvent:
				tellItems([]responses.ResponseOutputItemUnion{event.Item}, tell)
			case responses.ResponseCompletedEvent:
				tellItems(event.Response.Output, tell)
			}
		}
		return stream.Err()
	},
}

func openaiOf(url string) *openai.Client {
	client := openai.NewClient(
		option.WithBaseURL(url+"/v1"), option.WithAPIKey("not-a-key"), option.WithMaxRetries(0))
	return &client
}

func chatParams() openai.ChatCompletionNewParams {
	tools := []openai.ChatCompletionToolUnionParam{}
	for _, name := range names {
		tools = append(tools, openai.ChatCompletionFunctionTool(
			openai.FunctionDefinitionParam{Name: name, Parameters: schema()}))
	}
	return openai.ChatCompletionNewParams{
		Model:    "gpt-5.1",
		Messages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(prompt)},
		Tools:    tools,
	}
}

func tellChoices(choices []openai.ChatCompletionChoice, tell Tell) {
	for _, choice := range choices {
		for _, call := range choice.Message.ToolCalls {
			if call.Type == "custom" {
				tell(call.Custom.Name, call.Custom.Input)
			} else {
				tell(call.Function.Name, call.Function.Arguments)
			}
		}
		if old := choice.Message.FunctionCall; old.Name != "" {
			tell(old.Name, old.Arguments)
		}
	}
}

func responsesParams() responses.ResponseNewParams {
	tools := []responses.ToolUnionParam{}
	for _, name := range names {
		tools = append(tools, responses.ToolParamOfFunction(name, schema(), false))
	}
	return responses.ResponseNewParams{
		Model: "gpt-5.1",
		Input: responses.ResponseNewParamsInputUnion{OfString: openai.String(prompt)},
		Tools: tools,
	}
}

func tellItems(items []responses.ResponseOutputItemUnion, tell Tell) {
	for _, item := range items {
		switch call := item.AsAny().(type) {
		case responses.ResponseFunctionToolCall:
			tell(call.Name, call.Arguments)
		case responses.ResponseCustomToolCall:
			tell(call.Name, call.Input)
		case responses.ResponseOutputItemMcpApprovalRequest:
			tell(call.Name, call.Arguments)
		}
	}
}
