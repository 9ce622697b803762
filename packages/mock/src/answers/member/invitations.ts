import type {
  InviteArrival,
  InviteCodeRequest,
  Invitee,
  InviteNameRequest,
  InviteReward,
} from '@yayan/api-client';
import {
  mockAcceptInvite,
  mockCheckInviteCode,
  mockDeclareFamily,
  mockEnterInviteCode,
  mockGetInvitation,
  mockListInvitees,
  mockListInviteRewards,
  mockShowInviteName,
  refuse,
} from '@yayan/api-client/mocks';
import { friendsOf, rememberInvite, rewardsOf } from '../../world/member/invites.ts';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

interface Inviter {
  showsName: boolean | undefined;
  /** Whether the member has entered an inviter's code. */
  isInvited: boolean;
  friends: readonly Invitee[];
}

/** Invite codes, entered once; whether an invitation names its member; friends declared as family. */
export const invitationAnswers = (world: World): Answers => {
  const inviterOf = perMember(world, async (): Promise<Inviter> => ({
    showsName: undefined,
    isInvited: false,
    friends: (await world.startOf(mockListInvitees)).items,
  }));
  /** The code of somebody who invites: the document's, or another member's. */
  const isKnown = async (code: string): Promise<boolean> => {
    const { inviteCode } = await world.startOf(mockGetInvitation);
    return code === inviteCode || [...world.members.values()].some((member) => member.code === code);
  };

  return {
    acceptInvite: mockAcceptInvite(async (example, { request }) => {
      const { inviteCode } = await jsonOf<InviteArrival>(request);
      if (!(await isKnown(inviteCode))) return refuse('INVITE_CODE_INVALID');
      return { ...example, inviter: { ...example.inviter, inviteCode } };
    }),

    checkInviteCode: mockCheckInviteCode(async (example, { request }) => {
      const { inviteCode } = await jsonOf<InviteCodeRequest>(request);
      return (await isKnown(inviteCode)) ? { ...example, inviteCode } : refuse('INVITE_CODE_INVALID');
    }),

    enterInviteCode: mockEnterInviteCode(async (example, { request }) => {
      const inviter = await inviterOf(request);
      const { inviteCode } = await jsonOf<InviteCodeRequest>(request);
      if (inviter.isInvited) return refuse('INVITE_ALREADY_SET');
      if (inviteCode === memberOf(world, request).code) return refuse('INVITE_SELF');
      if (!(await isKnown(inviteCode))) return refuse('INVITE_CODE_INVALID');
      inviter.isInvited = true;
      await rememberInvite(world, inviteCode, memberOf(world, request), 'code');
      return { ...example, inviteCode };
    }),

    getInvitation: mockGetInvitation(async (_example, { request }) => {
      const start = await world.startOf(mockGetInvitation);
      const member = memberOf(world, request);
      const rewards = rewardsOf(world, member);
      const sum = (state: InviteReward['state']): number =>
        rewards.reduce((total, each) => total + (each.state === state ? each.coins : 0), 0);
      return {
        ...start,
        inviteCode: [...world.members.values()][0] === member ? start.inviteCode : member.code,
        showsName: (await inviterOf(request)).showsName ?? start.showsName,
        invited: start.invited + friendsOf(world, member).length,
        earned: start.earned + sum(0),
        pending: start.pending + sum(1),
      };
    }),

    listInviteRewards: mockListInviteRewards(async (_example, { request }) => {
      const { items } = await world.startOf(mockListInviteRewards);
      return pageOf(
        [...rewardsOf(world, memberOf(world, request)), ...items],
        new URL(request.url).searchParams,
      );
    }),

    showInviteName: mockShowInviteName(async (example, { request }) => {
      (await inviterOf(request)).showsName = (await jsonOf<InviteNameRequest>(request)).shown;
      return example;
    }),

    listInvitees: mockListInvitees(async (_example, { request }) => {
      const friends = [...friendsOf(world, memberOf(world, request)), ...(await inviterOf(request)).friends];
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const shown = friends.filter((each) => state === null || each.state === state);
      return { ...pageOf(shown, searchParams), total: shown.length };
    }),

    declareFamily: mockDeclareFamily(async (example, { request, params }) => {
      const inviter = await inviterOf(request);
      const friend = inviter.friends.find(({ id }) => id === params['id']);
      if (!friend) return refuse('NOT_FOUND');
      if (friend.family !== 'possible') return refuse('FAMILY_NOT_POSSIBLE');
      const declared: Invitee = { ...friend, family: 'declared', declaredAt: world.time() };
      inviter.friends = inviter.friends.map((each) => (each === friend ? declared : each));
      return example;
    }),
  };
};
