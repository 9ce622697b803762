import { coinsAndCreditOf, isPosted, settle, takeBackOrOwe } from '../../ledger/module.ts';
import { laterKeys, rewardKeys } from './correct-result.ts';
import { paymentKey, publish } from './end-participation.ts';
import { storeCorrection, storeEarning } from './participations.ts';
import type { Participation } from '../participation.ts';
import type { TaskDeps } from '../task-deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Makes the pending coins of a locked, complete participation available (rule 3.20), or, while they are held for a new
 * member, leaves them pending for that reason only (rule 4.25).
 */
export async function releasePayment(
  tx: Tx,
  deps: TaskDeps,
  participation: Participation,
  at: Date,
): Promise<void> {
  const { memberId, id, earning } = participation;
  const heldUntil = earning?.heldUntil ?? null;
  if (heldUntil !== null && heldUntil > at) {
    await storeEarning(tx, participation, {
      state: 'pending',
      expectedAt: heldUntil,
      note: null,
      pendingFor: 'newcomer',
    });
    return await publish(tx, deps, participation, at);
  }
  await settle(tx, { memberId, key: paymentKey(id), at });
  await storeEarning(tx, participation, {
    state: 'available',
    expectedAt: null,
    note: null,
    pendingFor: null,
  });
  await publish(tx, deps, participation, at);
}

/** Keeps held coins of a locked participation until its partner or an operator has decided a dispute about it. */
export async function waitForPartner(tx: Tx, participation: Participation): Promise<void> {
  if (participation.earning?.state !== 'pending') return;
  await storeEarning(tx, participation, { ...participation.earning, pendingFor: 'partner' });
}

/**
 * Takes back the reward of a locked participation by separate transfers, with a reason that the member reads (rule
 * 3.20). Coins paid after its end are taken back too. The consolation of another end stays. Coins that were spent
 * become a debt, which later coins pay (rule 4.16). Returns false when nothing was paid.
 */
export async function takeBackPayment(
  tx: Tx,
  deps: TaskDeps,
  participation: Participation,
  { note, at }: { note: string; at: Date },
): Promise<boolean> {
  const { memberId, id, result, corrected } = participation;
  const keys = result === 1 ? rewardKeys(id) : laterKeys(id);
  const paid: string[] = [];
  for (const key of keys) if (await isPosted(tx, memberId, key)) paid.push(key);
  const before = await coinsAndCreditOf(tx, memberId, paid);
  if (result !== 1 && before.coins + before.credit <= 0) return false;
  let owed = 0;
  for (const key of paid) owed += await takeBackOrOwe(tx, { memberId, key, at, note });
  await storeEarning(tx, participation, { state: 'takenBack', expectedAt: null, note, pendingFor: null });
  if (corrected.at !== null) await storeCorrection(tx, participation, { ...corrected, at: null });
  await publish(tx, deps, participation, at);
  await deps.ports?.takenBack?.(tx, { participation, note, owed, at });
  return true;
}
