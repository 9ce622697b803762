import type { GroupProgress, GroupReward } from '@yayan/api-client';
import { Coins, RingProgress } from '@yayan/ui';
import classes from './MyProgress.module.css';

interface MyProgressProps {
  progress: GroupProgress;
  /** Null where the group pays none. */
  reward: GroupReward | null;
}

/** How far a respondent is among the questions opened so far, and what it earns. */
export function MyProgress({ progress, reward }: MyProgressProps) {
  const { answered, total, followUpsOwed } = progress;
  const share = total === 0 ? 0 : Math.round((answered / total) * 100);
  return (
    <section className={classes['root']} aria-label="我的进度">
      <RingProgress
        size={88}
        thickness={8}
        roundCaps
        sections={[{ value: share, color: 'var(--y-brand-fill)' }]}
        rootColor="var(--y-line)"
        label={<span className={classes['share']}>{share}%</span>}
        aria-hidden
      />
      <div className={classes['words']}>
        <b>
          已答 {answered} / {total} 个问题
        </b>
        {followUpsOwed > 0 ? <span>还有 {followUpsOwed} 个追问等你回答</span> : null}
        {reward ? (
          <span className={classes['reward']}>
            <Coins amount={reward.coins} size="sm" /> {reward.condition}，结束后 {reward.paidWithinDays}{' '}
            个工作日内到账
          </span>
        ) : null}
      </div>
    </section>
  );
}
