import type { InviteDeps } from './deps.ts';
import { inviteHandlers } from './handlers.ts';
import { defineInviteJobs } from './jobs.ts';

/** Inviting and being invited. Defines the area's job. */
export function createInvite(deps: InviteDeps) {
  defineInviteJobs(deps);
  return { handlers: inviteHandlers(deps) };
}

export { invitationCoinsOf } from './invitation-view.ts';
export { selectInvitation, selectInvitees } from './invitation-store.ts';
export { VOID_REASONS } from './void-reasons.ts';
export { welcomeNewcomer } from './joining/invite-member.ts';
export { invitationTreeConsole } from './operate/invitation-tree.ts';
export { invitationConsole } from './operate/console.ts';
export { invitationActs } from './operate/invitation-acts.ts';
export { maskedNickname } from './joining/masked-nickname.ts';
export { recordPayee } from './joining/record-payee.ts';
export { eraseInvitationSignals, invitationData } from './personal-data.ts';
export { earnStep } from './rewards/earn-step.ts';
export { inviteRewardsPaid } from './rewards/reconcile-rewards.ts';
export { restoreInvitation } from './rewards/restore.ts';
export { takeRewardsBack } from './rewards/take-back.ts';
