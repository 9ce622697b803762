import { IconCheck } from '@tabler/icons-react';
import classes from './VoteCard.module.css';
import type { VoteOption } from './vote-option.ts';

interface RankBarProps {
  option: VoteOption;
  /** How many options there are. */
  count: number;
  /** The rank in the member's own order, from 1. */
  mine: number | undefined;
}

/** An option of a ranked vote with its average rank. The first rank fills the bar. */
export function RankBar({ option, count, mine }: RankBarProps) {
  const rank = option.averageRank ?? undefined;
  const share = rank === undefined ? 0 : Math.round(((count - rank + 1) / count) * 100);
  return (
    <div className={classes['bar']} data-mine={mine !== undefined}>
      <span className={classes['fill']} style={{ width: `${share}%` }} aria-hidden="true" />
      <span className={classes['words']}>
        {option.label}
        {mine === undefined ? null : (
          <span className={classes['voters']}>
            <IconCheck size={16} stroke={2} aria-hidden /> 我排第 {mine}
          </span>
        )}
      </span>
      <span className={classes['share']}>{rankText(option.averageRank)}</span>
    </div>
  );
}

const rankText = (rank: number | null | undefined): string =>
  rank === undefined ? '' : rank === null ? '还没有人排' : `平均第 ${rank.toFixed(1)} 位`;
