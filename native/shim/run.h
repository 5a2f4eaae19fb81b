// `netmon run` of an ordinary user whose session netmon serve has: this small process has the terminal, the agent and its
// exit code; the rest of the run is in the user's controller (controller.cc), which needs no start. A run that the
// controller cannot serve becomes a process of its own, as without this.
//
// Direction of failure: closed. Nothing is started but netmon's helper, which starts the agent in its session or not at
// all; without the controller, the service ends the session.
#ifndef NETMON_SHIM_RUN_H
#define NETMON_SHIM_RUN_H

const char kRunOption[] = "--run";

// `netmon`: its program. `rest`: the number of the words that start a controller, these words, and netmon's own arguments.
[[noreturn]] void run(char* netmon, char** rest);

// Returns whether a run with these arguments and this process's environment, limits and files may be the controller's.
bool may_be_hosted(char** arguments);

#endif
