import type { SectionVote } from '@yayan/api-client';
import type { Member } from '../world.ts';

/** A vote as the member sees it after their own choice; unchanged before it. */
export const voteOf = ({ ballots }: Member, vote: SectionVote): SectionVote => {
  const chosen = ballots.get(vote.id);
  if (!chosen) return vote;
  const before = vote.results ?? {
    voters: 0,
    options: vote.options.map(({ id }) => ({ optionId: id, votes: 0, percent: 0, averageRank: null })),
  };
  const voters = before.voters + (vote.myChoice ? 0 : 1);
  const options = before.options.map((option) => {
    const others = option.votes - (vote.myChoice?.includes(option.optionId) === true ? 1 : 0);
    const votes = others + (chosen.includes(option.optionId) ? 1 : 0);
    return { ...option, votes, percent: Math.min(100, Math.round((votes / voters) * 1000) / 10) };
  });
  const isShown = vote.resultsShown !== 'afterClose' || vote.state === 'closed';
  return { ...vote, myChoice: [...chosen], results: isShown ? { voters, options } : null };
};
