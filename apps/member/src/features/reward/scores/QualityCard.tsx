import { type QualityStanding, QualityStandingState } from '@yayan/api-client';
import { type BadgeState, formatCalendarDay, SemiCircleProgress, StateBadge } from '@yayan/ui';
import classes from './scores.module.css';

const states: Readonly<Record<QualityStandingState, BadgeState>> = {
  [QualityStandingState.Good]: { tone: 'green', label: '正常' },
  [QualityStandingState.FewerTasks]: { tone: 'gold', label: '任务减少' },
  [QualityStandingState.Paused]: { tone: 'red', label: '暂停接题' },
};

/** What each range of the score means (rule 4.12). */
const ranges = [
  { state: QualityStandingState.Good, text: '60 分及以上：正常接题' },
  { state: QualityStandingState.FewerTasks, text: '40–59 分：能看到的任务减少' },
  { state: QualityStandingState.Paused, text: '40 分以下：暂停接题，可以申诉' },
] as const;

/** The score out of 100, its meaning, and when points come back. */
export function QualityCard({ quality }: { quality: QualityStanding }) {
  const { score, state, recovers } = quality;
  return (
    <section className={classes['quality']} aria-label={`质量分 ${score}，满分 100，${states[state].label}`}>
      <SemiCircleProgress
        size={180}
        thickness={14}
        value={score}
        filledSegmentColor="var(--y-brand-line)"
        emptySegmentColor="var(--y-line)"
        label={<b className={classes['score']}>{score}</b>}
        labelPosition="bottom"
      />
      <div className={classes['meaning']}>
        <StateBadge {...states[state]} />
        <ul>
          {ranges.map((range) => (
            <li key={range.state} data-own={range.state === state}>
              {range.text}
            </li>
          ))}
        </ul>
        {recovers ? (
          <p>
            {formatCalendarDay(recovers.day)}恢复 {recovers.points} 分
          </p>
        ) : null}
      </div>
    </section>
  );
}
