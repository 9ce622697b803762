import { sql } from 'kysely';
import { dayOf, formatDay } from '../../../../platform/calendar.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { KEPT_CAUSE } from '../../people/notices/text-store.ts';
import { queueTexts, type NoticeDeps } from '../../people/notices/notify-people.ts';

const MOST = 500;

interface Kept {
  groupId: string;
  personId: string;
  coins: number;
  until: Date;
}

/** Guests with a kept reward who agreed to text messages and haven't got one about it. */
async function readUntold(db: Connection, now: Date): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select r.group_id as "groupId", r.group_member_id as "personId", r.coins, r.keep_until as until
    from group_rewards r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.state = 'kept' and r.keep_until > ${now} and m.texts_agreed_at is not null and m.withdrawn_at is null
      and not exists (select from group_texts t where t.group_id = r.group_id
        and t.group_member_id = r.group_member_id and t.cause_key = ${KEPT_CAUSE})
    order by r.keep_until limit ${MOST}`.execute(db);
  return rows;
}

/**
 * Notifies guests by text message of their kept reward and how to get it (rules 6.31 and 6.37). Each guest is notified
 * once, even if the job is interrupted or runs twice.
 */
export async function notifyKept(
  deps: Pick<Platform, 'database' | 'clock' | 'random'> & Pick<NoticeDeps, 'texts'>,
): Promise<void> {
  if (deps.texts?.isOn !== true) return;
  const untold = await readUntold(deps.database.read, deps.clock.now());
  for (const [groupId, people] of Map.groupBy(untold, (kept) => kept.groupId))
    await deps.database.transaction((tx) => queueTexts(tx, deps, groupId, people.map(textOf)));
}

const textOf = ({ personId, coins, until }: Kept) => ({
  personId,
  key: KEPT_CAUSE,
  what: `的 ${coins} 金币为你保留到 ${formatDay(dayOf(until))}，用这个手机号注册芽言就能领取`,
});
