import type { LiveMessage } from '../../http/call.ts';

/** Messages on their way to one open page. */
export interface LiveQueue {
  readonly push: (message: LiveMessage) => void;
  /** Ends the stream once what is waiting was taken. */
  readonly end: () => void;
  readonly messages: AsyncIterable<LiveMessage>;
}

/** What a page that does not read may have waiting; beyond that it is told once to fetch everything anew. */
const CAPACITY = 200;

/** A queue between events, which wait for nobody, and a page, which may be slow. `reset` makes the message for a full one. */
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
