import { type QualityRise, type QualityStanding, QualityStandingState } from '@yayan/api-client';
import { type BadgeState, formatCalendarDay, SemiCircleProgress, StateBadge } from '@yayan/ui';
import classes from './scores.module.css';

export const qualityStates: Readonly<Record<QualityStandingState, BadgeState>> = {
  [QualityStandingState.Good]: { tone: 'green', label: '正常' },
  [QualityStandingState.FewerTasks]: { tone: 'gold', label: '任务减少' },
  [QualityStandingState.Paused]: { tone: 'red', label: '暂停接题' },
};

/** The score that everyone starts with. */
const START = 80;

/** What each range of the score means (rule 4.12). */
const ranges = [
  { state: QualityStandingState.Good, text: '60 分及以上：正常接题' },
  { state: QualityStandingState.FewerTasks, text: '40–59 分：能看到的任务减少' },
  { state: QualityStandingState.Paused, text: '40 分以下：暂停接题，可以申诉' },
] as const;

/** What the next careful surveys do to the score (rule 4.27). */
const riseText = (score: number, { target, surveys, days, leftToday }: QualityRise): string => {
  const way = `再认真完成 ${surveys} 份有金币的任务${score < START ? '回' : '升'}到 ${target} 分，最快 ${days} 天`;
  return leftToday > 0 ? `${way}；今天还能加 ${leftToday} 分` : `${way}；今天已加满，明天继续`;
};

/** The score out of 100, its meaning, and when points come back. */
export function QualityCard({ quality }: { quality: QualityStanding }) {
  const { score, state, recovers, rise } = quality;
  return (
    <section
      className={classes['quality']}
      aria-label={`质量分 ${score}，满分 100，${qualityStates[state].label}`}
    >
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
        <StateBadge {...qualityStates[state]} />
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
        {rise ? <p>{riseText(score, rise)}</p> : null}
      </div>
    </section>
  );
}
