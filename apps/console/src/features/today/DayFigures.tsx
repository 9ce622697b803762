import { type DayFigures as Figures, useGetDayFigures } from '@yayan/console-client';
import { dayFigureNameLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, Link } from '@yayan/ui';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../shell/state/SkeletonRows.tsx';
import { figureGroups, textsOf } from './day-figure-texts.ts';
import { HourBars } from './HourBars.tsx';
import classes from './TodayPage.module.css';

/** One figure, which leads to its list. */
function FigureCard({ figure, all }: { figure: Figures['figures'][number]; all: Figures }) {
  const { name, value, hours, hoursBefore } = figure;
  const { definition, href, besides, comparison } = textsOf(figure, all);
  return (
    <figure className={classes['card']}>
      <figcaption className={classes['figure']}>
        <Link href={href}>
          {dayFigureNameLabels[name]} <span className={classes['value']}>{formatCount(value)}</span>
        </Link>
      </figcaption>
      {besides === null ? null : <span>{besides}</span>}
      <span className={classes['label']}>{comparison}</span>
      <HourBars caption={dayFigureNameLabels[name]} hours={hours} hoursBefore={hoursBefore} />
      <span className={classes['label']}>{definition}</span>
    </figure>
  );
}

/** The figures by what they are about. */
function FigureGroups({ all }: { all: Figures }) {
  return figureGroups.map(({ title, names }) => {
    const figures = names.flatMap((name) => all.figures.filter((figure) => figure.name === name));
    return figures.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h3 className={classes['subheading']}>{title}</h3>
        <div className={classes['cards']}>
          {figures.map((figure) => (
            <FigureCard key={figure.name} figure={figure} all={all} />
          ))}
        </div>
      </section>
    );
  });
}

/** What happened today, beside the same weekday before until the same time (rule 14.60). */
export function DayFigures() {
  const query = useGetDayFigures();
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={classes['heading']}>
        今天和上周同一天
      </h2>
      <LoadedQuery query={query} skeleton={<SkeletonRows count={3} />}>
        {(all) =>
          all.countedUntil === null ? (
            <p className={classes['label']}>还没有数过，十分钟内会有第一批数字。</p>
          ) : (
            <div className={classes['groups']}>
              <FigureGroups all={all} />
              <p className={classes['label']}>
                数到 {formatMoment(all.countedUntil)}，每十分钟数一次。粗柱是今天每小时的数，细线是{' '}
                {all.before}{' '}
                的。来过的会员和短信是从零点起累计的，会员手里的金币、待审核和未答复是那一小时末的。
              </p>
            </div>
          )
        }
      </LoadedQuery>
    </section>
  );
}
