import { sql, type Transaction } from 'kysely';
import type { components } from '@yayan/contract';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { MemberRow } from './group-store.ts';

/** Stores what hosts and observers see of a respondent from now on, and the consent to it. The consent before it ends. */
export async function writeSharedAttributes(
  tx: Transaction<Schema>,
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
  tx: Transaction<Schema>,
  people: readonly Pick<MemberRow, 'group_id' | 'id'>[],
  at: Date,
): Promise<void> {
  await sql`update group_attribute_consents c set withdrawn_at = ${at}
    from ${recordset(people, 'p (group_id uuid, id uuid)')}
    where c.group_id = p.group_id and c.group_member_id = p.id and c.withdrawn_at is null`.execute(tx);
}
