const againMs = 3000;

/** The outcome of a report: accepted, refused by the server, or lost. */
export type ReportOutcome = 'heard' | 'turnedDown' | 'lost';

/**
 * Reports a player's position to the server, one call at a time. Of the positions that come in meanwhile, only the last is
 * reported next. A lost report is sent again, so that the last second, which pays, always arrives. After `stop` nothing more is
 * sent, even if a report is still running.
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
    // After a refusal the player jumps to another position, so drop the waiting one.
    const waiting = outcome === 'turnedDown' ? undefined : next;
    next = undefined;
    if (waiting !== undefined) await report(waiting, send);
    else if (outcome === 'lost' && !isStopped) timer = setTimeout(() => void report(position, send), againMs);
  };

  return {
    report,
    /** Accepts reports (again) until the returned function is called. */
    start: (): (() => void) => {
      isStopped = false;
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
};
