import type { Call } from '../../../../call/call.ts';
import { sql } from 'kysely';
import type { DataOf } from '@yayan/contract';
import { GroupLiveKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { notifyGroup } from '../../discussion/events/group-events.ts';
import { notifyAnswersRemoved } from '../../people/notices/notify-author.ts';
import { requireHost } from './tagging.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

interface Deletable {
  id: string;
  sectionId: string;
  topicId: string;
  authorId: string;
  /** When the section ends. */
  closesAt: Date;
  deletedAt: Date | null;
  replaced: boolean;
}

/**
 * Locks answers, always in the same order, so that two hosts don't deadlock. Refuses with NOT_FOUND when one is
 * missing.
 */
async function lockAll(tx: Tx, groupId: string, asked: readonly string[]): Promise<Deletable[]> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  const { rows } = await sql<Deletable>`
    select r.id, r.section_id as "sectionId", s.topic_id as "topicId", r.group_member_id as "authorId",
      least(s.closes_at, t.closes_at, g.closes_at) as "closesAt", r.deleted_at as "deletedAt",
      exists (select from group_responses other where other.group_id = r.group_id
        and other.section_id = r.section_id and other.group_member_id = r.group_member_id
        and other.deleted_at is null and other.id <> r.id) as replaced
    from group_responses r join group_sections s on s.group_id = r.group_id and s.id = r.section_id
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id
    join discussion_groups g on g.id = r.group_id
    where r.group_id = ${groupId} and r.id = any(${ids}::uuid[])
    order by r.section_id, r.id for update of r`.execute(tx);
  return rows.length < ids.length ? refuse('NOT_FOUND') : rows;
}

async function publishChanges(
  deps: GroupDeps,
  tx: Tx,
  { group, now }: Visit,
  answers: readonly Deletable[],
): Promise<void> {
  for (const { id: responseId, sectionId, topicId } of answers) {
    const event = { kind: GroupLiveKind.ResponseDeleted, topicId, sectionId, responseId };
    await notifyGroup(deps, tx, group.id, event, now);
  }
}

/**
 * Hides answers from everyone, with a reason that their authors read. The content is kept for audit (rule 6.19).
 * Answers that were deleted before are not counted.
 */
export async function deleteResponses(
  deps: GroupDeps,
  { caller, body: { ids, reason, counts = false } }: Call<'deleteResponses'>,
): Promise<DataOf<'deleteResponses'>> {
  const why = reason.trim();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, deps.clock.now());
    requireHost(visit);
    if (why.length < 2) refuse('REASON_REQUIRED');
    const { group, me, now } = visit;
    const present = (await lockAll(tx, group.id, ids)).filter(({ deletedAt }) => deletedAt === null);
    await sql`update group_responses
      set deleted_at = ${now}, delete_reason = ${why}, deleted_by = ${me.id}, counts_deleted = ${counts}
      where group_id = ${group.id} and id = any(${present.map(({ id }) => id)}::uuid[])`.execute(tx);
    await publishChanges(deps, tx, visit, present);
    await notifyAnswersRemoved(tx, deps, visit, { answers: present, reason: why, counts });
    return { deleted: present.length };
  });
}

/**
 * Restores deleted answers within 30 days (rule 6.19). Refuses with RESTORE_TOO_LATE, and with RESPONSE_REPLACED when
 * the author has answered again; then it restores nothing. Answers that aren't deleted are not counted.
 */
export async function restoreResponses(
  deps: GroupDeps,
  { caller, body: { ids } }: Call<'restoreResponses'>,
): Promise<DataOf<'restoreResponses'>> {
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, deps.clock.now());
    requireHost(visit);
    const { group, now } = visit;
    const all = await lockAll(tx, group.id, ids);
    const deleted = all.filter(({ deletedAt }) => deletedAt !== null);
    if (deleted.some(({ deletedAt }) => deletedAt && now.getTime() - deletedAt.getTime() > RESTORABLE_MS))
      refuse('RESTORE_TOO_LATE');
    if (deleted.some(({ replaced }) => replaced)) refuse('RESPONSE_REPLACED');
    await sql`update group_responses
      set deleted_at = null, delete_reason = null, deleted_by = null, counts_deleted = false
      where group_id = ${group.id} and id = any(${deleted.map(({ id }) => id)}::uuid[])`.execute(tx);
    await publishChanges(deps, tx, visit, deleted);
    return { restored: deleted.length };
  });
}
