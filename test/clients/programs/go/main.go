// Command go calls examples/openai.yaml with the openai SDK for Go, with its defaults unless a cell says otherwise.
//
// Argument: JSON with the gateway's URL and a key for each cell. It prints one line of JSON for each cell.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sort"
	"strings"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/shared"
)

var given struct {
	URL      string            `json:"url"`
	Keys     map[string]string `json:"keys"`
	TooLarge int               `json:"too_large"`
}

func client(cell string, more ...option.RequestOption) openai.Client {
	options := append([]option.RequestOption{option.WithBaseURL(given.URL + "/v1"), option.WithAPIKey(given.Keys[cell])}, more...)
	return openai.NewClient(options...)
}

func asked(text string) openai.ChatCompletionNewParams {
	return openai.ChatCompletionNewParams{Model: "gpt-small", Messages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(text)}}
}

func ask(cell string, text string, more ...option.RequestOption) (string, error) {
	sdk := client(cell, more...)
	answer, err := sdk.Chat.Completions.New(context.Background(), asked(text))
	if err != nil {
		return "", err
	}
	return answer.Choices[0].Message.Content, nil
}

func stream(cell string, text string, leaves bool) (string, error) {
	ctx, leave := context.WithCancel(context.Background())
	defer leave()
	sdk := client(cell)
	events := sdk.Chat.Completions.NewStreaming(ctx, asked(text))
	var got strings.Builder
	for events.Next() {
		piece := events.Current().Choices[0].Delta.Content
		if piece != "" && leaves {
			return "left", nil
		}
		got.WriteString(piece)
	}
	return got.String(), events.Err()
}

func tools() (string, error) {
	params := asked("[tools]")
	params.Tools = []openai.ChatCompletionToolUnionParam{openai.ChatCompletionFunctionTool(shared.FunctionDefinitionParam{Name: "look"})}
	sdk := client("tools")
	answer, err := sdk.Chat.Completions.New(context.Background(), params)
	if err != nil {
		return "", err
	}
	call := answer.Choices[0].Message.ToolCalls[0].Function
	return call.Name + " " + call.Arguments, nil
}

func models() (string, error) {
	sdk := client("models")
	pages := sdk.Models.ListAutoPaging(context.Background())
	var ids []string
	for pages.Next() {
		ids = append(ids, pages.Current().ID)
	}
	sort.Strings(ids)
	return strings.Join(ids, " "), pages.Err()
}

func limit() (string, error) {
	if _, err := ask("limit", "hi"); err != nil {
		return "", err
	}
	return ask("limit", "hi", option.WithMaxRetries(0))
}

func main() {
	if err := json.Unmarshal([]byte(os.Args[1]), &given); err != nil {
		panic(err)
	}
	key := given.Keys["retry"]
	cells := []struct {
		name string
		run  func() (string, error)
	}{
		{"plain", func() (string, error) { return ask("plain", "hi") }},
		{"stream", func() (string, error) { return stream("stream", "hi", false) }},
		{"tools", tools},
		{"cancel", func() (string, error) { return stream("cancel", "[slow]", true) }},
		{"wrong key", func() (string, error) { return ask("wrong key", "hi") }},
		{"no money", func() (string, error) { return ask("no money", "hi") }},
		{"limit", limit},
		{"too large", func() (string, error) {
			return ask("too large", strings.Repeat("x", given.TooLarge), option.WithMaxRetries(0))
		}},
		{"models", models},
		{"retry", func() (string, error) { return ask("retry", "[once "+key[len(key)-8:]+"]") }},
	}
	for _, cell := range cells {
		got, err := cell.run()
		var refused *openai.Error
		if errors.As(err, &refused) {
			got = fmt.Sprintf("%T %d %s", refused, refused.StatusCode, refused.Code)
		} else if err != nil {
			got = fmt.Sprintf("%T", err)
		}
		line, _ := json.Marshal(map[string]string{"cell": cell.name, "got": got})
		fmt.Println(string(line))
	}
}
