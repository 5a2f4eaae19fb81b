/**
 * A command that runs a program closed off: no network, no processes but its own, no home or other places of data, no
 * environment but what is given, and where this is root no root. Everything it started ends with the command.
 *
 * Fails closed: where a namespace or a mount is refused, the program is not started. util-linux has all that is used.
 */

/** Where the program finds its files and Node. */
export const SERVER = "/mnt/server";
export const NODE = "/mnt/node";

/** Arguments: its files, Node, environment and command after "--". The shell stays: as the first process it holds the others. */
const SCRIPT = `set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t tmpfs -o mode=755 none /mnt
mkdir ${SERVER}
touch ${NODE}
mount -o bind,ro "$1" ${SERVER}
mount -o bind,ro "$2" ${NODE}
for place in /root /home /opt /srv /run /media /tmp /var/tmp /dev/shm; do
  if [ -d "$place" ]; then mount -t tmpfs -o mode=1777 none "$place"; fi
done
cd /tmp
drop=$3
shift 3
setpriv $drop --no-new-privs --inh-caps=-all --bounding-set=-all env -i "$@"
exit $?`;

interface ClosedOff {
  command: string;
  args: string[];
}

/** `directory`: the program's files, seen at SERVER and read-only. `env` holds what it gets besides PATH and HOME. */
export function closedOff(
  directory: string,
  env: Readonly<Record<string, string>>,
  command: readonly string[],
): ClosedOff {
  const isRoot = process.getuid?.() === 0;
  const variables = { PATH: "/usr/bin:/bin", HOME: "/tmp", LANG: "C.UTF-8", ...env };
  return {
    command: "unshare",
    args: [
      ...(isRoot ? [] : ["--user", "--map-root-user"]),
      ..."--mount --net --ipc --uts --pid --fork --kill-child --mount-proc".split(" "),
      ...["sh", "-c", SCRIPT, "sh", directory, process.execPath],
      isRoot ? "--reuid=65534 --regid=65534 --clear-groups" : "",
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      ...command,
    ],
  };
}
