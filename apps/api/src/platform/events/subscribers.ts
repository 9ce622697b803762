import type { Logger } from '../log.ts';

export interface Subscribers {
  /** Calls `heard` for each later event of a topic. Returns a function that ends the subscription. */
  add: (topic: string, heard: (payload: unknown) => void) => () => void;
  /** Calls all subscribers of a topic. It logs the error of one that throws, and still calls the others. */
  notify: (topic: string, payload: unknown) => void;
}

/** The subscribers of each topic in this process. */
export function createSubscribers(log: Logger): Subscribers {
  const all = new Map<string, Set<(payload: unknown) => void>>();
  return {
    add: (topic, heard) => {
      const known = all.get(topic) ?? new Set();
      all.set(topic, known.add(heard));
      return () => {
        known.delete(heard);
        if (known.size === 0 && all.get(topic) === known) all.delete(topic);
      };
    },
    notify: (topic, payload) => {
      for (const heard of all.get(topic) ?? []) {
        try {
          heard(payload);
        } catch (err) {
          log.error({ err, topic }, 'event subscriber failed');
        }
      }
    },
  };
}
