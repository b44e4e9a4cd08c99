"""Frameworks for Python on the openai SDK, with their defaults unless a cell says otherwise.

Arguments: the name of the framework, and JSON with the gateway's URL and a key for each cell. It prints one line of JSON for each cell.
"""

import asyncio
import json
import sys

framework = sys.argv[1]
given = json.loads(sys.argv[2])
base = f"{given['url']}/v1"
refused_once = f"[once {given['keys']['retry'][-8:]}]"


def call_of(name, arguments):
    return f"{name} {json.dumps(arguments, separators=(',', ':'))}"


def litellm():
    import litellm

    litellm.suppress_debug_info = True

    def ask(cell, text, **more):
        asked = [{"role": "user", "content": text}]
        return litellm.completion(model="openai/gpt-small", messages=asked, api_base=base, api_key=given["keys"][cell], **more)

    def stream(cell, text):
        for chunk in ask(cell, text, stream=True):
            yield chunk.choices[0].delta.content or ""

    def tools():
        look = {"type": "function", "function": {"name": "look", "parameters": {"type": "object", "properties": {}}}}
        called = ask("tools", "[tools]", tools=[look]).choices[0].message.tool_calls[0].function
        return call_of(called.name, json.loads(called.arguments))

    def plain(cell, text, **more):
        return ask(cell, text, **more).choices[0].message.content

    return plain, stream, tools


def langchain():
    from langchain_openai import ChatOpenAI

    def client(cell, **more):
        return ChatOpenAI(model="gpt-small", base_url=base, api_key=given["keys"][cell], **more)

    def plain(cell, text, **more):
        return client(cell, **more).invoke(text).content

    def stream(cell, text):
        for chunk in client(cell).stream(text):
            yield chunk.content

    def tools():
        look = {"name": "look", "description": "Looks at something.", "parameters": {"type": "object", "properties": {}}}
        called = client("tools").bind_tools([look]).invoke("[tools]").tool_calls[0]
        return call_of(called["name"], called["args"])

    return plain, stream, tools


def instructor():
    import instructor
    import openai
    import pydantic

    class look(pydantic.BaseModel):
        at: str

    def ask(cell, text, response_model=None, stream=False, **more):
        client = instructor.from_openai(openai.OpenAI(base_url=base, api_key=given["keys"][cell], **more))
        asked = [{"role": "user", "content": text}]
        return client.chat.completions.create(model="gpt-small", messages=asked, response_model=response_model, stream=stream)

    def plain(cell, text, **more):
        return ask(cell, text, **more).choices[0].message.content

    def stream(cell, text):
        for chunk in ask(cell, text, stream=True):
            yield chunk.choices[0].delta.content or ""

    return plain, stream, lambda: call_of("look", ask("tools", "[tools]", look).model_dump())


def pydantic_ai():
    import openai
    from pydantic_ai import Agent, ToolOutput
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai import OpenAIProvider

    def agent(cell, output_type=str, **more):
        client = openai.AsyncOpenAI(base_url=base, api_key=given["keys"][cell], **more)
        return Agent(OpenAIChatModel("gpt-small", provider=OpenAIProvider(openai_client=client)), output_type=output_type)

    def plain(cell, text, **more):
        return agent(cell, **more).run_sync(text).output

    def stream(cell, text):
        async def first_or_all():
            pieces = []
            async with agent(cell).run_stream(text) as result:
                async for piece in result.stream_text(delta=True, debounce_by=None):
                    pieces.append(piece)
                    if cell == "cancel":
                        break
            return pieces

        yield from asyncio.run(first_or_all())

    def look(at: str) -> str:
        return call_of("look", {"at": at})

    return plain, stream, lambda: agent("tools", ToolOutput(look, name="look")).run_sync("[tools]").output


def agents():
    import openai
    from agents import Agent, RunConfig, Runner, function_tool
    from agents.models.openai_provider import OpenAIProvider

    def run(cell, tools=(), **more):
        client = openai.AsyncOpenAI(base_url=base, api_key=given["keys"][cell], **more)
        config = RunConfig(model_provider=OpenAIProvider(openai_client=client), tracing_disabled=True)
        return Agent(name="kite", model="gpt-small", tools=list(tools)), config

    def plain(cell, text, **more):
        agent, config = run(cell, **more)
        return Runner.run_sync(agent, text, run_config=config).final_output

    def stream(cell, text):
        async def first_or_all():
            agent, config = run(cell)
            pieces = []
            result = Runner.run_streamed(agent, text, run_config=config)
            async for event in result.stream_events():
                if event.type == "raw_response_event" and event.data.type == "response.output_text.delta":
                    pieces.append(event.data.delta)
                    if cell == "cancel":
                        result.cancel()
            return pieces

        yield from asyncio.run(first_or_all())

    seen = []

    @function_tool
    def look(at: str) -> str:
        """Looks at something."""
        seen.append(call_of("look", {"at": at}))
        return "a kite"

    def tools():
        agent, config = run("tools", [look])
        Runner.run_sync(agent, "[tools]", run_config=config, auto_previous_response_id=True)
        return seen[0]

    return plain, stream, tools


plain, stream, tools = globals()[framework]()


def cancel():
    pieces = stream("cancel", "[slow]")
    for piece in pieces:
        if piece:
            pieces.close()
            return "left"


def limit():
    plain("limit", "hi")
    return plain("limit", "hi", max_retries=0)


cells = {
    "plain": lambda: plain("plain", "hi"),
    "stream": lambda: "".join(stream("stream", "hi")),
    "tools": tools,
    "cancel": cancel,
    "wrong key": lambda: plain("wrong key", "hi"),
    "no money": lambda: plain("no money", "hi"),
    "limit": limit,
    "too large": lambda: plain("too large", "x" * given["too_large"], max_retries=0),
    "retry": lambda: plain("retry", refused_once),
}
for cell, run_cell in cells.items():
    try:
        got = run_cell()
    except Exception as error:
        got = f"{type(error).__name__} {getattr(error, 'status_code', '')} {getattr(error, 'code', '')}"
    print(json.dumps({"cell": cell, "got": got}), flush=True)
