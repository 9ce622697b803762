import type { AnswerQueueOptions } from './queue-types.ts';

/** How long a browser may take to store answers. Some never answer after a restart, and the server must not wait for them. */
const storeMs = 1000;

/** Waits for a browser to store changes, and knows whether it stored the last one. */
interface StoreWait {
  /**
   * Resolves when the browser has stored a change or refused to, and at the latest after a second. After a change without an
   * answer it resolves at once until the browser answers again.
   */
  readonly wait: (kept: Promise<boolean>) => Promise<void>;
  /** Whether this browser has stored the last change; undefined before its first answer. */
  readonly hasRoom: () => boolean | undefined;
}

/** `onChange` is called when `hasRoom` changes. `held`: answers of an earlier visit were read, so that visit stored them. */
export function createStoreWait(
  clock: Pick<AnswerQueueOptions<unknown>['clock'], 'setTimeout' | 'clearTimeout'>,
  onChange: () => void,
  held = false,
): StoreWait {
  let room: boolean | undefined = held || undefined;
  let writes = 0;
  let hangs = false;
  const wait = (kept: Promise<boolean>): Promise<void> => {
    writes += 1;
    const mine = writes;
    return new Promise((resolve) => {
      const hear = (isKept: boolean): void => {
        resolve();
        if (mine !== writes || room === isKept) return;
        room = isKept;
        onChange();
      };
      if (hangs) resolve();
      const late = clock.setTimeout(() => {
        hangs = true;
        hear(false);
      }, storeMs);
      void kept.then((isKept) => {
        if (isKept) hangs = false;
        clock.clearTimeout(late);
        hear(isKept);
      });
    });
  };
  return { wait, hasRoom: () => room };
}
