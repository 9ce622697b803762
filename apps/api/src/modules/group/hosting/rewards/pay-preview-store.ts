import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { memberMobiles } from '../../../identity/module.ts';

/** What settling the tallied rewards of a group would do now. */
export interface PayPreview {
  /** Members who get coins, and how many. */
  paid: number;
  paidCoins: number;
  /** Guests whose coins are kept until they join, and how many. */
  kept: number;
  keptCoins: number;
  /** People who get nothing. */
  nothing: number;
}

/** Counts as `payOut` decides, reward by reward. */
export async function readPayPreview(db: Connection, groupId: string): Promise<PayPreview> {
  const { rows } = await sql<PayPreview>`
    with due as (
      select case when r.taken_out_at is null then r.coins else 0 end as coins,
        m.mobile_index not like 'closed:%' and coalesce(m.member_id, owner."memberId") is not null as "isMember",
        m.mobile_index like 'closed:%' as "isErased"
      from group_rewards r
      join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      left join ${memberMobiles} owner on owner."mobileIndex" = m.mobile_index
      where r.group_id = ${groupId} and r.state = 'tallied')
    select count(*) filter (where coins > 0 and "isMember") as paid,
      coalesce(sum(coins) filter (where "isMember"), 0)::bigint as "paidCoins",
      count(*) filter (where coins > 0 and not "isMember" and not "isErased") as kept,
      coalesce(sum(coins) filter (where not "isMember" and not "isErased"), 0)::bigint as "keptCoins",
      count(*) filter (where coins = 0 or "isErased") as nothing
    from due`.execute(db);
  return rows[0] ?? { paid: 0, paidCoins: 0, kept: 0, keptCoins: 0, nothing: 0 };
}
