import type { Clock } from '../clock.ts';

export interface RecentTopics {
  note: (topic: string) => void;
  /** Returns whether the topic was noted within the last `keptMs` milliseconds. */
  has: (topic: string) => boolean;
}

/** Creates a memory of topics that forgets each one `keptMs` milliseconds after it was last noted. */
export function createRecentTopics(clock: Clock, keptMs: number): RecentTopics {
  /** When each topic was last noted, in milliseconds since 1970. The oldest comes first. */
  const noted = new Map<string, number>();
  const dropExpired = (): void => {
    const limit = clock.now().getTime() - keptMs;
    for (const [topic, at] of noted) {
      if (at >= limit) return;
      noted.delete(topic);
    }
  };
  return {
    note: (topic) => {
      dropExpired();
      noted.delete(topic);
      noted.set(topic, clock.now().getTime());
    },
    has: (topic) => {
      dropExpired();
      return noted.has(topic);
    },
  };
}
