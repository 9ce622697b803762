import type { World, WrittenFollowUp } from './world.ts';

/** What was written below an answer since the mock started, oldest first. */
export const followUpsOf = ({ followUps }: World, responseId: string): readonly WrittenFollowUp[] =>
  followUps.get(responseId) ?? [];
