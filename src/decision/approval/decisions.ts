/**
 * What a person decides about a definition: it is trusted, or its tool is not trusted any more. Running
 * shims, gateways and proxies read pins again within 10 s.
 *
 * Direction of failure: closed. What is approved is the definition that was shown, by its hash: where the
 * server has changed it meanwhile, the tool counts as changed.
 */
import type { DurableToolStore } from "../../store/tools.ts";
import type { RegistryEntry } from "./entries.ts";

/** Message for people. */
export class DecisionError extends Error {
  override readonly name = "DecisionError";
}

type PinStore = Pick<DurableToolStore, "putPin">;

/** `hash`: what the definition must be. Throws DecisionError, StoreError. */
export function checkApproval({ seen, serverId, toolName }: RegistryEntry, hash: string | undefined): void {
  const name = `${serverId}:${toolName}`;
  if (seen === null)
    throw new DecisionError(`${JSON.stringify(name)} is no longer listed by its server: nothing to approve`);
  if (hash !== undefined && hash !== seen.hash)
    throw new DecisionError(
      `${JSON.stringify(name)} is ${seen.hash} now, not ${hash}: look at it again before you approve it`,
    );
}

/** Pins the definition seen last. Throws StoreError. */
export function approve(store: PinStore, { seen, serverId, toolName }: RegistryEntry, now: Date): void {
  if (seen === null) return;
  store.putPin({
    serverId,
    toolName,
    hash: seen.hash,
    definition: seen.definition,
    pinnedAt: now.toISOString(),
    origin: "approved",
  });
}

/**
 * Takes the trust away, also from the definitions that come: nothing has the hash of the pin that is left.
 * Throws StoreError.
 */
export function revoke(store: PinStore, { pin, serverId, toolName }: RegistryEntry, now: Date): void {
  store.putPin({
    serverId,
    toolName,
    hash: "",
    definition: pin?.definition ?? "",
    pinnedAt: now.toISOString(),
    origin: "revoked",
  });
}
