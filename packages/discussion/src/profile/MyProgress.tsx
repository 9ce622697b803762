import type { GroupProgress } from '@yayan/api-client';
import { Ring } from '@yayan/ui';
import classes from './MyProgress.module.css';

/** A respondent's progress among the questions that have opened. */
export function MyProgress({ progress }: { progress: GroupProgress }) {
  const { answered, total, followUpsOwed } = progress;
  const share = total === 0 ? 0 : Math.round((answered / total) * 100);
  return (
    <section className={classes['root']} aria-label="我的进度">
      <Ring
        size={88}
        thickness={8}
        value={share}
        color="var(--y-brand-fill)"
        label={<span className={classes['share']}>{share}%</span>}
      />
      <div className={classes['words']}>
        <b>
          已答 {answered} / {total} 题
        </b>
        {share === 100 ? <span>已开放的题都答完了</span> : null}
        {followUpsOwed > 0 ? <span>还有 {followUpsOwed} 个追问等你回答</span> : null}
      </div>
    </section>
  );
}
