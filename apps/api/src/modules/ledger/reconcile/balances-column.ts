import { sql, type RawBuilder } from 'kysely';
import type { Balances } from '../posting/posting.ts';

/** A column with a member's balances as JSON; null if there are none. It saves another area a round trip. */
export function balancesColumn(memberId: string): RawBuilder<Balances | null> {
  return sql<Balances | null>`(
    select json_build_object('coins', a.coin, 'pendingCoins', a.pending_coin, 'credit', a.credit, 'quality', a.quality)
    from ledger_accounts a where a.member_id = ${memberId}::uuid)`;
}
