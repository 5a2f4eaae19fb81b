/**
 * Tools, prompts and resources that the official conformance suite requires of a server and that answer at once: every
 * type of content. Names, texts and URIs are those of @modelcontextprotocol/conformance 0.2.0-alpha.12
 * (the "Server Implementation Requirements" of its scenarios).
 */
import { completable, fromJsonSchema, type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";

/** One red pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
/** A header without samples. */
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

const text = (value: string) => ({ type: "text" as const, text: value });
const image = { type: "image" as const, data: PNG, mimeType: "image/png" };

const JSON_SCHEMA_2020_12 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object" as const,
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

const MIRRORED_PARAMETER = {
  type: "object" as const,
  properties: { region: { type: "string", "x-mcp-header": "Region" } },
  required: ["region"],
};

export function offerContentTools(server: McpServer): void {
  const answers = {
    test_simple_text: [text("This is a simple text response for testing.")],
    test_image_content: [image],
    test_audio_content: [{ type: "audio" as const, data: WAV, mimeType: "audio/wav" }],
    test_embedded_resource: [
      {
        type: "resource" as const,
        resource: {
          uri: "test://embedded-resource",
          mimeType: "text/plain",
          text: "This is an embedded resource content.",
        },
      },
    ],
    test_multiple_content_types: [
      text("Multiple content types test:"),
      image,
      {
        type: "resource" as const,
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: '{"test":"data","value":123}',
        },
      },
    ],
  };
  for (const [name, content] of Object.entries(answers))
    server.registerTool(name, { description: `Answers for ${name}` }, () => ({ content }));
  server.registerTool("test_error_handling", { description: "Always fails" }, () => ({
    isError: true,
    content: [text("This tool intentionally returns an error for testing")],
  }));
  server.registerTool(
    "json_schema_2020_12_tool",
    {
      description: "Tool with JSON Schema 2020-12 features",
      inputSchema: fromJsonSchema(JSON_SCHEMA_2020_12),
    },
    () => ({ content: [text("valid")] }),
  );
  server.registerTool(
    "test_mirrored_parameter",
    {
      description: "Has a parameter that clients repeat in a header",
      inputSchema: fromJsonSchema<{ region: string }>(MIRRORED_PARAMETER),
    },
    ({ region }) => ({ content: [text(`region ${region}`)] }),
  );
}

export function offerPrompts(server: McpServer): void {
  const user = <C>(content: C) => ({ role: "user" as const, content });
  server.registerPrompt("test_simple_prompt", { description: "A simple prompt" }, () => ({
    messages: [user(text("This is a simple prompt for testing."))],
  }));
  server.registerPrompt(
    "test_prompt_with_arguments",
    {
      description: "A prompt with arguments",
      argsSchema: z.object({
        arg1: completable(z.string(), (value) =>
          ["paris", "park", "party"].filter((v) => v.startsWith(value)),
        ),
        arg2: z.string(),
      }),
    },
    ({ arg1, arg2 }) => ({
      messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "A prompt with a resource", argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => ({
      messages: [
        user({
          type: "resource" as const,
          resource: { uri, mimeType: "text/plain", text: "Embedded resource content for testing." },
        }),
        user(text("Please process the embedded resource above.")),
      ],
    }),
  );
  server.registerPrompt("test_prompt_with_image", { description: "A prompt with an image" }, () => ({
    messages: [user(image), user(text("Please analyze the image above."))],
  }));
}

export function offerResources(server: McpServer): void {
  const plain = (uri: string, content: string) => ({
    contents: [{ uri, mimeType: "text/plain", text: content }],
  });
  server.registerResource("static-text", "test://static-text", { description: "A text" }, ({ href }) =>
    plain(href, "This is the content of the static text resource."),
  );
  server.registerResource(
    "static-binary",
    "test://static-binary",
    { description: "An image" },
    ({ href }) => ({
      contents: [{ uri: href, mimeType: "image/png", blob: PNG }],
    }),
  );
  server.registerResource("watched", "test://watched-resource", { description: "Changes" }, ({ href }) =>
    plain(href, "Watched resource content."),
  );
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", { list: undefined }),
    { description: "One for each id" },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: "application/json",
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
        },
      ],
    }),
  );
}
