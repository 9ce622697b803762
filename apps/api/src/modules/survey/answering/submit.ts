import type { Outcome, TaskDeps } from '../../task/api.ts';
import { storeProgress } from '../../task/module.ts';
import {
  type AnswerQuality,
  answerQuality,
  type Judgement,
  type SurveyDefinition,
} from '@yayan/survey-engine';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../call/call.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { planSubmit, type PostedAnswers, type SubmitPlan } from './answer-plan.ts';
import {
  type Interview,
  definitionFor,
  endInterview,
  type InterviewEnd,
  endIfSeatOver,
  lockInterview,
  readInterview,
} from './answering.ts';
import { reviewUntil, holdPay, isParallel } from '../quality/held-pay.ts';
import { storeResponseQuality } from '../quality/response-quality.ts';
import { takeFiles } from './take-files.ts';
import { refuseEnded, refuseOutdated, refusePlan, refuseWithdrawn, untilFresh } from './refuse-answers.ts';
import { releaseQuotaCells } from '../quota/quota-store.ts';
import { reserveSeat } from './reserve-seats.ts';
import { syncFileKeys } from './session-files-store.ts';
import { writeSession } from './session-store.ts';
import { otherInterview, takeUp } from '../spans/one-interview.ts';
import { insertPageTime, readOverlapSeconds } from '../spans/page-time-store.ts';
import { readAnsweringMs } from '../spans/span-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Submits the last page and ends the participation: complete (1), too short (4), or timed out (8) if the seat's time is
 * over. Result and reward commit together, once (rule 3.3). The same key gets the same answer. Evaluation runs before
 * the transaction, as in `savePage`. If the last page is also the screening page, a short transaction takes the seat
 * first, so that the task's row, which other members need, isn't locked while this member is paid. A paused
 * questionnaire is refused (rule 3.33). If its pages overlap those of another one, its pay is held (rule 3.34).
 */
export async function submitSurvey(
  deps: TaskDeps,
  memberId: string,
  id: string,
  posted: PostedAnswers,
  { key, hash }: Idempotency,
): Promise<InterviewEnd> {
  const { database, clock } = deps;
  await takeFiles(deps, memberId, posted);
  return await untilFresh(async () => {
    const at = clock.now();
    const read = await readInterview(database.read, memberId, id);
    const definition = await definitionFor(database.read, read);
    const seconds = (await readAnsweringMs(database.read, read.session, at)) / 1000;
    const plan = planSubmit(definition, read.session, posted, seconds);
    const figures = plan.kind === 'accepted' ? answerQuality(definition, plan.judgement.answers) : undefined;
    const evaluatedOn = read.session.revision;
    const submit: Submit = { posted, plan, figures, evaluatedOn, definition, seconds, at };
    const other = await otherInterview(database.read, { memberId, own: id, at });
    if (other !== undefined && read.participation.result === 0) return refuse('INTERVIEW_OPEN', other);
    if (plan.kind === 'accepted' && plan.screening?.outcome === 'in' && !read.participation.seated)
      await database.transaction(async (tx) =>
        takeSeatFirst(tx, deps, await lockInterview(tx, memberId, id), submit),
      );
    return await idempotently(database, { memberId, key, hash }, async (tx) =>
      apply(tx, deps, await lockInterview(tx, memberId, id), submit),
    );
  });
}

interface Submit {
  readonly posted: PostedAnswers;
  readonly plan: SubmitPlan;
  /** Set only if the answers were accepted. */
  readonly figures: AnswerQuality | undefined;
  readonly evaluatedOn: number;
  readonly definition: SurveyDefinition;
  readonly seconds: number;
  readonly at: Date;
}

/**
 * Reserves the seat for answers that pass the screening. Changes nothing if `apply` would refuse them or end the
 * session.
 */
async function takeSeatFirst(
  tx: Tx,
  deps: TaskDeps,
  answering: Interview,
  { posted, plan, evaluatedOn, definition, at }: Submit,
): Promise<void> {
  const { participation, session } = answering;
  const isCurrent = session.revision === evaluatedOn && session.revision === posted.revision;
  if (plan.kind !== 'accepted' || plan.screening === undefined || !isCurrent) return;
  if (participation.result !== 0 || participation.seated) return;
  const seating = await reserveSeat(tx, deps, answering, { definition, screening: plan.screening, at });
  if (!seating.isIn) return await releaseQuotaCells(tx, session.taskId, seating.cells);
  const { cells, seatUntil } = seating;
  await storeProgress(tx, participation, { progress: participation.progress, seated: true, seatUntil });
  await writeSession(tx, { ...session, cells }, at);
}

async function apply(
  tx: Tx,
  deps: TaskDeps,
  answering: Interview,
  { posted, plan, figures, evaluatedOn, definition, seconds, at }: Submit,
): Promise<InterviewEnd> {
  const { participation, session } = answering;
  refuseEnded(participation);
  const over = await endIfSeatOver(tx, deps, answering, at);
  if (over !== undefined) return over;
  refuseWithdrawn(participation);
  refuseOutdated(session, posted.revision, evaluatedOn);
  if (plan.kind !== 'accepted') return refusePlan(plan, session);
  if (plan.screening === undefined && !session.screened) return refusePlan({ kind: 'outOfOrder' }, session);
  const other = await takeUp(tx, participation, { at });
  if (other !== undefined) return refuse('INTERVIEW_OPEN', other);
  await insertPageTime(tx, session, { revision: session.revision + 1, until: at });
  const overlapSeconds = await readOverlapSeconds(tx, session);
  const seating =
    plan.screening && (await reserveSeat(tx, deps, answering, { definition, screening: plan.screening, at }));
  const cells = seating?.cells ?? session.cells;
  if (seating?.isIn === true)
    await storeProgress(tx, participation, {
      progress: plan.progress,
      seated: true,
      seatUntil: seating.seatUntil,
    });
  const outcome = seating?.isIn === false ? seating.outcome : verdict(plan.judgement, at);
  const answers = plan.judgement.answers;
  await syncFileKeys(tx, session, { answers, drafts: {} });
  await writeSession(
    tx,
    {
      ...session,
      answers,
      drafts: {},
      acceptedPage: plan.acceptedPage,
      page: plan.page,
      revision: session.revision + 1,
      screened: true,
      cells: outcome.result === 1 ? cells : [],
    },
    at,
  );
  if (figures !== undefined && seating?.isIn !== false)
    await storeResponseQuality(tx, deps, { participation, figures, outcome, seconds, overlapSeconds });
  const isHeld = outcome.result === 1 && participation.promised.coins > 0 && isParallel(overlapSeconds);
  if (isHeld) await holdPay(tx, participation, { overlapSeconds, at });
  const held: Outcome = isHeld ? { ...outcome, detail: 'parallel', pendingUntil: reviewUntil(at) } : outcome;
  return await endInterview(tx, deps, { participation, session: { ...session, cells } }, held);
}

function verdict(judgement: Exclude<Judgement, { outcome: 'invalid' }>, at: Date): Outcome {
  return judgement.outcome === 'complete' ? { result: 1, at } : { result: 4, detail: judgement.reason, at };
}
