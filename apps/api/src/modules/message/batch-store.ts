import { sql } from 'kysely';
import { cteChain, type Step, type Steps } from '../../platform/database/cte-chain.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { type LiveEvent, publishEventsSql } from '../../platform/events/events.ts';
import type { MessageRow } from './message-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A message, and the event that notifies the member's open pages. */
export type MessageWithEvent = Omit<MessageRow, 'read_at'> & {
  member_id: string;
  cause_key: string;
} & LiveEvent;

/**
 * Steps that add messages, queue them for mail and publish their events. A message with a `cause_key` the member
 * already has is skipped. With `behind`, only members whose `member_id` that step returns get one. After the commit the
 * caller must wake the servers.
 */
export function insertMessagesSteps(messages: readonly MessageWithEvent[], behind?: Step): Steps {
  const given = recordset(
    messages,
    `given (member_id uuid, id uuid, kind text, title text, body text, link text, cause_key text, created_at timestamptz,
      topic text, payload jsonb)`,
  );
  const told = behind === undefined ? sql`` : sql`join ${sql.id(behind.name)} using (member_id)`;
  return [
    {
      name: 'message_written',
      statement: sql`
        insert into messages (member_id, id, kind, title, body, link, cause_key, created_at)
        select member_id, id, kind, title, body, link, cause_key, created_at from ${given} ${told}
        on conflict (member_id, cause_key) where cause_key is not null do nothing
        returning member_id, id, created_at`,
    },
    {
      name: 'message_delivered',
      statement: sql`
        insert into message_deliveries (member_id, message_id, created_at)
        select member_id, id, created_at from message_written`,
    },
    {
      name: 'message_told',
      statement: publishEventsSql(
        sql`select given.topic, given.payload from ${given} join message_written using (member_id, id)`,
      ),
    },
  ];
}

/** Adds messages in a separate statement. */
export async function insertMessages(tx: Tx, messages: readonly MessageWithEvent[]): Promise<void> {
  await cteChain(insertMessagesSteps(messages), sql`select`).execute(tx);
}
