import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { type MemberRow, readVisitors, type Visitor } from '../group/group-store.ts';

/** Links a person of a group with a member and their participation. */
export async function writeParticipation(
  tx: Tx,
  person: Pick<MemberRow, 'group_id' | 'id'>,
  { memberId, participationId }: { memberId: string; participationId: string | null },
): Promise<void> {
  await tx
    .updateTable('group_members')
    .set({ member_id: memberId, participation_id: participationId })
    .where('group_id', '=', person.group_id)
    .where('id', '=', person.id)
    .execute();
}

/**
 * Whether the rewards of a group are tallied. The shared lock delays a tally until this transaction ends, so that it
 * finds this participation.
 */
export async function lockIsTallied(tx: Tx, groupId: string): Promise<boolean> {
  const { rows } = await sql<{ tallied: boolean }>`
    select tallied_at is not null as tallied from discussion_groups where id = ${groupId} for share`.execute(
    tx,
  );
  return rows[0]?.tallied ?? true;
}

/** The person with this mobile in the published group of a task; undefined if the mobile isn't invited. */
export async function readEntrant(
  db: Connection,
  { mobileIndex, taskId, at }: { mobileIndex: string; taskId: string; at: Date },
): Promise<Visitor | undefined> {
  const [visitor] = await readVisitors(
    db,
    sql`m.mobile_index = ${mobileIndex} and m.withdrawn_at is null and g.task_id = ${taskId}
      and g.published_at <= ${at}`,
  );
  return visitor;
}
