import type { Connection } from '../../../../platform/database/database.ts';
import { useOnce } from '../../../../platform/database/expiring-rows.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export interface NewTicket {
  groupId: string;
  hash: string;
  groupMemberId: string;
  expiresAt: Date;
}

/** Stores a ticket and deletes the group's expired ones. */
export async function insertTicket(tx: Tx, ticket: NewTicket, now: Date): Promise<void> {
  await tx
    .deleteFrom('group_tickets')
    .where('group_id', '=', ticket.groupId)
    .where('expires_at', '<', now)
    .execute();
  await tx
    .insertInto('group_tickets')
    .values({
      group_id: ticket.groupId,
      ticket_hash: ticket.hash,
      group_member_id: ticket.groupMemberId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Marks a ticket as used and returns its owner; undefined when it is unknown, used or expired. */
export async function redeemTicket(
  tx: Tx,
  groupId: string,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await useOnce(tx, 'group_tickets', { group_id: groupId, ticket_hash: hash }, now);
  return row?.group_member_id;
}

/** The tasks of published groups that this mobile is invited to, until they are archived. */
export async function readInvitedTasks(db: Connection, mobileIndex: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .innerJoin('discussion_groups', 'discussion_groups.id', 'group_members.group_id')
    .select('discussion_groups.task_id')
    .where('mobile_index', '=', mobileIndex)
    .where('withdrawn_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('published_at', '<=', now)
    .execute();
  return rows.map(({ task_id }) => task_id);
}
