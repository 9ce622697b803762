import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** SMS codes of a period: the number sent, and the number used. */
export interface SmsCount {
  sent: number;
  used: number;
}

type Period = 'day' | 'hour';

/** Counts one message; false if `limit` messages were sent already. */
export async function countSent(
  db: Connection,
  period: Period,
  start: Date,
  limit: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_counts as c (period, period_start, sent, used) values (${period}, ${start}, 1, 0)
    on conflict (period, period_start) do update set sent = c.sent + 1
      where ${limit}::int is null or c.sent < ${limit}::int
    returning 1 as counted`.execute(db);
  return rows.length > 0;
}

/** Takes back the count of one message. */
export async function uncountSent(db: Connection, period: Period, start: Date): Promise<void> {
  await db
    .updateTable('sms_counts')
    .set(({ eb }) => ({ sent: eb('sent', '-', 1) }))
    .where('period', '=', period)
    .where('period_start', '=', start)
    .where('sent', '>', 0)
    .execute();
}

/** Counts one code that was used. */
export async function countUsed(db: Connection, start: Date): Promise<void> {
  await sql`
    insert into sms_counts as c (period, period_start, sent, used) values ('hour', ${start}, 0, 1)
    on conflict (period, period_start) do update set used = c.used + 1`.execute(db);
}

/** The numbers of messages sent and used since a time, in whole periods. */
export async function smsSince(db: Connection, period: Period, start: Date): Promise<SmsCount> {
  const { rows } = await sql<SmsCount>`
    select coalesce(sum(sent), 0)::int as sent, coalesce(sum(used), 0)::int as used
    from sms_counts where period = ${period} and period_start >= ${start}`.execute(db);
  return rows[0] ?? { sent: 0, used: 0 };
}

/** How many messages the budget of a day lost. */
export async function textMessagesOfDay(db: Connection, start: Date): Promise<number> {
  const row = await db
    .selectFrom('sms_counts')
    .select('sent')
    .where('period', '=', 'day')
    .where('period_start', '=', start)
    .executeTakeFirst();
  return row?.sent ?? 0;
}

/** Records that operators were warned about a period; false if they were warned already. */
export async function recordAlarm(db: Connection, period: Period, start: Date, at: Date): Promise<boolean> {
  const noted = await db
    .updateTable('sms_counts')
    .set({ alarmed_at: at })
    .where('period', '=', period)
    .where('period_start', '=', start)
    .where('alarmed_at', 'is', null)
    .returning('sent')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function deleteSmsCounts(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('sms_counts').where('period_start', '<', before).execute();
}
