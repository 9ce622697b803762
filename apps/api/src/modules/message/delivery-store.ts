import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/gen/schema.ts';

export interface Delivery {
  member_id: string;
  message_id: string;
  created_at: Date;
}

/** Notes that a message may still go out by mail. */
export async function insertDelivery(tx: Transaction<Schema>, delivery: Delivery): Promise<void> {
  await tx.insertInto('message_deliveries').values(delivery).execute();
}
