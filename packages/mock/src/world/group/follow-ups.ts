import type { GroupResponse } from '@yayan/api-client';
import type { World, WrittenFollowUp } from '../world.ts';

/** What was written below an answer since the mock started, oldest first. */
export const followUpsOf = ({ followUps }: World, responseId: string): readonly WrittenFollowUp[] =>
  followUps.get(responseId) ?? [];

/** An answer with what was written below it. A follow-up is answered when a reply names it. */
export const withFollowUps = <Response extends GroupResponse>(world: World, response: Response): Response => {
  const written = followUpsOf(world, response.id).map(({ followUp }) => followUp);
  const answered = new Set(written.map(({ replyToId }) => replyToId));
  const followUps = [...response.followUps, ...written].map((each) =>
    answered.has(each.id) ? { ...each, answered: true } : each,
  );
  return { ...response, followUps, followUpCount: response.followUpCount + written.length };
};
