import {
  type BenefitTarget,
  type CreditLevel,
  type ExchangeType,
  PayeeChannel,
  PrerequisiteKind,
} from '@yayan/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefits } from '../../../platform/database/gen/schema.ts';
import type { Benefit, Choice } from './benefit.ts';
import type { BenefitWords } from './benefit-words.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface BenefitQuery {
  /** Only benefits after this position. */
  after: number;
  limit: number;
  type: ExchangeType | undefined;
  maxPrice: number | undefined;
  /** The working channels: targets other than cash, and payee channels of cash. */
  targets: readonly BenefitTarget[];
  channels: readonly PayeeChannel[];
  /** Benefits whose sale has ended by then are left out. */
  now: Date;
}

/** Benefits on sale, and those whose sale begins later, that a working channel can issue. */
const offered = (
  db: Connection,
  { targets, channels, now }: Pick<BenefitQuery, 'targets' | 'channels' | 'now'>,
) =>
  db
    .selectFrom('benefits')
    .selectAll()
    .where('on_sale', '=', true)
    .where((where) => where.or([where('sale_until', 'is', null), where('sale_until', '>', now)]))
    .where((where) =>
      where.or([
        where('target', 'in', targets),
        ...channels.map((channel) =>
          where.and([
            where('target', '=', 'payee'),
            sql<boolean>`channels @> ${JSON.stringify([channel])}::jsonb`,
          ]),
        ),
      ]),
    );

/** Offered benefits of a type, or whose title contains one of some words, in the order of their positions. There are few. */
export async function selectTitledBenefits(
  db: Connection,
  {
    titles,
    type,
    limit,
    ...working
  }: Pick<BenefitQuery, 'targets' | 'channels' | 'limit' | 'now'> & BenefitWords,
): Promise<Benefit[]> {
  const rows = await offered(db, working)
    .where((where) =>
      where.or([
        ...titles.map((title) => sql<boolean>`position(lower(${title}) in lower(title)) > 0`),
        ...(type === undefined ? [] : [where('type', '=', type)]),
      ]),
    )
    .orderBy('position')
    .limit(limit)
    .execute();
  return await withChoices(db, rows);
}

/** Offered benefits in the order of their positions, at most `limit`. */
export async function selectBenefits(
  db: Connection,
  { after, limit, type, maxPrice, ...working }: BenefitQuery,
): Promise<Benefit[]> {
  let query = offered(db, working).where('position', '>', after);
  if (type !== undefined) query = query.where('type', '=', type);
  if (maxPrice !== undefined) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('benefit_choices')
          .select('benefit_choices.id')
          .whereRef('benefit_choices.benefit_id', '=', 'benefits.id')
          .where('benefit_choices.removed_at', 'is', null)
          .where('benefit_choices.price', '<=', maxPrice),
      ),
    );
  }
  return await withChoices(db, await query.orderBy('position').limit(limit).execute());
}

export async function selectBenefit(db: Connection, id: string): Promise<Benefit | undefined> {
  const rows = await db.selectFrom('benefits').selectAll().where('id', '=', id).execute();
  return (await withChoices(db, rows)).at(0);
}

/** A benefit with the choices that were taken off too: prizes that were promised are still claimed (rule 14.88). */
export async function selectPromisedBenefit(db: Connection, id: string): Promise<Benefit | undefined> {
  const rows = await db.selectFrom('benefits').selectAll().where('id', '=', id).execute();
  return (await withChoices(db, rows, { removed: true })).at(0);
}

/** The benefits of these rows, with their choices. */
export async function withChoices(
  db: Connection,
  rows: readonly Selectable<Benefits>[],
  { removed } = { removed: false },
): Promise<Benefit[]> {
  if (rows.length === 0) return [];
  const choices = await db
    .selectFrom('benefit_choices')
    .select(['benefit_id', 'id', 'title', 'price', 'stock', 'fen'])
    .where(
      'benefit_id',
      'in',
      rows.map(({ id }) => id),
    )
    .$if(!removed, (q) => q.where('removed_at', 'is', null))
    .orderBy('position')
    .execute();
  const byBenefit = Map.groupBy(choices, (choice) => choice.benefit_id);
  return rows.flatMap((row) => {
    const [first, ...rest] = (byBenefit.get(row.id) ?? []).map(choiceOf);
    return first === undefined ? [] : [benefitOf(row, [first, ...rest])];
  });
}

const choiceOf = ({ id, title, price, stock, fen }: Choice): Choice => ({ id, title, price, stock, fen });
const texts = z.array(z.string());
const kinds = z.array(z.enum(PrerequisiteKind));
const ways = z.array(z.enum(PayeeChannel));

function cashOf({ cash_min: min, cash_max: max, cash_step: step }: Selectable<Benefits>): Benefit['cash'] {
  return min === null || max === null || step === null ? null : { min, max, step };
}

function benefitOf(row: Selectable<Benefits>, choices: Benefit['choices']): Benefit {
  return {
    id: row.id,
    position: row.position,
    type: row.type as ExchangeType, // The three checks of the table.
    target: row.target as BenefitTarget,
    cash: cashOf(row),
    channels: ways.parse(row.channels),
    level: row.level as CreditLevel,
    title: row.title,
    description: row.description,
    cover: row.cover,
    coverDark: row.cover_dark,
    gallery: texts.parse(row.gallery),
    tags: texts.parse(row.tags),
    rules: texts.parse(row.rules),
    prerequisites: kinds.parse(row.prerequisites),
    takesFee: row.takes_fee,
    limits: { perOrder: row.per_order, perDay: row.per_day, perMonth: row.per_month },
    arrival: row.arrival,
    arrivalMinutes: row.arrival_minutes,
    revocable: row.revocable,
    onSale: row.on_sale,
    saleFrom: row.sale_from,
    saleUntil: row.sale_until,
    choices,
  };
}

/** The row that holds the stock: a benefit and its choice. */
export interface StockPlace {
  benefitId: string;
  choiceId: string;
}

/** Takes `quantity` from the stock; false when fewer are left, or when the choice was taken off. */
export async function takeStock(
  tx: Tx,
  { benefitId, choiceId }: StockPlace,
  quantity: number,
): Promise<boolean> {
  const taken = await tx
    .updateTable('benefit_choices')
    .set({ stock: sql`stock - ${quantity}` })
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('stock', 'is', null), where('stock', '>=', quantity)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Adds `quantity` to the stock, for returned pieces and newly loaded codes. */
export async function addStock(tx: Tx, { benefitId, choiceId }: StockPlace, quantity: number): Promise<void> {
  await tx
    .updateTable('benefit_choices')
    .set({ stock: sql`stock + ${quantity}` })
    .where('benefit_id', '=', benefitId)
    .where('id', '=', choiceId)
    .execute();
}

/** The position after all benefits. Lists page by position, so every benefit has its own. */
export async function readNextPosition(tx: Tx): Promise<number> {
  const last = await tx
    .selectFrom('benefits')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/** Adds a benefit with its choices; false when it exists already. */
export async function insertBenefit(tx: Tx, benefit: Benefit): Promise<boolean> {
  const { limits, choices } = benefit;
  const added = await tx
    .insertInto('benefits')
    .values({
      id: benefit.id,
      position: benefit.position,
      type: benefit.type,
      target: benefit.target,
      cash_min: benefit.cash?.min ?? null,
      cash_max: benefit.cash?.max ?? null,
      cash_step: benefit.cash?.step ?? null,
      channels: JSON.stringify(benefit.channels),
      title: benefit.title,
      description: benefit.description,
      cover: benefit.cover,
      cover_dark: benefit.coverDark,
      gallery: JSON.stringify(benefit.gallery),
      tags: JSON.stringify(benefit.tags),
      rules: JSON.stringify(benefit.rules),
      prerequisites: JSON.stringify(benefit.prerequisites),
      level: benefit.level,
      takes_fee: benefit.takesFee,
      per_order: limits.perOrder,
      per_day: limits.perDay,
      per_month: limits.perMonth,
      arrival: benefit.arrival,
      arrival_minutes: benefit.arrivalMinutes,
      revocable: benefit.revocable,
      on_sale: benefit.onSale,
      sale_from: benefit.saleFrom,
      sale_until: benefit.saleUntil,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await tx
    .insertInto('benefit_choices')
    .values(choices.map((choice, position) => ({ benefit_id: benefit.id, position, ...choice })))
    .execute();
  return true;
}

/** The pictures of these benefits, also of those off sale. Benefits without one are missing. */
export async function benefitCovers(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('benefits').select(['id', 'cover']).where('id', 'in', ids).execute();
  return new Map(rows.flatMap(({ id, cover }) => (cover === null ? [] : [[id, cover]])));
}
