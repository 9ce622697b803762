const againMs = 3000;

/** What came of a report: heard, turned down in words, or lost on the way. */
export type ReportOutcome = 'heard' | 'turnedDown' | 'lost';

/**
 * Reports to the server where a player stands, one position at a time. Of the positions that come up meanwhile, the last is
 * reported next. A lost report is repeated, so the last second, which pays, always arrives. After `stop` nothing is sent,
 * also when a report is still on its way.
 */
export const reportInOrder = () => {
  let isReporting = false;
  let isStopped = false;
  let next: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = async (
    position: number,
    send: (position: number) => Promise<ReportOutcome>,
  ): Promise<void> => {
    clearTimeout(timer);
    if (isStopped) return;
    if (isReporting) {
      next = position;
      return;
    }
    isReporting = true;
    const outcome = await send(position);
    isReporting = false;
    // After a refusal the player stands elsewhere.
    const waiting = outcome === 'turnedDown' ? undefined : next;
    next = undefined;
    if (waiting !== undefined) await report(waiting, send);
    else if (outcome === 'lost' && !isStopped) timer = setTimeout(() => void report(position, send), againMs);
  };

  return {
    report,
    /** Takes reports (again), until the function it answers is called. */
    start: (): (() => void) => {
      isStopped = false;
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
};
