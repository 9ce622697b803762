import type { SectionVote } from '@yayan/api-client';
import type { VoteOption } from '@yayan/ui';

/** The options of a vote, with their counts if the caller may see them. */
export const voteOptions = ({ options, results }: SectionVote): VoteOption[] =>
  options.map(({ id, text }) => {
    const votes = results?.options.find(({ optionId }) => optionId === id)?.votes;
    return votes === undefined ? { id, label: text } : { id, label: text, votes };
  });
