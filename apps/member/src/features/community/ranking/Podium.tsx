import type { RankedMember } from '@yayan/api-client';
import { Avatar } from '@yayan/ui';
import shared from '../Community.module.css';
import classes from './Ranking.module.css';

/** The first three places. */
export function Podium({ members }: { members: readonly RankedMember[] }) {
  return (
    <ol className={classes['podium']} aria-label="前三名">
      {members.map(({ place, name, avatar, score, surveys, mine }) => (
        <li key={place} className={classes['step']} data-place={place} data-mine={mine || undefined}>
          <Avatar name={name} src={avatar} size={place === 1 ? 56 : 44} />
          <span className={shared['dim']}>第 {place} 名</span>
          <b>{mine ? '我' : name}</b>
          <span className={classes['score']}>{score} 分</span>
          <span className={shared['dim']}>{surveys} 份问卷</span>
        </li>
      ))}
    </ol>
  );
}
