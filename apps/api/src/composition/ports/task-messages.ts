import { dayOf } from '../../platform/calendar.ts';
import { balances } from '../../modules/ledger/module.ts';
import type { Messages } from '../../modules/message/api.ts';
import { changeQuality, levelOf, readLevels } from '../../modules/reward/module.ts';
import type { Completion, TaskPorts } from '../../modules/task/api.ts';
import { pendingNote } from '../../modules/task/module.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';

const VERDICTS = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;

/**
 * Extends the task ports with messages to members: about coins that are pending or taken back, changes of quality and
 * level, and verdicts about submissions (rules 4.16, 7.1).
 */
export const withTaskMessages = (
  ports: TaskPorts,
  messages: Messages,
  platform: Pick<Platform, 'clock' | 'database'>,
): TaskPorts => ({
  ...ports,
  changeQuality: (tx, asked) => changeQuality(tx, asked, messages),
  completed: async (tx, completion) => {
    await ports.completed?.(tx, completion);
    await writeOfCoins(tx, messages, completion);
    await writeOfLevel(tx, messages, completion, platform);
  },
  reviewed: async (tx, review) => {
    await ports.reviewed?.(tx, review);
    const { participation, task, what, verdict, reviewId, reason } = review;
    const { title, hashId: taskHash } = task;
    const coins = participation.promised.coins;
    const data = { title, taskHash, what, verdict: VERDICTS[verdict], reason, coins };
    const { memberId } = participation;
    await messages.write(tx, { memberId, event: 'reviewed', key: `review:${reviewId}`, data });
  },
  fits: async (tx, { memberId, task, key }) => {
    const data = { title: task.title, taskHash: task.hashId, coins: task.coins };
    await messages.write(tx, { memberId, event: 'taskFits', key, data });
  },
  takenBack: async (tx, reversal) => {
    await ports.takenBack?.(tx, reversal);
    const { participation, note, owed } = reversal;
    const { memberId, id, paid } = participation;
    if (paid.coins === 0) return;
    const data = { coins: paid.coins, note, owed };
    await messages.write(tx, { memberId, event: 'coinsTakenBack', key: `participation:${id}:back`, data });
  },
  restored: async (tx, { participation: { memberId, id }, note, coins }) => {
    if (coins === 0) return;
    const data = { coins, reason: note };
    await messages.write(tx, {
      memberId,
      event: 'coinsCorrected',
      key: `participation:${id}:restored`,
      data,
    });
  },
});

async function writeOfCoins(tx: Tx, messages: Messages, { participation, task }: Completion): Promise<void> {
  const { memberId, id, paid, earning } = participation;
  if (earning?.state !== 'pending' || earning.expectedAt === null || paid.coins === 0) return;
  const why = pendingNote(earning.pendingFor ?? 'partner');
  const data = { title: task.title, coins: paid.coins, why, expectedOn: dayOf(earning.expectedAt) };
  await messages.write(tx, { memberId, event: 'coinsPending', key: `participation:${id}:pending`, data });
}

async function writeOfLevel(
  tx: Tx,
  messages: Messages,
  { participation }: Completion,
  platform: Pick<Platform, 'clock' | 'database'>,
): Promise<void> {
  const { memberId, id, paid } = participation;
  if (paid.credit <= 0) return;
  const { credit } = await balances(tx, memberId);
  const levels = await readLevels(platform, tx);
  const [before, now] = [levelOf(levels, credit - paid.credit), levelOf(levels, credit)];
  if (now.rank <= before.rank) return;
  const key = `participation:${id}:level`;
  await messages.write(tx, { memberId, event: 'levelReached', key, data: { level: now.name } });
}
