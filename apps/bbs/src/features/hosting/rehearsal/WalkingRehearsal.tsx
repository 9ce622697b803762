import { endRehearsal, type Rehearsal } from '@yayan/api-client';
import { Button, Progress } from '@yayan/ui';
import classes from '../frame/HostingCard.module.css';
import { useRehearsalChange } from './use-rehearsal-change.ts';

/** A rehearsal whose respondents still answer: how far they are, and a button to stop them. */
export function WalkingRehearsal({ groupId, rehearsal }: { groupId: string; rehearsal: Rehearsal }) {
  const stop = useRehearsalChange(groupId, (id) => endRehearsal(id));
  const { done, total } = rehearsal.progress;
  return (
    <section className={classes['card']} aria-label="彩排">
      <p className={classes['lead']}>
        {rehearsal.respondents} 位示例受访者正在作答：走过 {done} / {total} 题，写了 {rehearsal.answers}{' '}
        条回答。
      </p>
      <Progress value={total === 0 ? 0 : (done / total) * 100} size="sm" radius="xl" aria-label="彩排进度" />
      <p className={classes['note']}>可以先离开，作答不会停；回到这一页就能看到进度和结果。</p>
      <div className={classes['actions']}>
        <Button variant="light" color="seal" loading={stop.isPending} onClick={() => stop.mutate()}>
          停止彩排
        </Button>
      </div>
    </section>
  );
}
