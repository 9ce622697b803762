import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { tryInviteCode } from '../identity/module.ts';
import { acceptInvite } from './joining/accept-invite.ts';
import { inviterOf } from './joining/find-inviter.ts';
import { getInvitation, inviteePage, inviteRewardPage } from './invitation-view.ts';
import { declareFamily } from './rewards/declare-family.ts';
import { enterInviteCode } from './joining/invite-member.ts';
import { showInviteName } from './joining/show-name.ts';
import type { InviteDeps } from './deps.ts';

type InviteOperation =
  | 'acceptInvite'
  | 'checkInviteCode'
  | 'declareFamily'
  | 'enterInviteCode'
  | 'getInvitation'
  | 'listInvitees'
  | 'listInviteRewards'
  | 'showInviteName';

/** The calls of inviting and being invited. */
export function inviteHandlers(deps: InviteDeps): Pick<Handlers, InviteOperation> {
  const { read } = deps.platform.database;
  return {
    ...bind(deps, { acceptInvite, declareFamily, enterInviteCode, getInvitation, showInviteName }),
    checkInviteCode: async ({ body, origin }) =>
      await tryInviteCode(deps.platform, origin, () => inviterOf(read, body.inviteCode)),
    listInvitees: async ({ caller, query }) => await inviteePage(deps.platform, caller.memberId, query),
    listInviteRewards: async ({ caller, query }) => await inviteRewardPage(read, caller.memberId, query),
  };
}
