import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { GroupLife, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { mobilesOf } from '../../../identity/module.ts';
import { areFindable, findableAttributes, findMembers } from '../../../member/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { lockAsHost, requireHost } from '../../people/life/host-access.ts';
import { countInvitedBy, countKnown, readInvited } from './invitation-store.ts';
import { invite } from './invitations.ts';
import { requireInviting } from './require-inviting.ts';

/** The fewest people that are counted or invited. An attribute of fewer people would identify them. */
const FEWEST = 5;

/** The attributes by which a host may invite members. */
export async function listInvitingAttributes(
  { database }: GroupDeps,
  { caller }: Call<'listInvitingAttributes'>,
): Promise<DataOf<'listInvitingAttributes'>> {
  await requireHost(database.read, caller);
  return { items: findableAttributes() };
}

/**
 * Invites members by their attributes, if they allow matching (rule 6.28). Hosts learn how many, never who, not even a
 * masked number. A repeated call (the same `id`) invites nobody else. Refuses sensitive and unknown attributes with FIELD_WRONG.
 */
export async function inviteMembers(
  deps: GroupDeps,
  { caller, params: { groupId }, body }: Call<'inviteMembers'>,
): Promise<components['schemas']['GroupInvitationOutcome']> {
  const { id: invitationId, wanted, tagId, dryRun } = body;
  const now = deps.clock.now();
  if (!areFindable(wanted)) refuse('FIELD_WRONG', { field: 'body.wanted' });
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    requireInviting(visit, [GroupLife.Inviting, GroupLife.Open]);
    const before = await countInvitedBy(tx, groupId, invitationId);
    if (before > 0) return { invited: before, faults: [], faultCount: 0 };
    // The order stays the same, so those invited before may come first. Find as many more, to leave them out.
    const most = body.most + (await countKnown(tx, groupId));
    const found = await mobilesOf(tx, await findMembers(tx, wanted, { most, seed: groupId }));
    const known = await readInvited(
      tx,
      groupId,
      found.map(({ mobile_index }) => mobile_index),
    );
    const fresh = found.filter(({ mobile_index }) => !known.has(mobile_index)).slice(0, body.most);
    const people = fresh.length < FEWEST ? [] : fresh;
    if (!dryRun)
      await invite(deps, tx, visit, {
        role: GroupRole.Respondent,
        tagId,
        byAttributes: true,
        invitationId,
        people: people.map(({ mobile_index: index, mobile_sealed }) => ({
          mobile: deps.cipher.open(mobile_sealed),
          index,
        })),
      });
    return { invited: people.length, faults: [], faultCount: 0 };
  });
}
