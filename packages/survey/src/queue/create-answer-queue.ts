import type { Answers } from '../runner/runner-types.ts';
import type { KeptPage, QueueRecord, UpdateRecord } from './queue-record.ts';
import { retryDelay } from './retry-delay.ts';

/** What the server made of a page that was sent. */
export interface Acknowledgement<Outcome> {
  /**
   * `stored`: the server has these answers. `refused`: it stored nothing (problems, or answered elsewhere meanwhile),
   * the answers stay here as a draft.
   */
  readonly status: 'stored' | 'refused';
  /** The revision the server holds for this page now. */
  readonly revision: number;
  readonly outcome: Outcome;
}

export interface AnswerQueueOptions<Outcome> {
  /** What this browser keeps of the participation. */
  readonly stored: QueueRecord;
  readonly update: UpdateRecord;
  /** Sends one page. Rejects when it is not known whether the server has it; it is then sent again. */
  readonly send: (page: KeptPage) => Promise<Acknowledgement<Outcome>>;
  /** Whether a rejection of `send` may be tried again (network, 5xx); others go back to whoever posted. */
  readonly retryable: (error: unknown) => boolean;
  readonly clock: {
    readonly setTimeout: (run: () => void, ms: number) => unknown;
    readonly clearTimeout: (handle: unknown) => void;
  };
  readonly online: {
    readonly isOnline: () => boolean;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Revision the server answered at the start, so that this browser counts on from there. */
  readonly serverRevision: number;
  readonly random?: () => number;
}

/** `saved`: nothing waits. `kept`: a draft is safe in this browser. `sending`. `waiting`: for the network. `full`: the browser keeps nothing. */
export type QueueState = 'saved' | 'kept' | 'sending' | 'waiting' | 'full';

export interface AnswerQueue<Outcome> {
  /** Keeps a page's answers at once, without sending: call it on every change. */
  keep: (page: string, answers: Answers) => void;
  /** Keeps them, and sends them after everything posted before; resolves with the server's outcome. */
  post: (page: string, answers: Answers) => Promise<Outcome>;
  /** What is kept here and not with the server yet, newest of each page: shown over the server's answers. */
  kept: () => Readonly<Record<string, Answers>>;
  state: () => QueueState;
  /** Tells of each change of `state`; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** Stops timers and listeners; what is kept stays for the next time. */
  close: () => void;
}

interface Waiting<Outcome> {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Offline answer queue of one participation (rule 3.9: answers survive a closed browser and a dead network).
 *
 * - Answers are stored before anything is sent, and are removed only when the server has acknowledged them.
 * - Pages go out one at a time, in the order they were posted; a failure is tried again after 1 s doubling to
 *   30 s, and at once when the browser comes online.
 * - Each page carries a revision that only grows. A page whose acknowledgement got lost is sent again with the
 *   same revision, so the server can tell it from a change and has its effect once.
 * - Conflict rule: the page that is posted later wins. Where another device answered meanwhile the server stores
 *   nothing: what was answered here stays a draft, to be shown with what the server has and posted again.
 * - Other tabs keep their pages in the same record: a page this tab has not touched is left as it is there.
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
  /** Settles when the last change has been stored. */
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

  /** Puts a page's newest answers last; an older entry that is not on its way is thereby superseded. */
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
