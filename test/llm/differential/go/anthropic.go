package main

import (
	"context"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"
)

var anthropicReaders = map[string]Reader{
	"go anthropic whole": func(ctx context.Context, url string, tell Tell) error {
		message, err := anthropicOf(url).Messages.New(ctx, anthropicParams())
		if err == nil {
			tellAnthropic(message, tell)
		}
		return err
	},
	"go anthropic stream": func(ctx context.Context, url string, tell Tell) error {
		stream := anthropicOf(url).Messages.NewStreaming(ctx, anthropicParams())
		defer stream.Close()
		message := anthropic.Message{}
		for stream.Next() {
			if err := message.Accumulate(stream.Current()); err != nil {
				return err
			}
		}
		if stream.Err() == nil {
			tellAnthropic(&message, tell)
		}
		return stream.Err()
	},
}

func anthropicOf(url string) *anthropic.Client {
	client := anthropic.NewClient(option.WithBaseURL(url), option.WithAPIKey("not-a-key"), option.WithMaxRetries(0))
	return &client
}

func anthropicParams() anthropic.MessageNewParams {
	tools := []anthropic.ToolUnionParam{}
	for _, name := range names {
		tools = append(tools, anthropic.ToolUnionParam{OfTool: &anthropic.ToolParam{Name: name}})
	}
	return anthropic.MessageNewParams{
		Model:     "claude-opus-4-8",
		MaxTokens: 256,
		Messages:  []anthropic.MessageParam{anthropic.NewUserMessage(anthropic.NewTextBlock(prompt))},
		Tools:     tools,
	}
}

func tellAnthropic(message *anthropic.Message, tell Tell) {
	for _, block := range message.Content {
		if use, ok := block.AsAny().(anthropic.ToolUseBlock); ok {
			tell(use.Name, use.Input)
		}
	}
}
