import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import classes from './VoteCard.module.css';
import { shareText } from './share-text.ts';
import type { VoteOption } from './vote-option.ts';

export function VoteBar({ option, total, mine }: { option: VoteOption; total: number; mine: boolean }) {
  const share = shareText(option.votes ?? 0, total);
  return (
    <div className={classes['bar']} data-mine={mine}>
      <span className={classes['fill']} style={{ width: share }} aria-hidden="true" />
      <span className={classes['words']}>
        {mine ? <IconCheck size={18} stroke={2} aria-hidden /> : null}
        {option.label}
        {mine ? <VisuallyHidden>（我的选择）</VisuallyHidden> : null}
        {option.voters ? <span className={classes['voters']}>{option.voters.join('、')}</span> : null}
      </span>
      {option.votes === undefined ? null : <span className={classes['share']}>{share}</span>}
    </div>
  );
}
