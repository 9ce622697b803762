import { type components, type ErrorName, VoteKind } from '@yayan/contract';

type Schemas = components['schemas'];
type Section = Schemas['GuideSectionInput'];
type Vote = Schemas['GuideVote'];

/** How widely answers are seen: a promise to whoever answered. */
const width: Record<Section['visibility'], number> = { hostsOnly: 0, answerFirst: 1, everyone: 2 };

/** Why a vote can't be: more choices than options, or a single one that takes several. */
export function voteRefusal(vote: Vote | null): ErrorName | undefined {
  if (vote === null) return undefined;
  const { kind, minChoices, maxChoices, options } = vote;
  const isPossible = minChoices <= maxChoices && maxChoices <= options.length;
  return isPossible && (kind !== VoteKind.Single || maxChoices === 1) ? undefined : 'VOTE_WRONG';
}

const isSameVote = (one: Vote | null, other: Vote | null): boolean =>
  one === null || other === null
    ? one === other
    : (['title', 'kind', 'minChoices', 'maxChoices', 'resultsShown'] as const).every(
        (key) => one[key] === other[key],
      ) &&
      (one.anonymous ?? false) === (other.anonymous ?? false) &&
      one.options.join('\n') === other.options.join('\n');

const filesOf = ({ media = [] }: Section): string => media.map(({ id }) => id).join();

/**
 * Why a section can't be changed so (rule 6.26): what people answered to can't be reworded or get other files, their answers
 * not be shown to more people than they were told, and what they voted on not be changed.
 */
export function changeRefusal(
  before: Section,
  after: Section,
  { answers, ballots }: { answers: number; ballots: number },
): ErrorName | undefined {
  if (answers > 0 && (after.question !== before.question || filesOf(after) !== filesOf(before)))
    return 'QUESTION_ANSWERED';
  if (answers > 0 && width[after.visibility] > width[before.visibility]) return 'VISIBILITY_PROMISED';
  if (ballots > 0 && !isSameVote(before.vote, after.vote)) return 'VOTE_HAS_BALLOTS';
  return voteRefusal(after.vote);
}

/** Whether the vote has to be stored anew. */
export const isVoteChanged = (before: Section, after: Section): boolean =>
  !isSameVote(before.vote, after.vote);
