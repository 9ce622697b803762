import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Choice } from '../catalogue/benefit.ts';
import type { StockPlace } from '../catalogue/benefit-store.ts';
import { OPEN_STATES } from '../orders/order-states.ts';

/** Adds a choice behind all others; false if one has this id, or had it before it was taken off. */
export async function insertChoice(tx: Tx, benefitId: string, choice: Choice): Promise<boolean> {
  const last = await tx
    .selectFrom('benefit_choices')
    .select('position')
    .where('benefit_id', '=', benefitId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const added = await tx
    .insertInto('benefit_choices')
    .values({ benefit_id: benefitId, position: (last?.position ?? -1) + 1, ...choice })
    .onConflict((conflict) => conflict.columns(['benefit_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a choice has this id, or had it before it was taken off. */
export async function isChoiceKnown(db: Connection, { benefitId, choiceId }: StockPlace): Promise<boolean> {
  const known = await db
    .selectFrom('benefit_choices')
    .select('id')
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .executeTakeFirst();
  return known !== undefined;
}

export async function renameChoice(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
  title: string,
): Promise<void> {
  await db
    .updateTable('benefit_choices')
    .set({ title })
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .execute();
}

/** Takes a choice off. Orders that wait for its row find it gone afterwards. */
export async function removeChoice(tx: Tx, { benefitId, choiceId }: StockPlace, at: Date): Promise<void> {
  await tx
    .updateTable('benefit_choices')
    .set({ removed_at: at })
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .execute();
}

/** Whether an order of the choice isn't finished. */
export async function isChoiceOrdered(db: Connection, { benefitId, choiceId }: StockPlace): Promise<boolean> {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('benefit_id', '=', benefitId)
    .where('choice_id', '=', choiceId)
    .where('state', 'in', OPEN_STATES)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
