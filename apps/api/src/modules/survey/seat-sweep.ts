import { findExpired } from '../task/participations.ts';
import type { TaskParts } from '../task/task-parts.ts';
import { endIfSeatOver, lockAnswering } from './answering.ts';

const name = 'survey.sweep-seats';
const batch = 200;

/** Ends every open participation whose seat time is over (8) and frees its seats; how many ended. */
export async function sweepSeats(parts: TaskParts): Promise<number> {
  const { database, clock } = parts;
  let ended = 0;
  for (;;) {
    const now = clock.now();
    const expired = await findExpired(database.read, now, batch);
    for (const { memberId, id } of expired) {
      const outcome = await database.transaction(async (tx) =>
        endIfSeatOver(tx, parts, await lockAnswering(tx, memberId, id), now),
      );
      if (outcome !== undefined) ended += 1;
    }
    if (expired.length < batch) return ended;
  }
}

/** Sweeps every minute. */
export function defineSeatSweep(parts: TaskParts): void {
  parts.jobs.define(name, async () => {
    await sweepSeats(parts);
  });
  parts.jobs.schedule(name, '* * * * *');
}
