import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

/** What is left of one line of coins that came in. */
export interface CoinLot {
  readonly version: number;
  readonly id: string;
  readonly cause: Cause;
  readonly createdAt: Date;
  /** What came in, less what was taken back. */
  readonly amount: number;
  readonly left: number;
  /** What spending the asked coins would use. */
  readonly used: number;
}

/** The lots of one kind of cause together. */
export interface LotSource {
  readonly kind: Cause['kind'];
  readonly lots: number;
  readonly coins: number;
}

export interface LotQuery {
  readonly memberId: string;
  /** Only the lots that spending this many coins would use; undefined for all. */
  readonly coins: number | undefined;
}

/**
 * The step `lot` of a statement: a member's lots with the coins that spending would use. Coins are spent in the order in
 * which they came in, so the newest lines that add up to the balance are left. A line that was taken back counts less,
 * and an exchange that was refunded counts as if it had not been.
 */
const lots = ({ memberId, coins }: LotQuery): RawBuilder<unknown> => sql`
  account as (select coin from ledger_accounts where member_id = ${memberId}),
  gained as (
    select line.version, line.id, line.cause_kind, line.cause_id, line.cause_title, line.created_at,
      line.coin_change + coalesce(taken.coin_change, 0) as amount
    from ledger_transfers line
    left join ledger_transfers ended on ended.member_id = line.member_id and ended.version = line.follows
    left join ledger_transfers taken on taken.member_id = line.member_id and taken.follows = line.version
      and taken.reason = 'takenBack'
    where line.member_id = ${memberId} and line.coin_change > 0 and coalesce(ended.coin_change, 0) >= 0
  ),
  summed as (
    select gained.*, sum(amount) over (order by version desc) as upto from gained where amount > 0
  ),
  leftover as (
    select summed.*, least(amount, account.coin - (upto - amount)) as remaining
    from summed, account where upto - amount < account.coin
  ),
  queued as (
    select leftover.*, sum(remaining) over (order by version) - remaining as earlier from leftover
  ),
  lot as (
    select queued.*, greatest(0, least(remaining, ${coins ?? 0}::bigint - earlier)) as used from queued
    where ${coins ?? null}::bigint is null or earlier < ${coins ?? null}::bigint
  )`;

/** A member's lots after `after`, the oldest first. */
export async function readLots(
  db: Connection,
  query: LotQuery,
  { after, limit }: { after: number; limit: number },
): Promise<CoinLot[]> {
  const { rows } = await sql<{
    version: number;
    id: string;
    cause_kind: Cause['kind'];
    cause_id: string;
    cause_title: string;
    created_at: Date;
    amount: number;
    remaining: number;
    used: number;
  }>`
    with ${lots(query)}
    select version, id, cause_kind, cause_id, cause_title, created_at, amount::bigint as amount,
      remaining::bigint as remaining, used::bigint as used
    from lot where version > ${after}::bigint order by version limit ${limit}`.execute(db);
  return rows.map((row) => ({
    version: row.version,
    id: row.id,
    cause: { kind: row.cause_kind, id: row.cause_id, title: row.cause_title },
    createdAt: row.created_at,
    amount: row.amount,
    left: row.remaining,
    used: row.used,
  }));
}

/** A member's lots by kind of cause, those with most coins first. */
export async function readLotSources(db: Connection, query: LotQuery): Promise<LotSource[]> {
  const counted = query.coins === undefined ? sql.ref('remaining') : sql.ref('used');
  const { rows } = await sql<LotSource>`
    with ${lots(query)}
    select cause_kind as kind, count(*)::bigint as lots, sum(${counted})::bigint as coins
    from lot group by cause_kind order by coins desc, cause_kind`.execute(db);
  return rows;
}
