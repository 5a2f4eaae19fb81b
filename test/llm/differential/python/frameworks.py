"""LiteLLM and LangChain."""

import functools

import litellm
from langchain_anthropic import ChatAnthropic
from langchain_google_genai import ChatGoogleGenerativeAI
from langchain_openai import ChatOpenAI

from told import CHAT_TOOLS, KEY, MESSAGES, NAMES, PROMPT, RESPONSES_TOOLS, SCHEMA

litellm.telemetry = False
litellm.suppress_debug_info = True

# model, and the suffix of the URL
LITELLM = {
    "anthropic": ("anthropic/claude-opus-4-8", ""),
    "openai chat": ("openai/gpt-5.1", "/v1"),
    "google": ("gemini/gemini-2.5-pro", "/v1beta/models/gemini-2.5-pro"),
    "aws converse": ("bedrock/converse/anthropic.claude-opus-5-1-v1:0", ""),
}


def litellm_tell(answer, tell):
    for choice in (answer and answer.choices) or []:
        for call in choice.message.tool_calls or []:
            tell(call.function.name, call.function.arguments)
        old = choice.message.function_call
        if old:
            tell(old.name, old.arguments)


def litellm_ask(name, url, stream):
    model, path = LITELLM[name]
    return litellm.completion(
        model=model, messages=MESSAGES, tools=CHAT_TOOLS, api_base=url + path, api_key=KEY, stream=stream, num_retries=0
    )


def litellm_whole(name):
    return lambda url, tell: litellm_tell(litellm_ask(name, url, False), tell)


def litellm_stream(name):
    def read(url, tell):
        chunks = list(litellm_ask(name, url, True))
        if chunks:
            litellm_tell(litellm.stream_chunk_builder(chunks, messages=MESSAGES), tell)

    return read


def litellm_responses_whole(url, tell):
    answer = litellm.responses(
        model="openai/gpt-5.1", input=PROMPT, tools=RESPONSES_TOOLS, api_base=f"{url}/v1", api_key=KEY, num_retries=0
    )
    for item in answer.output:
        read = item.get if isinstance(item, dict) else lambda key, item=item: getattr(item, key, None)
        if read("type") == "function_call":
            tell(read("name"), read("arguments"))
        elif read("type") == "custom_tool_call":
            tell(read("name"), read("input"))


def anthropic(url):
    return ChatAnthropic(model="claude-opus-4-8", api_key=KEY, max_retries=0, base_url=url)


def openai_chat(url):
    return ChatOpenAI(model="gpt-5.1", api_key=KEY, max_retries=0, base_url=f"{url}/v1", use_responses_api=False)


def openai_responses(url):
    return ChatOpenAI(model="gpt-5.1", api_key=KEY, max_retries=0, base_url=f"{url}/v1", use_responses_api=True)


@functools.cache  # making one takes longer than its answer
def google(url):
    return ChatGoogleGenerativeAI(
        model="gemini-2.5-pro", google_api_key=KEY, max_retries=1, base_url=url, transport="rest", vertexai=False
    )


LANGCHAIN = {
    "anthropic": anthropic,
    "openai chat": openai_chat,
    "openai responses": openai_responses,
    "google": google,
}


def langchain_whole(make):
    def read(url, tell):
        for call in make(url).bind_tools(CHAT_TOOLS).invoke(PROMPT).tool_calls:
            tell(call["name"], call["args"])

    return read


def langchain_stream(make):
    def read(url, tell):
        whole = None
        for chunk in make(url).bind_tools(CHAT_TOOLS).stream(PROMPT):
            whole = chunk if whole is None else whole + chunk
        for call in whole.tool_calls if whole else []:
            tell(call["name"], call["args"])

    return read


READERS = {
    **{f"litellm {name} whole": litellm_whole(name) for name in LITELLM},
    **{f"litellm {name} stream": litellm_stream(name) for name in LITELLM},
    "litellm openai responses whole": litellm_responses_whole,
    **{f"python langchain {name} whole": langchain_whole(make) for name, make in LANGCHAIN.items()},
    **{f"python langchain {name} stream": langchain_stream(make) for name, make in LANGCHAIN.items()},
}
