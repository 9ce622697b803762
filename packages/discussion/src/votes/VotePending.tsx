import { GroupOpenState, type SectionVote, VoteKind, VoteResultsShown } from '@yayan/api-client';
import { choiceTexts } from './vote-options.ts';
import classes from './VotePending.module.css';

const waitingText = ({ state, resultsShown, myChoice }: SectionVote): string => {
  if (state === GroupOpenState.Upcoming) return '投票还没有开始';
  if (resultsShown === VoteResultsShown.AfterClose && state === GroupOpenState.Open)
    return '结果在投票结束后公布';
  return myChoice === null ? '投票已结束，你没有投票' : '投票已结束';
};

/** A vote whose results aren't shown: the participant's own choice, and when results come. */
export function VotePending({ vote }: { vote: SectionVote }) {
  const { title, kind } = vote;
  const chosen = choiceTexts(vote);
  return (
    <div className={classes['root']}>
      <b>{title}</b>
      {chosen.length > 0 ? (
        <span>我的选择：{chosen.join(kind === VoteKind.Ranked ? ' › ' : '、')}</span>
      ) : null}
      <span className={classes['note']}>{waitingText(vote)}</span>
    </div>
  );
}
