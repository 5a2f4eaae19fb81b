package main

import (
	"context"

	"google.golang.org/genai"
)

var googleReaders = map[string]Reader{
	"go google whole": func(ctx context.Context, url string, tell Tell) error {
		client, err := googleOf(ctx, url)
		if err != nil {
			return err
		}
		answer, err := client.Models.GenerateContent(ctx, "gemini-2.5-pro", genai.Text(prompt), googleConfig())
		if err == nil {
			tellCandidates(answer, tell)
		}
		return err
	},
	"go google stream": func(ctx context.Context, url string, tell Tell) error {
		client, err := googleOf(ctx, url)
		if err != nil {
			return err
		}
		for answer, err := range client.Models.GenerateContentStream(ctx, "gemini-2.5-pro", genai.Text(prompt), googleConfig()) {
			if err != nil {
				return err
			}
			tellCandidates(answer, tell)
		}
		return nil
	},
}

func googleOf(ctx context.Context, url string) (*genai.Client, error) {
	return genai.NewClient(ctx, &genai.ClientConfig{
		APIKey:      "not-a-key",
		Backend:     genai.BackendGeminiAPI,
		HTTPOptions: genai.HTTPOptions{BaseURL: url},
	})
}

func googleConfig() *genai.GenerateContentConfig {
	declarations := []*genai.FunctionDeclaration{}
	for _, name := range names {
		declarations = append(declarations, &genai.FunctionDeclaration{Name: name, ParametersJsonSchema: schema()})
	}
	return &genai.GenerateContentConfig{Tools: []*genai.Tool{{FunctionDeclarations: declarations}}}
}

func tellCandidates(answer *genai.GenerateContentResponse, tell Tell) {
	for _, candidate := range answer.Candidates {
		if candidate == nil || candidate.Content == nil {
			continue
		}
		for _, part := range candidate.Content.Parts {
			if part == nil || part.FunctionCall == nil {
				continue
			}
			call := part.FunctionCall
			if call.Name != "" && (call.WillContinue == nil || !*call.WillContinue) && len(call.PartialArgs) == 0 {
				tell(call.Name, call.Args)
			}
		}
	}
}
