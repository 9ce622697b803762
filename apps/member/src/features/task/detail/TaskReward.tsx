import type { TaskDetail } from '@yayan/api-client';
import { Coin, formatCount } from '@yayan/ui';
import classes from './TaskReward.module.css';

/** The reward and the consolation, shown before the start (rules 3.15 and 4.18). */
export function TaskReward({ task }: { task: TaskDetail }) {
  if (task.coins === 0 && task.credit === 0) return <p className={classes['none']}>参加这个任务没有金币</p>;
  return (
    <section className={classes['root']} aria-label="奖励">
      <p className={classes['coins']}>
        <Coin size={32} />
        <b>{formatCount(task.coins)}</b>
        <span>金币</span>
      </p>
      {task.credit > 0 ? <p className={classes['credit']}>另加 {formatCount(task.credit)} 权益值</p> : null}
      {task.consolationCoins > 0 ? (
        <p className={classes['consolation']}>
          未入选也得 <b>{formatCount(task.consolationCoins)}</b> 金币
          {task.screeningMinutes === null || (task.minutes ?? Infinity) <= task.screeningMinutes ? null : (
            <span>前 {task.screeningMinutes} 分钟内告诉你是否入选</span>
          )}
          <span>未入选的金币每天最多得 10 次</span>
        </p>
      ) : null}
    </section>
  );
}
