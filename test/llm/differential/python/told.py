"""The tools that every client offers the model, and the form in which calls are reported."""

NAMES = ("delete_city", "get_weather")
PROMPT = "What is the weather like?"
SCHEMA = {"type": "object", "properties": {}, "additionalProperties": True}
KEY = "not-a-key"

ANTHROPIC_TOOLS = [{"name": name, "input_schema": SCHEMA} for name in NAMES]
CHAT_TOOLS = [{"type": "function", "function": {"name": name, "description": name, "parameters": SCHEMA}} for name in NAMES]
RESPONSES_TOOLS = [{"type": "function", "name": name, "parameters": SCHEMA, "strict": False} for name in NAMES]
MESSAGES = [{"role": "user", "content": PROMPT}]
