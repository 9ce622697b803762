import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { StockPlace } from '../catalogue/benefit-store.ts';

const amongThese = (indexes: readonly string[] | null): RawBuilder<boolean> =>
  indexes === null ? sql`true` : sql`code_index = any(${[...indexes]}::text[])`;

/** How many of these codes are in stock already, issued or not. */
export async function countKnownCodes(db: Connection, indexes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*) as known from card_codes where ${amongThese(indexes)}`.execute(db);
  return rows[0]?.known ?? 0;
}

/** How many codes of a choice no order has got, expired ones too. With `indexes` only those. */
export async function countFreeCodes(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
  indexes: readonly string[] | null,
): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select count(*) as free from card_codes
    where benefit_id = ${benefitId} and choice_id = ${choiceId} and issued_to is null
      and ${amongThese(indexes)}`.execute(db);
  return rows[0]?.free ?? 0;
}

/** Moves up to `most` free codes out of the stock, and returns how many. Skips codes that an order is taking. */
export async function withdrawCodes(
  tx: Tx,
  { benefitId, choiceId }: StockPlace,
  given: { indexes: readonly string[] | null; most: number; at: Date; actId: string },
): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from card_codes where id in (
        select id from card_codes
        where benefit_id = ${benefitId} and choice_id = ${choiceId} and issued_to is null
          and ${amongThese(given.indexes)}
        order by expires_at nulls last, id limit ${given.most} for update skip locked
      ) and issued_to is null
      returning *
    )
    insert into withdrawn_card_codes
      (id, benefit_id, choice_id, number_sealed, secret_sealed, code_index, expires_at, withdrawn_at, act_id)
    select id, benefit_id, choice_id, number_sealed, secret_sealed, code_index, expires_at, ${given.at}, ${given.actId}
    from gone returning id`.execute(tx);
  return rows.length;
}
