import { sql } from 'kysely';
import type { GroupLeavingReason } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { MemberRow } from '../../people/group/group-store.ts';

/**
 * Ends a respondent's place by their own wish. They agreed to nothing any more: whoever is invited again agrees again.
 */
export async function markLeft(
  tx: Tx,
  { groupId, id, reason, at }: { groupId: string; id: string; reason: GroupLeavingReason | null; at: Date },
): Promise<void> {
  await sql`
    update group_members m set withdrawn_at = ${at}, left_at = ${at}, left_reason = ${reason}, consent_version = null,
      left_promised = g.promised_coins
    from discussion_groups g
    where m.group_id = ${groupId} and m.id = ${id} and m.withdrawn_at is null and g.id = m.group_id`.execute(
    tx,
  );
}

/** The hosts of a group whose invitation isn't withdrawn. */
export async function readHosts(
  db: Connection,
  groupId: string,
): Promise<Pick<MemberRow, 'id' | 'member_id' | 'mobile_index' | 'texts_agreed_at'>[]> {
  return await db
    .selectFrom('group_members')
    .select(['id', 'member_id', 'mobile_index', 'texts_agreed_at'])
    .where('group_id', '=', groupId)
    .where('role', '=', 1)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
}
