import type { GroupResponse } from '@yayan/api-client';
import { mockGetTopic } from '@yayan/api-client/mocks';
import type { Member, World } from '../world.ts';

/** Members whose answers of the beginning are already among their own. */
const begun = new WeakSet<Member>();

/** The member's answers in the discussion group by section, with those that the topic begins with. */
export const ownResponses = async (world: World, member: Member): Promise<Map<string, GroupResponse>> => {
  const { responses } = member;
  if (begun.has(member)) return responses;
  begun.add(member);
  const { sections } = await world.startOf(mockGetTopic);
  for (const { id, myResponse } of sections)
    if (myResponse && !responses.has(id)) responses.set(id, myResponse);
  return responses;
};
