"""The vendors' own clients: messages that they assemble themselves, and loops over their events as users write them."""

import functools

import anthropic
import httpx
import openai
from google import genai

from told import ANTHROPIC_TOOLS, CHAT_TOOLS, KEY, MESSAGES, NAMES, PROMPT, RESPONSES_TOOLS, SCHEMA

ANTHROPIC = anthropic.Anthropic(api_key=KEY, max_retries=0, base_url="http://127.0.0.1:1")
OPENAI = openai.OpenAI(api_key=KEY, max_retries=0, base_url="http://127.0.0.1:1")


def anthropic_messages(url):
    return ANTHROPIC.with_options(base_url=url).messages


MESSAGE = {"model": "claude-opus-4-8", "max_tokens": 256, "messages": MESSAGES, "tools": ANTHROPIC_TOOLS}


def tell_block(block, tell):
    if block.type == "tool_use":
        tell(block.name, block.input)


def anthropic_whole(url, tell):
    for block in anthropic_messages(url).create(**MESSAGE).content:
        tell_block(block, tell)


def anthropic_stream(url, tell):
    with anthropic_messages(url).stream(**MESSAGE) as stream:
        for event in stream:
            if event.type == "content_block_stop":
                tell_block(event.content_block, tell)
        for block in stream.get_final_message().content:
            tell_block(block, tell)


def anthropic_events(url, tell):
    blocks = {}
    for event in anthropic_messages(url).create(**MESSAGE, stream=True):
        if event.type == "content_block_start":
            blocks[event.index] = [event.content_block, ""]
        elif event.type == "content_block_delta" and event.delta.type == "input_json_delta":
            blocks[event.index][1] += event.delta.partial_json
        elif event.type == "content_block_stop" and blocks[event.index][0].type == "tool_use":
            block, text = blocks[event.index]
            tell(block.name, text or block.input)


def chat(url):
    return OPENAI.with_options(base_url=f"{url}/v1").chat.completions


CHAT = {"model": "gpt-5.1", "messages": MESSAGES, "tools": CHAT_TOOLS}


def tell_message(message, tell):
    for call in message.tool_calls or []:
        if call.type == "custom":
            tell(call.custom.name, call.custom.input)
        else:
            tell(call.function.name, call.function.arguments)
    if message.function_call:
        tell(message.function_call.name, message.function_call.arguments)


def chat_whole(url, tell):
    for choice in chat(url).create(**CHAT).choices:
        tell_message(choice.message, tell)


def chat_stream(url, tell):
    with chat(url).stream(**CHAT) as stream:
        for event in stream:
            if event.type == "tool_calls.function.arguments.done":
                tell(event.name, event.arguments)
        for choice in stream.get_final_completion().choices:
            tell_message(choice.message, tell)


def chat_events(url, tell):
    calls = {}

    def add(key, piece, text):
        call = calls.setdefault(key, ["", ""])
        call[0] += piece.name or ""
        call[1] += text or ""

    for chunk in chat(url).create(**CHAT, stream=True):
        if not chunk.choices:
            continue
        delta = chunk.choices[0].delta
        if delta.function_call:
            add("function_call", delta.function_call, delta.function_call.arguments)
        for call in delta.tool_calls or []:
            if call.function:
                add(call.index, call.function, call.function.arguments)
    for name, text in calls.values():
        tell(name, text)


def responses(url):
    return OPENAI.with_options(base_url=f"{url}/v1").responses


RESPONSE = {"model": "gpt-5.1", "input": PROMPT, "tools": RESPONSES_TOOLS}


def tell_item(item, tell):
    if item.type in ("function_call", "mcp_approval_request"):
        tell(item.name, item.arguments)
    elif item.type == "custom_tool_call":
        tell(item.name, item.input)


def responses_whole(url, tell):
    for item in responses(url).create(**RESPONSE).output:
        tell_item(item, tell)


def responses_stream(url, tell):
    with responses(url).stream(**RESPONSE) as stream:
        for item in stream.get_final_response().output:
            tell_item(item, tell)


def responses_events(url, tell):
    for event in responses(url).create(**RESPONSE, stream=True):
        if event.type == "response.output_item.done":
            tell_item(event.item, tell)
        elif event.type == "response.completed":
            for item in event.response.output:
                tell_item(item, tell)


GEMINI = {
    "model": "gemini-2.5-pro",
    "contents": PROMPT,
    "config": {
        "tools": [{"function_declarations": [{"name": name, "parameters_json_schema": SCHEMA} for name in NAMES]}],
        "automatic_function_calling": {"disable": True},
    },
}
HTTP = httpx.Client(follow_redirects=True)


@functools.cache  # making one takes longer than its answer
def models(url):
    return genai.Client(api_key=KEY, http_options={"base_url": url, "httpx_client": HTTP, "retry_options": {"attempts": 1}}).models


def tell_candidates(answer, tell):
    for candidate in answer.candidates or []:
        for part in (candidate.content and candidate.content.parts) or []:
            call = part.function_call
            if call and call.name and not call.will_continue and not call.partial_args:
                tell(call.name, call.args)


def google_whole(url, tell):
    tell_candidates(models(url).generate_content(**GEMINI), tell)


def google_stream(url, tell):
    for chunk in models(url).generate_content_stream(**GEMINI):
        tell_candidates(chunk, tell)


READERS = {
    "python anthropic whole": anthropic_whole,
    "python anthropic stream": anthropic_stream,
    "python anthropic events stream": anthropic_events,
    "python openai chat whole": chat_whole,
    "python openai chat stream": chat_stream,
    "python openai chat events stream": chat_events,
    "python openai responses whole": responses_whole,
    "python openai responses stream": responses_stream,
    "python openai responses events stream": responses_events,
    "python google whole": google_whole,
    "python google stream": google_stream,
}
