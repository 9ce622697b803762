import type { Tx } from '../../../platform/database/tx.ts';
import type { Participation } from '../participation.ts';
import { isWaiting } from './run.ts';
import { readRun, writeRun } from './run-store.ts';

/**
 * Deletes what a member handed in for a task that they give up (rule 3.46). False, and nothing changes, while an operator
 * reviews it. The caller must hold the participation's lock.
 */
export async function giveUpRun(
  tx: Tx,
  { memberId, id: participationId }: Pick<Participation, 'memberId' | 'id'>,
): Promise<boolean> {
  const run = await readRun(tx, memberId, participationId);
  if (run === undefined) return true;
  if (isWaiting(run)) return false;
  await writeRun(tx, run, { state: 'ended', application: null, submission: null });
  return true;
}
