import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { KEPT_STATES, OPEN_STATES } from '../orders/order-states.ts';
import type { Payees } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A member's exchanges, without orders whose coins came back. */
export interface Usage {
  exchangesToday: number;
  exchangesThisMonth: number;
  coinsThisMonth: number;
  exchangedCoins: number;
  /** The part of these coins that grants of prizes paid. */
  prizeCoins: number;
  openOrders: number;
  /** Orders without a real-name check. */
  unverifiedOrders: number;
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
      count(*) filter (where unverified)::int as "unverifiedOrders",
      coalesce(sum(quantity) filter (where benefit_id = ${benefitId} and created_at >= ${day}), 0)::int as "piecesToday",
      coalesce(sum(quantity) filter (where benefit_id = ${benefitId} and created_at >= ${month}), 0)::int
        as "piecesThisMonth"
    from orders
    where member_id = ${memberId} and state in (${sql.join(KEPT_STATES)})`.execute(db);
  const [use] = rows;
  if (use === undefined) throw new Error('An aggregate answers one row');
  return use;
}

/** The payout accounts that a member has used, the latest first. */
export async function selectPayees(
  db: Connection,
  memberId: string,
  limit: number,
): Promise<Selectable<Payees>[]> {
  return await db
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectPayee(
  db: Connection,
  memberId: string,
  id: string,
): Promise<Selectable<Payees> | undefined> {
  return await db
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores a payout account. For a known account it updates name and time of use. */
export async function putPayee(tx: Tx, payee: Insertable<Payees>): Promise<void> {
  await tx
    .insertInto('payees')
    .values(payee)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'channel', 'account_index'])
        .doUpdateSet({ name_sealed: payee.name_sealed, used_at: payee.used_at }),
    )
    .execute();
}

export async function deletePayees(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('payees').where('member_id', '=', memberId).execute();
}
