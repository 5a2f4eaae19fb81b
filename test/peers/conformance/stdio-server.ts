/** The conformance server over stdio, in both eras. */
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { announcingServer } from "./offer.ts";

serveStdio(announcingServer);
