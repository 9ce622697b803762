import { refuse } from '../../../errors/api-fault.ts';
import type { AnswerPlan } from './answer-plan.ts';
import { interviewEndOf } from './answering.ts';
import type { Participation } from '../../task/api.ts';
import type { Session } from './session.ts';

/**
 * Another call replaced the revision on which the answers were evaluated. The transaction is rolled back and the
 * evaluation repeated.
 */
class StalePlanError extends Error {
  override readonly name = 'StalePlanError';
}

const attempts = 5;

/** Runs `attempt` again while other calls overtake it, at most 5 times. */
export async function untilFresh<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StalePlanError) || count === attempts) throw error;
    }
  }
}

/** The participation's actual page and revision: the data of ANSWER_OUTDATED and PAGE_OUT_OF_ORDER. */
const current = ({ page, revision, answers }: Session): object => ({ page, revision, answers });

/** Refuses a participation that has ended with PARTICIPATION_ENDED and its result. */
export function refuseEnded(participation: Participation): void {
  if (participation.result !== 0) refuse('PARTICIPATION_ENDED', interviewEndOf(participation));
}

/** Refuses answers that the member doesn't let us pass on any more with CONSENT_REQUIRED (rule 2.26). */
export function refuseWithdrawn({ consentWithdrawnAt }: Participation): void {
  if (consentWithdrawnAt !== null) refuse('CONSENT_REQUIRED');
}

/**
 * Refuses answers to an older revision than the locked session's. Throws `StalePlanError` if the answers were evaluated
 * on another revision, because another call saved a page between reading and locking.
 */
export function refuseOutdated(session: Session, posted: number, evaluatedOn: number): void {
  if (posted !== session.revision) refuse('ANSWER_OUTDATED', current(session));
  if (evaluatedOn !== session.revision) throw new StalePlanError();
}

/** Refuses answers that the evaluation didn't accept. Nothing is saved. */
export function refusePlan(plan: Exclude<AnswerPlan, { kind: 'accepted' }>, session: Session): never {
  return plan.kind === 'outOfOrder'
    ? refuse('PAGE_OUT_OF_ORDER', current(session))
    : refuse(plan.name, { ...plan.refused, revision: session.revision });
}
