import type { LiveMessage } from '../../http/call.ts';

/** Events on their way to one open page. */
export interface LiveQueue {
  readonly push: (message: LiveMessage) => void;
  /** Ends the stream after the waiting events were read. */
  readonly end: () => void;
  readonly messages: AsyncIterable<LiveMessage>;
}

/** How many events may wait for a page that does not read. After that the page gets one `reset` instead. */
const CAPACITY = 200;

/** A bounded queue between events and a page that may be slow. `reset` makes the event that replaces a full queue. */
export function liveQueue(reset: () => LiveMessage): LiveQueue {
  const waiting: LiveMessage[] = [];
  let ended = false;
  let wake = Promise.withResolvers<void>();

  async function* take(): AsyncGenerator<LiveMessage> {
    for (;;) {
      const next = waiting.shift();
      if (next !== undefined) yield next;
      else if (ended) return;
      else {
        await wake.promise;
        wake = Promise.withResolvers<void>();
      }
    }
  }

  return {
    push: (message) => {
      if (ended) return;
      if (waiting.length < CAPACITY) waiting.push(message);
      else waiting.splice(0, CAPACITY, reset());
      wake.resolve();
    },
    end: () => {
      ended = true;
      wake.resolve();
    },
    messages: take(),
  };
}
