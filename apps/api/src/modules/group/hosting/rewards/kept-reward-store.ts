import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { KEPT_CAUSE } from '../../people/notices/text-store.ts';

/** A kept reward of a guest. */
export interface KeptReward {
  personId: string;
  coins: number;
  until: Date;
}

/**
 * Kept rewards of guests who agreed to text messages and haven't got one about it. Who left the group still earned it
 * (rule 6.54).
 */
const unnotified = (now: Date) => sql`
  group_rewards r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
  where r.state = 'kept' and r.keep_until > ${now} and m.texts_agreed_at is not null
    and (m.withdrawn_at is null or m.left_at is not null)
    and not exists (select from group_texts t where t.group_id = r.group_id
      and t.group_member_id = r.group_member_id and t.cause_key = ${KEPT_CAUSE})`;

/** Groups with such rewards, at most `limit` after one. */
export async function readUnnotifiedGroups(
  db: Connection,
  now: Date,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const beyond = after === undefined ? sql`` : sql`and r.group_id > ${after}`;
  const { rows } = await sql<{ id: string }>`
    select distinct r.group_id as id from ${unnotified(now)} ${beyond} order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Such rewards of a group. */
export async function readUnnotified(db: Connection, now: Date, groupId: string): Promise<KeptReward[]> {
  const { rows } = await sql<KeptReward>`
    select r.group_member_id as "personId", r.coins, r.keep_until as until
    from ${unnotified(now)} and r.group_id = ${groupId} order by r.group_member_id`.execute(db);
  return rows;
}
