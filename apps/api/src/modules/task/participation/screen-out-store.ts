import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** How often a member was screened out on a day, and the seconds until they knew. */
export interface ScreenOuts {
  readonly times: number;
  readonly seconds: number;
}

/** Counts one more for a member's day. Returns the day's sum; undefined if a later day is counted already. */
export async function addScreenOut(
  tx: Tx,
  memberId: string,
  { day, seconds }: { day: Day; seconds: number },
): Promise<ScreenOuts | undefined> {
  const { rows } = await sql<ScreenOuts>`
    insert into screen_outs as s (member_id, day, times, seconds)
    values (${memberId}::uuid, ${day}::date, 1, ${seconds}::int)
    on conflict (member_id) do update
      set day = excluded.day,
        times = case when s.day = excluded.day then s.times + 1 else 1 end,
        seconds = case when s.day = excluded.day then s.seconds + excluded.seconds else excluded.seconds end
      where s.day <= excluded.day
    returning times, seconds`.execute(tx);
  return rows[0];
}

export async function readScreenOuts(db: Connection, memberId: string, day: Day): Promise<ScreenOuts> {
  const row = await db
    .selectFrom('screen_outs')
    .select(['times', 'seconds'])
    .where('member_id', '=', memberId)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst();
  return row ?? { times: 0, seconds: 0 };
}
