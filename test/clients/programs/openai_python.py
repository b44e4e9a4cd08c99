"""The openai SDK for Python. Argument: JSON with the gateway's URL and a key for each cell. It prints one line of JSON for each cell."""

import json
import sys

import openai

given = json.loads(sys.argv[1])
look = {"type": "function", "function": {"name": "look", "parameters": {"type": "object", "properties": {}}}}


def client(cell, **more):
    return openai.OpenAI(base_url=f"{given['url']}/v1", api_key=given["keys"][cell], timeout=30, **more)


def ask(cell, text, more=None, **members):
    asked = [{"role": "user", "content": text}]
    return client(cell, **(more or {})).chat.completions.create(model="gpt-small", messages=asked, **members)


def stream():
    return "".join(chunk.choices[0].delta.content or "" for chunk in ask("stream", "hi", stream=True))


def tools():
    call = ask("tools", "[tools]", tools=[look]).choices[0].message.tool_calls[0]
    return f"{call.function.name} {call.function.arguments}"


def cancel():
    answer = ask("cancel", "[slow]", stream=True)
    for chunk in answer:
        if chunk.choices[0].delta.content:
            answer.close()
            return "left"


def limit():
    ask("limit", "hi")
    return ask("limit", "hi", {"max_retries": 0})


cells = {
    "plain": lambda: ask("plain", "hi").choices[0].message.content,
    "stream": stream,
    "tools": tools,
    "cancel": cancel,
    "wrong key": lambda: ask("wrong key", "hi"),
    "no money": lambda: ask("no money", "hi"),
    "limit": limit,
    "too large": lambda: ask("too large", "x" * given["too_large"], {"max_retries": 0}),
    "models": lambda: " ".join(sorted(model.id for model in client("models").models.list())),
    "retry": lambda: ask("retry", f"[once {given['keys']['retry'][-8:]}]").choices[0].message.content,
}
for cell, run in cells.items():
    try:
        got = run()
    except Exception as error:
        got = f"{type(error).__name__} {getattr(error, 'status_code', '')} {getattr(error, 'code', '')}"
    print(json.dumps({"cell": cell, "got": got}), flush=True)
