import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface Delivery {
  member_id: string;
  message_id: string;
  created_at: Date;
}

/** Queues a message for mail. */
export async function insertDelivery(tx: Tx, delivery: Delivery): Promise<void> {
  await tx.insertInto('message_deliveries').values(delivery).execute();
}

/** The messages that wait to be mailed, oldest first, after the given one. */
export async function readDeliveries(
  db: Connection,
  after: Delivery | undefined,
  count: number,
): Promise<Delivery[]> {
  return await db
    .selectFrom('message_deliveries')
    .select(['member_id', 'message_id', 'created_at'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, message_id) > (${after?.created_at}::timestamptz, ${after?.message_id}::uuid)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('message_id')
    .limit(count)
    .execute();
}

/**
 * Takes a delivery from the queue, with the message's text; undefined if another server has taken it, or the message is
 * deleted.
 */
export async function takeDelivery(
  tx: Tx,
  { member_id, message_id }: Delivery,
): Promise<{ kind: string; title: string; body: string } | undefined> {
  const { rows } = await sql<{ kind: string; title: string; body: string }>`
    with taken as (
      delete from message_deliveries where member_id = ${member_id} and message_id = ${message_id}
      returning member_id, message_id
    )
    select m.kind, m.title, m.body from taken join messages m on m.member_id = taken.member_id and m.id = taken.message_id`.execute(
    tx,
  );
  return rows[0];
}

/** Removes deliveries from the queue without mailing them. */
export async function dropDeliveries(db: Connection, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    delete from message_deliveries d
    using ${recordset(deliveries, 'given (member_id uuid, message_id uuid)')}
    where d.member_id = given.member_id and d.message_id = given.message_id`.execute(db);
}
