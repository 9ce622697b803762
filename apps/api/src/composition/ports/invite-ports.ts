import { adultStatusOf, memberCard, openProfile } from '../../modules/member/module.ts';
import type { RewardDeps } from '../../modules/group/api.ts';
import { payKeptRewards } from '../../modules/group/module.ts';
import { AdultStatus, InviteStep, TaskType } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';
import type { IdentityPorts } from '../../modules/identity/api.ts';
import type { InviteDeps } from '../../modules/invite/api.ts';
import { earnStep, takeRewardsBack, welcomeNewcomer } from '../../modules/invite/module.ts';
import { countJoinOf } from '../../modules/content/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { TaskPorts } from '../../modules/task/api.ts';
import { firstCompletes, newcomerCoins } from '../../modules/task/module.ts';

/** The dependencies of the invite area. */
export const inviteDeps = (platform: Platform): InviteDeps => ({
  platform,
  messages: createMessages(platform),
  welcomeCoins: newcomerCoins,
  isVerified: async (db, memberId) => {
    // A passed check of a minor is 2 (rule 2.21). It names a person all the same.
    const status = await adultStatusOf(platform, db, memberId);
    return status === AdultStatus.Valid || status === AdultStatus.Invalid;
  },
  stepsDone: async (db, memberId) => {
    const { welcome, survey } = await firstCompletes(db, memberId);
    return [
      { step: InviteStep.Verified, cause: { id: memberId } },
      ...(welcome === undefined ? [] : [{ step: InviteStep.WelcomeSurvey, cause: { id: welcome.id } }]),
      ...(survey === undefined
        ? []
        : [
            {
              step: InviteStep.FirstSurvey,
              cause: { id: survey.id, openUntil: survey.expectedAt ?? undefined },
            },
          ]),
    ];
  },
});

/**
 * The functions of members that identity needs, and the areas it calls for a new member. These are the invite area,
 * discussion groups that keep a reward for the member's mobile, and the channel by which they arrived.
 */
export const identityPorts = (invites: InviteDeps, rewards: RewardDeps): IdentityPorts => ({
  openProfile,
  memberCard,
  joined: async (tx, newcomer) => {
    await welcomeNewcomer(invites, tx, newcomer);
    await payKeptRewards(tx, rewards, newcomer);
    await countJoinOf(invites.platform, tx, newcomer);
  },
});

/**
 * Extends the task ports: an invited member's completed tasks pay the inviter, and a reversal takes that back (rule
 * 4.13).
 */
export const withInviteSteps = (ports: TaskPorts, invites: InviteDeps): TaskPorts => ({
  ...ports,
  completed: async (tx, completion) => {
    await ports.completed?.(tx, completion);
    const { participation, task, at } = completion;
    const openUntil = participation.earning?.expectedAt ?? undefined;
    const cause = { id: participation.id, openUntil, at };
    if (task.type === TaskType.Welcome)
      await earnStep(invites, tx, participation.memberId, InviteStep.WelcomeSurvey, cause);
    else if (task.type === TaskType.Questionnaire && participation.paid.coins > 0)
      await earnStep(invites, tx, participation.memberId, InviteStep.FirstSurvey, cause);
  },
  takenBack: async (tx, reversal) => {
    await ports.takenBack?.(tx, reversal);
    const { memberId, id: causeId } = reversal.participation;
    await takeRewardsBack(invites, tx, { memberId, causeId, note: '好友的首份问卷未通过审核' });
  },
});
