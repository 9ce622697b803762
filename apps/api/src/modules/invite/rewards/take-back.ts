import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { heldBalances } from '../../ledger/ledger.ts';
import { takeBack } from '../../ledger/posting/settlement.ts';
import { tellMember } from '../../message/live-stream.ts';
import { rewardKey } from './earn-step.ts';
import type { InviteParts } from '../deps.ts';
import { lockReward, markReward, selectStanding, type StoredReward } from './reward-store.ts';

interface Undoing {
  memberId: string;
  /** Only what this caused; everything when left out. */
  causeId?: string;
  /** Why, in words the inviter reads. */
  note: string;
}

/**
 * Takes back what an invited member's steps earned the inviter, in the transaction that undoes them. What has arrived
 * and was spent stays with the inviter: nobody's balance falls below zero (decisions §4).
 */
export async function takeRewardsBack(
  parts: InviteParts,
  tx: Transaction<Schema>,
  { memberId, causeId, note }: Undoing,
): Promise<void> {
  const standing = await selectStanding(tx, memberId);
  for (const reward of standing)
    if (causeId === undefined || reward.cause_id === causeId) await takeOneBack(parts, tx, reward, note);
}

async function takeOneBack(
  { platform }: InviteParts,
  tx: Transaction<Schema>,
  { inviter_id, id }: Pick<StoredReward, 'inviter_id' | 'id'>,
  note: string,
): Promise<void> {
  const reward = await lockReward(tx, inviter_id, id);
  if (reward === undefined || reward.taken_back_at !== null) return;
  const hasArrived = reward.expected_at === null || reward.settled_at !== null;
  if (hasArrived && (await heldBalances(tx, inviter_id)).coins < reward.coins) return;
  const at = platform.clock.now();
  await markReward(tx, reward, { taken_back_at: at, note });
  await takeBack(tx, { memberId: inviter_id, key: rewardKey(reward), at, note, reason: 'takenBack' });
  await tellMember(platform, tx, inviter_id, { kind: 'balance' });
}
