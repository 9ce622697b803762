import { useGetDayFigures } from '@yayan/console-client';
import { dayFigureNameLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment } from '@yayan/ui';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../shell/state/SkeletonRows.tsx';
import { HourBars } from './HourBars.tsx';
import classes from './TodayPage.module.css';

/** 「比那时多 12」 */
const difference = (value: number, before: number): string => {
  if (value === before) return '和那时一样';
  return value > before
    ? `比那时多 ${formatCount(value - before)}`
    : `比那时少 ${formatCount(before - value)}`;
};

/** What happened today, beside the same weekday before until the same time (rule 14.60). */
export function DayFigures() {
  const query = useGetDayFigures();
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={classes['heading']}>
        今天和上周同一天
      </h2>
      <LoadedQuery query={query} skeleton={<SkeletonRows count={3} />}>
        {({ figures, countedUntil, before }) =>
          countedUntil === null ? (
            <p className={classes['label']}>还没有数过，十分钟内会有第一批数字。</p>
          ) : (
            <>
              <div className={classes['cards']}>
                {figures.map(({ name, value, valueBefore, hours, hoursBefore }) => (
                  <figure key={name} className={classes['card']}>
                    <figcaption className={classes['label']}>{dayFigureNameLabels[name]}</figcaption>
                    <span className={classes['number']}>{formatCount(value)}</span>
                    <span className={classes['label']}>
                      上周此时 {formatCount(valueBefore)}，{difference(value, valueBefore)}
                    </span>
                    <HourBars caption={dayFigureNameLabels[name]} hours={hours} hoursBefore={hoursBefore} />
                  </figure>
                ))}
              </div>
              <p className={classes['label']}>
                数到 {formatMoment(countedUntil)}。粗柱是今天每小时的数，细线是 {before} 的。
                金币是答题完成时答应的；待审核和未答复是那一小时末还在等的，最多数到 1 万。
              </p>
            </>
          )
        }
      </LoadedQuery>
    </section>
  );
}
