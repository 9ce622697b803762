import type { RankedMember } from '@yayan/api-client';
import { Avatar } from '@yayan/ui';
import shared from '../Community.module.css';
import classes from './Ranking.module.css';

/** The places after the third. */
export function RankedList({ members }: { members: readonly RankedMember[] }) {
  if (members.length === 0) return null;
  return (
    <ol className={shared['list']} aria-label="第 4 名以后" start={4}>
      {members.map(({ place, name, avatar, score, surveys, mine }) => (
        <li key={place} className={classes['row']} data-mine={mine || undefined}>
          <span className={classes['place']}>{place}</span>
          <Avatar name={name} src={avatar} />
          <span>
            <b>{mine ? '我' : name}</b> <span className={shared['dim']}>{surveys} 份问卷</span>
          </span>
          <span className={classes['score']}>{score} 分</span>
        </li>
      ))}
    </ol>
  );
}
