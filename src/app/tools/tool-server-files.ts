/** The configuration of `netmon tools serve`, with the tool server declared whatever `mcp_proxy.enable` says. */
import type { MergedConfig } from "../../agents/config-files/merge.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { withToolServer } from "../../config/tool-server.ts";
import { ConfigFiles } from "../config-files.ts";

export class ToolServerFiles extends ConfigFiles {
  /** Throws ConfigError. */
  override load(): MergedConfig {
    const { config, skipped } = super.load();
    return { config: deepFreeze(withToolServer(config)), skipped };
  }
}
