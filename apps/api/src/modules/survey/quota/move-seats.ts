import { isAnyQuotaCellFull, lockQuotaCells, releaseQuotaCells, reserveQuotaCells } from './quota-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Moves a person's reserved seats from the cells they held to the cells they match now. Each of these needs a free seat
 * (rule 3.10). False if one is full; the person then holds none. For a person in no cell only the task's seats count.
 * Concurrent callers never push a cell over its limit.
 */
export async function moveSeats(
  tx: Tx,
  taskId: string,
  held: readonly string[],
  wanted: readonly string[],
): Promise<boolean> {
  const added = wanted.filter((name) => !held.includes(name));
  const left = held.filter((name) => !wanted.includes(name));
  if (added.length + left.length === 0) return true;
  // Don't lock a full cell, because the consolation is paid in the same transaction and would hold the lock.
  if (held.length === 0 && (await isAnyQuotaCellFull(tx, taskId, added))) return false;
  await lockQuotaCells(tx, taskId, [...held, ...added]);
  const got = await reserveQuotaCells(tx, taskId, added);
  const isIn = got.length === added.length;
  await releaseQuotaCells(tx, taskId, isIn ? left : [...held, ...got]);
  return isIn;
}
