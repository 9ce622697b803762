import type { BodyOf } from '@yayan/contract';
import { GroupLiveKind, GroupRole } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import { notifyGroup } from '../live/notifications.ts';
import type { GroupDeps } from '../deps.ts';
import { markSeenByHost, moveDivider, readResponse } from './response-store.ts';
import { requireVisible } from '../guide/section-access.ts';
import { enterToRead } from '../entry/visit.ts';

/** Moves the caller's unread divider forward to an answer. When a host reads, the authors see 「主持人已看」. */
export async function markSectionRead(
  deps: GroupDeps,
  caller: GroupCaller,
  { sectionId, responseId }: BodyOf<'markSectionRead'>,
): Promise<null> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const visit = await enterToRead(tx, caller, now);
    const groupId = visit.group.id;
    const response = await readResponse(tx, groupId, responseId);
    if (!response || response.sectionId !== sectionId.toLowerCase()) return refuse('NOT_FOUND');
    await requireVisible(tx, visit, response);
    const upTo = { at: response.createdAt, id: response.id };
    const section = { groupId, sectionId: response.sectionId };
    await moveDivider(tx, { ...section, memberId: visit.me.id, upTo, at: now });
    if (visit.role !== GroupRole.Host) return;
    const { topicId } = response;
    for (const seen of await markSeenByHost(tx, section, upTo, now)) {
      const event = {
        kind: GroupLiveKind.ResponseSeen,
        topicId,
        sectionId: response.sectionId,
        responseId: seen,
      };
      await notifyGroup(deps, tx, groupId, event, now);
    }
  });
  return null;
}
