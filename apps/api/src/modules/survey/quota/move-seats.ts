import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { lockCells, releaseCells, reserveCells } from './quota-store.ts';

/**
 * Moves a person's reserved seats from the cells they held to those they belong to now (decisions §3: each must have a
 * seat left). False when one is full: then they hold none at all. Who belongs to no cell is bounded by the task's
 * seats alone. Cells never go over their limit, whoever else is reserving.
 */
export async function moveSeats(
  tx: Transaction<Schema>,
  taskId: string,
  held: readonly string[],
  wanted: readonly string[],
): Promise<boolean> {
  await lockCells(tx, taskId, [...new Set([...held, ...wanted])]);
  const added = wanted.filter((name) => !held.includes(name));
  const got = await reserveCells(tx, taskId, added);
  const isIn = got.length === added.length;
  const kept = isIn ? wanted : [];
  await releaseCells(
    tx,
    taskId,
    [...held, ...got].filter((name) => !kept.includes(name)),
  );
  return isIn;
}
