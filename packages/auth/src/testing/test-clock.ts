import type { Clock } from '../clock.ts';

interface Wait {
  readonly at: number;
  readonly resolve: () => void;
}

/** A clock that runs only when a test advances it. */
export class TestClock implements Clock {
  #now: number;
  readonly #waits = new Set<Wait>();
  readonly #watchers = new Set<() => void>();

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const entry = { at: this.#now + ms, resolve };
      this.#waits.add(entry);
      signal?.addEventListener('abort', () => {
        this.#waits.delete(entry);
        reject(signal.reason);
      });
      for (const watch of this.#watchers) watch();
    });
  }

  /** Resolves once some code waits for a time within the next `ms` milliseconds, to the milliseconds until then. */
  async waiter(ms: number): Promise<number> {
    for (;;) {
      const next = Math.min(...[...this.#waits].map(({ at }) => at)) - this.#now;
      if (next <= ms) return Math.max(next, 0);
      await new Promise<void>((resolve) => {
        const watch = (): void => {
          this.#watchers.delete(watch);
          resolve();
        };
        this.#watchers.add(watch);
      });
    }
  }

  /** Advances the clock and wakes the waits that are over. */
  advance(ms: number): void {
    this.#now += ms;
    for (const entry of this.#waits) {
      if (entry.at > this.#now) continue;
      this.#waits.delete(entry);
      entry.resolve();
    }
  }

  /** Advances the clock wait by wait until `work` settles, and returns its result. */
  async run<T>(work: Promise<T>): Promise<T> {
    const over = work.then(
      () => undefined,
      () => undefined,
    );
    for (;;) {
      const next = await Promise.race([this.waiter(Number.MAX_SAFE_INTEGER), over]);
      if (next === undefined) return work;
      this.advance(next);
    }
  }
}
