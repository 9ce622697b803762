import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { endParticipation } from '../../task/participation/end-participation.ts';
import type { Participation } from '../../task/participation/participation.ts';
import { findExpired, isSeatOver, lockParticipation } from '../../task/participation/participations.ts';
import type { TaskParts } from '../../task/task-deps.ts';
import { endIfSeatOver, lockAnswering } from '../answering/answering.ts';
import { readSession } from '../answering/session-store.ts';

const name = 'survey.sweep-seats';
const batch = 200;

/** Ends every open participation whose seat time is over (8) and frees its seats; how many ended. */
export async function sweepSeats(parts: TaskParts, signal?: AbortSignal): Promise<number> {
  const { database, clock } = parts;
  let ended = 0;
  for (;;) {
    const now = clock.now();
    const expired = await findExpired(database.read, now, batch);
    await settleAll(
      expired,
      async (one) => {
        const outcome = await database.transaction((tx) => endOverdue(tx, parts, one, now));
        if (outcome !== undefined) ended += 1;
      },
      signal,
    );
    if (expired.length < batch) return ended;
  }
}

/** A questionnaire ends with its quota cells; anything else that holds a seat just ends. */
async function endOverdue(
  tx: Transaction<Schema>,
  parts: TaskParts,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  now: Date,
): Promise<unknown> {
  if ((await readSession(tx, memberId, id)) !== undefined)
    return await endIfSeatOver(tx, parts, await lockAnswering(tx, memberId, id), now);
  const own = await lockParticipation(tx, memberId, id);
  if (own === undefined || !isSeatOver(own, now)) return undefined;
  return await endParticipation(tx, parts, own, { result: 8, at: now });
}

/** Sweeps every minute. */
export function defineSeatSweep(parts: TaskParts): void {
  parts.jobs.define(name, async (_data, { signal }) => {
    await sweepSeats(parts, signal);
  });
  parts.jobs.schedule(name, '* * * * *');
}
