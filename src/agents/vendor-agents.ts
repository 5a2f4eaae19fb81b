/**
 * Agents that ask only their vendor's backend, in an API that netmon does not read, with a login of its own. They run as
 * any command does: this says what that leaves.
 */

interface VendorAgent {
  name: string;
  title: string;
  packages: readonly string[];
  /** Where its models are. */
  backend: string;
}

export const VENDOR_AGENTS: readonly VendorAgent[] = [
  {
    name: "amp",
    title: "Amp",
    packages: ["@ampcode/cli", "@sourcegraph/amp"],
    backend: "ampcode.com",
  },
  {
    name: "auggie",
    title: "Auggie",
    packages: ["@augmentcode/auggie"],
    backend: "Augment's",
  },
  {
    name: "qodercli",
    title: "Qoder CLI",
    packages: ["@qoder-ai/qodercli"],
    backend: "Qoder's",
  },
];

/** For the status of a run. */
export function vendorNote({ title, backend }: VendorAgent): string {
  return `${title} asks only its vendor's models (${backend}), which netmon cannot read: it judges connections, and calls of MCP servers that are behind a shim or the gateway (netmon wrap-config FILE), but no answer of the model`;
}
