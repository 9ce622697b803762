import type { SectionReads } from '@yayan/api-client';

/** How long to collect sections that come on screen before they are sent, in milliseconds. */
export const GATHER_MS = 400;
/** The most sections of one call. */
export const MOST_AT_ONCE = 50;

/**
 * Collects which sections were read and how far, and sends them together; if there are too many for one call, sends further
 * calls one after another.
 */
export class ReadQueue {
  readonly #waiting = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (sections: SectionReads['sections']) => void;

  constructor(send: (sections: SectionReads['sections']) => void) {
    this.#send = send;
  }

  add(sectionId: string, responseId: string): void {
    this.#waiting.set(sectionId, responseId);
    if (this.#timer === undefined) this.#wait();
  }

  /** Sends at once what waits. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#sendSome();
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#sendSome(), GATHER_MS);
  }

  #sendSome(): void {
    const some = [...this.#waiting].slice(0, MOST_AT_ONCE);
    for (const [sectionId] of some) this.#waiting.delete(sectionId);
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#wait();
    this.#send(some.map(([sectionId, responseId]) => ({ sectionId, responseId })));
  }
}
