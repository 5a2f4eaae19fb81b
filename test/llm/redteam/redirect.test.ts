/** A redirect takes clients around the proxy: the SDKs follow it with the same request. */
import { expect, it } from "vitest";
import { raw, rawPost, startStage } from "../proxy/stage.ts";

async function redirected(location: string, mode: "enforce" | "observe", path = "/v1/messages") {
  const stage = await startStage(
    (_request, response) => {
      response.writeHead(307, { location });
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
])("is refused where it leads away: %s", async (location) => {
  const { status, text, refusals } = await redirected(location, "enforce");
  expect(status).toBe(502);
  expect(text).not.toContain("elsewhere");
  expect(refusals).toMatchObject([{ reason: "unparsed", direction: "response", action: "block" }]);
});

it("passes where it leads back to the proxy, where no answer of a model is read, and in observe", async () => {
  const away = "https://elsewhere.example/";
  expect((await redirected("/v1/messages?again", "enforce")).status).toBe(307);
  expect((await redirected(away, "enforce", "/v1/files/file_1")).status).toBe(307);
  expect((await redirected(away, "observe")).status).toBe(307);
});
