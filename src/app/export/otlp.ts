import type { Sink } from "../../export/sink.ts";
export function configuredOtlp(_: any): Sink {
  return null as any;
}
