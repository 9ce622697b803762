import type { GroupMember } from '@yayan/api-client';
import { mockGetGroupMember, mockListGroupMembers, refuse } from '@yayan/api-client/mocks';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

/** The people of the discussion group, all or by their ids, and one of them. */
export const groupPeopleAnswers = (world: World): Answers => {
  const known = async (): Promise<readonly GroupMember[]> =>
    (await world.startOf(mockListGroupMembers)).items;

  return {
    listGroupMembers: mockListGroupMembers(async (_example, { request }) => {
      const members = await known();
      const ids = new URL(request.url).searchParams.getAll('ids');
      const found = ids.flatMap((id) => members.find((each) => each.id === id) ?? []);
      return { items: ids.length > 0 ? found : [...members] };
    }),

    getGroupMember: mockGetGroupMember(async (_example, { request }) => {
      const start = await world.startOf(mockGetGroupMember);
      const id = new URL(request.url).searchParams.get('memberId');
      if (id === start.id) return start;
      const member = (await known()).find((each) => each.id === id);
      return member ? { ...start, ...member } : refuse('NOT_FOUND');
    }),
  };
};
