import { sql } from 'kysely';
import { ZONE } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

/** The coins of one kind of cause in one calendar month. */
export interface MonthSource {
  /** `2026-11`. */
  month: string;
  kind: Cause['kind'];
  in: number;
  out: number;
  /** Posted in this month and still pending. */
  pending: number;
}

/** A member's coins since a moment, by month in Shanghai and kind of cause. */
export async function readMonthSources(
  db: Connection,
  memberId: string,
  since: Date,
): Promise<MonthSource[]> {
  const { rows } = await sql<MonthSource>`
    select to_char(t.created_at at time zone ${sql.lit(ZONE)}, 'YYYY-MM') as month, t.cause_kind as kind,
      coalesce(sum(t.coin_change) filter (where t.coin_change > 0), 0)::bigint as in,
      coalesce(-sum(t.coin_change) filter (where t.coin_change < 0), 0)::bigint as out,
      coalesce(sum(t.pending_coin_change) filter (where t.coin_change = 0 and ending.version is null), 0)::bigint
        as pending
    from ledger_transfers t
    left join ledger_transfers ending
      on t.coin_change = 0 and ending.member_id = t.member_id and ending.follows = t.version
    where t.member_id = ${memberId} and t.created_at >= ${since}
      and (t.coin_change <> 0 or t.pending_coin_change > 0)
    group by 1, 2
    order by 1 desc, 2`.execute(db);
  return rows.filter(({ in: came, out, pending }) => came + out + pending > 0);
}
