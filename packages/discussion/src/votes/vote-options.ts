import { type SectionVote, VoteKind } from '@yayan/api-client';
import type { VoteOption } from '@yayan/ui';

/** The texts of the caller's choice: in a ranked vote in the chosen order, else in the order of the options. */
export const choiceTexts = ({ kind, options, myChoice }: SectionVote): string[] => {
  const chosen = myChoice ?? [];
  const ordered =
    kind === VoteKind.Ranked
      ? options.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id))
      : options;
  return ordered.filter(({ id }) => chosen.includes(id)).map(({ text }) => text);
};

/** The options of a vote, with their counts if the caller may see them. */
export const voteOptions = ({ options, results }: SectionVote): VoteOption[] =>
  options.map(({ id, text }) => {
    const counted = results?.options.find(({ optionId }) => optionId === id);
    return counted === undefined
      ? { id, label: text }
      : { id, label: text, votes: counted.votes, averageRank: counted.averageRank };
  });
