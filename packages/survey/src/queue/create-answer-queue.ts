import type { Answers } from '../runner/runner-types.ts';
import type { KeptPage, QueueRecord, UpdateRecord } from './queue-record.ts';
import { retryDelay } from './retry-delay.ts';

/** The server's answer to a page. */
export interface Acknowledgement<Outcome> {
  /**
   * `stored`: the server has these answers. `refused`: it stored nothing, because it found problems or another device
   * has answered meanwhile. The answers then stay in this browser as a draft.
   */
  readonly status: 'stored' | 'refused';
  /** The revision that the server now holds for this page. */
  readonly revision: number;
  readonly outcome: Outcome;
}

export interface AnswerQueueOptions<Outcome> {
  /** What this browser has stored of the participation. */
  readonly stored: QueueRecord;
  readonly update: UpdateRecord;
  /** Sends one page. Rejects when no acknowledgement came; the queue resends the page if the error is retryable. */
  readonly send: (page: KeptPage) => Promise<Acknowledgement<Outcome>>;
  /** Whether the queue may resend after this rejection of `send` (network, 5xx). Other errors reject the `post`. */
  readonly retryable: (error: unknown) => boolean;
  readonly clock: {
    readonly setTimeout: (run: () => void, ms: number) => unknown;
    readonly clearTimeout: (handle: unknown) => void;
  };
  readonly online: {
    readonly isOnline: () => boolean;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Revision that the server answered at the start. This browser continues counting from it. */
  readonly serverRevision: number;
  readonly random?: () => number;
}

/**
 * - `saved`: the server has everything;
 * - `kept`: this browser has stored a draft;
 * - `sending`: a page is being sent;
 * - `waiting`: a posted page waits for the network;
 * - `full`: this browser can't store anything.
 */
export type QueueState = 'saved' | 'kept' | 'sending' | 'waiting' | 'full';

export interface AnswerQueue<Outcome> {
  /** Stores a page's answers without sending them. Call it on every change. */
  keep: (page: string, answers: Answers) => void;
  /** Stores the answers and sends them after all pages posted before. Resolves to the server's outcome. */
  post: (page: string, answers: Answers) => Promise<Outcome>;
  /** Newest answers of each page that the server doesn't have yet. Show them over the server's answers. */
  kept: () => Readonly<Record<string, Answers>>;
  state: () => QueueState;
  /** Calls `listener` after each change of `state`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Stops timers and listeners. What is stored stays for the next visit. */
  close: () => void;
}

interface Waiting<Outcome> {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Offline answer queue of one participation (rule 3.9: answers survive a closed browser and a dead network).
 *
 * - The queue stores answers before it sends them, and removes them only after the server acknowledged them.
 * - It sends pages one at a time, in the order they were posted. It retries a failure after 1 s doubling to 30 s, and
 *   immediately when the browser comes online.
 * - Each page carries a revision that only grows. The queue resends a page whose acknowledgement got lost with the same
 *   revision, so the server can tell it from a change and stores it once.
 * - Conflict rule: the page that is posted later wins. If another device answered meanwhile, the server stores nothing.
 *   The answers of this browser stay a draft, which is shown over the server's answers and can be posted again.
 * - Other tabs store their pages in the same record. The queue leaves a page alone that this tab has not changed.
 *
 * ```ts
 * const queue = createAnswerQueue({ stored, update, send, retryable, clock: window, online, serverRevision });
 * queue.keep('habit', { frequency: 'day' });
 * const outcome = await queue.post('habit', { frequency: 'day' });
 * ```
 */
export const createAnswerQueue = <Outcome>(options: AnswerQueueOptions<Outcome>): AnswerQueue<Outcome> => {
  const { stored, update, send, retryable, clock, online, random = Math.random } = options;
  let record: QueueRecord = { ...stored, revision: Math.max(stored.revision, options.serverRevision) };
  let room = true;
  let closed = false;
  let inFlight: KeptPage | undefined;
  let failures = 0;
  let timer: unknown;
  /** Resolves when the last change has been stored. */
  let written: Promise<void> = Promise.resolve();
  const touched = new Set<string>();
  const waiting = new Map<number, Waiting<Outcome>>();
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const write = (pages: readonly KeptPage[], revision = record.revision): void => {
    record = { revision, pages };
    const own = new Set(touched);
    const kept = update((elsewhere) => ({
      revision: Math.max(revision, elsewhere.revision),
      pages: [
        ...elsewhere.pages.filter(({ page }) => !own.has(page)),
        ...pages.filter(({ page }) => own.has(page)),
      ],
    }));
    written = kept.then((isKept) => {
      if (room === isKept) return;
      room = isKept;
      tell();
    });
    tell();
  };

  /** Appends a page's newest answers, and drops the page's older entries unless they are posted and still pending. */
  const put = (page: string, answers: Answers, state: KeptPage['state']): KeptPage => {
    touched.add(page);
    const entry: KeptPage = { page, answers, revision: record.revision + 1, state };
    const others = record.pages.filter(
      (kept) => kept.page !== page || (kept.state === 'posted' && isPending(kept)),
    );
    write([...others, entry], entry.revision);
    return entry;
  };

  const isPending = (kept: KeptPage): boolean =>
    kept.revision === inFlight?.revision || waiting.has(kept.revision);

  const settle = (entry: KeptPage, answer: Acknowledgement<Outcome>): void => {
    failures = 0;
    touched.add(entry.page);
    const rest = record.pages.filter((kept) => kept.revision !== entry.revision);
    const superseded = rest.some((kept) => kept.page === entry.page);
    const back = answer.status === 'refused' && !superseded ? [{ ...entry, state: 'draft' as const }] : [];
    write([...rest, ...back], Math.max(record.revision, answer.revision));
    waiting.get(entry.revision)?.resolve(answer.outcome);
    waiting.delete(entry.revision);
  };

  const fail = (entry: KeptPage, error: unknown): void => {
    if (retryable(error)) {
      failures += 1;
      timer = clock.setTimeout(wake, retryDelay(failures, random()));
      return write(record.pages);
    }
    touched.add(entry.page);
    write(
      record.pages.map((kept) => (kept.revision === entry.revision ? { ...kept, state: 'draft' } : kept)),
    );
    waiting.get(entry.revision)?.reject(error);
    waiting.delete(entry.revision);
  };

  const pump = async (): Promise<void> => {
    const entry = record.pages.find((kept) => kept.state === 'posted');
    if (!entry || closed || inFlight || timer !== undefined || !online.isOnline()) return;
    inFlight = entry;
    write(record.pages);
    await written;
    const settleWith = await send(entry).then(
      (answer) => () => settle(entry, answer),
      (error: unknown) => () => fail(entry, error),
    );
    inFlight = undefined;
    settleWith();
    await pump();
  };

  const wake = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    tell();
    void pump();
  };

  const unsubscribe = online.subscribe(wake);
  void pump();

  return {
    keep: (page, answers) => void put(page, answers, 'draft'),
    post: async (page, answers) => {
      const entry = put(page, answers, 'posted');
      const outcome = new Promise<Outcome>((resolve, reject) =>
        waiting.set(entry.revision, { resolve, reject }),
      );
      void pump();
      return outcome;
    },
    kept: () => Object.fromEntries(record.pages.map((kept) => [kept.page, kept.answers])),
    state: () => {
      if (!room) return 'full';
      if (inFlight) return 'sending';
      if (record.pages.some((kept) => kept.state === 'posted')) return 'waiting';
      return record.pages.length > 0 ? 'kept' : 'saved';
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      closed = true;
      unsubscribe();
      clock.clearTimeout(timer);
    },
  };
};
