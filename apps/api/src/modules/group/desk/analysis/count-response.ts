import { GroupLiveKind } from '@yayan/contract';
import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../../call/call.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import { notifyGroup } from '../../discussion/events/group-events.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { writeCounted } from '../../discussion/responses/fit-store.ts';
import { readResponseDetails } from '../../discussion/responses/response-store.ts';
import { viewResponse } from '../../discussion/responses/response-view.ts';
import { lockResponse } from '../../discussion/responses/response-write-store.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { lockIsTallied } from '../../people/entry/entrant-store.ts';
import { enterAsHost } from '../../people/entry/visit.ts';
import { requireHost } from './tagging.ts';

/**
 * Counts an answer for the reward although it is too short or repeats another, or takes that back (rule 6.46). Refuses with
 * GROUP_NOT_OPEN once the coins are counted.
 */
export async function countResponse(
  deps: GroupDeps,
  { caller, body: { responseId, counts } }: Call<'countResponse'>,
): Promise<DataOf<'countResponse'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, now);
    requireHost(visit);
    const groupId = visit.group.id;
    if (await lockIsTallied(tx, groupId)) refuse('GROUP_NOT_OPEN');
    const response = await lockResponse(tx, groupId, responseId);
    if (!response || response.deletedAt !== null) return refuse('NOT_FOUND');
    const { id, topicId, sectionId } = response;
    if (response.counted !== counts) {
      await writeCounted(tx, { groupId, id, at: counts ? now : null });
      const event = { kind: GroupLiveKind.ResponseEdited, topicId, sectionId, responseId: id };
      await notifyGroup(deps, tx, groupId, event, now);
    }
    const row = (await readResponseDetails(tx, viewerOf(visit), id)) ?? refuse('NOT_FOUND');
    return viewResponse(visit, row, deps.mediaUrls);
  });
}
