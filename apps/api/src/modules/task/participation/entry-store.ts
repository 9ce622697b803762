import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';

/** Claims a browser for whoever begins a task; false when somebody took part from it already. */
export async function claimBrowser(
  tx: Transaction<Schema>,
  taskId: string,
  deviceId: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('task_browsers')
    .values({ task_id: taskId, device_id: deviceId })
    .onConflict((conflict) => conflict.columns(['task_id', 'device_id']).doNothing())
    .returning('task_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseBrowser(
  tx: Transaction<Schema>,
  taskId: string,
  deviceId: string,
): Promise<void> {
  await tx
    .deleteFrom('task_browsers')
    .where('task_id', '=', taskId)
    .where('device_id', '=', deviceId)
    .execute();
}

/** Counts one more member of a network into a task; false when `limit` (null: none) are in already. */
export async function countNetwork(
  tx: Transaction<Schema>,
  taskId: string,
  addressIndex: string,
  limit: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into task_networks as n (task_id, address_index, members) values (${taskId}, ${addressIndex}, 1)
    on conflict (task_id, address_index) do update set members = n.members + 1
      where ${limit}::bigint is null or n.members < ${limit}::bigint
    returning members`.execute(tx);
  return rows.length > 0;
}
