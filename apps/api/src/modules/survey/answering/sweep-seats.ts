import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { ExpiredParticipation, Participation, TaskDeps } from '../../task/api.ts';
import { endParticipation, findExpired, isSeatOver, lockParticipation } from '../../task/module.ts';
import { endIfSeatOver, lockInterview } from './answering.ts';
import { readSession } from './session-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Ends every open participation whose seat's time is over (8) and frees its seats. Returns how many ended. */
export async function sweepSeats(deps: TaskDeps, signal?: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  let ended = 0;
  await workThrough({
    read: async (after: ExpiredParticipation | undefined, limit) =>
      await findExpired(database.read, now, after, limit),
    work: async (one) => {
      const outcome = await database.transaction((tx) => endOverdue(tx, deps, one, now));
      if (outcome !== undefined) ended += 1;
    },
    signal,
  });
  return ended;
}

/** Ends one participation. A questionnaire also frees its quota cells; other tasks have none. */
async function endOverdue(
  tx: Tx,
  deps: TaskDeps,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  now: Date,
): Promise<unknown> {
  if ((await readSession(tx, memberId, id)) !== undefined)
    return await endIfSeatOver(tx, deps, await lockInterview(tx, memberId, id), now);
  const own = await lockParticipation(tx, memberId, id);
  if (own === undefined || !isSeatOver(own, now)) return undefined;
  return await endParticipation(tx, deps, own, { result: 8, at: now });
}
