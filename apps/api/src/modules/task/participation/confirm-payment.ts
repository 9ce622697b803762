import { settle, takeBackOrOwe, transfer } from '../../ledger/module.ts';
import { paymentKey, publish, rewardLegs } from './end-participation.ts';
import { noteEarning } from './participations.ts';
import type { Participation } from '../participation.ts';
import { readTasks } from '../task-store.ts';
import type { TaskDeps } from '../task-deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Makes the pending coins of a locked, complete participation available (rule 3.20). */
export async function releasePayment(
  tx: Tx,
  deps: TaskDeps,
  participation: Participation,
  at: Date,
): Promise<void> {
  const { memberId, id } = participation;
  await settle(tx, { memberId, key: paymentKey(id), at });
  await noteEarning(tx, participation, { state: 'available', expectedAt: null, note: null });
  await publish(tx, deps, participation, at);
}

/**
 * Takes back the reward of a locked participation by a separate transfer, with a reason that the member reads (rule
 * 3.20). Coins that were spent become a debt, which later coins pay (rule 4.16).
 */
export async function takeBackPayment(
  tx: Tx,
  deps: TaskDeps,
  participation: Participation,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  const { memberId, id } = participation;
  const wasPaid = participation.paid.coins + participation.paid.credit > 0;
  const owed = wasPaid ? await takeBackOrOwe(tx, { memberId, key: paymentKey(id), at, note }) : 0;
  await noteEarning(tx, participation, { state: 'takenBack', expectedAt: null, note });
  await publish(tx, deps, participation, at);
  await deps.ports?.takenBack?.(tx, { participation, note, owed });
}

/** Pays the promised reward of a participation that ended unpaid, once. Its result stays. */
export async function payAfterwards(
  tx: Tx,
  deps: TaskDeps,
  participation: Participation,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  const { memberId, id, taskId, promised, paid } = participation;
  const [task] = await readTasks(tx, [taskId]);
  const coins = Math.max(0, promised.coins - paid.coins);
  const credit = Math.max(0, promised.credit - paid.credit);
  if (task === undefined || coins + credit === 0) return;
  await transfer(tx, {
    key: `${paymentKey(id)}:afterwards`,
    memberId,
    reason: 'corrected',
    cause: { kind: 'participation', id, title: task.title },
    note,
    legs: rewardLegs({ coins, credit }, 'coin'),
    at,
  });
  await publish(tx, deps, { ...participation, paid: { coins, credit } }, at);
}
