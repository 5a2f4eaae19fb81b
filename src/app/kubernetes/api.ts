/**
 * The part of the Kubernetes API that finding pods requires: a list, and a watch as a stream of JSON lines (API
 * Concepts, "Efficient detection of changes"). The token file is read for each request, since the kubelet replaces it.
 *
 * On failure, the request fails. The server is always verified by the service account's CA.
 */
import { readFileSync } from "node:fs";
import { type IncomingMessage, get as plainGet } from "node:http";
import { get } from "node:https";
import { join } from "node:path";
import { errorMessage } from "../../errors/error-message.ts";
import { shownUrl } from "../../event/shown-url.ts";
import { linesOf } from "../../framing/lines.ts";

export class KubernetesError extends Error {
  override readonly name = "KubernetesError";
  /** HTTP status; 0: no answer. */
  readonly status: number;

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export interface ApiPlace {
  /** https, or http on loopback (kubectl proxy). */
  url: string;
  /** Directory with `ca.crt` and `token`. */
  serviceAccount: string;
}

/** Returns the API's URL as seen by a pod; null outside of one. */
export function inClusterUrl(env: NodeJS.ProcessEnv): string | null {
  const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port = "443" } = env;
  if (!host) return null;
  return `https://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Time limit of a list request; a watch has its own. */
const ANSWER_MS = 30_000;
/** Maximum bytes of one list response. */
const MAX_BODY = 64 << 20;
/** Maximum bytes of one event: an object in etcd has at most 1.5 MiB. */
const MAX_LINE = 16 << 20;

export class KubernetesApi {
  readonly #place: ApiPlace;

  constructor(place: ApiPlace) {
    this.#place = place;
  }

  /** Resolves to the JSON response. Rejects with KubernetesError. */
  async read(path: string, signal: AbortSignal): Promise<unknown> {
    const answer = await this.#get(path, signal);
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_BODY) throw new Error(`the answer has more than ${MAX_BODY} bytes`);
        chunks.push(chunk);
      }
      return JSON.parse(Buffer.concat(chunks).toString("utf8"));
    } catch (error) {
      throw new KubernetesError(answer.statusCode ?? 0, `${path}: ${errorMessage(error)}`, error);
    }
  }

  /** Yields each line of a stream, parsed; ends when the server ends it. Rejects with KubernetesError. */
  async *lines(path: string, idleMs: number, signal: AbortSignal): AsyncGenerator<unknown> {
    const answer = await this.#get(path, signal);
    // detects a connection that died silently: the server at least ends the stream in this time
    answer.setTimeout(idleMs, () => answer.destroy(new Error("nothing arrived in time")));
    let waiting = 0;
    answer.on("data", (chunk: Buffer) => {
      const end = chunk.lastIndexOf(10);
      waiting = end < 0 ? waiting + chunk.length : chunk.length - end;
      if (waiting > MAX_LINE) answer.destroy(new Error(`a line has more than ${MAX_LINE} bytes`));
    });
    let failure: unknown = null;
    answer.on("error", (error) => {
      failure = error;
    });
    try {
      for await (const line of linesOf(answer)) if (line.trim() !== "") yield JSON.parse(line);
    } catch (error) {
      failure = error;
    } finally {
      answer.destroy();
    }
    if (failure !== null) throw new KubernetesError(0, `${path}: ${errorMessage(failure)}`, failure);
  }

  #get(path: string, signal: AbortSignal): Promise<IncomingMessage> {
    const { url, serviceAccount } = this.#place;
    return new Promise((resolve, reject) => {
      const fail = (status: number, why: string, cause?: unknown): void =>
        reject(new KubernetesError(status, `the Kubernetes API at ${shownUrl(url)}: ${why}`, cause));
      let secrets: { ca: Buffer; token: string };
      try {
        secrets = {
          ca: readFileSync(join(serviceAccount, "ca.crt")),
          token: readFileSync(join(serviceAccount, "token"), "utf8").trim(),
        };
      } catch (error) {
        fail(
          0,
          `${errorMessage(error)}; give the pod a service account, or say --service-account DIR`,
          error,
        );
        return;
      }
      const headers = { authorization: `Bearer ${secrets.token}`, accept: "application/json" };
      const options = { headers, signal, timeout: ANSWER_MS, agent: false as const };
      const heard = (answer: IncomingMessage): void => {
        const { statusCode = 0 } = answer;
        if (statusCode === 200) {
          resolve(answer);
          return;
        }
        answer.resume();
        fail(statusCode, `${path} was answered with ${statusCode}${HINTS[statusCode] ?? ""}`);
      };
      const target = new URL(path, url);
      const request =
        target.protocol === "http:"
          ? plainGet(target, options, heard)
          : get(target, { ...options, ca: secrets.ca }, heard);
      request.on("timeout", () => request.destroy(new Error("no answer in time")));
      request.on("error", (error) => fail(0, errorMessage(error), error));
    });
  }
}

const HINTS: Readonly<Record<number, string>> = {
  401: ": the token is not accepted",
  403: ": the service account may not list and watch pods",
};
