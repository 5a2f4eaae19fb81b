/** A guard that allows everything and records what it is given. */
import type {
  CallEnd,
  Guard,
  IncomingCall,
  JudgedCall,
  RedactedMessage,
} from "../../../src/mcp/inspection/guard.ts";

export class OpenGuard implements Guard {
  mode: Guard["mode"];
  blockResponse = "error" as const;
  judgesDefinitions = false;
  messages = 0;
  readonly refusals: { direction: string; reason: string; text: string }[] = [];
  readonly ends: (CallEnd & { tool: string })[] = [];

  constructor(mode: Guard["mode"] = "observe") {
    this.mode = mode;
  }

  serverRefusal(): null {
    return null;
  }
  listed(): void {}
  shows(): boolean {
    return true;
  }
  scanAhead(): null {
    return null;
  }

  scanInstructions(): Promise<void> | null {
    return null;
  }

  scanEntries(): null {
    return null;
  }

  showsInstructions(): boolean {
    return true;
  }
  call(call: IncomingCall): JudgedCall {
    return { call, refusal: null };
  }
  ended({ call }: JudgedCall, end: CallEnd): void {
    this.ends.push({ tool: call.toolName, ...end });
  }
  content(): null {
    return null;
  }
  redacted(message: string): RedactedMessage {
    return { message, redactions: 0 };
  }
  serverRequest(): null {
    return null;
  }
  refused(direction: "to_server" | "to_client", reason: string, text: string): void {
    this.refusals.push({ direction, reason, text });
  }
  hindered(): null {
    return null;
  }
  message(): void {
    this.messages++;
  }
}
