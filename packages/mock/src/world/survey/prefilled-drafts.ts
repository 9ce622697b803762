import { knownAnswers } from '../member/profile.ts';
import type { Drafts } from '../run.ts';
import type { Member, World } from '../world.ts';
import { questionnaireOf, SCREENING } from './questionnaires.ts';
import type { MockTask } from './task-wall.ts';

/**
 * The drafts with which a participation begins: what the member's profile knows, if they agreed to its use at this
 * task. A value that the question doesn't offer fills nothing.
 */
export const prefilledDrafts = async (
  world: World,
  member: Member,
  { hashId, dataUse }: MockTask,
  consent: boolean | undefined,
): Promise<Drafts> => {
  const { prefill } = questionnaireOf(hashId);
  if (prefill.length === 0 || consent !== true || dataUse?.consentRequired !== true) return {};
  const known = await knownAnswers(world, member);
  return Object.fromEntries(
    prefill.flatMap(({ question, attribute, choices }) => {
      const [value, ...more] = known.get(attribute) ?? [];
      const answer = value === undefined || more.length > 0 ? undefined : choices[value];
      if (answer === undefined) return [];
      return [[question, { page: SCREENING, answer, revision: 1, at: world.now(), isPrefilled: true }]];
    }),
  );
};
