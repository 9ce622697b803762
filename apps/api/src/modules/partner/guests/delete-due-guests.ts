import { workThrough } from '../../../platform/jobs/work-through.ts';
import { deleteAnswers } from '../../survey/module.ts';
import { deleteParticipation, lockOfGuest } from '../../task/module.ts';
import { deleteGuest, type DueGuest, lockDueGuest, readDueGuests, writeForgetAfter } from './guest-store.ts';
import { deleteKeysOf } from './key-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DAY_MS = 86_400_000;
/**
 * Guests of open links who never passed the screening are deleted after this time (rule 3.30), because anybody can
 * create such guests.
 */
export const UNSCREENED_MS = 7 * DAY_MS;
/** Participations with a result other than complete are kept for reports this long. */
const ENDED_MS = 90 * DAY_MS;
/** The key of a complete opens its end page this long. The answers stay after that. */
const KEY_MS = 30 * DAY_MS;

/** Deletes guests of open links by rule 3.30; returns how many were checked. */
export async function deleteDueGuests(
  { database, clock }: Pick<PartnerDeps, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock.now();
  return await workThrough({
    read: async (after: DueGuest | undefined, limit) => await readDueGuests(database.read, now, after, limit),
    work: async ({ guestId }) => {
      await database.transaction(async (tx) => {
        if (await lockDueGuest(tx, guestId, now)) await checkGuest(tx, guestId, now);
      });
    },
    signal,
  });
}

async function checkGuest(tx: Tx, guestId: string, now: Date): Promise<void> {
  const own = await lockOfGuest(tx, guestId);
  if (own === undefined) return await deleteGuest(tx, guestId);
  const { result, seated, endedAt } = own;
  // Still answering: the seat's time limit ends the participation.
  if (result === 0 && seated)
    return await writeForgetAfter(tx, guestId, new Date(now.getTime() + UNSCREENED_MS));
  const keptUntil = endedAt && new Date(endedAt.getTime() + (result === 1 ? KEY_MS : ENDED_MS));
  if (keptUntil !== null && keptUntil > now) return await writeForgetAfter(tx, guestId, keptUntil);
  await deleteKeysOf(tx, own);
  if (result === 1) return await writeForgetAfter(tx, guestId, null);
  await deleteAnswers(tx, own);
  await deleteParticipation(tx, own);
  await deleteGuest(tx, guestId);
}
