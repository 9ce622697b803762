/** What suppliers' servers have still to report. */
export interface Postbacks {
  /** How long a report takes. */
  readonly afterMs: number;
  readonly expect: (report: () => void) => void;
  /** Everything outstanding is reported now. Returns how many reports that were. */
  readonly deliver: () => number;
}

export const createPostbacks = (afterMs: number): Postbacks => {
  const outstanding = new Set<() => void>();
  const report = (each: () => void): void => {
    if (outstanding.delete(each)) each();
  };
  return {
    afterMs,
    expect: (each) => {
      outstanding.add(each);
      // A waiting report keeps no process alive; in a page, a timer is a number.
      const timer = setTimeout(() => report(each), afterMs);
      if (typeof timer === 'object') timer.unref();
    },
    deliver: () => {
      const due = [...outstanding];
      for (const each of due) report(each);
      return due.length;
    },
  };
};
