import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

/** Claims a browser for a person in a task; false if another person took part with this browser already. */
export async function claimBrowser(tx: Tx, taskId: string, browserIndex: string): Promise<boolean> {
  const row = await tx
    .insertInto('task_browsers')
    .values({ task_id: taskId, browser_index: browserIndex })
    .onConflict((conflict) => conflict.columns(['task_id', 'browser_index']).doNothing())
    .returning('task_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isBrowserClaimed(tx: Tx, taskId: string, browserIndex: string): Promise<boolean> {
  const row = await tx
    .selectFrom('task_browsers')
    .select('task_id')
    .where('task_id', '=', taskId)
    .where('browser_index', '=', browserIndex)
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseBrowser(tx: Tx, taskId: string, browserIndex: string): Promise<void> {
  await tx
    .deleteFrom('task_browsers')
    .where('task_id', '=', taskId)
    .where('browser_index', '=', browserIndex)
    .execute();
}

/** Members are counted when they start, guests when they passed the screening (rule 3.12). */
export type PersonKind = 'members' | 'guests';

/** A network in a task, and how many people of it may take part (null: no limit). */
export interface CountedNetwork {
  readonly taskId: string;
  readonly addressIndex: string;
  readonly limit: number | null;
}

/** Counts one more person of a network in a task; false if `limit` people of the same kind are in (null: no limit). */
export async function countNetwork(
  tx: Tx,
  counted: PersonKind,
  { taskId, addressIndex, limit }: CountedNetwork,
): Promise<boolean> {
  const column = sql.ref(counted);
  const { rows } = await sql`
    insert into task_networks as n (task_id, address_index, ${column}) values (${taskId}, ${addressIndex}, 1)
    on conflict (task_id, address_index) do update set ${column} = n.${column} + 1
      where ${limit}::bigint is null or n.${column} < ${limit}::bigint
    returning task_id`.execute(tx);
  return rows.length > 0;
}

/** Reverts a `countNetwork` in the same transaction. */
export async function uncountNetwork(
  tx: Tx,
  counted: PersonKind,
  { taskId, addressIndex }: CountedNetwork,
): Promise<void> {
  await tx
    .updateTable('task_networks')
    .set((eb) => ({ [counted]: eb(counted, '-', 1) }))
    .where('task_id', '=', taskId)
    .where('address_index', '=', addressIndex)
    .execute();
}

/** The number of guests of a network who passed a task's screening. */
export async function readGuests(tx: Tx, { taskId, addressIndex }: CountedNetwork): Promise<number> {
  const row = await tx
    .selectFrom('task_networks')
    .select('guests')
    .where('task_id', '=', taskId)
    .where('address_index', '=', addressIndex)
    .executeTakeFirst();
  return row?.guests ?? 0;
}
