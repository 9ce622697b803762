import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** A passed course or a won award that paid coins. */
export interface PaidReward {
  memberId: string;
  id: string;
  coins: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Passed courses that paid coins, after `last`, at most `count`. */
export async function selectPaidPasses(
  db: Connection,
  last: PaidReward | undefined,
  count: number,
): Promise<PaidReward[]> {
  const { rows } = await sql<PaidReward>`
    select member_id as "memberId", course_id as id, coins from course_passes
    where (member_id, course_id) > (${last?.memberId ?? FIRST}::uuid, ${last?.id ?? ''}::text) and coins > 0
    order by member_id, course_id limit ${count}`.execute(db);
  return rows;
}

/** Won awards that paid coins, after `last`, at most `count`. */
export async function selectPaidWins(
  db: Connection,
  last: PaidReward | undefined,
  count: number,
): Promise<PaidReward[]> {
  const { rows } = await sql<PaidReward>`
    select w.member_id as "memberId", to_char(w.month, 'YYYY-MM') || ':' || w.award_id as id, w.coins
    from award_winners w
    where (w.member_id, to_char(w.month, 'YYYY-MM') || ':' || w.award_id) >
      (${last?.memberId ?? FIRST}::uuid, ${last?.id ?? ''}::text) and w.member_id >= ${last?.memberId ?? FIRST}::uuid
      and w.coins > 0
    order by 1, 2 limit ${count}`.execute(db);
  return rows;
}
