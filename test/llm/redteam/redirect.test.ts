/** Redirects that take clients past the proxy, or back to it under a path with another meaning. */
import { expect, it } from "vitest";
import { raw, rawPost, startStage } from "../proxy/stage.ts";

async function redirected(
  status: number,
  location: string | null,
  mode: "enforce" | "observe" = "enforce",
  path = "/v1/messages",
) {
  const stage = await startStage(
    (_request, response) => {
      response.writeHead(status, location === null ? {} : { location });
      response.end();
    },
    { mode },
  );
  const text = await raw(stage.port, rawPost(stage.port, path, '{"model":"m"}'));
  return { text, status: Number(text.slice(9, 12)), refusals: stage.refusals };
}

it.each([
  "https://elsewhere.example/v1/messages",
  "//elsewhere.example/v1/messages",
  "/\\\\elsewhere.example/",
  "v2/x",
  "/v1/messages?again",
  "/v1/files/file_1",
  "/v1/nobody/knows",
  null,
])("is refused in enforce, wherever it leads: %s", async (location) => {
  for (const path of ["/v1/messages", "/v1/files/file_1"]) {
    const { status, text, refusals } = await redirected(307, location, "enforce", path);
    expect(status).toBe(502);
    expect(text).not.toMatch(/elsewhere|location/i);
    expect(refusals).toMatchObject([{ reason: "unexpected_answer", direction: "response", action: "block" }]);
  }
});

it.each([300, 301, 302, 303, 304, 305, 306, 307, 308, 399])("is refused with %i", async (code) => {
  expect((await redirected(code, "/v1/messages")).status).toBe(502);
});

it("passes in observe", async () => {
  expect((await redirected(307, "https://elsewhere.example/", "observe")).status).toBe(307);
  expect((await redirected(307, "/v1/messages?again", "observe")).status).toBe(307);
});
