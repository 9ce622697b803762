import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupLiveKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { notifyGroup } from '../../discussion/events/group-events.ts';
import { notifyAnswersRemoved } from '../../people/notices/notify-author.ts';
import { type Deletable, lockAnswers, markDeleted, markRestored } from './deletion-store.ts';
import { requireHost } from './tagging.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** Locks answers. Refuses with NOT_FOUND when one is missing. */
async function lockAll(tx: Tx, groupId: string, asked: readonly string[]): Promise<Deletable[]> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  const rows = await lockAnswers(tx, groupId, ids);
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
    await markDeleted(
      tx,
      group.id,
      present.map(({ id }) => id),
      { at: now, reason: why, hostId: me.id, counts },
    );
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
    await markRestored(
      tx,
      group.id,
      deleted.map(({ id }) => id),
    );
    await publishChanges(deps, tx, visit, deleted);
    return { restored: deleted.length };
  });
}
