import type { DataOf } from '@yayan/contract';
import type { SurveyDefinition } from '@yayan/survey-engine';
import { requestHash } from '../../../call/request-hash.ts';
import type { TaskDeps } from '../../task/api.ts';
import { storeProgress } from '../../task/module.ts';
import { type AnswerPlan, planAnswers, type PostedAnswers } from './answer-plan.ts';
import {
  type Interview,
  definitionFor,
  endInterview,
  endIfSeatOver,
  lockInterview,
  readInterview,
} from './answering.ts';
import { withoutPage } from './drafts.ts';
import { takeFiles } from './take-files.ts';
import { refuseEnded, refuseOutdated, refusePlan, refuseWithdrawn, untilFresh } from './refuse-answers.ts';
import { reserveSeat, type SeatDecision } from './reserve-seats.ts';
import { syncFileKeys } from './session-files-store.ts';
import { writeSession } from './session-store.ts';
import { takeUp } from '../spans/one-interview.ts';
import { insertPageTime } from '../spans/page-time-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Outcome = DataOf<'saveSurveyPage'>;
type AcceptedPlan = Extract<AnswerPlan, { kind: 'accepted' }>;

/**
 * Saves one page (rule 3.9) and returns the next page, or that the participation ended. Sending the same page again
 * returns the same outcome. Evaluation costs CPU time, so it runs before the transaction, on the revision read then.
 * Inside, under the participation's lock, only the revision is compared again. If another call saved a page in between,
 * the evaluation starts over. Pages of a paused questionnaire are stored, too (rule 3.33).
 */
export async function savePage(
  deps: TaskDeps,
  memberId: string,
  id: string,
  posted: PostedAnswers,
): Promise<Outcome> {
  const { database, clock } = deps;
  await takeFiles(deps, memberId, posted);
  return await untilFresh(async () => {
    const read = await readInterview(database.read, memberId, id);
    const definition = await definitionFor(database.read, read);
    const plan = planAnswers(definition, read.session, posted);
    const save: Save = { posted, plan, evaluatedOn: read.session.revision, definition, at: clock.now() };
    return await database.transaction(async (tx) =>
      apply(tx, deps, await lockInterview(tx, memberId, id), save),
    );
  });
}

interface Save {
  readonly posted: PostedAnswers;
  readonly plan: AnswerPlan;
  readonly evaluatedOn: number;
  readonly definition: SurveyDefinition;
  readonly at: Date;
}

async function apply(
  tx: Tx,
  deps: TaskDeps,
  answering: Interview,
  { posted, plan, evaluatedOn, definition, at }: Save,
): Promise<Outcome> {
  const { participation, session } = answering;
  const { ageMs = 0, ...content } = posted;
  const hash = requestHash('saveSurveyPage', null, content);
  if (session.lastSave === hash) return session.lastOutcome as Outcome; // The answer that this save got before.
  refuseEnded(participation);
  const over = await endIfSeatOver(tx, deps, answering, at);
  if (over !== undefined) {
    const lastOutcome: Outcome = { outcome: 'ended', ...over };
    await writeSession(tx, { ...session, cells: [], drafts: {}, lastSave: hash, lastOutcome }, at);
    return lastOutcome;
  }
  refuseWithdrawn(participation);
  refuseOutdated(session, posted.revision, evaluatedOn);
  if (plan.kind !== 'accepted') return refusePlan(plan, session);
  const seating =
    plan.screening && (await reserveSeat(tx, deps, answering, { definition, screening: plan.screening, at }));
  const pausedBy = (await takeUp(tx, participation, { at })) ?? null;
  const until = new Date(Math.max(at.getTime() - ageMs, participation.startedAt.getTime()));
  await insertPageTime(tx, session, { revision: session.revision + 1, until });
  const outcome: Outcome =
    seating?.isIn === false
      ? await endHere(tx, deps, answering, seating)
      : { ...(await goOn(tx, answering, plan, seating)), pausedBy };
  const answers = {
    answers: plan.answers,
    drafts: outcome.outcome === 'ended' ? {} : withoutPage(session.drafts, posted.page),
  };
  await syncFileKeys(tx, session, answers);
  await writeSession(
    tx,
    {
      ...session,
      ...answers,
      acceptedPage: plan.acceptedPage,
      page: plan.page,
      revision: session.revision + 1,
      screened: session.screened || seating !== undefined,
      cells: seating?.isIn === false ? [] : (seating?.cells ?? session.cells),
      lastSave: hash,
      lastOutcome: outcome,
    },
    at,
  );
  return outcome;
}

async function endHere(
  tx: Tx,
  deps: TaskDeps,
  { participation, session }: Interview,
  { cells, outcome }: Extract<SeatDecision, { isIn: false }>,
): Promise<Outcome> {
  const ended = await endInterview(tx, deps, { participation, session: { ...session, cells } }, outcome);
  return { outcome: 'ended', ...ended };
}

async function goOn(
  tx: Tx,
  { participation, session }: Interview,
  { page, progress }: AcceptedPlan,
  seating: Extract<SeatDecision, { isIn: true }> | undefined,
): Promise<Omit<Extract<Outcome, { outcome: 'next' }>, 'pausedBy'>> {
  const seatUntil = seating === undefined ? participation.seatUntil : seating.seatUntil;
  const seated = participation.seated || seating !== undefined;
  await storeProgress(tx, participation, { progress, seated, seatUntil });
  return {
    outcome: 'next',
    page,
    progress,
    revision: session.revision + 1,
    seatUntil: seatUntil?.toISOString() ?? null,
  };
}
