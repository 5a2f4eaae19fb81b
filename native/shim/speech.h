#ifndef NETMON_SHIM_SPEECH_H
#define NETMON_SHIM_SPEECH_H

#include <stddef.h>

enum Speech { kUnknown, kMcp, kOther };

// What a client says to a program with its first bytes; kUnknown: more of them are needed. `ended`: there are no more.
// `*answers`: the number of those that are whole lines of answers, of which none tells.
// src/mcp/stdio/first-message.ts tells the same of what netmon sees from outside.
Speech speech_of(const char* bytes, size_t size, bool ended, size_t* answers);

#endif
