import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { components } from '@yayan/contract';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { MemberRow } from '../group/group-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * Stores the attributes that hosts and observers see of a respondent from now on, and the new consent. The earlier
 * consent ends.
 */
export async function writeSharedAttributes(
  tx: Tx,
  { group_id, id: memberId }: Pick<MemberRow, 'group_id' | 'id'>,
  attributes: readonly components['schemas']['GroupMemberAttribute'][],
  { id, at, version, text }: { id: string; at: Date; version: string; text: string },
): Promise<void> {
  await sql`update group_members set attributes = ${JSON.stringify(attributes)}::jsonb
    where group_id = ${group_id} and id = ${memberId}`.execute(tx);
  await endSharing(tx, [{ group_id, id: memberId }], at);
  if (attributes.length === 0) return;
  const keys = attributes.map(({ key }) => key);
  await sql`insert into group_attribute_consents (group_id, id, group_member_id, version, text, keys, agreed_at)
    values (${group_id}, ${id}, ${memberId}, ${version}, ${text}, ${keys}::text[], ${at})`.execute(tx);
}

/** Records that the consents of these people ended. */
export async function endSharing(
  tx: Tx,
  people: readonly Pick<MemberRow, 'group_id' | 'id'>[],
  at: Date,
): Promise<void> {
  await sql`update group_attribute_consents c set withdrawn_at = ${at}
    from ${recordset(people, 'p (group_id uuid, id uuid)')}
    where c.group_id = p.group_id and c.group_member_id = p.id and c.withdrawn_at is null`.execute(tx);
}

/** The shared attributes of a person in one group. */
export interface SharedRow {
  hash: string;
  name: string;
  archived: boolean;
  attributes: MemberRow['attributes'];
}

/** A member's places in groups: by their account, or by their number where no account took part yet. */
const placesOf = (memberId: string, mobileIndex: string | undefined) =>
  sql`m.role = 0 and (m.member_id = ${memberId}
    or (m.member_id is null and m.mobile_index = ${mobileIndex ?? null}))`;

/** The groups whose hosts see attributes of a member, also archived ones; the latest consent first. */
export async function readShared(
  db: Connection,
  memberId: string,
  mobileIndex: string | undefined,
  limit: number,
): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select g.task_hash as hash, g.name, g.archived_at is not null as archived, m.attributes
    from group_members m join discussion_groups g on g.id = m.group_id
    left join lateral (select max(c.agreed_at) as at from group_attribute_consents c
      where c.group_id = m.group_id and c.group_member_id = m.id and c.withdrawn_at is null) agreed on true
    where ${placesOf(memberId, mobileIndex)} and m.attributes <> '[]'::jsonb
    order by agreed.at desc nulls last, g.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks the member's place in a group and returns it; undefined if they have none. */
export async function lockPlace(
  tx: Tx,
  hash: string,
  memberId: string,
  mobileIndex: string | undefined,
): Promise<Pick<MemberRow, 'group_id' | 'id'> | undefined> {
  const { rows } = await sql<Pick<MemberRow, 'group_id' | 'id'>>`
    select m.group_id, m.id from group_members m join discussion_groups g on g.id = m.group_id
    where g.task_hash = ${hash} and ${placesOf(memberId, mobileIndex)} limit 1 for update of m`.execute(tx);
  return rows[0];
}

/** Removes all shared attributes of a person. Hosts and observers see nothing from now on. */
export async function clearAttributes(
  tx: Tx,
  { group_id, id }: Pick<MemberRow, 'group_id' | 'id'>,
): Promise<void> {
  await sql`update group_members set attributes = '[]'::jsonb
    where group_id = ${group_id} and id = ${id} and attributes <> '[]'::jsonb`.execute(tx);
}
