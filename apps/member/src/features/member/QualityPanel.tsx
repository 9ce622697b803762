import { RingProgress } from '@yayan/ui';
import classes from './HomePage.module.css';

/** The quality score with what it means; 100 is the most (decisions §4). */
export function QualityPanel({ score }: { score: number }) {
  return (
    <section className={classes['quality']} aria-label={`质量分 ${score}，满分 100`}>
      <RingProgress
        size={84}
        thickness={7}
        roundCaps
        sections={[{ value: score, color: 'var(--y-brand-line)' }]}
        rootColor="var(--y-line)"
        label={<b className={classes['score']}>{score}</b>}
      />
      <div>
        <h2 className={classes['small-title']}>质量分</h2>
        <p className={classes['dim']}>反映作答是否认真，影响能看到的任务，不影响已到账金币。</p>
      </div>
    </section>
  );
}
