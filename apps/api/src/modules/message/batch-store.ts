import { sql, type Transaction } from 'kysely';
import { cteChain } from '../../platform/database/cte-chain.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { type News, publishing } from '../../platform/events/events.ts';
import type { MessageRow } from './message-store.ts';

/** A message, and the event that tells the member's open pages of it. */
export type ToldMessage = Omit<MessageRow, 'read_at'> & { member_id: string; cause_key: string } & News;

/**
 * Adds messages that wait to be mailed too, and publishes their events; what a member was told before is left out. After
 * the commit the caller must wake the servers.
 */
export async function insertMessages(
  tx: Transaction<Schema>,
  messages: readonly ToldMessage[],
): Promise<void> {
  const given = recordset(
    messages,
    `given (member_id uuid, id uuid, kind text, title text, body text, link text, cause_key text, created_at timestamptz,
      topic text, payload jsonb)`,
  );
  const written = {
    name: 'written',
    statement: sql`
      insert into messages (member_id, id, kind, title, body, link, cause_key, created_at)
      select member_id, id, kind, title, body, link, cause_key, created_at from ${given}
      on conflict (member_id, cause_key) where cause_key is not null do nothing
      returning member_id, id, created_at`,
  };
  const delivered = {
    name: 'delivered',
    statement: sql`
      insert into message_deliveries (member_id, message_id, created_at)
      select member_id, id, created_at from written`,
  };
  const told = {
    name: 'told',
    statement: publishing(
      sql`select given.topic, given.payload from ${given} join written using (member_id, id)`,
    ),
  };
  await cteChain([written, delivered, told], sql`select`).execute(tx);
}
