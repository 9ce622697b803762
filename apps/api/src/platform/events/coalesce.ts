/** Work that is asked for more often than it has to be done. */
export interface Coalesced {
  /** Has it done at once or, while it runs, once more behind that: for everybody who asked meanwhile. */
  ask: () => void;
  /** Resolves when it does not run any more. */
  settle: () => Promise<void>;
}

/** Does `run`, which must not throw, one at a time. */
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
