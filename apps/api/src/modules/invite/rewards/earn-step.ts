import { InviteStep, type InviteeState, MessageKind } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { invitingFacts } from '../../identity/account/inviter.ts';
import { transfer } from '../../ledger/ledger.ts';
import type { Posting } from '../../ledger/posting/posting.ts';
import { tellMember } from '../../message/live-stream.ts';
import { lockInvitation, setState } from '../invitation-store.ts';
import type { InviteParts } from '../deps.ts';
import { INVITE_STEPS } from './invite-steps.ts';
import { insertReward, type StoredReward } from './reward-store.ts';

const DAY_MS = 24 * 3_600_000;
/** How far a state is; an invited member never goes back. */
const PLACE: Readonly<Record<InviteeState, number>> = { registered: 0, welcomed: 1, completed: 2, void: 3 };

/** What a step was done by. */
export interface StepCause {
  /** The member themselves, or their participation. */
  readonly id: string;
  /** Until when it may be undone, where that is longer than usual. */
  readonly openUntil?: Date | undefined;
  readonly at: Date;
}

/** Key of the transfer that pays an inviter for a step: one a step of one invited member, whoever asks how often. */
export const rewardKey = ({ member_id, step }: Pick<StoredReward, 'member_id' | 'step'>): string =>
  `invite:${member_id}:${step}`;

/**
 * Pays whoever invited a member for a step the member has just done, once, in the transaction of that step
 * (decisions §4). Does nothing for members nobody invited, invitations that are void, inviters who left, and steps
 * that were paid before.
 */
export async function earnStep(
  { platform, notify }: InviteParts,
  tx: Transaction<Schema>,
  memberId: string,
  step: InviteStep,
  { id: cause_id, openUntil, at }: StepCause,
): Promise<void> {
  const invitation = await lockInvitation(tx, memberId);
  if (invitation === undefined || invitation.state === 'void') return;
  const { id: invitationId, inviter_id } = invitation;
  if ((await invitingFacts(tx, inviter_id)).closed) return;
  const { coins, pendingDays, state, title } = INVITE_STEPS[step];
  const heldUntil = Math.max(at.getTime() + pendingDays * DAY_MS, openUntil?.getTime() ?? 0);
  const expected_at = pendingDays === 0 ? null : new Date(heldUntil);
  const id = platform.random.uuid();
  const reward = { inviter_id, id, member_id: memberId, step, cause_id, coins, earned_at: at, expected_at };
  if (!(await insertReward(tx, reward))) return;
  if (PLACE[state] > PLACE[invitation.state]) await setState(tx, memberId, state, null);
  await transfer(tx, posting(reward, invitationId, title));
  const arrival = expected_at === null ? '已到账' : '先记为待到账，到账日期见邀请记录';
  await notify(tx, inviter_id, MessageKind.Invite, {
    title: `邀请奖励 ${coins} 金币`,
    body: `${title}，${coins} 金币${arrival}。`,
    link: '/home/invite',
  });
  await tellMember(platform, tx, inviter_id, { kind: 'balance' });
}

type Earned = Omit<StoredReward, 'settled_at' | 'taken_back_at' | 'note'>;

function posting(reward: Earned, invitationId: string, title: string): Posting {
  const { inviter_id, coins, earned_at, expected_at } = reward;
  return {
    key: rewardKey(reward),
    memberId: inviter_id,
    reason: 'earned',
    cause: { kind: 'invite', id: invitationId, title },
    ...(expected_at !== null && { expectedAt: expected_at }),
    legs: [{ asset: expected_at === null ? 'coin' : 'pendingCoin', amount: coins, platform: 'issue' }],
    at: earned_at,
  };
}
