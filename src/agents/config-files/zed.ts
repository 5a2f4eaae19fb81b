/**
 * Zed: `settings.json` of the user or of a project (`.zed`), with `context_servers`. Older ones have the command in an
 * object of its own: path, args and env.
 */
import { pathText } from "../../config/error.ts";
import { type ClientImporter, commonServers, isObject, objectAt, textList, textOrNull } from "./importer.ts";
import { noPlaceholders } from "./placeholders.ts";

export const zed: ClientImporter = {
  client: "zed",
  comments: true,
  placeholders: noPlaceholders,
  matches: (_, document) => "context_servers" in document,
  servers: (document) => {
    const servers = objectAt(document, "context_servers");
    return commonServers(servers, ["context_servers"]).map((server) => {
      const { command } = objectAt(servers, server.name);
      if (!isObject(command)) return server;
      const keys = [...server.keys, "command"];
      const fields = { ...server.fields, command: "path" };
      const words = { command: textOrNull(command.path), args: textList(command.args) };
      return { ...server, keys, path: pathText(keys), fields, ...words };
    });
  },
};
