// The relay in front of a stdio MCP server. It hands the client's and the server's descriptors to a controller, which
// reads and judges the traffic, and keeps what needs a process of its own: the server as its child, signals, the exit
// code.
//
// Direction of failure: closed. Without a controller nothing passes between client and server.
#ifndef NETMON_SHIM_H
#define NETMON_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Frames in both directions: a type, a length (u32, little endian) and that many bytes. Also in src/app/shim/relay.ts.
enum FrameType : char {
  kHello = 'H',       // to the controller, first: strings, and the descriptors with its first byte
  kStarted = 'S',     // the server is running
  kChanged = 'C',     // a configuration file may have changed
  kFailed = 'F',      // its program cannot be run: u32 errno
  kEnded = 'E',       // the server has ended: u32 code, u32 signal
  kContents = 'R',    // what a kRead asked for: strings and bytes (program.cc)
  kImpatient = 'I',   // the host has sent a signal to end the server
  kAccepted = 'a',    // from the controller, first
  kMessage = 'm',     // text for standard error
  kOutput = 'o',      // data for standard output, before the server runs
  kRead = 'r',        // strings: the path of a file or directory and where in it to begin; or an image's name
  kStart = 's',       // start the server; strings: the settings of netmon's own tools, if it is they; else the
                      // identity of the program that was checked, or nothing
  kSignal = 'k',      // u32: a signal for the server
  kInputEnded = 'e',  // the client has ended its output
  kClientGone = 'b',  // the client does not read any more
  kExit = 'x',        // u32: exit with this code; no server is running
  kDone = 'd',        // everything from the ended server is delivered and recorded

  // of a run (run.cc), which has kStarted, kFailed, kEnded, kAccepted, kMessage, kOutput, kSignal and kExit too
  kRun = 'N',          // to the controller, first: strings
  kSignalled = 'Y',    // a signal has come: u32 number, u32 whether the terminal has closed
  kWidth = 'W',        // the terminal's, u32 columns
  kLaunch = 'l',       // start netmon's helper; strings: number of its arguments, these, its environment
  kOwnProcess = 'w',   // nothing was started: this run needs a process of its own
};

// A growing byte buffer.
struct Bytes {
  char* data = nullptr;
  size_t size = 0;
  size_t room = 0;
};

[[noreturn]] void fail(int code, const char* what, const char* about);
// Called in place of the error, if there is one.
extern void (*instead_of_failing)();
void append(Bytes* bytes, const void* data, size_t size);
void append_string(Bytes* bytes, const char* text);
bool write_all(int fd, const void* data, size_t size);
bool read_all(int fd, void* data, size_t size);
bool send_frame(int fd, FrameType type, const void* data, uint32_t size);
// False: the other end is gone.
bool receive_frame(int fd, char* type, Bytes* payload);
uint32_t number_in(const Bytes& payload, size_t at);
void put_number(char* at, uint32_t number);
// Sends a few bytes and descriptors, complete or not at all.
bool send_with(int fd, const void* data, size_t size, const int* descriptors, int count);

// Sends the request and the descriptors. False: the controller is gone.
bool send_hello(int fd, FrameType type, const char* before, char** arguments, const int* descriptors, int count);

// Connects to the controller of this user, and starts it if there is none; `words` start netmon. -1: it has ended
// meanwhile, try again.
int user_controller(char** words, int count, bool for_run);
int connect_to(const char* path);
void say_controller_log();

char* node_of(const char* start);

// Copies from a descriptor that cannot be handed over to one that is, or back.
struct Pump {
  int from = -1;  // -1: nothing to copy
  int to = -1;
  size_t filled = 0;
  size_t sent = 0;
  bool terminal = false;
  bool socket = false;  // `to` is one, which may be in blocking mode
  bool lines = false;  // `to` is a pipe that others may write to
  char buffer[65536];
};

void pump_once(Pump* pump, short from_ready, short to_ready);
// Closes both ends; replaces a standard descriptor by /dev/null, so that the host notices.
void end_pump(Pump* pump);
void release(int fd);

#endif
