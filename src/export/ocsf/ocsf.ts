/**
 * Any event as an OCSF event (see classes.ts). Direction of failure: open; an event of a type that is new here is
 * a Base Event with everything in `unmapped`.
 */
import { createHash } from "node:crypto";
import type { Action, McpNetworkConnection, McpToolCalled, NetmonEvent } from "../../event/event.ts";
import { baseEvent, CLASS, endpoint, FAILURE, type Kind, type OcsfEvent, OTHER, SUCCESS } from "./classes.ts";

/** `version`: netmon's. */
export function ocsfEvent(event: NetmonEvent, version: string): OcsfEvent {
  const make = (kind: Kind, more: OcsfEvent = {}): OcsfEvent => ({
    ...baseEvent(event, kind, version),
    ...more,
  });
  switch (event.type) {
    case "mcp_network_connection":
      return make(networkKind(event), network(event));
    case "mcp_tool_call_intercepted":
      return make(
        call(`Tool call of the model: ${event.tool_name}`, verdictStatus(event)),
        api(
          event,
          `tools/call ${event.tool_name}`,
          event.tool_call_id || event.request_id,
          event.server_addr,
        ),
      );
    case "mcp_tool_called":
      return make(
        call(`Tool call at its server: ${event.tool_name} (${event.outcome})`, statusOf(event)),
        api(
          event,
          `tools/call ${event.tool_name}`,
          event.tool_call_id || String(event.jsonrpc_id),
          event.server_addr,
        ),
      );
    case "mcp_tool_seen":
      return make(
        {
          of: CLASS.api,
          activity: 2,
          activityName: "Read",
          status: SUCCESS,
          message: `Tool listed: ${event.tool_name}`,
        },
        api(event, "tools/list", event.tool_hash, event.server_addr),
      );
    case "mcp_tool_approval":
      return make(
        {
          of: CLASS.api,
          activity: 3,
          activityName: "Update",
          status: SUCCESS,
          message: `Tool ${event.decision} by ${event.decided_by}: ${event.tool_name}`,
        },
        {
          ...api(event, "registry", event.tool_hash, ""),
          actor: { user: { uid: String(event.uid), name: event.decided_by } },
          src_endpoint: { name: "netmon mcp registry" },
        },
      );
    case "mcp_server_request":
      return make(call(event.text), api(event, event.method, event.method, ""));
    case "mcp_refusal":
      return make(call(event.text, verdictStatus(event)), api(event, "message", event.reason, ""));
    case "llm_refusal":
      return make(
        call(event.text, verdictStatus(event)),
        api(event, event.api ?? "request", event.request_id, ""),
      );
    case "mcp_detection": {
      const { detection, subject, server_id, tool_name } = event;
      const title = `${detection.pattern} in ${subject} ${tool_name} of ${server_id}`;
      return finding(event, title, detection.category, detection.pattern);
    }
    case "mcp_tool_changed":
      return finding(
        event,
        `Definition of ${event.tool_name} of ${event.server_id} changed`,
        "tool_changed",
        null,
      );
    case "netmon_enforcement_failed":
      return finding(event, `Enforcement failed: ${event.detail}`, "enforcement_failed", null);
    case "netmon_gap":
      return finding(
        event,
        `${event.pinned ? "Pinned links alone" : "No attachment"} since ${event.since}: ${event.cause}`,
        "gap",
        null,
      );
    case "netmon_process_left":
      return finding(
        event,
        `Process ${event.pid} (${event.comm}) left the session's cgroup`,
        "process_left",
        null,
      );
    case "mcp_server_unreachable":
      return make(failure(event.text));
    case "llm_request_failed":
      return make(
        failure(
          `Request to ${event.provider} at ${event.upstream} failed: ${event.error ?? `HTTP ${event.status}`}`,
        ),
      );
    case "netmon_events_dropped":
      return make(failure(`${event.dropped} events were lost (${event.where})`));
    case "netmon_fault":
      return make(failure(`Fault in ${event.part}: ${event.error} (${event.handled})`));
    case "netmon_started":
    case "netmon_proxy_started":
    case "netmon_inspection_started":
      return make(lifecycle(3, "Start", `netmon: ${words(event.type)}`), app(version));
    case "netmon_stopped":
    case "netmon_proxy_stopped":
    case "netmon_inspection_stopped":
      return make(lifecycle(4, "Stop", `netmon: ${words(event.type)}: ${event.reason}`), app(version));
    case "netmon_policy_changed":
      if (event.weaker)
        return finding(event, `Policy of the layer ${event.layer} is weaker now`, "policy_weakened", null);
      return make(lifecycle(8, "Update", `netmon: policy changed: ${event.cause}`), app(version));
    default: {
      const { type } = event as { type: string };
      return make({ of: CLASS.base, activity: OTHER, activityName: type, message: words(type) });
    }
  }

  function finding(of: NetmonEvent, title: string, kind: string, analytic: string | null): OcsfEvent {
    return make(
      { of: CLASS.finding, activity: 1, activityName: "Create", status: 1, message: title },
      {
        finding_info: {
          uid: createHash("sha256").update(JSON.stringify(of)).digest("hex").slice(0, 32),
          title,
          types: [kind],
          created_time: Date.parse(of.timestamp),
          product: { name: "netmon", vendor_name: "netmon", version },
          ...(analytic !== null && { analytic: { name: analytic, type_id: 1, type: "Rule" } }),
        },
        ...("server_id" in of &&
          of.server_id !== null && {
            resources: [{ name: of.server_id, type: "MCP server" }],
          }),
      },
    );
  }
}

const words = (type: string): string => type.replaceAll("_", " ");

/** Calls of tools are neither create, read, update nor delete. */
function call(message: string, status = 0): Kind {
  return { of: CLASS.api, activity: OTHER, activityName: "Call", status, message };
}

function failure(message: string): Kind {
  return { of: CLASS.error, activity: 1, activityName: "General Error", status: FAILURE, message };
}

function lifecycle(activity: number, activityName: string, message: string): Kind {
  return { of: CLASS.lifecycle, activity, activityName, status: SUCCESS, message };
}

function app(version: string): OcsfEvent {
  return { app: { name: "netmon", vendor_name: "netmon", version } };
}

/** In observe what enforce would refuse passes. */
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

/** activity_id of Network Activity. */
function networkKind(event: McpNetworkConnection): Kind {
  const to = event.remote_addr || event.reason;
  if (event.reason === "connection_ended")
    return {
      of: CLASS.network,
      activity: 3,
      activityName: "Reset",
      status: SUCCESS,
      message: `Connection ended: ${to}`,
    };
  return event.action === "block"
    ? {
        of: CLASS.network,
        activity: 5,
        activityName: "Refuse",
        status: FAILURE,
        message: `Connection refused: ${to}`,
      }
    : { of: CLASS.network, activity: 1, activityName: "Open", status: SUCCESS, message: `Connection: ${to}` };
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
      process: { pid: event.pid, name: event.comm, user: { uid: String(event.uid) } },
      session: { uid: event.session_id },
    },
  };
}
