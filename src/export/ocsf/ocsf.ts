/**
 * Converts any event to an OCSF event (see classes.ts). Fails open: an event of an unknown type becomes a Base Event
 * with everything in `unmapped`.
 */
import { createHash } from "node:crypto";
import type { Action, McpNetworkConnection, McpToolCalled, NetmonEvent } from "../../event/event.ts";
import {
  baseEvent,
  CLASS,
  endpoint,
  FAILURE,
  type Kind,
  kindOf,
  type OcsfEvent,
  OTHER,
  SUCCESS,
} from "./classes.ts";

/** `version`: netmon's. */
export function ocsfEvent(event: NetmonEvent, version: string): OcsfEvent {
  const make = (kind: Kind, more: OcsfEvent = {}): OcsfEvent => ({
    ...baseEvent(event, kind, version),
    ...more,
  });
  switch (event.type) {
    case "mcp_network_connection":
      return make(networkKind(event), network(event));
    case "mcp_tool_call_intercepted": {
      const { tool_name, tool_call_id, request_id, server_addr } = event;
      const kind = call(`Tool call of the model: ${tool_name}`, verdictStatus(event));
      return make(kind, api(event, `tools/call ${tool_name}`, tool_call_id || request_id, server_addr));
    }
    case "mcp_tool_called":
    case "mcp_tool_call_started": {
      const { tool_name, tool_call_id, jsonrpc_id, server_addr } = event;
      const [outcome, status] =
        event.type === "mcp_tool_called" ? [event.outcome, statusOf(event)] : ["under_way", 0];
      const kind = call(`Tool call at its server: ${tool_name} (${outcome})`, status);
      const id = tool_call_id || String(jsonrpc_id);
      return make(kind, api(event, `tools/call ${tool_name}`, id, server_addr));
    }
    case "mcp_tool_seen": {
      const kind = kindOf(CLASS.api, 2, "Read", `Tool listed: ${event.tool_name}`, SUCCESS);
      return make(kind, api(event, "tools/list", event.tool_hash, event.server_addr));
    }
    case "mcp_tool_offered": {
      const { status, wire_name, text } = event;
      if (status !== "listed" && status !== "unknown")
        return finding(`tool_offered_${status}`, `${wire_name} offered to the model: ${text}`);
      const kind = kindOf(CLASS.api, 2, "Read", `Tool offered to the model: ${wire_name}`, SUCCESS);
      return make(kind, api(event, "tools/list", event.offered_hash, ""));
    }
    case "mcp_tool_approval": {
      const { decision, decided_by, tool_name, tool_hash, uid } = event;
      const message = `Tool ${decision} by ${decided_by}: ${tool_name}`;
      return make(kindOf(CLASS.api, 3, "Update", message, SUCCESS), {
        ...api(event, "registry", tool_hash, ""),
        actor: { user: { uid: String(uid), name: decided_by } },
        src_endpoint: { name: "netmon mcp registry" },
      });
    }
    case "mcp_call_approval": {
      const { state, decided_by, tool_name, approval_id, destination, uid } = event;
      const by = decided_by === null ? "" : ` (answered by ${decided_by})`;
      const status = ["rejected", "expired", "revoked"].includes(state) ? FAILURE : SUCCESS;
      const what = tool_name === null ? `Connection ${state}: ${destination}` : `Call ${state}: ${tool_name}`;
      const operation = tool_name === null ? "connect" : `tools/call ${tool_name}`;
      return make(kindOf(CLASS.api, OTHER, "Approve", `${what}${by}`, status), {
        ...api(event, operation, approval_id, ""),
        ...(decided_by !== null && {
          actor: { user: { ...(uid !== null && { uid: String(uid) }), name: decided_by } },
        }),
        dst_endpoint: { ...(event.server_id !== null && { svc_name: event.server_id }), name: destination },
      });
    }
    case "mcp_server_request":
      return make(call(event.text), api(event, event.method, event.method, ""));
    case "mcp_refusal":
      return make(call(event.text, verdictStatus(event)), api(event, "message", event.reason, ""));
    case "llm_refusal": {
      const { text, api: of, request_id } = event;
      return make(call(text, verdictStatus(event)), api(event, of ?? "request", request_id, ""));
    }
    case "mcp_detection": {
      const { detection, subject, server_id, tool_name } = event;
      const title = `${detection.pattern} in ${subject} ${tool_name} of ${server_id}`;
      return finding(detection.category, title, detection.pattern);
    }
    case "mcp_tool_changed":
      return finding("tool_changed", `Definition of ${event.tool_name} of ${event.server_id} changed`);
    case "mcp_program_seen": {
      const kind = kindOf(CLASS.api, 2, "Read", `Program started: ${event.program}`, SUCCESS);
      return make(kind, api(event, "start", event.program_hash, ""));
    }
    case "mcp_program_changed":
      return finding("program_changed", event.text);
    case "netmon_enforcement_failed":
      return finding("enforcement_failed", `Enforcement failed: ${event.detail}`);
    case "netmon_coverage_changed": {
      const { daemons = [] } = event;
      const reached = daemons.map(({ text }) => text).join("; ");
      const what = event.covered
        ? reached || "Covered"
        : `Not covered: ${event.holes.map(({ text }) => text).join("; ")}`;
      return finding("coverage_changed", what);
    }
    case "mcp_server_discovered":
      return finding("server_discovered", event.text);
    case "netmon_gap": {
      const what = event.pinned ? "Pinned links alone" : "No attachment";
      return finding("gap", `${what} since ${event.since}: ${event.cause}`);
    }
    case "netmon_process_left":
      return finding("process_left", `Process ${event.pid} (${event.comm}) left the session's cgroup`);
    case "netmon_session_pruned":
      return finding("session_pruned", `Session ${event.pruned_session} pruned by ${event.decided_by}`);
    case "mcp_server_hindered":
    case "mcp_server_unreachable":
      return make(failure(event.text));
    case "llm_request_failed": {
      const why = event.error ?? `HTTP ${event.status}`;
      return make(failure(`Request to ${event.provider} at ${event.upstream} failed: ${why}`));
    }
    case "netmon_events_dropped":
      return make(failure(`${event.dropped} events were lost (${event.where})`));
    case "netmon_approval_webhook_failed": {
      const what = event.failure.replaceAll("_", " ");
      return make(failure(`Webhook for approvals at ${event.receiver}: ${what} (${event.text})`));
    }
    case "netmon_credential_failed":
      return make(failure(`Credential ${event.credential}: ${event.text}`));
    case "netmon_fault":
      return make(failure(`Fault in ${event.part}: ${event.error} (${event.handled})`));
    case "netmon_started":
    case "netmon_proxy_started":
    case "netmon_inspection_started":
      return lifecycle(3, "Start", words(event.type));
    case "netmon_stopped":
    case "netmon_proxy_stopped":
    case "netmon_inspection_stopped":
      return lifecycle(4, "Stop", `${words(event.type)}: ${event.reason}`);
    case "netmon_policy_changed":
      if (event.weaker) return finding("policy_weakened", `Policy of the layer ${event.layer} is weaker now`);
      return lifecycle(8, "Update", `policy changed: ${event.cause}`);
    case "netmon_policy_file_changed": {
      const what = `Policy ${event.file} changed since session ${event.former_session}`;
      return event.weaker ? finding("policy_weakened", what) : lifecycle(8, "Update", what);
    }
    case "mcp_server_declared":
    case "mcp_server_id_shared":
    case "netmon_dns_refused":
    case "netmon_dns_shared":
      return base(event);
    default:
      return base(event satisfies never);
  }

  function base({ type }: { type: string }): OcsfEvent {
    return make({ of: CLASS.base, activity: OTHER, activityName: type, message: words(type) });
  }

  function finding(type: string, title: string, analytic: string | null = null): OcsfEvent {
    const product = { name: "netmon", vendor_name: "netmon", version };
    return make(kindOf(CLASS.finding, 1, "Create", title, 1), {
      finding_info: {
        uid: createHash("sha256").update(JSON.stringify(event)).digest("hex").slice(0, 32),
        title,
        types: [type],
        created_time: Date.parse(event.timestamp),
        product,
        ...(analytic !== null && { analytic: { name: analytic, type_id: 1, type: "Rule" } }),
      },
      ...("server_id" in event &&
        event.server_id !== null && { resources: [{ name: event.server_id, type: "MCP server" }] }),
    });
  }

  function lifecycle(activity: number, activityName: string, what: string): OcsfEvent {
    const app = { name: "netmon", vendor_name: "netmon", version };
    return make(kindOf(CLASS.lifecycle, activity, activityName, `netmon: ${what}`, SUCCESS), { app });
  }
}

const words = (type: string): string => type.replaceAll("_", " ");

/** Tool calls have the activity "Other": they are not "Create", "Read", "Update" or "Delete". */
function call(message: string, status = 0): Kind {
  return kindOf(CLASS.api, OTHER, "Call", message, status);
}

function failure(message: string): Kind {
  return kindOf(CLASS.error, 1, "General Error", message, FAILURE);
}

/** In observe mode a call that enforce would block passes. */
function verdictStatus({ action }: { action: Action }): number {
  return action === "block" ? FAILURE : SUCCESS;
}

function statusOf({ outcome }: McpToolCalled): number {
  return outcome === "answered" || outcome === "input_required" ? SUCCESS : FAILURE;
}

function api(
  event: { session_id: string; server_id: string | null },
  operation: string,
  requestId: string,
  address: string,
): OcsfEvent {
  return {
    api: {
      operation,
      request: { uid: requestId },
      ...(event.server_id !== null && { service: { name: event.server_id } }),
    },
    actor: { app_name: "agent", session: { uid: event.session_id } },
    src_endpoint: { name: "agent", uid: event.session_id },
    ...(address !== "" && { dst_endpoint: endpoint(address, event.server_id) }),
  };
}

/** Returns the kind with its activity_id of Network Activity. */
function networkKind(event: McpNetworkConnection): Kind {
  const to = event.remote_addr || event.reason;
  if (event.reason === "connection_ended")
    return kindOf(CLASS.network, 3, "Reset", `Connection ended: ${to}`, SUCCESS);
  if (event.action === "block")
    return kindOf(CLASS.network, 5, "Refuse", `Connection refused: ${to}`, FAILURE);
  return kindOf(CLASS.network, 1, "Open", `Connection: ${to}`, SUCCESS);
}

const PROTOCOL_NUMBERS: Readonly<Record<string, number>> = {
  icmp: 1,
  tcp: 6,
  udp: 17,
  icmpv6: 58,
  sctp: 132,
  udplite: 136,
};
const OUTBOUND = 2;

function network(event: McpNetworkConnection): OcsfEvent {
  const number = PROTOCOL_NUMBERS[event.protocol];
  const parent = event.parents?.[0];
  const dst = endpoint(event.remote_addr, event.server_id);
  return {
    count: event.count,
    dst_endpoint: event.host === null ? dst : { hostname: event.host, ...dst },
    connection_info: {
      direction_id: OUTBOUND,
      protocol_name: event.protocol,
      ...(number !== undefined && { protocol_num: number }),
    },
    actor: {
      process: {
        ...{ pid: event.pid, name: event.comm, user: { uid: String(event.uid) } },
        ...(parent && {
          parent_process: { pid: parent.pid, ...(parent.comm !== "" && { name: parent.comm }) },
        }),
      },
      session: { uid: event.session_id },
    },
  };
}
