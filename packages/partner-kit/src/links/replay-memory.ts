/** Remembers which links were used. With several processes, implement it over a shared database. */
export interface ReplayMemory {
  /**
   * Returns true the first time a signature is seen, and false for every later time. It must be atomic: of two simultaneous
   * calls, only one returns true.
   */
  readonly takes: (signature: string) => boolean | Promise<boolean>;
}

/** The bounds of a memory. */
export interface ReplayMemoryOptions {
  /** How long a signature is remembered, in seconds; at least as long as links are valid. 1,200 by default. */
  readonly seconds?: number;
  /** The most signatures to remember; 100,000 by default. */
  readonly limit?: number;
  /** Milliseconds since 1970; the device's clock by default. */
  readonly now?: () => number;
}

/**
 * A memory inside this process. When it is full of links that are still valid, it refuses new links instead of forgetting one
 * that could be replayed.
 */
export function createReplayMemory({
  seconds = 1200,
  limit = 100_000,
  now = Date.now,
}: ReplayMemoryOptions = {}): ReplayMemory {
  const until = new Map<string, number>();
  const removeExpired = (): void => {
    // A map keeps the order of insertion, so the oldest come first.
    for (const [signature, end] of until) {
      if (end > now()) return;
      until.delete(signature);
    }
  };
  return {
    takes: (signature) => {
      removeExpired();
      if (until.has(signature) || until.size >= limit) return false;
      until.set(signature, now() + seconds * 1000);
      return true;
    },
  };
}
