import { InviteStep, type InviteeState } from '@yayan/contract';
import { dayOf, formatDay } from '../../../platform/calendar.ts';
import { invitingFacts } from '../../identity/module.ts';
import type { Posting } from '../../ledger/api.ts';
import { transfer } from '../../ledger/module.ts';
import { publishToMember } from '../../message/module.ts';
import { ruleNumbers } from '../../rule/module.ts';
import type { InviteDeps } from '../deps.ts';
import { lockInvitation, type ReleasingSurvey, setReleasingSurvey, setState } from '../invitation-store.ts';
import { INVITE_STEPS, SURVEY_DAYS } from './invite-steps.ts';
import { setRewardDates, insertReward, renewReward, type StoredReward } from './reward-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DAY_MS = 24 * 3_600_000;
/** The order of states; an invited member never moves back. */
const PROGRESS: Readonly<Record<InviteeState, number>> = {
  registered: 0,
  welcomed: 1,
  completed: 2,
  void: 3,
};

/** The event that completed a step. */
export interface StepCause {
  /** Id of the member, or of their participation. */
  readonly id: string;
  /** Until when the step may be reversed, if that is later than usual. */
  readonly openUntil?: Date | undefined;
  readonly at: Date;
}

/**
 * Key of the transfer that pays an inviter: one for each step of an invited member, and a new one each time the step is
 * earned again.
 */
export const rewardKey = ({
  member_id,
  step,
  round,
}: Pick<StoredReward, 'member_id' | 'step' | 'round'>): string =>
  `invite:${member_id}:${step}${round === 0 ? '' : `:${round}`}`;

/**
 * Pays the inviter of a member for a step that the member has just completed, once, in the transaction of that step
 * (rule 4.13). The coins are pending. A paid survey of the member releases them and those of the steps before (rule
 * 4.15). A step whose reward was taken back earns again by the next cause (rule 4.23). Does nothing for members without
 * an inviter, for void invitations, and if the inviter has left. Returns whether it paid.
 */
export async function earnStep(
  deps: InviteDeps,
  tx: Tx,
  memberId: string,
  step: InviteStep,
  cause: StepCause,
): Promise<boolean> {
  const invitation = await lockInvitation(tx, memberId);
  if (invitation === undefined || invitation.state === 'void') return false;
  const { id: invitationId, inviter_id } = invitation;
  if ((await invitingFacts(tx, inviter_id)).closed) return false;
  const survey = invitation.survey ?? (await releaseBy(tx, memberId, step, cause));
  const { number, state, title } = INVITE_STEPS[step];
  const coins = (await ruleNumbers(deps.platform, tx))(number, cause.at);
  const first: NewReward = {
    inviter_id,
    id: deps.platform.random.uuid(),
    member_id: memberId,
    step,
    cause_id: cause.id,
    coins,
    earned_at: cause.at,
    expected_at: survey?.until ?? null,
    round: 0,
  };
  const round = (await insertReward(tx, first)) ? 0 : await renewReward(tx, first);
  if (round === undefined) return false;
  const reward = { ...first, round };
  if (PROGRESS[state] > PROGRESS[invitation.state]) await setState(tx, memberId, state, null);
  await transfer(tx, posting(reward, invitationId, title));
  await deps.messages.write(tx, {
    memberId: inviter_id,
    event: 'inviteEarned',
    key: rewardKey(reward),
    data: { title, coins, arrival: arrival(reward) },
  });
  await publishToMember(deps.platform, tx, inviter_id, { kind: 'balance' });
  return true;
}

/** Makes a paid survey release the rewards of the member's earlier steps; null for other steps. */
async function releaseBy(
  tx: Tx,
  memberId: string,
  step: InviteStep,
  { id, openUntil, at }: StepCause,
): Promise<ReleasingSurvey | null> {
  if (step !== InviteStep.FirstSurvey) return null;
  const until = new Date(Math.max(at.getTime() + SURVEY_DAYS * DAY_MS, openUntil?.getTime() ?? 0));
  await setReleasingSurvey(tx, memberId, { id, until });
  await setRewardDates(tx, memberId, until);
  return { id, until };
}

type NewReward = Omit<StoredReward, 'settled_at' | 'taken_back_at' | 'note'>;

const arrival = ({ expected_at }: NewReward): string =>
  expected_at === null ? '好友完成首份付费问卷并确认后到账' : `预计 ${formatDay(dayOf(expected_at))}前到账`;

function posting(reward: NewReward, invitationId: string, title: string): Posting {
  const { inviter_id, coins, earned_at, expected_at } = reward;
  return {
    key: rewardKey(reward),
    memberId: inviter_id,
    reason: 'earned',
    cause: { kind: 'invite', id: invitationId, title },
    ...(expected_at !== null && { expectedAt: expected_at }),
    legs: [{ asset: 'pendingCoin', amount: coins, platform: 'issue' }],
    at: earned_at,
  };
}
