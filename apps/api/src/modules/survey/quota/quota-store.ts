import { sql } from 'kysely';
import type { QuotaCell } from '@yayan/survey-engine';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Creates a task's quota cells. An existing cell gets the new limit, but never one below its taken seats. */
export async function setQuotaCells(tx: Tx, taskId: string, cells: readonly QuotaCell[]): Promise<void> {
  for (const { name, limit } of cells)
    await sql`
      insert into quota_cells as c (task_id, name, "limit") values (${taskId}, ${name}, ${limit})
      on conflict (task_id, name) do update set "limit" = greatest(${limit}::bigint, c.reserved + c.complete)
    `.execute(tx);
}

/** Locks these cells until the transaction ends, ordered by name so that callers can't deadlock. */
export async function lockQuotaCells(tx: Tx, taskId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .selectFrom('quota_cells')
    .select('name')
    .where('task_id', '=', taskId)
    .where('name', 'in', [...names])
    .orderBy('name')
    .forUpdate()
    .execute();
}

/** Whether one of these cells has no free seat. It reads only what other transactions have committed. */
export async function isAnyQuotaCellFull(tx: Tx, taskId: string, names: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('quota_cells')
    .select('name')
    .where('task_id', '=', taskId)
    .where('name', 'in', [...names])
    .where((eb) => eb(eb('reserved', '+', eb.ref('complete')), '>=', eb.ref('limit')))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reserves a seat in each of these cells that has a free one. Returns the names of those cells. */
export async function reserveQuotaCells(tx: Tx, taskId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .updateTable('quota_cells')
    .set((eb) => ({ reserved: eb('reserved', '+', 1) }))
    .where('task_id', '=', taskId)
    .where('name', 'in', [...names])
    .where((eb) => eb(eb('reserved', '+', eb.ref('complete')), '<', eb.ref('limit')))
    .returning('name')
    .execute();
  return rows.map((row) => row.name);
}

export async function releaseQuotaCells(tx: Tx, taskId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable('quota_cells')
    .set((eb) => ({ reserved: eb('reserved', '-', 1) }))
    .where('task_id', '=', taskId)
    .where('name', 'in', [...names])
    .execute();
}

/** Turns reserved seats into complete interviews. */
export async function completeQuotaCells(tx: Tx, taskId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable('quota_cells')
    .set((eb) => ({ reserved: eb('reserved', '-', 1), complete: eb('complete', '+', 1) }))
    .where('task_id', '=', taskId)
    .where('name', 'in', [...names])
    .execute();
}

/** Takes a rejected complete out of its cells. */
export async function uncompleteQuotaCells(tx: Tx, taskId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await lockQuotaCells(tx, taskId, names);
  await tx
    .updateTable('quota_cells')
    .set((eb) => ({ complete: eb('complete', '-', 1) }))
    .where('task_id', '=', taskId)
    .where('name', 'in', [...names])
    .where('complete', '>', 0)
    .execute();
}

/** A task's quota cells as they are now. */
export async function readCells(
  db: Connection,
  taskId: string,
): Promise<{ name: string; limit: number; complete: number; reserved: number }[]> {
  return await db
    .selectFrom('quota_cells')
    .select(['name', 'limit', 'complete', 'reserved'])
    .where('task_id', '=', taskId)
    .orderBy('name')
    .execute();
}

/** Which of these tasks are questionnaires with quota cells, and whether all their cells are full. */
export async function readCellStates(
  db: Connection,
  taskIds: readonly string[],
): Promise<{ taskId: string; surveyId: string; isFull: boolean }[]> {
  const { rows } = await sql<{ taskId: string; surveyId: string; isFull: boolean }>`
    select h.task_id as "taskId", h.survey_id as "surveyId", bool_and(c.reserved + c.complete >= c."limit") as "isFull"
    from hosted_surveys h join quota_cells c on c.task_id = h.task_id
    where h.task_id = any(${[...taskIds]}::uuid[])
    group by h.task_id`.execute(db);
  return rows;
}
