import { formatCount, VisuallyHidden } from '@yayan/ui';
import type { WaitingInRoom } from './waiting-in.ts';
import classes from './Rail.module.css';

/** The rail has no room for more figures. */
const MOST_SHOWN = 999;

/** How much waits in a room, red once something is late; nothing where nothing waits. */
export function WaitingCount({ count, isCapped, isLate }: WaitingInRoom) {
  if (count === 0) return null;
  return (
    <span className={classes['count']} data-late={isLate}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>
        {isCapped ? '超过 ' : ''}
        {formatCount(count)} 件在等{isLate ? '，有超时的' : ''}
      </VisuallyHidden>
    </span>
  );
}
