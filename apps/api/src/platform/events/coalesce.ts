/** Work that is requested more often than it has to run. */
export interface CoalescedWork {
  /** Starts the work. All requests during a run together cause one more run after it. */
  ask: () => void;
  /** Resolves when no run is active or requested. */
  whenIdle: () => Promise<void>;
}

/** Wraps `run`, which must not throw, so that it runs at most once at a time. */
export function coalesce(run: () => Promise<void>): CoalescedWork {
  let asked = false;
  let running: Promise<void> | undefined;
  const runWhileAsked = async (): Promise<void> => {
    while (asked) {
      asked = false;
      await run();
    }
    running = undefined;
  };
  return {
    ask: () => {
      asked = true;
      running ??= runWhileAsked();
    },
    whenIdle: async () => await running,
  };
}
