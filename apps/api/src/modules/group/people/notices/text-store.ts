import { sql } from 'kysely';
import type { components } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { NoticeKind } from '../../../identity/api.ts';

/** The key of a text message about a kept reward: one a person. */
export const KEPT_CAUSE = 'group-kept';

/** A text message to a person of a group. */
export interface GroupText {
  personId: string;
  /** The same for the same cause, so that it is sent once. */
  key: string;
  kind: NoticeKind;
  /** What it says after the group's name. */
  what: string;
}

/** Stores waiting text messages; false when all of their keys were stored before. */
export async function insertTexts(
  tx: Tx,
  groupId: string,
  texts: readonly (GroupText & { id: string })[],
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into group_texts (group_id, id, group_member_id, cause_key, kind, what, created_at)
    select ${groupId}, t.id, t."personId", t.key, t.kind, t.what, ${at}
    from ${recordset(texts, 't (id uuid, "personId" uuid, key text, kind text, what text)')}
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Waiting text messages of a group, after one, by id. Includes those that a server began to send before `since`,
 * because it has died.
 */
export async function readWaiting(
  db: Connection,
  query: { groupId: string; after: string | undefined; since: Date; limit: number },
): Promise<{ id: string }[]> {
  const beyond = query.after === undefined ? sql`` : sql`and id > ${query.after}::uuid`;
  const { rows } = await sql<{ id: string }>`
    select id from group_texts
    where group_id = ${query.groupId} and state in ('waiting', 'sending')
      and (state = 'waiting' or settled_at < ${query.since}) ${beyond}
    order by id limit ${query.limit}`.execute(db);
  return rows;
}

/** The groups with texts that have waited since before a time. */
export async function groupsWithTexts(db: Connection, before: Date): Promise<string[]> {
  const { rows } = await sql<{ groupId: string }>`
    select distinct group_id as "groupId" from group_texts
    where state in ('waiting', 'sending') and created_at < ${before}
      and (state = 'waiting' or settled_at < ${before})`.execute(db);
  return rows.map(({ groupId }) => groupId);
}

/** A text message with its group and recipient. */
export interface WaitingText {
  mobileSealed: string;
  /** Null if an older server queued it. */
  kind: NoticeKind | null;
  what: string;
  name: string;
  hash: string;
  /**
   * Whether the person is still in the group and still agrees, and the group isn't archived. A text about a kept reward
   * is also sent from an archived group, and to people who left.
   */
  isWanted: boolean;
}

/** Takes a text message, so that no other server sends it; undefined when another has taken it. */
export async function claimText(
  db: Connection,
  { groupId, id, since, at }: { groupId: string; id: string; since: Date; at: Date },
): Promise<WaitingText | undefined> {
  const { rows } = await sql<WaitingText>`
    update group_texts t set state = 'sending', settled_at = ${at}
    from group_members m join discussion_groups g on g.id = m.group_id
    where t.group_id = ${groupId} and t.id = ${id}
      and (t.state = 'waiting' or t.state = 'sending' and t.settled_at < ${since})
      and m.group_id = t.group_id and m.id = t.group_member_id
    returning m.mobile_sealed as "mobileSealed", t.kind, t.what, g.name, g.task_hash as hash,
      m.texts_agreed_at is not null and (t.cause_key = ${KEPT_CAUSE} and (m.withdrawn_at is null or m.left_at is not null)
        or m.withdrawn_at is null and g.archived_at is null) as "isWanted"`.execute(db);
  return rows[0];
}

/** Stores the result of a text message. */
export async function storeTextState(
  db: Connection,
  groupId: string,
  id: string,
  change: { state: components['schemas']['GroupTextState']; settled_at: Date | null },
): Promise<void> {
  await db
    .updateTable('group_texts')
    .set(change)
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .execute();
}
