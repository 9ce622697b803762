import type { Cause, RemedyResult, CoinsAndCredit } from '../../ledger/api.ts';
import { giveBack, coinsAndCreditOf, isPosted } from '../../ledger/module.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Participation } from '../participation.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readTasks } from '../task-store.ts';
import { paymentKey, publish } from './end-participation.ts';
import { storeCorrection, storeEarning } from './participations.ts';

/** Keys of the transfers that pay a participation after its end: a late report of a partner, and an appeal. */
export const laterKeys = (participationId: string): readonly [report: string, appeal: string] => [
  `${paymentKey(participationId)}:afterwards`,
  `appeal:${paymentKey(participationId)}`,
];

/** Keys of all transfers that pay a participation. */
export const rewardKeys = (participationId: string): readonly string[] => [
  paymentKey(participationId),
  ...laterKeys(participationId),
];

/**
 * The value of a participation as a complete, less the coins and credit that the member still has of it. Zero
 * while its reward is pending or available.
 */
export async function lossOfResult(db: Connection, own: Participation): Promise<CoinsAndCredit> {
  const { memberId, id, result, paid, promised } = own;
  const worth = result === 1 ? paid : promised;
  const held = await coinsAndCreditOf(db, memberId, rewardKeys(id));
  // A discussion group pays by its own transfers, which nobody takes back.
  const others = (await isPosted(db, memberId, paymentKey(id))) ? { coins: 0, credit: 0 } : paid;
  const missing = (what: 'coins' | 'credit'): number => Math.max(0, worth[what] - held[what] - others[what]);
  return result === 0 ? { coins: 0, credit: 0 } : { coins: missing('coins'), credit: missing('credit') };
}

/** Whether a result can be corrected: something of it is missing, or its task pays nothing and it never was. */
export const isCorrectable = (
  { result, promised, corrected }: Participation,
  loss: CoinsAndCredit,
): boolean =>
  loss.coins + loss.credit > 0 ||
  (result > 1 && promised.coins + promised.credit === 0 && corrected.at === null);

interface Correction {
  /** The reason for the correction: an accepted report, or an appeal. Each pays once. */
  readonly by: 'report' | 'appeal';
  /** Coins to pay; undefined pays all missing coins, and the missing credit. */
  readonly coins?: number | undefined;
  /** The cause of the transfer; by default the task. */
  readonly cause?: Cause;
  readonly note: string;
  readonly at: Date;
}

/**
 * Pays the missing coins of a locked participation, at most once for each reason, and at most up to the value of a
 * complete (rule 4.21). If everything is paid, the participation counts as corrected to a complete; its result stays
 * (rule 3.3). Undefined if it isn't correctable, or this reason has paid before.
 */
export async function correctResult(
  tx: Tx,
  deps: TaskDeps,
  own: Participation,
  { by, coins: asked, cause, note, at }: Correction,
): Promise<(CoinsAndCredit & RemedyResult) | undefined> {
  const { memberId, id, taskId, corrected } = own;
  const loss = await lossOfResult(tx, own);
  const [task] = await readTasks(tx, [taskId]);
  const [report, appeal] = laterKeys(id);
  const key = by === 'report' ? report : appeal;
  if (task === undefined || !isCorrectable(own, loss) || (await isPosted(tx, memberId, key)))
    return undefined;
  const coins = Math.min(asked ?? loss.coins, loss.coins);
  const isWhole = coins === loss.coins;
  const credit = isWhole ? loss.credit : 0;
  const { forgiven } = await giveBack(tx, {
    memberId,
    key,
    of: rewardKeys(id),
    coins,
    credit,
    cause: cause ?? { kind: 'participation', id, title: task.title },
    note,
    at,
  });
  const isRestored = own.result === 1 && isWhole;
  await storeCorrection(tx, own, {
    at: isWhole ? at : null,
    // The reward of a restored complete is the one paid at its end.
    coins: isRestored ? 0 : corrected.coins + coins,
    credit: isRestored ? 0 : corrected.credit + credit,
  });
  if (isWhole && loss.coins + loss.credit > 0)
    await storeEarning(tx, own, { state: 'available', expectedAt: null, note: null, pendingFor: null });
  await publish(tx, deps, { ...own, paid: { coins, credit } }, at);
  return { coins, credit, forgiven };
}
