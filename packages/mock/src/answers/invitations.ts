import type { Invitee, InviteNameRequest } from '@yayan/api-client';
import {
  mockDeclareFamily,
  mockGetInvitation,
  mockListInvitees,
  mockShowInviteName,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../world/per-member.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './answer-table.ts';
import { exampleOf } from './example-of.ts';
import { jsonOf } from './json-of.ts';
import { pageOf } from './page-of.ts';

interface Inviter {
  showsName: boolean | undefined;
  friends: readonly Invitee[];
}

/** Whether an invitation names its member, and friends declared as family. */
export const invitationAnswers = (world: World): Answers => {
  const inviterOf = perMember(world, async (): Promise<Inviter> => ({
    showsName: undefined,
    friends: (await exampleOf(mockListInvitees)).items,
  }));
  return {
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
