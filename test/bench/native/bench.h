/* The native part of the benchmark: whatever must be faster than Node to measure anything. One program, one
 * file per job; each prints its figures on stdout. On failure: an error message and exit code 1, so that no
 * figure is ever invented.
 */
#ifndef BENCH_H
#define BENCH_H

#include <netinet/in.h>
#include <stdint.h>

#define CLIENT_CPU 0
#define SERVER_CPU 1

int serve(int argc, char **argv);
int connect_rounds(int argc, char **argv);
int probe_rounds(int argc, char **argv);
int flood(int argc, char **argv);
int await_refusal(int argc, char **argv);
int count_ring(int argc, char **argv);
int attach_empty(int argc, char **argv);
int relay(int argc, char **argv);

/* Prints "what: strerror" and exits with 1. */
_Noreturn void fail(const char *what);

/* CLOCK_MONOTONIC in ns, the clock of process.hrtime. */
uint64_t now_ns(void);

/* Pins this process to one CPU, if the machine has it. */
void pin(int cpu);

/* Moves this process to a cgroup directory. */
void enter_cgroup(const char *dir);

struct sockaddr_in endpoint(const char *address, const char *port);

#endif
