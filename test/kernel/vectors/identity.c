// SPDX-License-Identifier: Apache-2.0
//
// Becoming the agent: into a cgroup, then to its user. In this order: the user may not write cgroup.procs.
#include "vectors.h"

#include <fcntl.h>
#include <grp.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

int drop_to(int uid)
{
	/* dumpable again, else /proc/self belongs to root and a user namespace cannot be set up */
	return setgroups(0, NULL) || setresgid((gid_t)uid, (gid_t)uid, (gid_t)uid) ||
	       setresuid((uid_t)uid, (uid_t)uid, (uid_t)uid) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	       prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
}

int enter_cgroup(const char *cgroup)
{
	char path[512];

	snprintf(path, sizeof(path), "%s/cgroup.procs", cgroup);
	int fd = open(path, O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		return -1;
	int result = write(fd, "0", 1) == 1 ? 0 : -1;
	close(fd);
	return result;
}

int enter_and_drop(const struct options *o)
{
	if (o->cgroup && enter_cgroup(o->cgroup)) {
		perror(o->cgroup);
		return -1;
	}
	if (o->uid && drop_to(o->uid)) {
		perror("vectors: drop privileges");
		return -1;
	}
	return 0;
}
