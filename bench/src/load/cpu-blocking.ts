/** The used fields of a trace event. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
}

/** The factor by which Lighthouse's phone is slower than the machine. */
const slower = 4;
/** A task may take this many milliseconds before it counts as blocking. */
const free = 50;

/**
 * Blocking time as Lighthouse calculates it for a phone, in milliseconds. It uses the processor time of tasks instead of their
 * elapsed time, because on a busy machine half of that is waiting for a core. All tasks of the main thread after the first
 * contentful paint count.
 */
export const cpuBlocking = (events: readonly TraceEvent[]): number => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - free), 0);
};
