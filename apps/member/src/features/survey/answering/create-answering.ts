import type { JoinResult, OtherInterview, SurveyAnswers, SurveyPageAnswers } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import {
  type Acknowledgement,
  type AnswerChanges,
  type AnswerQueueOptions,
  type Answers,
  createAnswerQueue,
  type DraftAcknowledgement,
  type KeptPage,
  type PageOutcome,
  type SubmitOutcome,
} from '@yayan/survey';
import { maintenanceOf, type MaintenanceNotice } from '@yayan/site';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';
import type { Finished } from '../../../shell/unsent/finished.ts';
import { type AnsweringCalls, memberCalls } from './answering-calls.ts';
import { readDraftOutcome } from './draft-answer.ts';
import { type PageAnswer, readOutcome, readRefusal } from './page-answer.ts';

/** Options of `createAnswering`. */
export interface AnsweringOptions extends Pick<
  AnswerQueueOptions<PageAnswer>,
  'stored' | 'update' | 'known' | 'before' | 'clock' | 'online'
> {
  sessionId: string;
  /** The calls to the server; by default those of the signed-in member. */
  calls?: AnsweringCalls;
  /** The page that the participation had reached when the session was loaded. */
  page: string;
  /** The server's revision when the session was loaded. */
  revision: number;
  /** The server's draft revision when the session was loaded. */
  draftRevision: number;
  /** Until when the seat was kept when the session was loaded. */
  seatUntil: string | null;
  /** Called when the participation has ended and its result can be shown. */
  onEnded: (resultId: string, result: JoinResult) => void;
  /**
   * Called when another device answered meanwhile. The session must be loaded again.
   * @param known the answers that the server had as far as this browser knew
   */
  onMoved: (known: Answers) => void;
  onSeat: (seatUntil: string | null) => void;
  /** Called when the member is answering another questionnaire. This one's answers are stored. */
  onPaused: (pausedBy: OtherInterview) => void;
}

/** What the server has of a participation. */
export interface Confirmed {
  /** The page to answer next. */
  readonly page: string;
  readonly revision: number;
  readonly draftRevision: number;
  readonly seatUntil: string | null;
  readonly answers: Answers;
}

const statuses = {
  next: 'stored',
  ended: 'stored',
  refused: 'refused',
  moved: 'refused',
  paused: 'refused',
} as const;

const DAY_MS = 86_400_000;
/** A page that waited longer was confirmed at another time than it is sent. */
const LATE_MS = 1000;

const problemsOf = ({ problems }: Extract<PageAnswer, { kind: 'refused' }>) =>
  problems.map(({ question, message }) => ({ question, msg: message }));

/**
 * Answers one participation: stores answers in this browser, sends them in order, and gives the runner the server's
 * outcome (rule 3.9). Each message carries the last confirmed revisions, so resending it is idempotent.
 */
export const createAnswering = (options: AnsweringOptions) => {
  const { sessionId, stored, update, known, clock, online, onEnded, onMoved, onSeat, onPaused } = options;
  const calls = options.calls ?? memberCalls(sessionId);
  let { revision, draftRevision } = options;
  let reached = options.page;
  let posted: Omit<SurveyPageAnswers, 'revision'> = { page: '', answers: {} };
  let attempt = { body: '', key: '' };
  /** Whether the session is being loaded again: a draft sent now would be missing from it and removed from this browser. */
  let hasMoved = false;
  let seatUntil = options.seatUntil;
  /** Set while the site is closed for maintenance, as far as the last call knows. */
  let maintenance: MaintenanceNotice | undefined;

  /** A call of this participation. The queue tells its listeners after each. */
  const noting = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      maintenance = undefined;
      return answer;
    } catch (error) {
      maintenance = maintenanceOf(error);
      throw error;
    }
  };

  const hear = (answer: PageAnswer): PageAnswer => {
    if (answer.kind === 'ended') onEnded(answer.resultId, answer.result);
    else if (answer.kind !== 'paused') revision = answer.revision;
    if (answer.kind === 'next') {
      reached = answer.page;
      seatUntil = answer.seatUntil;
      onSeat(seatUntil);
    }
    if ((answer.kind === 'next' || answer.kind === 'paused') && answer.pausedBy) onPaused(answer.pausedBy);
    if (answer.kind === 'moved') {
      hasMoved = true;
      onMoved(queue.known());
    }
    return answer;
  };

  const send = async ({ page, answers, at }: KeptPage): Promise<Acknowledgement<PageAnswer>> => {
    // SurveyJS's values have the types that the document describes; the queue declares them as unknown.
    const body = { page, answers: answers as SurveyAnswers };
    posted = body;
    const ageMs = at === undefined ? 0 : Math.min(Math.max(0, Math.round(clock.now() - at)), DAY_MS);
    // Only a page that waited says how long, because a page that is sent again stays the same message.
    const late = ageMs > LATE_MS && { ageMs };
    const outcome = hear(
      await noting(calls.save({ ...body, revision, ...late })).then(readOutcome, readRefusal),
    );
    return { status: statuses[outcome.kind], revision: 0, outcome };
  };

  const sendDrafts = async (
    page: string,
    { answers, cleared }: AnswerChanges,
  ): Promise<DraftAcknowledgement> => {
    if (hasMoved) return { status: 'moved' };
    const body = { page, answers: answers as SurveyAnswers, cleared: [...cleared], revision, draftRevision };
    const outcome = await noting(calls.saveDrafts(body)).then(readDraftOutcome, (error: unknown) => {
      const refusal = readRefusal(error);
      // Loading the session again helps only if it has changed.
      if (refusal.kind === 'ended' || (refusal.kind === 'moved' && refusal.revision !== revision))
        return refusal;
      throw error;
    });
    if (outcome.kind !== 'stored') {
      hear(outcome);
      return { status: outcome.kind };
    }
    draftRevision = outcome.draftRevision;
    if (outcome.pausedBy) onPaused(outcome.pausedBy);
    return { status: 'stored', newer: outcome.newer };
  };

  const queue = createAnswerQueue({
    stored,
    update,
    known,
    before: options.before,
    base: () => revision,
    clock,
    online,
    send,
    sendDrafts,
    retryable: isWorthSendingAgain,
  });

  /** Posts a page. When the server names the same page as next, all pages are answered and the runner submits. */
  const post = async (page: string, answers: Answers): Promise<PageOutcome> => {
    const outcome = await queue.post(page, answers);
    switch (outcome.kind) {
      case 'next':
        return { kind: 'next', page: outcome.page === page ? undefined : outcome.page };
      case 'refused':
        return { kind: 'refused', problems: problemsOf(outcome) };
      case 'moved':
      case 'paused':
      case 'ended':
        return { kind: 'ended' };
    }
  };

  /**
   * Submits with the page that was posted last, or that of an earlier visit. The same answers keep the same idempotency key on
   * every attempt.
   */
  const submit = async (finished?: Finished): Promise<SubmitOutcome> => {
    const last = finished && { page: finished.page, answers: finished.answers as SurveyAnswers };
    const body = { ...(last ?? posted), revision };
    const text = JSON.stringify(body);
    if (attempt.body !== text) attempt = { body: text, key: newIdempotencyKey() };
    const outcome = hear(
      await calls
        .submit(body, finished?.key ?? attempt.key)
        .then((outcome): PageAnswer => ({ ...outcome, kind: 'ended' }), readRefusal),
    );
    return outcome.kind === 'refused'
      ? { kind: 'refused', page: outcome.page, problems: problemsOf(outcome) }
      : { kind: 'ended' };
  };

  return {
    queue,
    post,
    /** Whether the server has exactly what was handed in: nobody has gone on or changed an answer since. */
    isReady: ({ page, revision: expected }: Finished): boolean =>
      !hasMoved &&
      queue.state() === 'saved' &&
      queue.posted().length === 0 &&
      reached === page &&
      revision === expected,
    submit,
    /** How far the server has confirmed this participation; undefined after somebody else has gone on. */
    confirmed: (): Confirmed | undefined =>
      hasMoved ? undefined : { page: reached, revision, draftRevision, seatUntil, answers: queue.known() },
    /** What the server says about the maintenance that stops the answers; undefined while it takes them. */
    maintenance: (): MaintenanceNotice | undefined => maintenance,
  };
};

/** One participation being answered in this browser. */
export type Answering = ReturnType<typeof createAnswering>;
