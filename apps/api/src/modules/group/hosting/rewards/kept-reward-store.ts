import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { KEPT_CAUSE } from '../../people/notices/text-store.ts';

const MOST = 500;

/** A kept reward of a guest. */
export interface KeptReward {
  groupId: string;
  personId: string;
  coins: number;
  until: Date;
}

/** Guests with a kept reward who agreed to text messages and haven't got one about it. */
export async function readUnnotified(db: Connection, now: Date): Promise<KeptReward[]> {
  const { rows } = await sql<KeptReward>`
    select r.group_id as "groupId", r.group_member_id as "personId", r.coins, r.keep_until as until
    from group_rewards r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.state = 'kept' and r.keep_until > ${now} and m.texts_agreed_at is not null and m.withdrawn_at is null
      and not exists (select from group_texts t where t.group_id = r.group_id
        and t.group_member_id = r.group_member_id and t.cause_key = ${KEPT_CAUSE})
    order by r.keep_until limit ${MOST}`.execute(db);
  return rows;
}
