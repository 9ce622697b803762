import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupLiveKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost } from '../../people/entry/visit.ts';
import { notifyGroup } from '../../discussion/events/group-events.ts';
import { notifyAnswersRemoved } from '../../people/notices/notify-author.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { type Deletable, type DeletedBy, lockAnswers, markDeleted, markRestored } from './deletion-store.ts';
import { requireHost } from './tagging.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** Locks answers. Refuses with NOT_FOUND when one is missing. */
async function lockAll(tx: Tx, groupId: string, asked: readonly string[]): Promise<Deletable[]> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  const rows = await lockAnswers(tx, groupId, ids);
  return rows.length < ids.length ? refuse('NOT_FOUND') : rows;
}

/** What deleting needs from other areas. */
export type DeletionDeps = Pick<GroupDeps, 'clock' | 'random' | 'events' | 'messages' | 'texts'>;

/** Where and when answers are deleted or restored. */
interface Place {
  group: GroupRow;
  now: Date;
}

async function publishChanges(
  deps: Pick<GroupDeps, 'events'>,
  tx: Tx,
  { group, now }: Place,
  answers: readonly Deletable[],
): Promise<void> {
  for (const { id: responseId, sectionId, topicId } of answers) {
    const event = { kind: GroupLiveKind.ResponseDeleted, topicId, sectionId, responseId };
    await notifyGroup(deps, tx, group.id, event, now);
  }
}

/** Hides answers that nobody deleted before. Their authors read the reason. */
async function hideAnswers(
  tx: Tx,
  deps: DeletionDeps,
  { group, now }: Place,
  {
    answers,
    reason,
    by,
    counts,
  }: { answers: readonly Deletable[]; reason: string; by: DeletedBy; counts: boolean },
): Promise<void> {
  await markDeleted(
    tx,
    group.id,
    answers.map(({ id }) => id),
    { at: now, reason, by, counts },
  );
  await publishChanges(deps, tx, { group, now }, answers);
  const notice = { answers, reason, counts, byOperator: 'operator' in by };
  await notifyAnswersRemoved(tx, deps, { group, now }, notice);
}

/**
 * Takes one answer down for an operator (rule 14.33). Hosts can't restore it. Refuses with NOT_FOUND and
 * ANSWER_DELETED.
 */
export async function takeAnswerDown(
  tx: Tx,
  deps: DeletionDeps,
  group: GroupRow,
  { answerId, reason, by }: { answerId: string; reason: string; by: string },
): Promise<void> {
  const answers = await lockAll(tx, group.id, [answerId]);
  if (answers.some(({ deletedAt }) => deletedAt !== null)) refuse('ANSWER_DELETED');
  const place = { group, now: deps.clock.now() };
  await hideAnswers(tx, deps, place, { answers, reason, by: { operator: by }, counts: false });
}

/**
 * Puts back an answer that an operator took down. Refuses with NOT_FOUND, ANSWER_NOT_TAKEN_DOWN, RESTORE_TOO_LATE and
 * RESPONSE_REPLACED.
 */
export async function putAnswerBack(
  tx: Tx,
  deps: Pick<GroupDeps, 'clock' | 'events'>,
  group: GroupRow,
  { answerId }: { answerId: string },
): Promise<void> {
  const answers = await lockAll(tx, group.id, [answerId]);
  if (answers.some(({ operator }) => operator === null)) refuse('ANSWER_NOT_TAKEN_DOWN');
  await restoreAll(tx, deps, { group, now: deps.clock.now() }, answers);
}

async function restoreAll(
  tx: Tx,
  deps: Pick<GroupDeps, 'events'>,
  { group, now }: Place,
  deleted: readonly Deletable[],
): Promise<void> {
  if (deleted.some(({ deletedAt }) => deletedAt && now.getTime() - deletedAt.getTime() > RESTORABLE_MS))
    refuse('RESTORE_TOO_LATE');
  if (deleted.some(({ replaced }) => replaced)) refuse('RESPONSE_REPLACED');
  await markRestored(
    tx,
    group.id,
    deleted.map(({ id }) => id),
  );
  await publishChanges(deps, tx, { group, now }, deleted);
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
    const by = { hostId: me.id };
    await hideAnswers(tx, deps, { group, now }, { answers: present, reason: why, by, counts });
    return { deleted: present.length };
  });
}

/**
 * Restores deleted answers within 30 days (rule 6.19). Refuses with RESTORE_TOO_LATE, and with RESPONSE_REPLACED when
 * the author has answered again; then it restores nothing. Refuses what an operator took down with FORBIDDEN. Answers that
 * aren't deleted are not counted.
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
    if (deleted.some(({ operator }) => operator !== null)) refuse('FORBIDDEN');
    await restoreAll(tx, deps, { group, now }, deleted);
    return { restored: deleted.length };
  });
}
