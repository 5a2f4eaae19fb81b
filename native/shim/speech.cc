// Tells by a client's first request or notification whether it speaks MCP: a line of JSON-RPC 2.0 whose method is MCP's. Language servers
// speak behind Content-Length headers, and agents' own protocols (ACP) begin with an `initialize` whose version is a number.
//
// Direction of failure: what is not certainly MCP is none, since the program waits for it.
#include "speech.h"

#include <string.h>

#include <initializer_list>

namespace {

struct Text {
  const char* at;
  const char* end;
};

enum Outcome { kWhole, kCut, kBad };

struct Message {
  bool version = false;  // "jsonrpc": "2.0"
  bool text_version = false;  // params.protocolVersion is a string
  bool calls = false;  // it has a method
  bool answers = false;  // it has a result or an error
  char method[64] = "";
};

void skip_space(Text* text) {
  while (text->at < text->end && strchr(" \t\r\n", *text->at) != nullptr && *text->at != '\0') text->at++;
}

int hex(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  const char lower = static_cast<char>(digit | 32);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// `room` bytes at most, cut off beyond; a character that no name of MCP has becomes `?`.
Outcome read_string(Text* text, char* out, size_t room) {
  size_t size = 0;
  out[0] = '\0';
  for (text->at++; text->at < text->end; text->at++) {
    char one = *text->at;
    if (one == '"') {
      text->at++;
      return kWhole;
    }
    if (one == '\\') {
      if (++text->at == text->end) return kCut;
      one = strchr("\"\\/", *text->at) != nullptr ? *text->at : '?';
      if (*text->at == 'u') {
        if (text->end - text->at < 5) return kCut;
        int code = 0;
        for (int i = 1; i <= 4; i++) {
          const int digit = hex(text->at[i]);
          if (digit < 0) return kBad;
          code = code * 16 + digit;
        }
        text->at += 4;
        one = code > 31 && code < 127 ? static_cast<char>(code) : '?';
      }
    }
    if (size + 1 < room) {
      out[size++] = one;
      out[size] = '\0';
    }
  }
  return kCut;
}

Outcome skip_value(Text* text) {
  char ignored[2];
  size_t depth = 0;
  do {
    skip_space(text);
    if (text->at == text->end) return kCut;
    const char one = *text->at;
    if (one == '"') {
      const Outcome outcome = read_string(text, ignored, sizeof ignored);
      if (outcome != kWhole) return outcome;
    } else if (one == '{' || one == '[') {
      depth++;
      text->at++;
    } else if (strchr("}],:", one) != nullptr) {
      if (depth == 0) return kBad;
      if (one == '}' || one == ']') depth--;
      text->at++;
    } else {
      while (text->at < text->end && strchr(" \t\r\n{}[],:\"", *text->at) == nullptr) text->at++;
      if (text->at == text->end) return kCut;
    }
  } while (depth > 0);
  return kWhole;
}

Outcome read_object(Text* text, Message* message, bool params) {
  text->at++;
  for (;;) {
    skip_space(text);
    if (text->at == text->end) return kCut;
    if (*text->at == '}') {
      text->at++;
      return kWhole;
    }
    char key[32], value[8];
    if (*text->at == ',') {
      text->at++;
      continue;
    }
    if (*text->at != '"') return kBad;
    Outcome outcome = read_string(text, key, sizeof key);
    if (outcome != kWhole) return outcome;
    skip_space(text);
    if (text->at == text->end) return kCut;
    if (*text->at++ != ':') return kBad;
    skip_space(text);
    if (text->at == text->end) return kCut;
    const bool is_text = *text->at == '"';
    if (params && is_text && strcmp(key, "protocolVersion") == 0) message->text_version = true;
    if (!params && (strcmp(key, "result") == 0 || strcmp(key, "error") == 0)) message->answers = true;
    if (!params && is_text && strcmp(key, "method") == 0) {
      message->calls = true;
      outcome = read_string(text, message->method, sizeof message->method);
    } else if (!params && is_text && strcmp(key, "jsonrpc") == 0) {
      outcome = read_string(text, value, sizeof value);
      message->version = strcmp(value, "2.0") == 0;
    } else if (!params && *text->at == '{' && strcmp(key, "params") == 0) {
      outcome = read_object(text, message, true);
    } else {
      outcome = skip_value(text);
    }
    if (outcome != kWhole) return outcome;
  }
}

bool is_mcp(const Message& message) {
  if (!message.version) return false;
  const char* method = message.method;
  if (strcmp(method, "ping") == 0) return true;
  if (strcmp(method, "initialize") == 0) return message.text_version;
  for (const char* group : {"tools/", "prompts/", "resources/", "tasks/", "subscriptions/"})
    if (strncmp(method, group, strlen(group)) == 0) return true;
  for (const char* one : {"server/discover", "completion/complete", "logging/setLevel", "notifications/initialized",
                          "notifications/cancelled", "notifications/progress", "notifications/roots/list_changed"})
    if (strcmp(method, one) == 0) return true;
  return false;
}

// One message, or a batch of 2025-03-26. `*answered`: it holds only answers.
Outcome read_message(Text* text, Speech* speech, bool* answered) {
  const bool batch = *text->at == '[';
  if (batch) text->at++;
  *answered = true;
  do {
    skip_space(text);
    if (text->at == text->end) return kCut;
    if (*text->at != '{') return kBad;
    Message message;
    const Outcome outcome = read_object(text, &message, false);
    if (outcome != kWhole) return outcome;
    *answered = *answered && message.version && message.answers && !message.calls;
    if (is_mcp(message)) *speech = kMcp;
    if (!*answered || !batch) return kWhole;
    skip_space(text);
    if (text->at == text->end) return kCut;
  } while (*text->at++ == ',');
  return kWhole;
}

}  // namespace

Speech speech_of(const char* bytes, size_t size, bool ended, size_t* answers) {
  Text text = {bytes, bytes + size};
  const char mark[] = "\xef\xbb\xbf";
  if (size >= 3 && memcmp(bytes, mark, 3) == 0) text.at += 3;
  for (*answers = 0;; *answers = static_cast<size_t>(text.at - bytes)) {
    skip_space(&text);
    if (text.at == text.end) return ended ? kOther : kUnknown;
    const char* line = static_cast<const char*>(memchr(text.at, '\n', static_cast<size_t>(text.end - text.at)));
    Text one = {text.at, line == nullptr ? text.end : line};
    Speech speech = kOther;
    bool answered = false;
    const Outcome outcome = read_message(&one, &speech, &answered);
    if (outcome == kCut && line == nullptr && !ended) return kUnknown;
    if (outcome != kWhole || !answered) return outcome == kWhole ? speech : kOther;
    if (line == nullptr) return ended ? kOther : kUnknown;
    text.at = line + 1;
  }
}
