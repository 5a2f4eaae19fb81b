/**
 * Converts a service of deploy/compose.yaml to arguments of `podman run`, so that the file itself is tested. An unknown
 * key throws, so that none is ignored.
 */
export interface Service {
  image: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  network_mode?: string;
  pid?: string;
  restart?: string;
  depends_on?: string[];
}

export interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

export interface Local {
  /** Image to run in the place of the service's. */
  image: string;
  /** Container by service name. */
  containers: Record<string, string>;
  /** Directory by the left side of a volume. */
  directories: Record<string, string>;
}

/** `$$` is compose's escape of `$`. */
const plain = (text: string): string => text.replaceAll("$$", "$");

type Translation = (value: never, local: Local) => string[];

const KEYS: Record<string, Translation> = {
  image: () => [],
  entrypoint: (words: string[]) => ["--entrypoint", JSON.stringify(words.map(plain))],
  command: () => [],
  environment: (values: Record<string, string>) =>
    Object.entries(values).flatMap(([name, value]) => ["--env", `${name}=${plain(value)}`]),
  volumes: (volumes: string[], local) => volumes.flatMap((volume) => ["--volume", mounted(volume, local)]),
  cap_drop: (names: string[]) => names.flatMap((name) => ["--cap-drop", name.toLowerCase()]),
  cap_add: (names: string[]) => ["--cap-add", names.join(",")],
  security_opt: (options: string[]) =>
    options.flatMap((option) => ["--security-opt", option.replace(/:true$/, "")]),
  read_only: (yes: boolean) => (yes ? ["--read-only"] : []),
  network_mode: (mode: string, local) => ["--network", shared(mode, local)],
  pid: (mode: string, local) => ["--pid", shared(mode, local)],
  restart: () => [],
  depends_on: () => [],
};

export function runArguments(service: Service, local: Local): string[] {
  const options = Object.entries(service).flatMap(([key, value]) => {
    const translate = KEYS[key];
    if (translate === undefined) throw new Error(`${key} of compose.yaml is not translated`);
    return translate(value as never, local);
  });
  return [...options, local.image, ...(service.command ?? []).map(plain)];
}

function mounted(volume: string, { directories }: Local): string {
  const [from, ...rest] = volume.split(":") as [string, ...string[]];
  const directory = directories[from];
  if (directory === undefined) throw new Error(`no directory for the volume ${volume}`);
  // hybrid cgroups: the other side moves with it
  const [to, ...modes] = rest as [string, ...string[]];
  return [directory, from === to && from === "/sys/fs/cgroup" ? directory : to, ...modes].join(":");
}

function shared(mode: string, { containers }: Local): string {
  const container = containers[mode.replace(/^service:/, "")];
  if (container === undefined) throw new Error(`${mode}: no such service`);
  return `container:${container}`;
}
