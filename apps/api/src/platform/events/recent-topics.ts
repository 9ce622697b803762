import type { Clock } from '../clock.ts';

export interface RecentTopics {
  note: (topic: string) => void;
  /** Whether it was noted within the last `keptMs`. */
  has: (topic: string) => boolean;
}

/** Remembers topics for a while. */
export function createRecentTopics(clock: Clock, keptMs: number): RecentTopics {
  /** When each was noted last, the oldest first. */
  const noted = new Map<string, number>();
  const forgetOld = (): void => {
    const limit = clock.now().getTime() - keptMs;
    for (const [topic, at] of noted) {
      if (at >= limit) return;
      noted.delete(topic);
    }
  };
  return {
    note: (topic) => {
      forgetOld();
      noted.delete(topic);
      noted.set(topic, clock.now().getTime());
    },
    has: (topic) => {
      forgetOld();
      return noted.has(topic);
    },
  };
}
