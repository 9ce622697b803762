import type { LiveOutlet, LiveStream } from '../../call/call.ts';

/** Events that wait to be sent to one open page. */
export interface LiveQueue extends LiveStream {
  readonly push: (event: Uint8Array) => void;
  /** Ends the stream after the waiting events were sent. */
  readonly end: () => void;
}

/** How many events may wait for a page that does not read. After that the page gets one `reset` instead. */
const CAPACITY = 200;

/**
 * A bounded queue between events and a page that may be slow. `reset` makes the event that replaces a full queue;
 * `ended` is called when the queue accepts no more events.
 */
export function liveQueue(reset: () => Uint8Array, ended: () => void): LiveQueue {
  let waiting: Uint8Array[] = [];
  let outlet: LiveOutlet | undefined;
  let isFull = false;
  let isOver = false;

  const flush = (): void => {
    if (outlet === undefined) return;
    isFull = false;
    const events = waiting;
    waiting = [];
    for (const event of events) {
      if (isFull) waiting.push(event);
      else isFull = !outlet.write(event);
    }
    if (isOver && waiting.length === 0) outlet.end();
  };

  return {
    start: (opened) => {
      outlet = opened;
      flush();
    },
    resume: flush,
    push: (event) => {
      if (isOver) return;
      if (outlet !== undefined && !isFull) isFull = !outlet.write(event);
      else if (waiting.length < CAPACITY) waiting.push(event);
      else waiting = [reset()];
    },
    end: () => {
      if (isOver) return;
      isOver = true;
      ended();
      if (waiting.length === 0) outlet?.end();
    },
  };
}
