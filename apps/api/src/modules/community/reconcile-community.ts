import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { ReconcileCheck } from '../ledger/api.ts';
import { paidCheck } from '../ledger/module.ts';
import { awardKey } from './awards/confirm-awards.ts';
import { courseKey } from './courses/quiz.ts';

interface Paid {
  memberId: string;
  id: string;
  coins: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

async function selectPaidPasses(db: Connection, last: Paid | undefined, count: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select member_id as "memberId", course_id as id, coins from course_passes
    where (member_id, course_id) > (${last?.memberId ?? FIRST}::uuid, ${last?.id ?? ''}::text) and coins > 0
    order by member_id, course_id limit ${count}`.execute(db);
  return rows;
}

async function selectPaidWins(db: Connection, last: Paid | undefined, count: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select w.member_id as "memberId", to_char(w.month, 'YYYY-MM') || ':' || w.award_id as id, w.coins
    from award_winners w
    where (w.member_id, to_char(w.month, 'YYYY-MM') || ':' || w.award_id) >
      (${last?.memberId ?? FIRST}::uuid, ${last?.id ?? ''}::text) and w.member_id >= ${last?.memberId ?? FIRST}::uuid
      and w.coins > 0
    order by 1, 2 limit ${count}`.execute(db);
  return rows;
}

/** Reconcile checks of courses and awards (rules 13.6, 13.9). They only read. */
export const communityChecks: readonly ReconcileCheck[] = [
  paidCheck<Paid>({
    name: 'every passed course has paid what it says',
    read: selectPaidPasses,
    paid: ({ memberId, id, coins }) => ({
      memberId,
      key: courseKey(memberId, id),
      coins,
      what: `course ${id}`,
    }),
  }),
  paidCheck<Paid>({
    name: 'every award has paid what it says',
    read: selectPaidWins,
    paid: ({ memberId, id, coins }) => ({
      memberId,
      key: awardKey(memberId, id),
      coins,
      what: `award ${id}`,
    }),
  }),
];
