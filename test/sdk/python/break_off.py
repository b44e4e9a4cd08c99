"""Calls both chat interfaces with the official SDKs, streamed and not, once for each break, and prints each result.

Usage: break_off.py BASE_URL KEY BREAKS, where BREAKS is a JSON array of names. One line of JSON for each call:
{"break", "interface", "streamed", "error"}; error is the class of the exception, or null when the SDK accepted the answer as complete.
"""

import json
import sys

import anthropic
from google import genai
from google.genai import types

base_url, key, breaks = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
messages = anthropic.Anthropic(base_url=base_url, api_key=key, max_retries=0, timeout=30)
generative = genai.Client(api_key=key, http_options=types.HttpOptions(base_url=base_url, api_version="v1beta"))


def ask_messages(prompt, streamed):
    request = {"model": "chat-large", "max_tokens": 100, "messages": [{"role": "user", "content": prompt}]}
    if not streamed:
        return messages.messages.create(**request)
    with messages.messages.stream(**request) as stream:
        return stream.get_final_message()


def ask_generative(prompt, streamed):
    if not streamed:
        return generative.models.generate_content(model="gen-pro", contents=prompt)
    return list(generative.models.generate_content_stream(model="gen-pro", contents=prompt))


for name in breaks:
    for interface, ask in (("messages", ask_messages), ("generative", ask_generative)):
        for streamed in (False, True):
            error = None
            try:
                ask(f"[{name}]", streamed)
            except Exception as raised:
                error = type(raised).__name__
            print(json.dumps({"break": name, "interface": interface, "streamed": streamed, "error": error}), flush=True)
