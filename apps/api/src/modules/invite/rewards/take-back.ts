import { takeBackOrOwe } from '../../ledger/module.ts';
import { publishToMember } from '../../message/module.ts';
import type { InviteDeps } from '../deps.ts';
import { lockInvitation, setReleasingSurvey } from '../invitation-store.ts';
import { rewardKey } from './earn-step.ts';
import {
  setRewardDates,
  lockReward,
  markReward,
  selectRewardsNotTakenBack,
  type StoredReward,
} from './reward-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface TakeBackRequest {
  memberId: string;
  /** Take back only the rewards of this cause. If it is left out, take back all of them. */
  causeId?: string;
  /** The reason that the inviter reads. */
  note: string;
}

/**
 * Takes back the inviter's rewards for an invited member's steps, in the transaction that reverses the steps. Coins
 * that the inviter has spent become a debt (rule 4.16). If the reversed survey was the one that releases the other
 * steps, those wait for another one.
 */
export async function takeRewardsBack(
  deps: InviteDeps,
  tx: Tx,
  { memberId, causeId, note }: TakeBackRequest,
): Promise<void> {
  const invitation = await lockInvitation(tx, memberId);
  if (invitation === undefined) return;
  for (const reward of await selectRewardsNotTakenBack(tx, memberId))
    if (causeId === undefined || reward.cause_id === causeId) await takeOneBack(deps, tx, reward, note);
  if (causeId !== undefined && invitation.survey?.id === causeId) {
    await setReleasingSurvey(tx, memberId, null);
    await setRewardDates(tx, memberId, null);
  }
}

async function takeOneBack(
  { platform, messages }: InviteDeps,
  tx: Tx,
  { inviter_id, id }: Pick<StoredReward, 'inviter_id' | 'id'>,
  note: string,
): Promise<void> {
  const reward = await lockReward(tx, inviter_id, id);
  if (reward === undefined || reward.taken_back_at !== null) return;
  const at = platform.clock.now();
  await markReward(tx, reward, { taken_back_at: at, note });
  const owed = await takeBackOrOwe(tx, { memberId: inviter_id, key: rewardKey(reward), at, note });
  await messages.write(tx, {
    memberId: inviter_id,
    event: 'inviteTakenBack',
    key: `${rewardKey(reward)}:back`,
    data: { coins: reward.coins, note, owed },
  });
  await publishToMember(platform, tx, inviter_id, { kind: 'balance' });
}
