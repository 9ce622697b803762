import type { SurveySession } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { type Answers, joinRecords, type QueueRecord, readRecord } from '@yayan/survey';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { dropKept } from '../../../shell/unsent/drop-kept.ts';
import { dropFinished, type Finished, keepFinished, readFinished } from '../../../shell/unsent/finished.ts';
import { keptPrefix } from '../../../shell/unsent/row-names.ts';
import { keepStep, readStep, type ShownStep } from '../../../shell/unsent/shown-step.ts';
import type { Join, UnsentOwner } from '../../../shell/unsent/unsent-store.ts';
import { type Answering, type AnsweringOptions, createAnswering } from './create-answering.ts';
import { mayHandIn } from './may-hand-in.ts';
import { createSessionCopy } from './session-copy.ts';
import { type KeptFile, readFiles } from './kept-files.ts';
import { watchReturn } from './watch-return.ts';

const online = {
  isOnline: () => navigator.onLine,
  subscribe: (listener: () => void) => {
    globalThis.addEventListener('online', listener);
    return () => globalThis.removeEventListener('online', listener);
  },
};

const clock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => globalThis.setTimeout(run, ms),
  clearTimeout: (handle: unknown) => globalThis.clearTimeout(Number(handle)),
};

interface StoreOptions extends Omit<AnsweringOptions, 'stored' | 'update' | 'clock' | 'online'> {
  /** The owner of the answers. Without an owner this browser stores none. */
  owner: UnsentOwner | undefined;
  /** The loaded session, of which a copy is stored. */
  session: SurveySession;
}

/**
 * What has become of a press of 提交 of an earlier visit, as long as the questionnaire is open.
 *
 * - `waits`: it is handed in by itself once the server has all pages;
 * - `open`: that failed or was refused, so the member must press again;
 * - `changed`: the member has changed something since.
 */
export type EarlierPress = 'waits' | 'open' | 'changed';

const join: Join = (stored, ahead) => joinRecords(readRecord(stored), readRecord(ahead));

/** How long a browser may take to read answers. The respondent begins then, with those that the server has. */
const patienceMs = 800;

/** The stored record of one participation in this browser, how to update it, and what the browser reads too late. */
const recordOf = async (owner: UnsentOwner | undefined, sessionId: string) => {
  const empty = readRecord(undefined);
  if (owner === undefined) return { stored: empty, late: undefined, update: async () => false };
  const id = `${keptPrefix}${sessionId}`;
  const reading = unsent.read(owner, id, join).then(readRecord);
  const inTime = await Promise.race([reading, wait(patienceMs)]);
  return {
    stored: inTime ?? empty,
    late: inTime ? undefined : reading,
    update: (change: (stored: QueueRecord) => QueueRecord) =>
      unsent.update(
        owner,
        id,
        (stored) => {
          const changed = change(readRecord(stored));
          return changed.pages.length === 0 ? undefined : changed;
        },
        join,
      ),
  };
};

const stepOf = async (owner: UnsentOwner | undefined, sessionId: string): Promise<ShownStep | undefined> =>
  owner && (await Promise.race([readStep(unsent, owner, sessionId), wait(patienceMs)]));

const filesOf = async (owner: UnsentOwner | undefined, sessionId: string): Promise<readonly KeptFile[]> =>
  (owner && (await Promise.race([readFiles(owner, sessionId), wait(patienceMs)]))) ?? [];

const finishedOf = async (owner: UnsentOwner | undefined, sessionId: string): Promise<Finished | undefined> =>
  owner && (await Promise.race([readFinished(unsent, owner, sessionId), wait(patienceMs)]));

const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms));

/**
 * Makes an answering that React can subscribe to. It opens with the first subscriber and closes when the component unmounts. On
 * opening it sends the unsent pages of an earlier visit.
 */
export const createAnsweringStore = ({ owner, session, ...options }: StoreOptions) => {
  const { sessionId, page } = options;
  let answering: Answering | undefined;
  let step: ShownStep | undefined;
  let interrupted: readonly KeptFile[] = [];
  /** What the member handed in, until the server has it or the member changes something. */
  let finished: Finished | undefined;
  let isFirstStep = true;
  let hasEnded = false;
  const onEnded: AnsweringOptions['onEnded'] = (resultId, result) => {
    hasEnded = true;
    finished = undefined;
    if (owner !== undefined) void dropKept(sessionId, owner);
    options.onEnded(resultId, result);
  };
  /** What has become of a press of 提交 of an earlier visit. */
  let earlierPress: EarlierPress | undefined;
  const listeners = new Set<() => void>();
  const setEarlierPress = (next: EarlierPress | undefined): void => {
    earlierPress = next;
    for (const listener of listeners) listener();
  };
  const unfinish = (why: 'changed' | 'open' = 'changed'): void => {
    if (earlierPress !== undefined) setEarlierPress(why);
    if (finished === undefined) return;
    finished = undefined;
    if (owner !== undefined) void dropFinished(unsent, owner, sessionId);
  };
  /** Hands in what an earlier visit finished, as soon as the server has all its pages. */
  const handInEarlier = (opened: Answering): (() => void) => {
    const earlier = finished;
    setEarlierPress(earlier && 'waits');
    const posted = opened.queue.posted();
    let isTried = false;
    return () => {
      if (isTried || earlier === undefined || finished !== earlier || opened.queue.state() !== 'saved')
        return;
      isTried = true;
      if (!mayHandIn(earlier, session, posted) || !opened.isReady(earlier)) return unfinish('open');
      // Still remembered after a failure: the next visit, or another page, tries again.
      void opened.submit(earlier).then(
        ({ kind }) => (kind === 'refused' ? unfinish('open') : undefined),
        () => setEarlierPress('open'),
      );
    };
  };
  /** A phone may close a page that it hides, so send the unsent pages first. */
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') answering?.queue.flush();
  };
  return {
    /** Accepts one subscriber, and calls it when the browser's stored record has been read. */
    subscribe: (onOpened: () => void) => {
      let closed = false;
      let stopWatching = (): void => undefined;
      const reading = [
        recordOf(owner, sessionId),
        stepOf(owner, sessionId),
        filesOf(owner, sessionId),
        finishedOf(owner, sessionId),
      ] as const;
      void Promise.all(reading).then((read) => {
        const [{ late, ...record }, shown, files, earlier] = read;
        if (closed) return;
        finished = earlier;
        step = shown;
        interrupted = files;
        const opened = createAnswering({ ...options, ...record, onEnded, clock, online });
        answering = opened;
        const { queue } = opened;
        const copy = owner && createSessionCopy(owner, sessionId, session);
        copy?.keep(opened.confirmed());
        queue.subscribe(() => (hasEnded ? undefined : copy?.keep(opened.confirmed())));
        const handIn = handInEarlier(opened);
        queue.subscribe(handIn);
        handIn();
        void late?.then((read) => (closed || read.pages.length === 0 ? undefined : queue.adopt(read)));
        document.addEventListener('visibilitychange', flushWhenHidden);
        stopWatching = watchReturn(() => answering?.queue.look(page));
        onOpened();
      });
      return () => {
        closed = true;
        document.removeEventListener('visibilitychange', flushWhenHidden);
        stopWatching();
        answering?.queue.close();
        answering = undefined;
      };
    },
    current: () => answering,
    /** The step that this browser showed last. */
    step: () => step,
    owner,
    /** The chosen files of an earlier visit that were not uploaded. */
    interrupted: () => interrupted,
    /** Remembers that the member pressed 提交. Call it after the last page was posted. */
    finish: (at: string, answers: Answers): void => {
      const confirmed = answering?.confirmed();
      if (!answering || !confirmed || owner === undefined) return;
      const revision = confirmed.revision + answering.queue.posted().length;
      const { title, hashId } = session.task;
      finished = { page: at, answers, revision, key: newIdempotencyKey(), task: { title, hashId } };
      void keepFinished(unsent, owner, sessionId, finished);
    },
    finished: () => finished,
    unfinish: (): void => unfinish(),
    earlierPress: () => earlierPress,
    /** Calls `listener` after each change of `earlierPress`. Returns a function that unsubscribes. */
    subscribeEarlierPress: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Stores the step that is shown now, and what the questionnaire calls its place. */
    keepStep: (at: string, question: string | undefined, place: string): void => {
      const confirmed = answering?.confirmed();
      if (!answering || !confirmed || owner === undefined || hasEnded) return;
      const revision = confirmed.revision + answering.queue.posted().length;
      // Who steps away from a finished questionnaire wants to look again before it is handed in.
      const isElsewhere = step?.page !== at || (!isFirstStep && step.question !== (question ?? null));
      if (isElsewhere) unfinish();
      isFirstStep = false;
      const { title, hashId } = session.task;
      const { seatUntil } = confirmed;
      step = {
        page: at,
        question: question ?? null,
        revision,
        place,
        task: { title, hashId },
        seatUntil,
      };
      void keepStep(unsent, owner, sessionId, step);
    },
  };
};

export type AnsweringStore = ReturnType<typeof createAnsweringStore>;
