import { type JoinResult, TaskType } from '@yayan/contract';
import type { Leg } from '../../ledger/api.ts';
import { transfer } from '../../ledger/module.ts';
import { consolationOf } from './consolation.ts';
import { comfortOf } from './screen-outs.ts';
import { holdOf } from './newcomer-hold.ts';
import { endRow, type PendingReward } from './ended-store.ts';
import { lockParticipation } from './participation-store.ts';
import { pendingNote } from './pending-note.ts';
import type { Outcome, Participation, ResultDetail, Reward } from '../participation.ts';
import { countComplete, freeSeat, readTasks } from '../task-store.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface Payment extends Reward {
  readonly pending?: PendingReward | undefined;
  readonly note?: string;
}

/** Key of the transfer that pays a participation. */
export const paymentKey = (participationId: string): string => `participation:${participationId}`;

/**
 * Gives an open participation its only result and pays what that earns, in the caller's transaction (rule 3.3).
 * Undefined if it has ended already; then nothing changes. The seat is freed unless the result is complete. The task's
 * row is shared by everybody in the task, so it is updated last: nobody waits for this member's payment, notifications
 * and invitation steps. Call this at the end of a transaction.
 * @param settleCells changes the quota cells; run just before the task's row, the order in which seats are taken
 */
export async function endParticipation(
  tx: Tx,
  deps: TaskDeps,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  { result, detail: why, pendingUntil, answeringSeconds, countsIncidence, at }: Outcome,
  settleCells?: () => Promise<void>,
): Promise<Participation | undefined> {
  const detail = why ?? null;
  const open = await lockParticipation(tx, memberId, id);
  if (open === undefined || open.result !== 0) return undefined;
  const [task] = await readTasks(tx, [open.taskId]);
  if (task === undefined) throw new Error(`There is no task ${open.taskId}`);
  const promised = await paymentOf(tx, deps, { participation: open, task, result, detail, at });
  const { coins, credit } = promised;
  const heldUntil = result === 1 ? await holdOf(tx, deps, { participation: open, task, coins, at }) : null;
  const pending = result === 1 && coins > 0 ? pendingOf(pendingUntil, heldUntil, detail) : undefined;
  const ended = await endRow(tx, open, {
    result,
    detail,
    resultId: deps.random.uuid(),
    countsIncidence,
    coins,
    credit,
    pending,
    answeringSeconds,
    at,
  });
  if (ended === undefined) return undefined;
  await pay(tx, ended, task.title, { ...promised, pending }, at);
  await publish(tx, deps, ended, at);
  await deps.ports?.ended?.(tx, { participation: ended, at });
  if (result === 1) await deps.ports?.completed?.(tx, { participation: ended, task, at });
  await settleCells?.();
  if (result === 1) await countComplete(tx, ended.taskId);
  else if (ended.seated) await freeSeat(tx, ended.taskId);
  return ended;
}

/** How coins are pending that a partner or a review confirms, that are held for a new member, or both; undefined for others. */
function pendingOf(
  confirmedBy: Date | undefined,
  heldUntil: Date | null,
  detail: ResultDetail | null,
): PendingReward | undefined {
  if (confirmedBy !== undefined) {
    const expectedAt = heldUntil !== null && heldUntil > confirmedBy ? heldUntil : confirmedBy;
    return { pendingFor: detail === 'parallel' ? 'review' : 'partner', expectedAt, heldUntil };
  }
  return heldUntil === null ? undefined : { pendingFor: 'newcomer', expectedAt: heldUntil, heldUntil };
}

interface EndedParticipation {
  readonly participation: Participation;
  readonly task: Task;
  readonly result: JoinResult;
  readonly detail: ResultDetail | null;
  readonly at: Date;
}

async function paymentOf(
  tx: Tx,
  { ports }: TaskDeps,
  { participation, task, result, detail, at }: EndedParticipation,
): Promise<Payment> {
  const { memberId, promised } = participation;
  if (result !== 1) {
    const coins = await consolationOf(tx, participation, { result, detail, at });
    const comfort = await comfortOf(tx, participation, { result, detail, at });
    const note = comfort > 0 ? `感谢你的时间；今天多次没入选，其中 ${comfort} 是感谢金币` : '感谢你的时间';
    return { coins: coins + comfort, credit: 0, note };
  }
  const { coins, credit } = promised;
  const used = { memberId, at, text: task.title, url: `/task/detail/${task.hashId}` };
  // The card doubles the next questionnaire (rule 5.10). A video for a few coins doesn't use it.
  const canDouble = coins > 0 && task.type === TaskType.Questionnaire;
  const isDoubled = canDouble && (await ports?.takeDoubleCoin?.(tx, used)) === true;
  return isDoubled ? { coins: coins * 2, credit, note: '已使用双倍金币卡' } : { coins, credit };
}

async function pay(
  tx: Tx,
  { memberId, id }: Participation,
  title: string,
  { coins, credit, note, pending }: Payment,
  at: Date,
): Promise<void> {
  const legs = rewardLegs({ coins, credit }, pending === undefined ? 'coin' : 'pendingCoin');
  if (legs.length === 0) return;
  const notes = [note, pending && pendingNote(pending.pendingFor)].filter((each) => each !== undefined);
  await transfer(tx, {
    key: paymentKey(id),
    memberId,
    reason: 'earned',
    cause: { kind: 'participation', id, title },
    ...(notes.length > 0 && { note: notes.join('；') }),
    ...(pending && { expectedAt: pending.expectedAt }),
    legs,
    at,
  });
}

/** The ledger legs of a reward, with coins available at once or pending. */
export const rewardLegs = ({ coins, credit }: Reward, coinAsset: 'coin' | 'pendingCoin'): Leg[] =>
  [
    { asset: coinAsset, amount: coins, platform: 'issue' as const },
    { asset: 'credit' as const, amount: credit, platform: 'issue' as const },
  ].filter(({ amount }) => amount > 0);

/** Notifies the member's open pages that a participation, and with it a balance, has changed. */
export async function publish(
  tx: Tx,
  { events }: TaskDeps,
  { memberId, id, paid }: Participation,
  at: Date,
): Promise<void> {
  const topic = `member:${memberId}`;
  await events.publishIn(tx, topic, { kind: 'participation', at: at.toISOString(), subjectId: id });
  if (paid.coins > 0 || paid.credit > 0)
    await events.publishIn(tx, topic, { kind: 'balance', at: at.toISOString() });
}
