// Command go calls both chat interfaces with the official SDKs, streamed and not, once for each break, and prints each result.
//
// Usage: break-off BASE_URL KEY BREAKS, where BREAKS is a JSON array of names. One line of JSON for each call:
// {"break", "interface", "streamed", "error"}; error is the type of the error, or null when the SDK accepted the answer as complete.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"time"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"
	"google.golang.org/genai"
)

type result struct {
	Break     string  `json:"break"`
	Interface string  `json:"interface"`
	Streamed  bool    `json:"streamed"`
	Error     *string `json:"error"`
}

type asker func(ctx context.Context, prompt string, streamed bool) error

func askMessages(client anthropic.Client) asker {
	return func(ctx context.Context, prompt string, streamed bool) error {
		params := anthropic.MessageNewParams{
			Model:     "chat-large",
			MaxTokens: 100,
			Messages:  []anthropic.MessageParam{anthropic.NewUserMessage(anthropic.NewTextBlock(prompt))},
		}
		if !streamed {
			_, err := client.Messages.New(ctx, params)
			return err
		}
		stream := client.Messages.NewStreaming(ctx, params)
		message := anthropic.Message{}
		for stream.Next() {
			if err := message.Accumulate(stream.Current()); err != nil {
				return err
			}
		}
		return stream.Err()
	}
}

func askGenerative(client *genai.Client) asker {
	return func(ctx context.Context, prompt string, streamed bool) error {
		contents := genai.Text(prompt)
		if !streamed {
			_, err := client.Models.GenerateContent(ctx, "gen-pro", contents, nil)
			return err
		}
		for _, err := range client.Models.GenerateContentStream(ctx, "gen-pro", contents, nil) {
			if err != nil {
				return err
			}
		}
		return nil
	}
}

func main() {
	baseURL, key := os.Args[1], os.Args[2]
	var breaks []string
	if err := json.Unmarshal([]byte(os.Args[3]), &breaks); err != nil {
		panic(err)
	}
	ctx := context.Background()
	generative, err := genai.NewClient(ctx, &genai.ClientConfig{
		APIKey:      key,
		Backend:     genai.BackendGeminiAPI,
		HTTPOptions: genai.HTTPOptions{BaseURL: baseURL},
	})
	if err != nil {
		panic(err)
	}
	messages := anthropic.NewClient(option.WithBaseURL(baseURL), option.WithAPIKey(key), option.WithMaxRetries(0))
	interfaces := []struct {
		name string
		ask  asker
	}{{"messages", askMessages(messages)}, {"generative", askGenerative(generative)}}

	out := json.NewEncoder(os.Stdout)
	for _, name := range breaks {
		for _, each := range interfaces {
			for _, streamed := range []bool{false, true} {
				call, cancel := context.WithTimeout(ctx, 30*time.Second)
				line := result{Break: name, Interface: each.name, Streamed: streamed}
				if err := each.ask(call, "["+name+"]", streamed); err != nil {
					class := fmt.Sprintf("%T", err)
					line.Error = &class
				}
				cancel()
				if err := out.Encode(line); err != nil {
					panic(err)
				}
			}
		}
	}
}
