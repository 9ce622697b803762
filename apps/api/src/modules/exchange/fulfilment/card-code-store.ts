import { type Insertable, type Selectable, sql } from 'kysely';
import type { CardCodes } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type StoredCode = Pick<Selectable<CardCodes>, 'number_sealed' | 'secret_sealed' | 'expires_at'>;

/**
 * Records the issue of an order; false when it is recorded already. Waits for another transaction that is recording it.
 */
export async function insertIssue(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const added = await tx
    .insertInto('card_issues')
    .values({ order_id: orderId, issued_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Assigns up to `quantity` free codes to an issue. Skips codes that other transactions are taking. */
export async function takeCodes(
  tx: Tx,
  taken: { orderId: string; benefitId: string; choiceId: string; quantity: number; at: Date },
): Promise<number> {
  const { rows } = await sql`
    update card_codes set issued_to = ${taken.orderId}
    where id in (
      select id from card_codes
      where benefit_id = ${taken.benefitId} and choice_id = ${taken.choiceId} and issued_to is null
        and (expires_at is null or expires_at > ${taken.at})
      order by id limit ${taken.quantity} for update skip locked
    ) and issued_to is null
    returning id`.execute(tx);
  return rows.length;
}

/** The codes of an issue. */
export async function selectIssued(tx: Tx, orderId: string): Promise<StoredCode[]> {
  return await tx
    .selectFrom('card_codes')
    .select(['number_sealed', 'secret_sealed', 'expires_at'])
    .where('issued_to', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Adds new codes and returns how many there were. Known codes are skipped. */
export async function insertCodes(tx: Tx, codes: readonly Insertable<CardCodes>[]): Promise<number> {
  const added = await tx
    .insertInto('card_codes')
    .values([...codes])
    .onConflict((conflict) => conflict.column('code_index').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Takes loaded codes out of those that were withdrawn. */
export async function forgetWithdrawn(tx: Tx, indexes: readonly string[]): Promise<void> {
  await sql`delete from withdrawn_card_codes where code_index = any(${[...indexes]}::text[])`.execute(tx);
}
