import { type components, type ErrorName, VoteKind } from '@yayan/contract';

type Schemas = components['schemas'];
type Section = Schemas['GuideSectionInput'];
type Vote = Schemas['GuideVote'];

/** How many people see answers. It may not grow, because respondents answered with that promise. */
const width: Record<Section['visibility'], number> = { hostsOnly: 0, answerFirst: 1, everyone: 2 };

/** Why a vote is impossible: more choices than options, or several choices of a single-choice vote. */
export function voteRefusal(vote: Vote | null): ErrorName | undefined {
  if (vote === null) return undefined;
  const { kind, minChoices, maxChoices, options, optionTags = [], anonymous = false } = vote;
  const tags = optionTags.filter((tag) => tag !== null);
  // A tag would tell hosts what somebody chose.
  if (tags.length > 0 && (anonymous || optionTags.length !== options.length)) return 'VOTE_WRONG';
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
      one.options.join('\n') === other.options.join('\n') &&
      tagsOf(one) === tagsOf(other);

const tagsOf = ({ options, optionTags = [] }: Vote): string =>
  options.map((_, place) => optionTags[place] ?? '').join();

/** The vote with the tags that its options gave before, when a client doesn't send any and the options are the same. */
export const withTags = (wanted: Vote | null, before: Vote | null): Vote | null =>
  wanted !== null &&
  wanted.optionTags === undefined &&
  before?.optionTags !== undefined &&
  before.options.join('\n') === wanted.options.join('\n')
    ? { ...wanted, optionTags: before.optionTags }
    : wanted;

/** Whether the section is for people whom it wasn't for. A client that doesn't send the field leaves the audience unchanged. */
const isForOthers = (
  { audienceTagId: before = null }: Section,
  { audienceTagId: after = before }: Section,
): boolean => before !== null && after !== before;

const filesOf = ({ media = [] }: Section): string => media.map(({ id }) => id).join();

/**
 * Why a change of a section is refused (rule 6.26). An answered question keeps its text and files, its answers may not
 * become visible to more people, and a vote with ballots may not change.
 */
export function changeRefusal(
  before: Section,
  after: Section,
  { answers, ballots }: { answers: number; ballots: number },
): ErrorName | undefined {
  if (answers > 0 && (after.question !== before.question || filesOf(after) !== filesOf(before)))
    return 'QUESTION_ANSWERED';
  if (answers > 0 && width[after.visibility] > width[before.visibility]) return 'VISIBILITY_PROMISED';
  // People outside the audience at the time of answering would see the answers.
  if (answers + ballots > 0 && isForOthers(before, after)) return 'VISIBILITY_PROMISED';
  if (ballots > 0 && !isSameVote(before.vote, after.vote)) return 'VOTE_HAS_BALLOTS';
  return voteRefusal(after.vote);
}

/** Whether the vote has to be stored again. */
export const isVoteChanged = (before: Section, after: Section): boolean =>
  !isSameVote(before.vote, after.vote);

const mediaOf = ({ media = [] }: Section): string =>
  JSON.stringify(media.map(({ id, alt }) => [id.toLowerCase(), alt.trim()]));

/** Whether files, their order or their descriptions differ. */
export const isMediaChanged = (before: Section, after: Section): boolean =>
  mediaOf(before) !== mediaOf(after);
