"""Drives a chat-completions interface with the official openai SDK and prints what it got as one line of JSON.

Usage: completions.py BASE_URL KEY POOR_KEY
"""

import json
import sys

import openai

base_url, key, poor_key = sys.argv[1:4]


def client_of(api_key):
    return openai.OpenAI(base_url=base_url, api_key=api_key, max_retries=0, timeout=30)


client = client_of(key)
asked = {"model": "gpt-small"}


def prompt(text):
    return [{"role": "user", "content": text}]


def error_of(call):
    try:
        call()
    except openai.APIError as raised:
        return {"error": type(raised).__name__, "type": raised.type, "code": raised.code}
    return None


def text_of(stream):
    return [[choice.delta.content or "" for choice in chunk.choices] for chunk in stream]


whole = client.chat.completions.create(**asked, messages=prompt("hi"))
plain = list(client.chat.completions.create(**asked, messages=prompt("hi"), stream=True))
told = list(
    client.chat.completions.create(
        **asked, messages=prompt("hi"), stream=True, stream_options={"include_usage": True}
    )
)
print(
    json.dumps(
        {
            "whole": whole.choices[0].message.content,
            "total": whole.usage.total_tokens,
            "request_id": whole._request_id,
            "plain": text_of(plain),
            "plain_usage": [chunk.usage for chunk in plain if chunk.usage is not None],
            "told": text_of(told),
            "told_usage": told[-1].usage.total_tokens,
            "models": sorted(model.id for model in client.models.list()),
            "model": client.models.retrieve("gpt-small").id,
            "no_model": error_of(lambda: client.models.retrieve("gpt")),
            "bad": error_of(lambda: client.chat.completions.create(**asked, messages=[])),
            "no_key": error_of(lambda: client_of("tg_nobody").models.list()),
            "poor": error_of(lambda: client_of(poor_key).chat.completions.create(**asked, messages=prompt("hi"))),
            "limited": error_of(lambda: client.chat.completions.create(**asked, messages=prompt("[rate-limit]"))),
            "broken": error_of(
                lambda: list(client.chat.completions.create(**asked, messages=prompt("[break]"), stream=True))
            ),
        }
    )
)
