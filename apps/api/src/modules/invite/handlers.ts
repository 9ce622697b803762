import type { Handlers } from '../../call/call.ts';
import { acceptInvite } from './joining/accept-invite.ts';
import { inviterOf } from './joining/find-inviter.ts';
import { invitationOf, inviteePage, inviteRewardPage } from './invitation-view.ts';
import { nameInviter } from './joining/invite-member.ts';
import { showInviteName } from './joining/show-name.ts';
import type { InviteDeps } from './deps.ts';

type InviteOperation =
  | 'acceptInvite'
  | 'checkInviteCode'
  | 'enterInviteCode'
  | 'getInvitation'
  | 'listInvitees'
  | 'listInviteRewards'
  | 'showInviteName';

/** The calls of inviting and being invited. */
export function inviteHandlers(deps: InviteDeps): Pick<Handlers, InviteOperation> {
  const { read } = deps.platform.database;
  return {
    acceptInvite: async ({ body, origin }) => await acceptInvite(deps, body, origin),
    checkInviteCode: async ({ body }) => await inviterOf(read, body.inviteCode),
    enterInviteCode: async ({ caller, body, origin }) =>
      await nameInviter(deps, caller.memberId, body, origin),
    getInvitation: async ({ caller, origin }) => await invitationOf(deps, caller.memberId, origin),
    listInvitees: async ({ caller, query }) => await inviteePage(read, caller.memberId, query),
    showInviteName: async ({ caller, body }) => await showInviteName(deps, caller.memberId, body),
    listInviteRewards: async ({ caller, query }) => await inviteRewardPage(read, caller.memberId, query),
  };
}
