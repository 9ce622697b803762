import { createArrivals } from './arrivals.ts';
import { chosenDraft, loadedConflicts, withConflicts } from './conflicts.ts';
import {
  changesOf,
  givenNow,
  gonePages,
  type AnswerTimes,
  only,
  reopened,
  unsentAnswers,
  withChanges,
} from './draft-changes.ts';
import { createDraftTimer } from './draft-timer.ts';
import { createTabMerge } from './other-tabs.ts';
import {
  emptyDraft,
  isDraft,
  isPosted,
  type KeptPage,
  onlyAsking,
  type QueueRecord,
} from './queue-record.ts';
import type {
  Acknowledgement,
  AnswerQueue,
  AnswerQueueOptions,
  DraftAcknowledgement,
} from './queue-types.ts';
import { mergeNewer } from './newer-answers.ts';
import { joinLateRecord } from './late-record.ts';
import { queueState } from './queue-state.ts';
import { retryDelay } from './retry-delay.ts';
import { createStoreWait } from './store-wait.ts';

/**
 * Offline answer queue of one participation (rule 3.9): each answer is on the server within 2 seconds, and answers survive a
 * closed browser and a lost network.
 *
 * - The queue stores answers before it sends them, and removes them only after the server has confirmed them.
 * - It sends one message at a time: first pages in the order of posting, then drafts. It retries a failure after 1 s, doubling
 * to 30 s, and immediately when the browser comes online.
 * - A draft contains only the changed answers. The server never overwrites an answer that this browser has not seen: it returns
 * that answer, and the later of the two counts.
 * - Conflict rule of pages: the page that is posted later wins. If another device answered meanwhile, the server stores
 *   nothing. The answers of this browser stay a draft, which is shown over the server's answers and can be posted again.
 * - Other tabs store their answers in the same record. The queue doesn't change answers that only they have.
 *
 * ```ts
 * queue.keep('habit', { frequency: 'day' });
 * const outcome = await queue.post('habit', { frequency: 'day' });
 * ```
 */
export const createAnswerQueue = <Outcome>(options: AnswerQueueOptions<Outcome>): AnswerQueue<Outcome> => {
  const { stored, update, base, send, sendDrafts, retryable, clock, online, random = Math.random } = options;
  let known = options.known;
  let record: QueueRecord = {
    ...stored,
    pages: stored.pages.flatMap((kept) => reopened(kept, known, base()) ?? []),
  };
  let conflicts = loadedConflicts(record.pages, known, options.before);
  let closed = false;
  let inFlight: KeptPage | undefined;
  let failures = 0;
  let timer: unknown;
  /** Whether drafts are to be sent now. Drafts of an earlier visit are sent at once. */
  let due = true;
  let drafts: 'sent' | 'stoppedUntilChange' | 'stopped' = 'sent';
  /** A page for which to ask the server what other devices stored. */
  let lookAt: string | undefined;
  /** Resolves when the last change has been stored, or when the browser takes too long. */
  let written: Promise<void> = Promise.resolve();
  const arrivals = createArrivals();
  const tabs = createTabMerge(stored);
  const touched = new Set(gonePages(stored, record));
  /** Every answer that a page can have. */
  const namesOf = new Map<string, readonly string[]>();
  /** When this browser changed each answer during this visit, sent or not. */
  const own = new Map<string, AnswerTimes>();
  const waiting = new Map<number, Pick<PromiseWithResolvers<Outcome>, 'resolve' | 'reject'>>();
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const store = createStoreWait(clock, notify, record.pages.length > 0);

  const write = (pages: readonly KeptPage[], revision = record.revision): void => {
    record = { revision, pages };
    const ours = new Set(touched);
    tabs.remember(pages);
    const kept = update((elsewhere) => ({
      revision: Math.max(revision, elsewhere.revision),
      pages: tabs.merge(elsewhere.pages, pages, ours),
    }));
    written = store.wait(kept);
    notify();
  };

  const isPending = (kept: KeptPage): boolean =>
    isPosted(kept) && (kept.revision === inFlight?.revision || waiting.has(kept.revision));

  const draftOf = (page: string): KeptPage | undefined =>
    record.pages.find((kept) => kept.page === page && isDraft(kept));

  /** All entries except those of this page. Posted entries of the page that are still pending stay. */
  const othersThan = (page: string): readonly KeptPage[] => {
    touched.add(page);
    return record.pages.filter((kept) => kept.page !== page || isPending(kept));
  };

  const put = (entry: Omit<KeptPage, 'revision'>): KeptPage => {
    const added = { ...entry, revision: record.revision + 1 };
    write([...othersThan(entry.page), added], added.revision);
    return added;
  };

  /** The page without the answers that the server has now; undefined when it has all. */
  const trimmed = (kept: KeptPage): KeptPage | undefined =>
    isDraft(kept) ? reopened(kept, known, base()) : kept;

  /** Turns a page into a draft with every answer that this browser gave. */
  const asDraft = (entry: KeptPage): KeptPage => {
    const names = namesOf.get(entry.page) ?? Object.keys(entry.answers);
    const given = givenNow(entry, entry.answers, names, known, clock.now());
    return { ...entry, state: 'draft', given: { ...own.get(entry.page), ...given } };
  };

  const settle = (entry: KeptPage, answer: Acknowledgement<Outcome>): void => {
    touched.add(entry.page);
    const rest = record.pages.filter((kept) => kept.revision !== entry.revision);
    const isSuperseded = rest.some((kept) => kept.page === entry.page);
    if (answer.status === 'stored') {
      const names = namesOf.get(entry.page) ?? [];
      const cleared = names.filter((name) => entry.answers[name] === undefined);
      known = withChanges(known, { answers: entry.answers, cleared });
      own.delete(entry.page);
    }
    const back = answer.status === 'refused' && !isSuperseded ? [asDraft(entry)] : [];
    const left = rest.flatMap((kept) => trimmed(kept) ?? []);
    write([...left, ...back], Math.max(record.revision, answer.revision));
    waiting.get(entry.revision)?.resolve(answer.outcome);
    waiting.delete(entry.revision);
  };

  const fail = (entry: KeptPage, error: unknown): void => {
    if (entry.revision === onlyAsking) return;
    if (retryable(error)) {
      failures += 1;
      if (!closed) timer = clock.setTimeout(wake, retryDelay(failures, random()));
      return write(record.pages);
    }
    touched.add(entry.page);
    if (isDraft(entry)) drafts = 'stoppedUntilChange';
    write(record.pages.map((kept) => (kept.revision === entry.revision ? asDraft(kept) : kept)));
    waiting.get(entry.revision)?.reject(error);
    waiting.delete(entry.revision);
  };

  const settleDrafts = (entry: KeptPage, sentAt: number, answer: DraftAcknowledgement): void => {
    touched.add(entry.page);
    if (answer.status !== 'stored') {
      drafts = 'stopped';
      for (const { page } of record.pages) touched.add(page);
      return write(answer.status === 'ended' ? [] : record.pages.map(asDraft));
    }
    const merged = mergeNewer({ pages: record.pages, known, entry, sentAt }, answer.newer);
    const { theirs, dropped } = merged;
    known = merged.known;
    conflicts = withConflicts(conflicts, merged.conflicts);
    write(
      record.pages.flatMap((kept) => {
        const left = Object.entries(kept.given ?? {}).filter(([name]) => !dropped.has(name));
        return isDraft(kept) ? (trimmed({ ...kept, given: Object.fromEntries(left) }) ?? []) : kept;
      }),
    );
    // Answers changed meanwhile wait for their own timer.
    due = !draftTimer.isWaiting();
    arrivals.add(only(theirs, (name) => dropped.has(name)));
  };

  /** Sends a page or draft. Resolves to the action for the server's answer. */
  const deliver = async (entry: KeptPage): Promise<() => void> => {
    const sentAt = clock.now();
    const answered = isPosted(entry)
      ? send(entry).then((answer) => () => settle(entry, answer))
      : sendDrafts(entry.page, changesOf(entry)).then((answer) => () => settleDrafts(entry, sentAt, answer));
    return await answered.then(
      (settleWith) => () => {
        failures = 0;
        settleWith();
      },
      (error: unknown) => () => fail(entry, error),
    );
  };

  const pump = async (): Promise<void> => {
    if (inFlight || timer !== undefined || !online.isOnline()) return;
    const draft = due && drafts === 'sent' ? record.pages.find(isDraft) : undefined;
    const entry =
      record.pages.find(isPosted) ?? draft ?? (drafts === 'sent' ? emptyDraft(lookAt) : undefined);
    due &&= entry !== undefined;
    if (!entry) return;
    if (isDraft(entry)) lookAt = undefined;
    inFlight = entry;
    write(record.pages);
    await written;
    const settleWith = await deliver(entry);
    inFlight = undefined;
    settleWith();
    if (!closed) await pump();
  };

  const wake = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    due = true;
    notify();
    void pump();
  };

  const flush = (): void => {
    draftTimer.stop();
    due = true;
    void pump();
  };
  const draftTimer = createDraftTimer(clock, flush);

  const unsubscribe = online.subscribe(wake);
  void pump();

  return {
    keep: (page, answers, names = Object.keys(answers)) => {
      namesOf.set(page, names);
      const given = givenNow(draftOf(page), answers, names, known, clock.now());
      own.set(page, { ...own.get(page), ...given });
      if (drafts === 'stoppedUntilChange') drafts = 'sent';
      if (Object.keys(given).length > 0) put({ page, answers, state: 'draft', given });
      else write(othersThan(page));
      draftTimer.start();
    },
    post: async (page, answers) => {
      const given = draftOf(page)?.given;
      const now = { base: base(), at: clock.now() };
      const entry = put({ page, answers, state: 'posted', ...now, ...(given && { given }) });
      const outcome = new Promise<Outcome>((resolve, reject) =>
        waiting.set(entry.revision, { resolve, reject }),
      );
      void pump();
      return outcome;
    },
    flush,
    conflicts: () => conflicts,
    choose: (name, side) => {
      const chosen = conflicts.find((one) => one.name === name);
      conflicts = conflicts.filter((one) => one !== chosen);
      if (chosen === undefined || chosen.counts === side) return notify();
      const { answers, given, changes } = chosenDraft(chosen, side, {
        draft: draftOf(chosen.page),
        known,
        now: clock.now(),
      });
      // Shown first: the runner reports the page that it shows, and this answer may be on another one.
      arrivals.add(changes);
      if (Object.keys(given).length > 0) put({ page: chosen.page, answers, state: 'draft', given });
      else write(othersThan(chosen.page));
      draftTimer.start();
    },
    adopt: (late) => {
      const joined = joinLateRecord(late, { record, known, base: base(), touched }, tabs);
      tabs.remember(late.pages);
      for (const { page } of late.pages) touched.add(page);
      write(joined.pages, Math.max(record.revision, late.revision));
      arrivals.add(joined.changes);
      flush();
    },
    look: (page) => {
      if (inFlight?.revision === onlyAsking) return;
      lookAt = page;
      void pump();
    },
    kept: () => unsentAnswers(record.pages),
    posted: () => record.pages.filter(isPosted).map(({ page }) => page),
    known: () => known,
    cleared: () => record.pages.flatMap((kept) => (isDraft(kept) ? changesOf(kept).cleared : [])),
    state: () =>
      queueState({
        isEmpty: record.pages.length === 0,
        isStopped: !record.pages.some(isPosted) && drafts !== 'sent',
        hasFailed: failures > 0,
        isOnline: online.isOnline(),
        hasRoom: store.hasRoom(),
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    arrivals: arrivals.subscribe,
    close: () => {
      flush();
      closed = true;
      unsubscribe();
      clock.clearTimeout(timer);
    },
  };
};
