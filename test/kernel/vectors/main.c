// SPDX-License-Identifier: Apache-2.0
//
//   vectors list
//   vectors serve --role server|local --seen FILE --control DIR --interface NAME
//   vectors run [NAME...] --cgroup PATH --seen FILE --control DIR --interface NAME [--uid N] [--jobs N] ...
//   vectors hold NAME ... / vectors hammer NAME ...   see live.c
//   vectors resident NAME ... / vectors inherit COMMAND...   see resident.c
//
// One line of JSON for each result on stdout. Exit code 0 when the vectors ran, whatever their outcome; 64 for a
// wrong command line, 71 when the machine did not give what a run needs.
#include "vectors.h"

#include <arpa/inet.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* test/kernel/topology.ts makes a network with these addresses. */
static struct options options = {
	.port = 7000, .decoy_port = 7001, .join_port = 7002, .translate_port = 7101,
	.timeout_ms = 400, .jobs = 8, .presock_tcp = -1, .presock_udp = -1,
};

static const struct {
	const struct vector *vectors;
	const size_t *count;
	const char *name;
} families[] = {
	{ tcp_vectors, &tcp_count, "tcp" },
	{ local_vectors, &local_count, "local" },
	{ udp_vectors, &udp_count, "udp" },
	{ datagram_vectors, &datagram_count, "datagram" },
	{ udplite_vectors, &udplite_count, "udplite" },
	{ fastopen_vectors, &fastopen_count, "fastopen" },
	{ mptcp_vectors, &mptcp_count, "mptcp" },
	{ uring_vectors, &uring_count, "uring" },
	{ outside_vectors, &outside_count, "outside" },
	{ cgroup_vectors, &cgroup_count, "cgroup" },
	{ namespace_vectors, &namespace_count, "namespace" },
	{ raw_vectors, &raw_count, "raw" },
	{ packet_vectors, &packet_count, "packet" },
	{ route_vectors, &route_count, "route" },
	{ other_vectors, &other_count, "other" },
	{ inbound_vectors, &inbound_count, "inbound" },
	{ reuse_vectors, &reuse_count, "reuse" },
	{ tun_vectors, &tun_count, "tun" },
};

static int find_vectors(char **names, int count, const struct vector **out, int max)
{
	int n = 0;

	for (size_t f = 0; f < ARRAY_LEN(families); f++) {
		for (size_t i = 0; i < *families[f].count; i++) {
			const struct vector *v = &families[f].vectors[i];
			bool wanted = count == 0;

			for (int a = 0; a < count; a++)
				wanted |= !strcmp(names[a], v->name);
			if (wanted && n < max)
				out[n++] = v;
		}
	}
	return n;
}

static int list(void)
{
	for (size_t f = 0; f < ARRAY_LEN(families); f++)
		for (size_t i = 0; i < *families[f].count; i++)
			printf("{\"vector\":\"%s\",\"family\":\"%s\"}\n", families[f].vectors[i].name, families[f].name);
	return 0;
}

static int run(char **names, int count)
{
	const struct vector *chosen[256];
	int total = find_vectors(names, count, chosen, (int)ARRAY_LEN(chosen));

	if (count && total != count) {
		fprintf(stderr, "vectors: an unknown name among the %d given; see `vectors list`\n", count);
		return 64;
	}
	return run_vectors(&options, chosen, total);
}

static void set_address(void *out, int family, const char *text)
{
	if (inet_pton(family, text, out) != 1) {
		fprintf(stderr, "vectors: %s is not an address\n", text);
		exit(64);
	}
}

static void set_mac(uint8_t mac[6], const char *text)
{
	if (sscanf(text, "%hhx:%hhx:%hhx:%hhx:%hhx:%hhx", &mac[0], &mac[1], &mac[2], &mac[3], &mac[4], &mac[5]) != 6) {
		fprintf(stderr, "vectors: %s is not a hardware address\n", text);
		exit(64);
	}
}

static const struct option long_options[] = {
	{ "target4", 1, NULL, '4' }, { "target6", 1, NULL, '6' }, { "target-link6", 1, NULL, 'l' },
	{ "decoy4", 1, NULL, 'd' }, { "decoy6", 1, NULL, 'D' }, { "own4", 1, NULL, 'o' },
	{ "interface", 1, NULL, 'i' }, { "target-mac", 1, NULL, 'm' }, { "own-mac", 1, NULL, 'M' },
	{ "timeout", 1, NULL, 't' }, { "jobs", 1, NULL, 'j' }, { "uid", 1, NULL, 'u' },
	{ "cgroup", 1, NULL, 'c' }, { "sibling", 1, NULL, 's' }, { "netns", 1, NULL, 'n' },
	{ "seen", 1, NULL, 'S' }, { "control", 1, NULL, 'C' }, { "role", 1, NULL, 'r' },
	{ "presock-tcp", 1, NULL, 'p' }, { "presock-udp", 1, NULL, 'P' }, { NULL, 0, NULL, 0 },
};

static void defaults(void)
{
	set_address(&options.target4, AF_INET, "10.99.0.2");
	set_address(&options.decoy4, AF_INET, "10.99.0.3");
	set_address(&options.own4, AF_INET, "10.99.0.1");
	set_address(&options.target6, AF_INET6, "fd99::2");
	set_address(&options.decoy6, AF_INET6, "fd99::3");
	set_address(&options.target_link6, AF_INET6, "fe80::99:2");
	set_mac(options.target_mac, "02:00:00:99:00:02");
	set_mac(options.own_mac, "02:00:00:99:00:01");
}

static char parse(int argc, char **argv)
{
	struct options *o = &options;
	char role = ROLE_SERVER;
	int c;

	while ((c = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (c) {
		case '4': set_address(&o->target4, AF_INET, optarg); break;
		case '6': set_address(&o->target6, AF_INET6, optarg); break;
		case 'l': set_address(&o->target_link6, AF_INET6, optarg); break;
		case 'd': set_address(&o->decoy4, AF_INET, optarg); break;
		case 'D': set_address(&o->decoy6, AF_INET6, optarg); break;
		case 'o': set_address(&o->own4, AF_INET, optarg); break;
		case 'i': snprintf(o->interface, sizeof(o->interface), "%s", optarg); break;
		case 'm': set_mac(o->target_mac, optarg); break;
		case 'M': set_mac(o->own_mac, optarg); break;
		case 't': o->timeout_ms = atoi(optarg); break;
		case 'j': o->jobs = atoi(optarg); break;
		case 'u': o->uid = atoi(optarg); break;
		case 'c': o->cgroup = optarg; break;
		case 's': o->sibling = optarg; break;
		case 'n': o->netns = optarg; break;
		case 'S': o->seen = optarg; break;
		case 'C': o->control = optarg; break;
		case 'r': role = strcmp(optarg, "local") ? ROLE_SERVER : ROLE_LOCAL; break;
		case 'p': o->presock_tcp = atoi(optarg); break;
		case 'P': o->presock_udp = atoi(optarg); break;
		default: exit(64);
		}
	}
	return role;
}

int main(int argc, char **argv)
{
	const char *command = argc > 1 ? argv[1] : "";
	if (!strcmp(command, "inherit") && argc > 2)
		return inherit(argv + 2);
	defaults();
	char role = argc > 1 ? parse(argc - 1, argv + 1) : ROLE_SERVER;
	char **names = argv + 1 + optind;
	int count = argc - 1 - optind;

	if (!strcmp(command, "list"))
		return list();
	if (!options.seen || !options.control) {
		fprintf(stderr, "vectors: --seen FILE and --control DIR are needed\n");
		return 64;
	}
	if (seen_open(options.seen, !strcmp(command, "serve"))) {
		perror(options.seen);
		return 71;
	}
	if (!strcmp(command, "serve"))
		return serve(&options, role);
	if (!strcmp(command, "run"))
		return run(names, count);
	if (!strcmp(command, "hold") && count == 1)
		return hold(&options, names[0]);
	if (!strcmp(command, "hammer") && count == 1)
		return hammer(&options, names[0]);
	if (!strcmp(command, "resident") && count == 1)
		return resident(&options, names[0]);
	fprintf(stderr, "vectors: commands are list, serve, run, hold NAME, hammer NAME, resident NAME, inherit\n");
	return 64;
}
