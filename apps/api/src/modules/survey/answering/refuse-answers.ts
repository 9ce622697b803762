import { refuse } from '../../../errors/api-fault.ts';
import type { AnswerPlan } from './answer-plan.ts';
import { endedAs } from './answering.ts';
import type { Participation } from '../../task/participation/participation.ts';
import type { Session } from './session.ts';
import { StalePlanError } from './stale-plan.ts';

/** Where the participation really stands: data of ANSWER_OUTDATED and PAGE_OUT_OF_ORDER. */
const current = ({ page, revision, answers }: Session): object => ({ page, revision, answers });

/** Refuses with PARTICIPATION_ENDED, and how, what has ended. */
export function refuseEnded(participation: Participation): void {
  if (participation.result !== 0) refuse('PARTICIPATION_ENDED', endedAs(participation));
}

/**
 * Refuses answers to an older revision than the locked session has. Throws `StalePlanError` when they were evaluated
 * on another one, because a rival save came between reading and locking.
 */
export function refuseOutdated(session: Session, posted: number, evaluatedOn: number): void {
  if (posted !== session.revision) refuse('ANSWER_OUTDATED', current(session));
  if (evaluatedOn !== session.revision) throw new StalePlanError();
}

/** Refuses what the evaluation did not accept; nothing is saved then. */
export function refusePlan(plan: Exclude<AnswerPlan, { kind: 'accepted' }>, session: Session): never {
  return plan.kind === 'outOfOrder'
    ? refuse('PAGE_OUT_OF_ORDER', current(session))
    : refuse(plan.name, { ...plan.refused, revision: session.revision });
}
