import { type DataOf, NewcomerStepKind } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasSeenTour, insertTourSeen } from '../profile-store.ts';

/**
 * Whether to show a member the tour (rule 10.22): only if they have done no newcomer step and haven't seen the tour
 * yet.
 */
export async function isTourDue(
  db: Connection,
  memberId: string,
  steps: DataOf<'checkHome'>['newcomerSteps'],
): Promise<boolean> {
  const isNew =
    steps.length > 0 && steps.every(({ step, done }) => !done || step === NewcomerStepKind.Mobile);
  return isNew && !(await hasSeenTour(db, memberId));
}

/** Stores that a member has seen the tour. It can be repeated. */
export async function endHomeTour(
  { platform: { database, clock } }: { platform: Pick<Platform, 'database' | 'clock'> },
  { caller }: Pick<Call<'endHomeTour'>, 'caller'>,
): Promise<null> {
  await insertTourSeen(database.read, caller.memberId, clock.now());
  return null;
}
