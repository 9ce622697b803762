import type { Logger } from '../log.ts';

export interface Subscribers {
  /** Hears what is told about a topic from now on. Returns what ends it. */
  add: (topic: string, heard: (payload: unknown) => void) => () => void;
  /** One that fails is logged and holds up no other. */
  tell: (topic: string, payload: unknown) => void;
}

/** Who hears about which topic in this process. */
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
    tell: (topic, payload) => {
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
