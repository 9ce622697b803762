import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A member who waits for the next task that fits. */
export interface Reminder {
  readonly memberId: string;
  readonly taskId: string;
  readonly askedAt: Date;
}

/** Stores that a member waits; a second time changes nothing. */
export async function insertReminder(db: Connection, { memberId, taskId, askedAt }: Reminder): Promise<void> {
  await db
    .insertInto('task_reminders')
    .values({ member_id: memberId, task_id: taskId, asked_at: askedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who has waited since a time, the longest first, after the given one. */
export async function readReminders(
  db: Connection,
  { since, after, limit }: { since: Date; after: Reminder | undefined; limit: number },
): Promise<Reminder[]> {
  const beyond = after
    ? sql`and (asked_at, member_id) > (${after.askedAt}::timestamptz, ${after.memberId}::uuid)`
    : sql``;
  const { rows } = await sql<Reminder>`
    select member_id as "memberId", task_id as "taskId", asked_at as "askedAt" from task_reminders
    where asked_at >= ${since} ${beyond}
    order by asked_at, member_id limit ${limit}::int`.execute(db);
  return rows;
}

/** Ends all of a member's waiting. False if it has ended already. */
export async function deleteReminders(tx: Tx, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('task_reminders')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends what was asked before a time. */
export async function deleteOldReminders(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('task_reminders').where('asked_at', '<', before).execute();
}
