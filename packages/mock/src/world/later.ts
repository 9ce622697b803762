/** What happens later: suppliers' reports, steps of orders. */
export interface Later {
  readonly expect: (happen: () => void) => void;
  /** Everything outstanding happens now; what follows from it stays outstanding. Returns how much that was. */
  readonly hurry: () => number;
}

/** Without a time, nothing happens before `hurry`. */
export const createLater = (afterMs?: number): Later => {
  const outstanding = new Set<() => void>();
  const run = (each: () => void): void => {
    if (outstanding.delete(each)) each();
  };
  return {
    expect: (happen) => {
      // Of its own, so that the same thing may be expected again.
      const each = (): void => happen();
      outstanding.add(each);
      if (afterMs === undefined) return;
      // Waiting keeps no process alive; in a page, a timer is a number.
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
