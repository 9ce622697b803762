import type { TaskDetail } from '@yayan/api-client';
import { Coin, formatCount } from '@yayan/ui';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import { promiseText, rateText } from '../../../shell/task/task-facts.ts';
import classes from './TaskReward.module.css';

/** The reward and the consolation, shown before the start (rules 3.15 and 4.18). */
export function TaskReward({ task }: { task: TaskDetail }) {
  if (task.coins === 0 && task.credit === 0) return <p className={classes['none']}>参加这个任务没有金币</p>;
  return <Reward task={task} />;
}

function Reward({ task }: { task: TaskDetail }) {
  const coinsPerYuan = useCoinsPerYuan();
  const promise = promiseText(task);
  const extras = [
    rateText(task, coinsPerYuan),
    task.credit > 0 ? `另加 ${formatCount(task.credit)} 权益值` : undefined,
  ].filter((extra) => extra !== undefined);
  return (
    <section className={classes['root']} aria-label="奖励">
      <p className={classes['coins']}>
        <Coin size={32} />
        <b>{formatCount(task.coins)}</b>
        <span>金币</span>
      </p>
      {extras.length > 0 ? <p className={classes['credit']}>{extras.join(' · ')}</p> : null}
      {task.consolationCoins > 0 ? (
        <p className={classes['consolation']}>
          未入选也得 <b>{formatCount(task.consolationCoins)}</b> 金币
          {promise === undefined ? null : <span>{promise}</span>}
          <span>感谢金币每天最多 10 次</span>
        </p>
      ) : null}
    </section>
  );
}
