import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Balances, Posted, Posting } from './posting.ts';

interface BalanceColumns {
  coin: number;
  pending_coin: number;
  credit: number;
  quality: number;
}

const balancesOf = (row: BalanceColumns): Balances => ({
  coins: row.coin,
  pendingCoins: row.pending_coin,
  credit: row.credit,
  quality: row.quality,
});

/** Posts a transfer in one round trip. Errors carry the SQLSTATEs that 0003_ledger.sql lists. */
export async function postTransfer(
  tx: Transaction<Schema>,
  transferId: string,
  { key, memberId, reason, cause, note, expectedAt, follows, legs, at }: Posting,
): Promise<Posted> {
  const { rows } = await sql<BalanceColumns & { transfer_id: string; replayed: boolean }>`
    select transfer_id, replayed, coin, pending_coin, credit, quality from post_transfer(
      ${memberId}::uuid, ${transferId}::uuid, ${key}::text, ${reason}::text,
      ${cause.kind}::text, ${cause.id}::text, ${cause.title}::text,
      ${note ?? null}::text, ${expectedAt ?? null}::timestamptz, ${follows ?? null}::text,
      ${legs.map((leg) => leg.asset)}::text[], ${legs.map((leg) => leg.amount)}::bigint[],
      ${legs.map((leg) => leg.platform)}::text[], ${at}::timestamptz
    )`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('post_transfer answered no row');
  return { transferId: row.transfer_id, replayed: row.replayed, balances: balancesOf(row) };
}

/** What a member has; undefined when nothing was ever posted. */
export async function readBalances(db: Connection, memberId: string): Promise<Balances | undefined> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['coin', 'pending_coin', 'credit', 'quality'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && balancesOf(row);
}
