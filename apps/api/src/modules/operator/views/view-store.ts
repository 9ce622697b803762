import type { ConsoleBodyOf, ConsoleDataOf } from '@yayan/contract/console';
import { type Insertable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorViews } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type ViewedList = ConsoleBodyOf<'saveView'>['list'];

/** A saved view, as the console shows it to one operator. */
export type SavedView = ConsoleDataOf<'listSavedViews'>['items'][number];

/** The own views of a list, then those that colleagues share; by name. */
export async function selectViews(
  db: Connection,
  { operatorId, list, limit }: { operatorId: string; list: ViewedList; limit: number },
): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('operator_views as v')
    .innerJoin('operators as o', 'o.id', 'v.operator_id')
    .select([
      'v.id',
      'v.name',
      'v.filters',
      'v.columns',
      'v.is_shared as isShared',
      sql<boolean>`v.operator_id = ${operatorId}`.as('isOwn'),
      'o.name as madeBy',
    ])
    .where('v.list', '=', list)
    .where((of) =>
      of.or([
        of('v.operator_id', '=', operatorId),
        of.and([of('v.is_shared', '=', true), of('o.closed_at', 'is', null)]),
      ]),
    )
    .orderBy(sql`v.operator_id <> ${operatorId}`)
    .orderBy('v.name')
    .orderBy('v.id')
    .limit(limit)
    .execute();
  // `upsertView` wrote filters and columns.
  return rows as unknown as SavedView[];
}

/** How many other views of a list an operator has. */
export async function countOtherViews(
  db: Connection,
  { operatorId, list, name }: { operatorId: string; list: ViewedList; name: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('operator_views')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a view, or replaces the operator's own view of this name. Returns its id. */
export async function upsertView(tx: Tx, view: Insertable<OperatorViews>): Promise<string> {
  const { filters, columns, is_shared, saved_at } = view;
  const { id } = await tx
    .insertInto('operator_views')
    .values(view)
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'list', 'name'])
        .doUpdateSet({ filters, columns: columns ?? null, is_shared, saved_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an own view and returns it; undefined if the operator has no such view. */
export async function deleteOwnView(
  tx: Tx,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<{ name: string; isShared: boolean } | undefined> {
  return await tx
    .deleteFrom('operator_views')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returning(['name', 'is_shared as isShared'])
    .executeTakeFirst();
}
