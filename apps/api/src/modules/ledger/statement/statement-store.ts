import { CoinRowState } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause, LedgerReason } from '../posting/posting.ts';
import type { StatementLine, StatementQuery } from './statement-line.ts';

interface LineRow {
  version: number;
  id: string;
  amount: number;
  balance_after: number;
  reason: LedgerReason;
  cause_kind: Cause['kind'];
  cause_id: string;
  cause_title: string;
  note: string | null;
  expected_at: Date | null;
  created_at: Date;
  pending: boolean;
  end_note: string | null;
  ended: boolean;
}

const lineOf = (row: LineRow): StatementLine => ({
  version: row.version,
  id: row.id,
  amount: row.amount,
  balanceAfter: row.balance_after,
  reason: row.reason,
  cause: { kind: row.cause_kind, id: row.cause_id, title: row.cause_title },
  note: row.note,
  expectedAt: row.expected_at,
  createdAt: row.created_at,
  pending: row.pending,
  endNote: row.end_note,
  ended: row.ended,
});

const signOf = { in: 1, out: -1 } as const;

const inState: Readonly<Record<CoinRowState, RawBuilder<boolean>>> = {
  [CoinRowState.Available]: sql`not line.pending and line.reason <> 'takenBack'`,
  [CoinRowState.Pending]: sql`line.pending and ending.version is null`,
  [CoinRowState.TakenBack]: sql`(line.reason = 'takenBack' or (line.pending and ending.version is not null))`,
};

/** The conditions of a statement query, on a `line` and on the `ending` of a pending one. */
function rowFilter({ direction, kind, state, row, from, until }: StatementQuery): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`ending.reason is distinct from 'settled'`,
    ...(direction === undefined ? [] : [sql<boolean>`sign(line.amount) = ${signOf[direction]}`]),
    ...(kind === undefined ? [] : [sql<boolean>`line.cause_kind = ${kind}`]),
    ...(state === undefined ? [] : [inState[state]]),
    ...(row === undefined ? [] : [sql<boolean>`line.id = ${row}`]),
    ...(from === undefined ? [] : [sql<boolean>`line.created_at >= ${from}`]),
    ...(until === undefined ? [] : [sql<boolean>`line.created_at < ${until}`]),
  ];
  return sql.join(parts, sql` and `);
}

/**
 * Lines that changed the member's available coins, and pending lines that are still pending or were taken back. Pending
 * coins that arrived appear only in the line of their arrival.
 */
export async function readCoinLines(db: Connection, query: StatementQuery): Promise<StatementLine[]> {
  const { memberId, before, limit } = query;
  const { rows } = await sql<LineRow>`
    select line.*, ending.note as end_note, ending.version is not null as ended from (
      select version, id, reason, cause_kind, cause_id, cause_title, note, expected_at, created_at,
        coin_change = 0 as pending, coin_after as balance_after, member_id,
        case when coin_change = 0 then pending_coin_change else coin_change end as amount
      from ledger_transfers
      where member_id = ${memberId} and version < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
        and (coin_change <> 0 or pending_coin_change > 0)
    ) line
    left join ledger_transfers ending
      on line.pending and ending.member_id = line.member_id and ending.follows = line.version
    where ${rowFilter(query)}
    order by line.version desc
    limit ${limit}`.execute(db);
  return rows.map(lineOf);
}

/** Lines that changed the member's credit (权益值) or quality (质量分). */
export async function readScoreLines(
  db: Connection,
  asset: 'credit' | 'quality',
  { memberId, before, row, limit }: StatementQuery,
): Promise<StatementLine[]> {
  const change = sql.ref(`${asset}_change`);
  const { rows } = await sql<LineRow>`
    select version, id, ${change} as amount, ${sql.ref(`${asset}_after`)} as balance_after, reason,
      cause_kind, cause_id, cause_title, note, expected_at, created_at,
      false as pending, null as end_note, false as ended
    from ledger_transfers
    where member_id = ${memberId} and version < ${before ?? Number.MAX_SAFE_INTEGER}::bigint and ${change} <> 0
      and id = coalesce(${row ?? null}::uuid, id)
    order by version desc
    limit ${limit}`.execute(db);
  return rows.map(lineOf);
}
