import type { RewardDeps } from '../../modules/group/api.ts';
import type { InviteDeps } from '../../modules/invite/api.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { inviteDeps, withInviteSteps } from './invite-ports.ts';
import { taskPorts } from './task-ports.ts';

/** The functions of other areas that paying the people of a discussion group needs. */
export const groupRewardDeps = (
  platform: Platform,
  invites: InviteDeps = inviteDeps(platform),
): RewardDeps => ({
  ...platform,
  messages: createMessages(platform),
  ports: withInviteSteps(taskPorts, invites),
});
