package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"netmon/helper/internal/rig"
)

// newNamespaces tries every way to make a namespace or mount, in every calling convention, and prints what worked.
const newNamespaces = `
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
static void outcome(const char *name, long flag, long result) {
	if (result >= 0) printf("%s %lx\n", name, flag);
}
static long child(long (*attempt)(long), long flag) {
	int status;
	pid_t pid = fork();
	if (pid == 0) _exit(attempt(flag) < 0);
	waitpid(pid, &status, 0);
	return status == 0 ? 0 : -1;
}
static long by_unshare(long flag) { return unshare(flag); }
static long by_clone(long flag) {
	long pid = syscall(SYS_clone, flag | SIGCHLD, 0, 0, 0, 0);
	if (pid == 0) _exit(0);
	return pid;
}
static long by_clone3(long flag) {
	unsigned long args[8] = {flag, 0, 0, 0, SIGCHLD};
	long pid = syscall(435, args, sizeof args);
	if (pid == 0) _exit(0);
	return pid;
}
#ifdef __x86_64__
static long by_i386(long flag) {
	long result;
	__asm__ volatile("int $0x80" : "=a"(result) : "a"(310L), "b"(flag) : "memory");
	return result;
}
static long by_x32(long flag) { return syscall(0x40000000 + 272, flag); }
#endif
int main(void) {
	long flags[] = {0x10000000, 0x00020000, 0x02000000, 0x20000000, 0x40000000, 0x08000000, 0x04000000, 0x80};
	for (int i = 0; i < 8; i++) {
		outcome("unshare", flags[i], child(by_unshare, flags[i]));
		if (flags[i] != 0x80) outcome("clone", flags[i], child(by_clone, flags[i]));
		outcome("clone3", flags[i], child(by_clone3, flags[i]));
#ifdef __x86_64__
		outcome("i386", flags[i], child(by_i386, flags[i]));
		outcome("x32", flags[i], child(by_x32, flags[i]));
#endif
	}
	int self = open("/proc/self/ns/mnt", O_RDONLY);
	outcome("setns", 0, setns(self, 0));
	outcome("mount", 0, mount("none", "/mnt", "tmpfs", 0, 0));
	outcome("umount", 0, umount2("/mnt", MNT_DETACH));
	outcome("fsopen", 0, syscall(430, "cgroup2", 0));
	outcome("open_tree", 0, syscall(428, AT_FDCWD, "/", 1));
	return 0;
}
`

// uid 0 cannot get into a namespace in which it regains its capabilities.
func TestExecRootHasNoNewNamespaces(t *testing.T) {
	path, _ := rig.Cgroup(t)
	program := compile(t, newNamespaces)
	if output, code := runIn(t, path, nil, program); code != 0 || output != "" {
		t.Errorf("as uid 0 (code %d):\n%s", code, output)
	}
	// a setuid program may turn another user into uid 0
	output, code := runIn(t, path, []string{"--allow-new-privs", "--uid", "65534", "--gid", "65534"}, program)
	if code != 0 || output != "" {
		t.Errorf("with new privileges (code %d):\n%s", code, output)
	}
	output, _ = runIn(t, path, nobody, program)
	for _, one := range []string{"unshare 10000000", "clone 10000000", "clone3 10000000"} {
		if !strings.Contains(output, one+"\n") {
			t.Errorf("an ordinary user has no %s:\n%s", one, output)
		}
	}
	if runtime.GOARCH == "amd64" && strings.Contains(output, "x32") {
		t.Errorf("x32 exists:\n%s", output)
	}
	if control, err := exec.Command("unshare", "-m", "--propagation", "private", program).CombinedOutput(); err != nil || !strings.Contains(string(control), "unshare 2000000\n") {
		t.Errorf("the means do not work outside: %v\n%s", err, control)
	}
}

// The operations of ordinary users' nested sandboxes.
func TestExecNestedSandboxes(t *testing.T) {
	path, _ := rig.Cgroup(t)
	for name, command := range map[string]string{
		"a user namespace":                     "unshare -Ur id -u",
		"with its own pid namespace and /proc": "unshare -Urmpf --mount-proc sh -c 'id -u; test $(ls -d /proc/[0-9]* | wc -l) -lt 9'",
		"bubblewrap": "bwrap --ro-bind / / --dev /dev --proc /proc --tmpfs /tmp --unshare-all --die-with-parent --new-session " +
			"--uid 0 --gid 0 id -u",
		"bubblewrap with the host's /proc": "bwrap --ro-bind / / --bind /tmp /tmp --unshare-user --unshare-pid --uid 0 id -u",
	} {
		output, code := runFrom(t, "/", path, nobody, command)
		if code != 0 || strings.TrimSpace(output) != "0" {
			t.Errorf("%s: code %d, %s", name, code, output)
		}
	}
}

// In its own user namespace an ordinary user mounts cgroup file systems, but their files belong to root.
func TestExecUserNamespaceReachesNoCgroup(t *testing.T) {
	path, _ := rig.Cgroup(t)
	neighbour, _ := rig.Cgroup(t)
	outside := outside(t, 65534)
	script := fmt.Sprintf(`
mkdir -p /tmp/m 2>/dev/null; mount -t tmpfs none /tmp; mkdir /tmp/v2 /tmp/v1
mount -t cgroup2 none /tmp/v2 && echo mounted
for c in freezer pids memory; do mount -t cgroup -o $c none /tmp/v1 2>/dev/null && echo mounted-$c && break; done
for f in $(find /tmp/v2 /tmp/v1 -name cgroup.procs -o -name cgroup.freeze -o -name cgroup.kill -o -name freezer.state -o -name cgroup.subtree_control -o -name tasks); do
  for v in 1 $$ FROZEN +pids; do (echo $v > $f) 2>/dev/null && echo wrote $v to $f; done
done
mountpoint -q /tmp/v2 && mkdir /tmp/v2/new 2>/dev/null && echo made v2
mountpoint -q /tmp/v1 && mkdir /tmp/v1/new 2>/dev/null && echo made v1
ls /tmp/v2 | grep -q %s && echo sees others
true`, filepath.Base(neighbour))
	for _, unshare := range []string{"unshare -Urm", "unshare -UrmC"} {
		output, code := runFrom(t, "/", path, nobody, unshare+" sh -c '"+strings.ReplaceAll(script, "'", `'\''`)+"'")
		for _, bad := range []string{"wrote", "made", "sees others"} {
			if strings.Contains(output, bad) {
				t.Errorf("%s (code %d):\n%s", unshare, code, output)
			}
		}
		if strings.HasSuffix(unshare, "C") && !strings.Contains(output, "mounted\n") {
			t.Errorf("nothing was mounted, nothing shown: %s", output)
		}
	}
	if frozen, _ := os.ReadFile(path + "/cgroup.freeze"); strings.TrimSpace(string(frozen)) != "0" {
		t.Error("the session was frozen")
	}
	if !alive(outside.Process.Pid) {
		t.Error("the process outside did not survive")
	}
}

// Covers withstand the mounts that an ordinary user may make and unmake in its own namespace.
func TestExecCoversHoldAgainstUnmounting(t *testing.T) {
	path, _ := rig.Cgroup(t)
	hidden := filepath.Dir(script(t, "secret", "secret\n"))
	root := rig.Root(t)
	flags := append([]string{"--mask-path", hidden}, nobody...)
	for name, command := range map[string]string{
		"unmounting":               "umount " + hidden + "; umount -l " + hidden,
		"unmounting cgroups":       "umount " + root + "; umount -l " + root,
		"remounting":               "mount -o remount,bind,rw " + hidden + "; touch " + hidden + "/x && echo wrote",
		"remounting cgroups":       "mount -o remount,bind,rw " + root + " && echo remounted",
		"a bind of what is behind": "mkdir /tmp/m; mount --bind " + filepath.Dir(hidden) + " /mnt; cat /mnt/*/secret",
		"a recursive bind":         "mount --rbind " + filepath.Dir(hidden) + " /mnt; umount -l /mnt/" + filepath.Base(hidden) + "; cat /mnt/*/secret",
		"an overlay of what is behind": "mount -t tmpfs t /mnt; mkdir /mnt/u /mnt/w /mnt/m; mount -t overlay o -o lowerdir=" +
			filepath.Dir(hidden) + ",upperdir=/mnt/u,workdir=/mnt/w,userxattr /mnt/m; cat /mnt/m/*/secret",
		"moving the cover":     "mount --move " + hidden + " /mnt",
		"a new root":           "mount --rbind / /mnt && cd /mnt && pivot_root . mnt; umount -l " + hidden,
		"unmounting /proc":     "umount -l /proc; ls -d /proc/[0-9]* | wc -l",
		"unmounting terminals": "umount -l /dev/pts; ls /dev/pts",
	} {
		output, _ := runFrom(t, "/", path, flags, "unshare -Urm sh -c '"+command+"; cat "+hidden+"/secret; ls "+root+"'")
		if strings.Contains(output, "secret\n") && !strings.Contains(output, "No such file") || strings.Contains(output, "wrote") ||
			strings.Contains(output, "remounted") || strings.Contains(output, "netmon-go-") {
			t.Errorf("%s: %s", name, output)
		}
	}
}
