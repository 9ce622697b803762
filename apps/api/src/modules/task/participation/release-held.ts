import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { TaskDeps } from '../task-deps.ts';
import { releasePayment } from './confirm-payment.ts';
import { type HeldParticipation, readHeld } from './held-store.ts';
import { lockParticipation } from './participation-store.ts';

/**
 * Makes the held coins of new members available, once their three days are over (rule 4.25). What was taken back
 * meanwhile, or is disputed by its partner, stays as it is. May be repeated, and run on several servers at once.
 */
export async function releaseHeld(deps: TaskDeps, signal?: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  return await workThrough({
    read: async (after: HeldParticipation | undefined, limit) =>
      await readHeld(database.read, now, after, limit),
    work: ({ memberId, id }) =>
      database.transaction(async (tx) => {
        const own = await lockParticipation(tx, memberId, id);
        if (own?.earning?.state !== 'pending' || own.earning.pendingFor !== 'newcomer') return;
        await releasePayment(tx, deps, own, now);
      }),
    signal,
  });
}
