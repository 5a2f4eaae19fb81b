/** What the layers of a run need of their kernel layer, whichever process holds that. */
export interface KernelLayer {
  /** Absolute path of the session's cgroup. */
  readonly cgroupPath: string;
  /** Whether the policy in force refuses. */
  readonly enforcing: boolean;
  /** Directory in which this process's links are pinned; null: none are, or another process has them. */
  readonly linkDir: string | null;
  /** Whether enforcement failed while it was claimed. */
  readonly enforcementFailed: boolean;
  /** The service that has the session, and moves processes into it; absent: this process does. */
  readonly service?: { socket: string; session: string };
  /** Emits the events that the kernel has reported until now. */
  readEvents(): void;
  /** Detaches, or ends the session. */
  stop(reason: string): Promise<void>;
}
