import { getSurveySession } from '@yayan/api-client';
import { type QueueRecord, readRecord } from '@yayan/survey';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';
import type { UnsentOwner, UnsentStore } from '../../../shell/unsent/unsent-store.ts';
import { createAnswering } from './create-answering.ts';
import { sessionAnswers } from './session-answers.ts';

/** The prefix of the names of stored answers; the participation's id follows. */
export const keptPrefix = 'survey ';

const nothing = (): void => undefined;

/**
 * A page that shows a questionnaire sends its answers itself, and holds this lock meanwhile. Several tabs may show the same
 * questionnaire, so pages share the lock.
 */
const lockOf = (sessionId: string): string => `yayan-answering ${sessionId}`;

/** Holds the lock of a questionnaire until the returned function is called. */
export const holdAnswering = (sessionId: string): (() => void) => {
  let release = nothing;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockOf(sessionId), { mode: 'shared' }, () => released).catch(nothing);
  return release;
};

interface SendKeptOptions {
  owner: UnsentOwner;
  store: UnsentStore;
  isOnline: () => boolean;
  /** Ends the work; what isn't sent by then stays stored. */
  signal: AbortSignal;
}

const clock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (handle: unknown) => clearTimeout(Number(handle)),
};
/**
 * Sends one participation's answers by the rules of its page (rule 3.9). Resolves to true when nothing is left to try again.
 */
const sendOne = async (sessionId: string, { owner, store, isOnline, signal }: SendKeptOptions) => {
  const id = `${keptPrefix}${sessionId}`;
  const session = await getSurveySession(sessionId, { quiet: true });
  // Its page has opened meanwhile, or the member has signed out.
  if (signal.aborted) return false;
  if (session.resultId !== null) {
    // It ended elsewhere: the server accepts no more answers.
    await store.update(owner, id, nothing);
    return true;
  }
  const stored = readRecord(await store.read(owner, id));
  const { queue } = createAnswering({
    sessionId,
    page: session.page,
    revision: session.revision,
    draftRevision: session.drafts.revision,
    known: sessionAnswers(session),
    stored,
    update: async (change: (stored: QueueRecord) => QueueRecord) =>
      await store.update(owner, id, (data) => {
        const changed = change(readRecord(data));
        return changed.pages.length === 0 ? undefined : changed;
      }),
    clock,
    online: { isOnline, subscribe: () => nothing },
    onEnded: nothing,
    onMoved: nothing,
    onSeat: nothing,
    onPaused: nothing,
  });
  const isOver = (): boolean => signal.aborted || queue.state() === 'saved' || queue.state() === 'kept';
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (isOver()) resolve();
    };
    queue.subscribe(look);
    signal.addEventListener('abort', look);
    queue.flush();
    look();
  });
  queue.close();
  return !signal.aborted;
};

/**
 * Sends the stored answers of all questionnaires that no page shows. A failure of one doesn't stop the others. Resolves to true
 * when nothing is left to try again.
 */
export const sendKept = async (options: SendKeptOptions): Promise<boolean> => {
  const ids = await options.store.idsOf(options.owner);
  let isDone = true;
  for (const id of ids.filter((name) => name.startsWith(keptPrefix))) {
    if (options.signal.aborted) return false;
    const sessionId = id.slice(keptPrefix.length);
    try {
      isDone = (await unlessShown(sessionId, () => sendOne(sessionId, options))) && isDone;
    } catch (error) {
      isDone &&= !isWorthSendingAgain(error);
    }
  }
  return isDone;
};

/** Runs `work`, unless a page that shows this questionnaire or another sender already sends its answers. */
const unlessShown = async (sessionId: string, work: () => Promise<boolean>): Promise<boolean> =>
  await navigator.locks.request(lockOf(sessionId), { ifAvailable: true }, async (lock) =>
    lock ? await work() : true,
  );
