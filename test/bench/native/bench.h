/* The native half of the benchmark: what must be quicker than Node to measure anything. One program, one
 * file per job; each prints its figures on stdout. Failure: an error message and exit code 1, so that a
 * figure is never made up.
 */
#ifndef BENCH_H
#define BENCH_H

#include <netinet/in.h>
#include <stdint.h>

#define CLIENT_CPU 0
#define SERVER_CPU 1

int serve(int argc, char **argv);
int connect_rounds(int argc, char **argv);
int flood(int argc, char **argv);
int await_refusal(int argc, char **argv);
int count_ring(int argc, char **argv);
int attach_empty(int argc, char **argv);
int relay(int argc, char **argv);

/* Prints "what: strerror" and exits with 1. */
_Noreturn void fail(const char *what);

/* CLOCK_MONOTONIC in ns, the clock of process.hrtime. */
uint64_t now_ns(void);

/* Runs this process on one CPU; nothing where the machine does not have it. */
void pin(int cpu);

/* Writes this process into a cgroup directory. */
void enter_cgroup(const char *dir);

struct sockaddr_in endpoint(const char *address, const char *port);

#endif
