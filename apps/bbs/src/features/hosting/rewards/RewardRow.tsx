import type { GroupRewardRow } from '@yayan/api-client';
import { Button, Coins, formatDay, StateBadge } from '@yayan/ui';
import { rewardStates } from './reward-states.ts';
import shared from '../frame/HostingCard.module.css';
import classes from './Rewards.module.css';

interface RewardRowProps {
  row: GroupRewardRow;
  /** Undefined once the pay-out is confirmed. */
  onTakeOut: (() => void) | undefined;
}

/** What one person has finished, and the reward. */
export function RewardRow({ row, onTakeOut }: RewardRowProps) {
  const { name, topicsFinished, topics, coins, takenOut, state, keptUntil } = row;
  return (
    <li className={shared['row']}>
      <div className={classes['text']}>
        <b>{name}</b>
        <span className={shared['note']}>
          完成 {topicsFinished} / {topics} 个话题
          {keptUntil === null ? '' : `，为 TA 保留到 ${formatDay(keptUntil)}`}
        </span>
        {takenOut === null ? null : <span className={classes['reason']}>已取消：{takenOut}</span>}
      </div>
      <div className={classes['side']}>
        {takenOut === null ? <Coins amount={coins} /> : null}
        {takenOut === null ? (
          <StateBadge {...rewardStates[state]} />
        ) : (
          <StateBadge tone="red" label="已取消" />
        )}
        {onTakeOut && (coins > 0 || takenOut !== null) ? (
          <Button
            size="sm"
            variant="subtle"
            aria-label={takenOut === null ? `取消${name}的报酬` : `恢复${name}的报酬`}
            onClick={onTakeOut}
          >
            {takenOut === null ? '取消' : '恢复'}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
