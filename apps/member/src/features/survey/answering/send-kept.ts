import { getSurveySession, JoinResult } from '@yayan/api-client';
import { type QueueRecord, readRecord } from '@yayan/survey';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';
import { dropEnded } from '../../../shell/unsent/drop-ended.ts';
import { dropFinished, readFinished } from '../../../shell/unsent/finished.ts';
import { type HandInEnd, keepEnd } from '../../../shell/unsent/hand-in-ends.ts';
import { finishedPrefix, keptPrefix } from '../../../shell/unsent/row-names.ts';
import type { UnsentOwner, UnsentStore } from '../../../shell/unsent/unsent-store.ts';
import { createAnswering } from './create-answering.ts';
import { mayHandIn } from './may-hand-in.ts';
import { sessionAnswers } from './session-answers.ts';

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
  /** Called after an end was stored for a page that tells the member (`takeEnds`). */
  onEnd?: () => void;
}

const clock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (handle: unknown) => clearTimeout(Number(handle)),
};
/**
 * Sends one participation's answers by the rules of its page (rule 3.9), and hands it in if its member had. Resolves to true when nothing is left to try again.
 */
const sendOne = async (sessionId: string, options: SendKeptOptions) => {
  const { owner, store, isOnline, signal, onEnd } = options;
  const id = `${keptPrefix}${sessionId}`;
  const session = await getSurveySession(sessionId, { quiet: true });
  // Its page has opened meanwhile, or the member has signed out.
  if (signal.aborted) return false;
  const finished = await readFinished(store, owner, sessionId);
  const settle = async (outcome: HandInEnd['outcome'], resultId: string | null): Promise<void> => {
    if (!finished) return;
    await keepEnd(store, owner, { sessionId, title: session.task.title, outcome, resultId });
    await dropFinished(store, owner, sessionId);
    onEnd?.();
  };
  if (session.resultId !== null) {
    // It ended elsewhere: the server accepts no more answers.
    await dropEnded(store, owner, sessionId);
    await settle('ended', session.resultId);
    return true;
  }
  let ended: Pick<HandInEnd, 'outcome' | 'resultId'> | undefined;
  const stored = readRecord(await store.read(owner, id));
  const answering = createAnswering({
    sessionId,
    page: session.page,
    revision: session.revision,
    draftRevision: session.drafts.revision,
    seatUntil: session.seatUntil,
    known: sessionAnswers(session),
    stored,
    update: async (change: (stored: QueueRecord) => QueueRecord) =>
      await store.update(owner, id, (data) => {
        const changed = change(readRecord(data));
        return changed.pages.length === 0 ? undefined : changed;
      }),
    clock,
    online: { isOnline, subscribe: () => nothing },
    onEnded: (resultId, result) => {
      ended = { outcome: result === JoinResult.Complete ? 'handedIn' : 'ended', resultId };
    },
    onMoved: nothing,
    onSeat: nothing,
    onPaused: nothing,
  });
  const { queue } = answering;
  const posted = queue.posted();
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
  if (signal.aborted) return false;
  const isReady = finished && mayHandIn(finished, session, posted) && answering.isReady(finished);
  if (ended === undefined && isReady)
    await answering.submit(finished).catch((error: unknown) => {
      if (isWorthSendingAgain(error)) throw error;
    });
  if (ended !== undefined) await dropEnded(store, owner, sessionId);
  await settle(ended?.outcome ?? 'open', ended?.resultId ?? null);
  return true;
};

/**
 * Sends the stored answers of all questionnaires that no page shows. A failure of one doesn't stop the others. Resolves to true
 * when nothing is left to try again.
 */
export const sendKept = async (options: SendKeptOptions): Promise<boolean> => {
  const ids = await options.store.idsOf(options.owner);
  let isDone = true;
  const waiting = [keptPrefix, finishedPrefix].flatMap((prefix) =>
    ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)),
  );
  for (const sessionId of new Set(waiting)) {
    if (options.signal.aborted) return false;
    try {
      isDone = (await unlessShown(sessionId, () => sendOne(sessionId, options))) && isDone;
    } catch (error) {
      isDone &&= !isWorthSendingAgain(error);
    }
  }
  return isDone;
};

/**
 * Runs `work`, unless a page that shows this questionnaire or another sender already sends its answers. Resolves to false
 * then: that page may close before it has sent them, and a closed page holds its lock for a moment.
 */
const unlessShown = async (sessionId: string, work: () => Promise<boolean>): Promise<boolean> =>
  await navigator.locks.request(lockOf(sessionId), { ifAvailable: true }, async (lock) =>
    lock ? await work() : false,
  );
