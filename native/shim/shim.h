// The relay in front of a stdio MCP server. It hands the client's and the server's descriptors to a controller, which
// reads and judges what passes, and keeps what only a process of its own can: the server as its child, signals, the
// exit code.
//
// Direction of failure: closed. Without a controller nothing passes between client and server.
#ifndef NETMON_SHIM_H
#define NETMON_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Frames of both directions: a type, a length (u32 little endian) and so many bytes. Written in src/app/shim/relay.ts too.
enum FrameType : char {
  kHello = 'H',       // to the controller, first: strings, and the descriptors with its first byte
  kStarted = 'S',     // the server runs
  kFailed = 'F',      // its program cannot be run: u32 errno
  kEnded = 'E',       // the server is gone: u32 code, u32 signal
  kImpatient = 'I',   // the host has sent a signal that is to end the server
  kAccepted = 'a',    // from the controller, first
  kMessage = 'm',     // for standard error
  kOutput = 'o',      // for standard output, before the server runs
  kStart = 's',       // the server's command: strings
  kSignal = 'k',      // u32: a signal for the server
  kInputEnded = 'e',  // the client has ended its output
  kClientGone = 'b',  // the client reads no more
  kExit = 'x',        // u32: end with this code; no server runs
  kDone = 'd',        // everything that the ended server left is delivered and recorded
};

// Bytes in order, in memory of their own.
struct Bytes {
  char* data = nullptr;
  size_t size = 0;
  size_t room = 0;
};

[[noreturn]] void fail(int code, const char* what, const char* about);
void append(Bytes* bytes, const void* data, size_t size);
void append_string(Bytes* bytes, const char* text);
bool write_all(int fd, const void* data, size_t size);
bool read_all(int fd, void* data, size_t size);
bool send_frame(int fd, FrameType type, const void* data, uint32_t size);
// False: the other end is gone.
bool receive_frame(int fd, char* type, Bytes* payload);
uint32_t number_in(const Bytes& payload, size_t at);

// Sends what was asked and the descriptors. False: the controller is gone.
bool send_hello(int fd, char** arguments, const int descriptors[4]);

// A connection to the controller of this user, which is started where there is none; `words` start netmon. -1: one
// that has ended meanwhile, to be tried again.
int user_controller(char** words, int count);
int connect_to(const char* path);
void say_controller_log();

// Copies from a descriptor that is not handed over to one that is, or back.
struct Pump {
  int from = -1;  // -1: there is nothing to copy
  int to = -1;
  size_t filled = 0;
  size_t sent = 0;
  bool terminal = false;
  char buffer[16384];
};

void pump_once(Pump* pump, short from_ready, short to_ready);
// Closes both ends; a standard descriptor becomes /dev/null, so that the host notices.
void end_pump(Pump* pump);
void release(int fd);

extern char** environ;

#endif
