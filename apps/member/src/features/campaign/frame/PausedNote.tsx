import classes from '../Campaign.module.css';

/** What a member reads in place of the campaign's main panel while it is paused (rule 12.14). */
export function PausedNote({ waits = '恢复后可以接着参加，结束时间不变。' }: { waits?: string }) {
  return (
    <div className={classes['closed']}>
      <p className={classes['won']}>活动暂停中</p>
      <p>{waits}已经得到的机会都保留，中的奖照常可以领取。</p>
    </div>
  );
}
