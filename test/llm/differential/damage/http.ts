/** Damage to the HTTP message: status, fields, framing, redirects. */
import { chunked, type Draft } from "../cases/draft.ts";
import type { Damages } from "./damage.ts";

const STATUSES = [
  200, 201, 202, 203, 204, 205, 206, 207, 226, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 400, 401,
  403, 404, 408, 413, 418, 422, 429, 451, 500, 501, 502, 503, 504, 529, 599, 600, 999, 101,
];

const TYPES = [
  "application/json",
  "APPLICATION/JSON",
  "application/json;charset=utf-8",
  "application/json; charset=utf-16",
  'application/json; charset="utf-8"; x=y',
  "application/x-ndjson",
  "application/vnd.api+json",
  "application/problem+json",
  "application/json, text/event-stream",
  "text/event-stream",
  "Text/Event-Stream; charset=UTF-8",
  "text/event-stream; charset=utf-16le",
  "text/event-stream;foo",
  "text/plain",
  "text/html",
  "text/json",
  "application/octet-stream",
  "application/vnd.amazon.eventstream",
  "application/x-www-form-urlencoded",
  "multipart/mixed; boundary=x",
  "application/grpc",
  "",
  " ",
  ";",
];

/** To where a call may be told that nobody reads. */
const LOCATIONS = [
  "{base}/v1/models",
  "{base}/v1/files/file_1/content",
  "{base}/v1/messages",
  "{base}/v1/chat/completions",
  "{base}/v1/responses",
  "{base}/v1beta/models",
  "{base}/anything",
  "/anything{base}",
  "{origin}{base}/v1/models",
  "{origin}{base}/v1/messages",
  "//{authority}{base}/v1/models",
  "/\\{authority}{base}/x",
  "\t//{authority}{base}/x",
  "/\t/{authority}{base}/x",
  "models",
  "?again=1",
  "",
  "#x",
  "HTTP://{authority}{base}/x",
];

const contentType = (draft: Draft) => draft.http.headers.find(([name]) => name === "content-type");

export const httpDamages: Damages = {
  "other status": (draft, dice) => {
    draft.http.status = dice.pick(STATUSES);
    return String(draft.http.status);
  },
  redirect: (draft, dice) => {
    const to = dice.pick(LOCATIONS);
    draft.http.status = dice.pick([301, 302, 303, 307, 307, 308, 300, 304, 305, 200, 201, 306]);
    draft.http.headers.push([dice.pick(["location", "Location", "content-location", "refresh"]), to]);
    draft.http.second = draft.body;
    if (dice.chance(0.5)) draft.body = Buffer.from("{}");
    return `${draft.http.status} to ${JSON.stringify(to)}`;
  },
  "other content type": (draft, dice) => {
    const type = contentType(draft);
    const other = dice.pick(TYPES);
    if (!type) return null;
    type[1] = other;
    return JSON.stringify(other);
  },
  "content type twice": (draft, dice) => {
    const other = dice.pick(TYPES);
    const headers = draft.http.headers;
    headers.splice(dice.chance(0.5) ? 0 : headers.length, 0, ["Content-Type", other]);
    return JSON.stringify(other);
  },
  "no content type": (draft) => {
    draft.http.headers = draft.http.headers.filter(([name]) => name !== "content-type");
    return "";
  },
  "answer before the answer": (draft, dice) => {
    const status = dice.pick([100, 102, 103, 199, 101]);
    draft.http.interim = `HTTP/1.1 ${status} Early\r\n${dice.pick(["", "link: </x>\r\n", "location: /x\r\n", "content-type: text/plain\r\n", "content-length: 2\r\n"])}\r\n`;
    return String(status);
  },
  "other transfer framing": (draft, dice) => {
    const { http } = draft;
    http.framing = "as is";
    const kind = dice.below(9);
    const length = String(draft.body.length);
    const chunks = (name: string) => {
      http.headers.push(["transfer-encoding", name]);
      draft.body = chunked(draft.body, 700, dice.pick(["", ";x=y", ' ; x="\n"']));
    };
    if (kind === 0) http.headers.push(["content-length", "0"]);
    else if (kind === 1) http.headers.push(["content-length", String(dice.below(draft.body.length + 1))]);
    else if (kind === 2) http.headers.push(["content-length", length], ["content-length", length]);
    else if (kind === 3) http.headers.push(["content-length", `${draft.body.length + 100}`]);
    else if (kind === 4) chunks("Chunked");
    else if (kind === 5) {
      http.headers.push(["content-length", length]);
      chunks("chunked");
    } else if (kind === 6) chunks("gzip, chunked");
    else if (kind === 7) chunks("identity");
    else http.headers.push(["transfer-encoding", "identity"]);
    return String(kind);
  },
  "pieces on the way": (draft, dice) => {
    const count = 1 + dice.below(6);
    draft.http.pieces = Array.from({ length: count }, () => dice.below(draft.body.length + 1));
    return String(draft.http.pieces);
  },
  "other fields": (draft, dice) => {
    const fields: [string, string][] = [
      ["content-range", "bytes 0-10/20"],
      ["upgrade", "websocket"],
      ["trailer", "content-type"],
      ["x-amzn-errortype", "ThrottlingException"],
      ["x-should-retry", "true"],
      ["content-disposition", "attachment"],
      ["set-cookie", "a=b"],
      ["x-content-type-options", "nosniff"],
      ["content-language", "de"],
      ["x-amzn-remapped-content-length", "0"],
      ["alt-svc", 'h2="127.0.0.1:1"'],
    ];
    const field = dice.pick(fields);
    draft.http.headers.push(field);
    return field.join(": ");
  },
};
