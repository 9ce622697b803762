import { dayOf, formatDay } from '../../../../platform/calendar.ts';
import { settleAll } from '../../../../platform/jobs/settle-all.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { KEPT_CAUSE } from '../../people/notices/text-store.ts';
import { queueTexts, type NoticeDeps } from '../../people/notices/notify-people.ts';
import { type KeptReward, readUnnotified } from './kept-reward-store.ts';

/**
 * Notifies guests by text message of their kept reward and how to get it (rules 6.31 and 6.37). Each guest is notified
 * once, even if the job is interrupted or runs twice.
 */
export async function notifyKeptRewards(
  deps: Pick<Platform, 'database' | 'clock' | 'random'> & Pick<NoticeDeps, 'texts'>,
): Promise<void> {
  if (deps.texts?.isOn !== true) return;
  const unnotified = await readUnnotified(deps.database.read, deps.clock.now());
  await settleAll([...Map.groupBy(unnotified, (kept) => kept.groupId)], ([groupId, people]) =>
    deps.database.transaction((tx) => queueTexts(tx, deps, groupId, people.map(textOf))),
  );
}

const textOf = ({ personId, coins, until }: KeptReward) => ({
  personId,
  key: KEPT_CAUSE,
  what: `的 ${coins} 金币为你保留到 ${formatDay(dayOf(until))}，用这个手机号注册芽言就能领取`,
});
