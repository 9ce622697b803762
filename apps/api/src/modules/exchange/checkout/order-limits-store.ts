import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { KEPT_STATES, OPEN_STATES } from '../orders/order-states.ts';

/** A member's exchanges, without orders whose coins came back. */
export interface Usage {
  exchangesToday: number;
  exchangesThisMonth: number;
  coinsThisMonth: number;
  exchangedCoins: number;
  /** The part of these coins that grants of prizes paid. */
  prizeCoins: number;
  openOrders: number;
  /** Pieces of the given benefit. */
  piecesToday: number;
  piecesThisMonth: number;
}

export async function selectUsage(
  db: Connection,
  memberId: string,
  benefitId: string | null,
  { day, month }: { day: Date; month: Date },
): Promise<Usage> {
  const { rows } = await sql<Usage>`
    select
      count(*) filter (where created_at >= ${day})::int as "exchangesToday",
      count(*) filter (where created_at >= ${month})::int as "exchangesThisMonth",
      coalesce(sum(total) filter (where created_at >= ${month}), 0)::int8 as "coinsThisMonth",
      coalesce(sum(total), 0)::int8 as "exchangedCoins",
      coalesce(sum(total) filter (where prize is not null), 0)::int8 as "prizeCoins",
      count(*) filter (where state in (${sql.join(OPEN_STATES)}))::int as "openOrders",
      coalesce(sum(quantity) filter (where benefit_id = ${benefitId} and created_at >= ${day}), 0)::int as "piecesToday",
      coalesce(sum(quantity) filter (where benefit_id = ${benefitId} and created_at >= ${month}), 0)::int
        as "piecesThisMonth"
    from orders
    where member_id = ${memberId} and state in (${sql.join(KEPT_STATES)})`.execute(db);
  const [use] = rows;
  if (use === undefined) throw new Error('An aggregate answers one row');
  return use;
}
