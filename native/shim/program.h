#ifndef NETMON_SHIM_PROGRAM_H
#define NETMON_SHIM_PROGRAM_H

#include "shim.h"

// Begins to answer a kRead. `command`: the server's.
void ask_reader(const Bytes& request, char** command);
// Readable when there is an answer to send; -1: nothing was asked yet.
int reader();
void send_read(int control);
// Reports whether the program that execvp(3) would find now is the one with this identity.
bool is_checked(const char* name, const char* wanted);

#endif
