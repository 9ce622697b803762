import { SmsKind } from '@yayan/contract';
import { dayOf, formatDay } from '../../../../platform/calendar.ts';
import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { KEPT_CAUSE } from '../../people/notices/text-store.ts';
import { queueTexts, type NoticeDeps } from '../../people/notices/notify-people.ts';
import { type KeptReward, readUnnotified, readUnnotifiedGroups } from './kept-reward-store.ts';

/**
 * Notifies guests by text message of their kept reward and how to get it (rules 6.31 and 6.37). Each guest is notified
 * once, even if the job is interrupted or runs twice.
 */
export async function notifyKeptRewards(
  deps: Pick<Platform, 'database' | 'clock' | 'random'> & Pick<NoticeDeps, 'texts'>,
  signal?: AbortSignal,
): Promise<void> {
  if (deps.texts?.isOn !== true) return;
  const { database, clock } = deps;
  const now = clock.now();
  await workThrough<string>({
    read: (after, limit) => readUnnotifiedGroups(database.read, now, after, limit),
    work: async (groupId) => {
      const people = await readUnnotified(database.read, now, groupId);
      await database.transaction((tx) => queueTexts(tx, deps, groupId, people.map(textOf)));
    },
    signal,
  });
}

const textOf = ({ personId, coins, until }: KeptReward) => ({
  personId,
  key: KEPT_CAUSE,
  kind: SmsKind.KeptReward,
  what: `的 ${coins} 金币为你保留到 ${formatDay(dayOf(until))}，用这个手机号注册芽言就能领取`,
});
