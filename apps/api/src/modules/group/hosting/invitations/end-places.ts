import type { GroupDeps } from '../../people/deps.ts';
import { deleteDraftsOf } from '../../discussion/drafts/draft-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * What ends with people's places in a group, whoever ended them: their sessions on all devices, and their drafts (rules
 * 6.4, 6.53 and 6.54), except one session, if given. What they said stays.
 */
export async function endPlaces(
  tx: Tx,
  { identity }: Pick<GroupDeps, 'identity'>,
  groupId: string,
  ids: readonly string[],
  except?: string,
): Promise<void> {
  await deleteDraftsOf(
    tx,
    ids.map((memberId) => ({ groupId, memberId })),
  );
  for (const id of ids)
    await identity.sessions.endAll(tx, { groupMemberId: id, ...(except !== undefined && { except }) });
}
