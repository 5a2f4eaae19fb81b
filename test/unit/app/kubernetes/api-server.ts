/**
 * The part of a Kubernetes API server that lists and watches pods: HTTPS with its own CA, a token, field and label
 * selectors, pages, resource versions, bookmarks, 410 for forgotten versions, and disconnections on demand.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "../../../mcp/certificate.ts";

export interface TestPod {
  uid: string;
  name: string;
  node?: string;
  phase?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

interface Change {
  version: number;
  type: "ADDED" | "MODIFIED" | "DELETED";
  pod: TestPod;
}

export class ApiServer {
  readonly serviceAccount: string;
  /** Paths with their queries, in order. */
  readonly requests: URL[] = [];
  /** Status codes for the next requests; 200 when there are no more. */
  readonly answers: number[] = [];
  token = "first-token";
  pageSize = Number.POSITIVE_INFINITY;
  readonly #directory: string;
  readonly #server: Server;
  readonly #pods = new Map<string, TestPod>();
  readonly #watches = new Set<{ response: ServerResponse; matches: (pod: TestPod) => boolean }>();
  #changes: Change[] = [];
  #version = 100;
  /** Versions before this are forgotten. */
  #oldest = 0;

  private constructor(directory: string) {
    this.#directory = directory;
    this.serviceAccount = join(directory, "serviceaccount");
    mkdirSync(this.serviceAccount);
    const { key, cert } = selfSigned();
    writeFileSync(join(this.serviceAccount, "ca.crt"), cert);
    this.writeToken();
    writeFileSync(join(this.serviceAccount, "namespace"), "netmon-system");
    this.#server = createServer({ key, cert }, (request, response) => this.#answer(request, response));
  }

  static async start(): Promise<ApiServer> {
    const api = new ApiServer(mkdtempSync(join(tmpdir(), "netmon-api-")));
    await new Promise<void>((resolve) => api.#server.listen(0, "127.0.0.1", resolve));
    return api;
  }

  get url(): string {
    return `https://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get watches(): number {
    return this.#watches.size;
  }

  writeToken(): void {
    writeFileSync(join(this.serviceAccount, "token"), `${this.token}\n`);
  }

  /** Adds or changes. */
  put(pod: TestPod): void {
    this.#change(this.#pods.has(pod.uid) ? "MODIFIED" : "ADDED", pod);
    this.#pods.set(pod.uid, pod);
  }

  delete(uid: string): void {
    const pod = this.#pods.get(uid);
    if (!pod) throw new Error(`there is no pod ${uid}`);
    this.#pods.delete(uid);
    this.#change("DELETED", pod);
  }

  /** Gone without an event that anybody sees: what a netmon misses while it is away. */
  deleteUnseen(uid: string): void {
    this.#pods.delete(uid);
    this.#version++;
    this.forget();
  }

  /** What came before now can be watched from no more. */
  forget(): void {
    this.#changes = [];
    this.#oldest = this.#version;
  }

  bookmark(): void {
    this.#version++;
    const object = { kind: "Pod", metadata: { resourceVersion: String(this.#version) } };
    for (const { response } of this.#watches)
      response.write(`${JSON.stringify({ type: "BOOKMARK", object })}\n`);
  }

  /** Ends all watches: in order, or by cutting the connection. */
  endWatches(how: "end" | "cut"): void {
    for (const { response } of this.#watches) how === "end" ? response.end() : response.destroy();
    this.#watches.clear();
  }

  /** A status object on the stream, as when a version is forgotten while it is watched from. */
  failWatches(code: number): void {
    const object = { kind: "Status", status: "Failure", reason: "Expired", code };
    for (const { response } of this.#watches) response.end(`${JSON.stringify({ type: "ERROR", object })}\n`);
    this.#watches.clear();
  }

  async close(): Promise<void> {
    this.endWatches("cut");
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #change(type: Change["type"], pod: TestPod): void {
    const change = { version: ++this.#version, type, pod };
    this.#changes.push(change);
    for (const { response, matches } of this.#watches) if (matches(pod)) this.#send(response, change);
  }

  /** In two pieces, so that a line is never one chunk. */
  #send(response: ServerResponse, { type, pod, version }: Change): void {
    const line = `${JSON.stringify({ type, object: podObject(pod, version) })}\n`;
    response.write(line.slice(0, 40));
    response.write(line.slice(40));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "https://api");
    this.requests.push(url);
    const status =
      this.answers.shift() ?? (request.headers.authorization === `Bearer ${this.token}` ? 200 : 401);
    if (status !== 200 || url.pathname !== "/api/v1/pods") {
      response.writeHead(status === 200 ? 404 : status).end("{}");
      return;
    }
    const matches = matcher(url.searchParams);
    if (url.searchParams.get("watch") === "1") this.#watch(url.searchParams, matches, response);
    else this.#list(url.searchParams, matches, response);
  }

  #watch(query: URLSearchParams, matches: (pod: TestPod) => boolean, response: ServerResponse): void {
    const from = Number(query.get("resourceVersion"));
    if (from < this.#oldest) {
      response.writeHead(410).end("{}");
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    response.flushHeaders();
    for (const change of this.#changes)
      if (change.version > from && matches(change.pod)) this.#send(response, change);
    const watch = { response, matches };
    this.#watches.add(watch);
    response.on("close", () => this.#watches.delete(watch));
  }

  #list(query: URLSearchParams, matches: (pod: TestPod) => boolean, response: ServerResponse): void {
    const from = Number(query.get("continue") ?? 0);
    const all = [...this.#pods.values()].filter(matches);
    const items = all.slice(from, from + this.pageSize).map((pod) => podObject(pod, this.#version));
    const next = from + this.pageSize;
    const metadata = {
      resourceVersion: String(this.#version),
      ...(next < all.length && { continue: String(next) }),
    };
    response.writeHead(200).end(JSON.stringify({ kind: "PodList", apiVersion: "v1", metadata, items }));
  }
}

function podObject(pod: TestPod, version: number): object {
  const { uid, name, node, phase = "Running", labels = {}, annotations = {} } = pod;
  return {
    metadata: { uid, name, namespace: "default", labels, annotations, resourceVersion: String(version) },
    spec: { nodeName: node ?? "node-1" },
    status: { phase },
  };
}

/** spec.nodeName=NAME and label=value, as far as the tests use them. */
function matcher(query: URLSearchParams): (pod: TestPod) => boolean {
  const node = query.get("fieldSelector")?.replace("spec.nodeName=", "");
  const label = query.get("labelSelector")?.split("=");
  return (pod) =>
    (node === undefined || (pod.node ?? "node-1") === node) &&
    (label === undefined || pod.labels?.[label[0]!] === label[1]);
}
