/** Delayed events: suppliers' reports and steps of orders. */
export interface DelayedEvents {
  readonly expect: (happen: () => void) => void;
  /** Runs all waiting events now; events that they cause wait again. Returns how many ran. */
  readonly hurry: () => number;
}

/** Without `afterMs`, events run only by `hurry`. */
export const createDelayedEvents = (afterMs?: number): DelayedEvents => {
  const outstanding = new Set<() => void>();
  const run = (each: () => void): void => {
    if (outstanding.delete(each)) each();
  };
  return {
    expect: (happen) => {
      // A new function each time, so that the same event may wait twice.
      const each = (): void => happen();
      outstanding.add(each);
      if (afterMs === undefined) return;
      // The timer must not keep the process alive. In a page, a timer is a number and has no `unref`.
      const timer = setTimeout(() => run(each), afterMs);
      if (typeof timer === 'object') timer.unref();
    },
    hurry: () => {
      const due = [...outstanding];
      for (const each of due) run(each);
      return due.length;
    },
  };
};
