/** Starts the OTLP receiver of test/export/otlp-receiver, which decodes with the collector's own code. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const DIRECTORY = fileURLToPath(new URL("./otlp-receiver", import.meta.url));
const PROGRAM = `${DIRECTORY}/build/otlp-receiver`;

// biome-ignore lint/suspicious/noExplicitAny: OTLP/JSON, of which each test looks at a part
export type OtlpJson = any;

export interface Received {
  signal: "traces" | "logs" | "metrics";
  status?: number;
  problem?: string;
  content_type?: string;
  authorization?: string;
  data?: OtlpJson;
}

/** Go's cache makes it quick from the second time on. */
export function buildOtlpReceiver(): void {
  execFileSync("go", ["build", "-buildvcs=false", "-o", PROGRAM, "."], { cwd: DIRECTORY, stdio: "pipe" });
}

export class OtlpReceiver {
  readonly url: string;
  readonly received: Received[] = [];
  readonly #process: ChildProcess;
  #changed = (): void => {};
  #stopping: Promise<unknown> | null = null;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }

  /** `answers`: one for each request, the last for all that follow; see main.go. */
  static async start(answers = "200"): Promise<OtlpReceiver> {
    const child = spawn(PROGRAM, ["-answers", answers], { stdio: ["pipe", "pipe", "inherit"] });
    let receiver: OtlpReceiver | null = null;
    let rest = "";
    return new Promise((resolve, reject) => {
      child.once("error", reject);
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const value = JSON.parse(line) as Received & { url: string };
          if (receiver === null) {
            receiver = new OtlpReceiver(value.url, child);
            resolve(receiver);
          } else {
            receiver.received.push(value);
            receiver.#changed();
          }
        }
      });
    });
  }

  /** Resolves when what came satisfies `enough`. */
  async until(enough: (received: Received[]) => boolean): Promise<void> {
    while (!enough(this.received))
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
  }

  spans(): OtlpJson[] {
    return this.#all("traces", (d) => d.resourceSpans, "scopeSpans", "spans");
  }

  logs(): OtlpJson[] {
    return this.#all("logs", (d) => d.resourceLogs, "scopeLogs", "logRecords");
  }

  /** Metrics of the last export. */
  metrics(): OtlpJson[] {
    const last = this.received.findLast(({ signal, data }) => signal === "metrics" && data !== undefined);
    return (last?.data.resourceMetrics ?? []).flatMap((r: OtlpJson) =>
      r.scopeMetrics.flatMap((s: OtlpJson) => s.metrics),
    );
  }

  #all(signal: string, parts: (data: OtlpJson) => OtlpJson[], scopes: string, records: string): OtlpJson[] {
    return this.received
      .filter((one) => one.signal === signal && one.data !== undefined)
      .flatMap(({ data }) => parts(data).flatMap((p) => p[scopes].flatMap((s: OtlpJson) => s[records])));
  }

  /** Everything it received is in `received` when it resolves. */
  async stop(): Promise<void> {
    this.#stopping ??= once(this.#process, "close");
    this.#process.stdin?.end();
    await this.#stopping;
  }
}

/** OTLP's list of attributes as an object. */
export function attributes(record: OtlpJson): Record<string, unknown> {
  return Object.fromEntries(
    (record.attributes ?? []).map(({ key, value }: OtlpJson) => [key, Object.values(value)[0]]),
  );
}
