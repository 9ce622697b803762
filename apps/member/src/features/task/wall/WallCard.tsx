import type { TaskCard } from '@yayan/api-client';
import { formatCount, Link, Stamp } from '@yayan/ui';
import { taskCardView } from '../../../shell/task/task-facts.ts';
import { TopicPicture } from '../../../shell/task/TopicPicture.tsx';
import { wallFacts } from './wall-facts.ts';
import classes from './WallCard.module.css';

/** A task on the wall: its picture, title and facts, and what it pays. The whole card is one link. */
export function WallCard({ task, hidesCoins }: { task: TaskCard; hidesCoins: boolean }) {
  const { why, action, closed, stamp } = taskCardView(task, { hidesCoins });
  const begun = task.joinState === null ? undefined : action;
  const reason = why?.startsWith('还不知道') ? undefined : why?.replace('推荐理由：', '');
  return (
    <article className={classes['root']} data-closed={closed !== undefined}>
      {hidesCoins || task.coins === 0 ? null : (
        <p className={classes['reward']}>
          <b>{formatCount(task.coins)}</b>
          <span>金币</span>
          {task.consolationCoins > 0 && closed === undefined ? (
            <small>未入选也得 {formatCount(task.consolationCoins)}</small>
          ) : null}
        </p>
      )}
      <div className={classes['picture']}>
        <TopicPicture task={task} />
        {stamp ? (
          <span className={classes['stamp']}>
            <Stamp text={stamp} size={60} />
          </span>
        ) : null}
      </div>
      <div className={classes['body']}>
        <h3 className={classes['title']}>
          <Link href={`/task/detail/${task.hashId}`} className={classes['link']}>
            {task.title}
          </Link>
        </h3>
        <p className={classes['facts']}>{wallFacts(task).join(' · ')}</p>
        {reason && !closed ? (
          <p className={classes['why']} data-match={task.match?.level}>
            {reason}
          </p>
        ) : null}
        {begun && !closed ? <p className={classes['begun']}>{begun}</p> : null}
        {closed ? <p className={classes['facts']}>{closed}</p> : null}
      </div>
    </article>
  );
}
