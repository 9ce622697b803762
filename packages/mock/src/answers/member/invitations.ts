import type { InviteArrival, InviteCodeRequest, Invitee, InviteNameRequest } from '@yayan/api-client';
import {
  mockAcceptInvite,
  mockCheckInviteCode,
  mockDeclareFamily,
  mockEnterInviteCode,
  mockGetInvitation,
  mockListInvitees,
  mockShowInviteName,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/sign-in.ts';
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
      return { ...example, inviteCode };
    }),

    getInvitation: mockGetInvitation(async (example, { request }) => ({
      ...example,
      showsName: (await inviterOf(request)).showsName ?? example.showsName,
    })),

    showInviteName: mockShowInviteName(async (example, { request }) => {
      (await inviterOf(request)).showsName = (await jsonOf<InviteNameRequest>(request)).shown;
      return example;
    }),

    listInvitees: mockListInvitees(async (_example, { request }) => {
      const { friends } = await inviterOf(request);
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
