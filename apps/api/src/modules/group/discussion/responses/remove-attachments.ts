import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupLiveKind, GroupRole, SectionPhotos } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterToRead, requireNotArchived, requireWritable, type Visit } from '../../people/entry/visit.ts';
import { requireOpen } from '../guide/section-access.ts';
import { viewerOf } from '../guide/viewer.ts';
import { notifyGroup } from '../events/group-events.ts';
import { notifyFilesRemoved } from '../../people/notices/notify-author.ts';
import { lockResponse } from './response-write-store.ts';
import {
  countAttached,
  type ListedAttachment,
  markRemoved,
  readChosen,
  readRemovedBy,
} from '../attachments/media-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * Removes files, all or none. Files that the caller has removed already count as removed. Respondents remove their own while the answer may still be edited, hosts any, with a
 * reason (rule 6.33). Then nobody can read them; files of an answer are kept for audit.
 */
export async function removeGroupAttachments(
  deps: GroupDeps,
  { caller, body: { ids, reason = '' } }: Call<'removeGroupAttachments'>,
): Promise<DataOf<'removeGroupAttachments'>> {
  const why = reason.trim();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterToRead(tx, caller, deps.clock.now());
    if (visit.role === GroupRole.Observer) refuse('FORBIDDEN');
    const named = [...new Set(ids.map((id) => id.toLowerCase()))];
    const chosen = await readChosen(tx, viewerOf(visit), named);
    const wanted = chosen.map(({ id }) => id);
    const others = named.filter((id) => !wanted.includes(id));
    // The answer got lost and the page sends the call again (rule 1.9), maybe while the first call ends: so this is read last.
    const gone = await readRemovedBy(tx, { groupId: visit.group.id, ids: others, by: visit.me.id });
    if (gone.size < others.length) refuse('NOT_FOUND');
    if (wanted.length === 0) return { removed: 0 };
    if (visit.role === GroupRole.Host) requireNotArchived(visit);
    else requireWritable(visit);
    if (visit.role === GroupRole.Host && why.length < 2 && chosen.some(isOfOthers(visit)))
      refuse('REASON_REQUIRED');
    await requireTakable(tx, visit, chosen);
    const { group, me, now } = visit;
    const removal = { groupId: group.id, ids: wanted, by: me.id, reason: why || null, at: now };
    const removed = await markRemoved(tx, removal);
    if (removed === 0) return { removed };
    await publishChanges(deps, tx, visit, chosen);
    if (visit.role === GroupRole.Host)
      await notifyFilesRemoved(tx, deps, visit, { files: chosen, reason: why });
    return { removed };
  });
}

const isOfOthers =
  ({ me }: Visit) =>
  ({ memberId }: ListedAttachment): boolean =>
    memberId !== me.id;

/**
 * Locks the answers of the files. Refuses a respondent's file if its answer can't be edited any more, and with
 * PHOTO_REQUIRED if the answer needs a picture and this is its last file.
 */
async function requireTakable(
  tx: Tx,
  { role, group, now }: Visit,
  chosen: readonly ListedAttachment[],
): Promise<void> {
  for (const id of [...answersOf(chosen)].toSorted()) {
    const response = (await lockResponse(tx, group.id, id)) ?? refuse('NOT_FOUND');
    if (response.deletedAt !== null) refuse('NOT_FOUND');
    if (role !== GroupRole.Respondent) continue;
    requireOpen(response, now);
    if (response.hostRepliedAt !== null) refuse('HOST_REPLIED');
    const isEmptied = (await countAttached(tx, group.id, id)) <= chosen.filter(isIn(id)).length;
    if (response.photos === SectionPhotos.Required && isEmptied) refuse('PHOTO_REQUIRED');
  }
}

const isIn =
  (id: string) =>
  ({ responseId }: ListedAttachment): boolean =>
    responseId === id;

const answersOf = (chosen: readonly ListedAttachment[]): Set<string> =>
  new Set(chosen.flatMap(({ responseId }) => responseId ?? []));

async function publishChanges(
  deps: GroupDeps,
  tx: Tx,
  { group, now }: Visit,
  chosen: readonly ListedAttachment[],
): Promise<void> {
  const byAnswer = new Map(chosen.map((row) => [row.responseId, row]));
  for (const [responseId, { topicId, sectionId }] of byAnswer) {
    if (responseId === null || topicId === null || sectionId === null) continue;
    const event = { kind: GroupLiveKind.ResponseEdited, topicId, sectionId, responseId };
    await notifyGroup(deps, tx, group.id, event, now);
  }
}
