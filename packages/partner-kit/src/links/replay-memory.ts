/** Remembers which links were taken. Give one over a database when several processes share the work. */
export interface ReplayMemory {
  /** True the first time a signature is seen, false for good afterwards. Must be atomic: of two at once, one is true. */
  readonly takes: (signature: string) => boolean | Promise<boolean>;
}

/** The bounds of a memory. */
export interface ReplayMemoryOptions {
  /** How long a signature is remembered, in seconds; at least as long as links stay valid. 1,200 by default. */
  readonly seconds?: number;
  /** How many signatures are held at once; 100,000 by default. */
  readonly limit?: number;
  /** Milliseconds since 1970; the device's clock by default. */
  readonly now?: () => number;
}

/**
 * A memory of this process. When it is full of links that are still valid it refuses further ones rather than forget
 * one that could come again.
 */
export function createReplayMemory({
  seconds = 1200,
  limit = 100_000,
  now = Date.now,
}: ReplayMemoryOptions = {}): ReplayMemory {
  const until = new Map<string, number>();
  const forgetOld = (): void => {
    // A map keeps the order of insertion, so the oldest come first.
    for (const [signature, end] of until) {
      if (end > now()) return;
      until.delete(signature);
    }
  };
  return {
    takes: (signature) => {
      forgetOld();
      if (until.has(signature) || until.size >= limit) return false;
      until.set(signature, now() + seconds * 1000);
      return true;
    },
  };
}
