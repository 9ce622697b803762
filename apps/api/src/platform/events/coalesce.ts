/** Work that is requested more often than it needs to run. */
export interface Coalesced {
  /** Runs it now. While it runs, all requests together make it run once more afterwards. */
  ask: () => void;
  /** Resolves when it has stopped running. */
  settle: () => Promise<void>;
}

/** Calls `run`, which must not throw, one at a time. */
export function coalesce(run: () => Promise<void>): Coalesced {
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
    settle: async () => await running,
  };
}
