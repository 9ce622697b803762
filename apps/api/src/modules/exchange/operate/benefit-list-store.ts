import type { ExchangeType } from '@yayan/contract';
import { BenefitSale } from '@yayan/contract/console';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { MOST_COUNTED } from '../../../platform/page.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { type StockPlace, withChoices } from '../catalogue/benefit-store.ts';

export interface OperatorBenefitQuery {
  /** Only benefits after this position. */
  after: number | undefined;
  limit: number;
  /** Only benefits whose sale is in this state at a moment. */
  sale: { state: BenefitSale; at: Date } | undefined;
  type: ExchangeType | undefined;
  keyword: string | undefined;
}

/** The rows that `saleOf` puts into each state at a moment. */
const inState: Readonly<Record<BenefitSale, (at: Date) => RawBuilder<boolean>>> = {
  [BenefitSale.OnSale]: (at) =>
    sql`on_sale and coalesce(sale_from <= ${at}, true) and coalesce(sale_until > ${at}, true)`,
  [BenefitSale.Scheduled]: (at) => sql`on_sale and sale_from > ${at}`,
  [BenefitSale.Ended]: (at) => sql`on_sale and sale_until <= ${at}`,
  [BenefitSale.OffSale]: () => sql`not on_sale`,
};

/** Benefits on sale and off sale, in the order of their positions. */
export async function selectOperatorBenefits(
  db: Connection,
  { after, limit, sale, type, keyword }: OperatorBenefitQuery,
): Promise<Benefit[]> {
  const rows = await db
    .selectFrom('benefits')
    .selectAll()
    .$if(after !== undefined, (q) => q.where('position', '>', after ?? 0))
    .$if(sale !== undefined, (q) => (sale ? q.where(inState[sale.state](sale.at)) : q))
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 1))
    .$if(keyword !== undefined, (q) =>
      q.where(sql<boolean>`position(lower(${keyword ?? ''}) in lower(title)) > 0`),
    )
    .orderBy('position')
    .limit(limit)
    .execute();
  return await withChoices(db, rows);
}

/** What changes of a benefit. */
export interface BenefitChange {
  on_sale?: boolean;
  sale_from?: Date | null;
  sale_until?: Date | null;
  per_order?: number;
  per_day?: number | null;
  per_month?: number | null;
  cover?: string | null;
  cover_dark?: string | null;
  /** The addresses as JSON. */
  gallery?: string;
  title?: string;
  description?: string;
  level?: number;
  /** Lists of texts as JSON. */
  tags?: string;
  rules?: string;
  prerequisites?: string;
}

export async function changeBenefit(db: Connection, id: string, change: BenefitChange): Promise<void> {
  await db.updateTable('benefits').set(change).where('id', '=', id).execute();
}

export async function changePrice(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
  price: number,
): Promise<void> {
  await db
    .updateTable('benefit_choices')
    .set({ price })
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .execute();
}

/** Adds pieces to a stock, or removes its limit with null. False if fewer pieces are left than are taken. */
export async function changeStock(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
  add: number | null,
): Promise<boolean> {
  const row = await db
    .updateTable('benefit_choices')
    .set({ stock: add === null ? null : sql`coalesce(stock, 0) + ${add}` })
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .$if(add !== null, (q) => q.where(sql<boolean>`coalesce(stock, 0) + ${add ?? 0} >= 0`))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The card codes of a choice: those that can be issued, those that have expired, and those that were withdrawn. */
export interface CodeCounts {
  free: number;
  expired: number;
  withdrawn: number;
}

/** Counts the codes of a choice. Each number stops at 10,000. */
export async function countCodes(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
  now: Date,
): Promise<CodeCounts> {
  const { rows } = await sql<CodeCounts>`
    select
      (select count(*) from (
        select from card_codes where benefit_id = ${benefitId} and choice_id = ${choiceId} and issued_to is null
          and (expires_at is null or expires_at > ${now}) limit ${MOST_COUNTED}
      ) counted) as free,
      (select count(*) from (
        select from card_codes where benefit_id = ${benefitId} and choice_id = ${choiceId} and issued_to is null
          and expires_at <= ${now} limit ${MOST_COUNTED}
      ) counted) as expired,
      (select count(*) from (
        select from withdrawn_card_codes where benefit_id = ${benefitId} and choice_id = ${choiceId}
        limit ${MOST_COUNTED}
      ) counted) as withdrawn`.execute(db);
  return rows[0] ?? { free: 0, expired: 0, withdrawn: 0 };
}
