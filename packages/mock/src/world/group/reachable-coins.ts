import type { GroupReward } from '@yayan/api-client';
import { ownResponses } from './own-responses.ts';
import { topicDetails } from './topic-details.ts';
import type { Member, World } from '../world.ts';

/** The reward as a member reads it: without the topics that closed before they had answered all questions, and without the whole. */
export const reachableBy = async (
  world: World,
  member: Member,
  reward: GroupReward,
): Promise<GroupReward> => {
  const responses = await ownResponses(world, member);
  const missed = (await topicDetails(world)).filter(({ sections }) =>
    sections.some(({ id, state }) => state === 'closed' && !responses.has(id)),
  ).length;
  if (missed === 0) return reward;
  const { coins, wholeCoins, topicCoins } = reward;
  const reachableCoins = Math.max(0, coins - wholeCoins - missed * topicCoins);
  return { ...reward, reachableCoins, canFinish: false };
};
