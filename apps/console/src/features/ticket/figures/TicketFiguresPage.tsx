import { type TicketFigures, useGetTicketFigures } from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { FilterBar } from '../../../shell/list/FilterBar.tsx';
import { periodFilters, usePeriod } from '../../../shell/period/use-period.ts';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import { KindTable, WaitingTickets, WeekTable } from './FigureTables.tsx';
import { shownFigures, weekName } from './ticket-figure-texts.ts';
import classes from './TicketFigures.module.css';
import { WeekBars } from './WeekBars.tsx';

function Figures({ figures: { countedAt, weeks, waiting } }: { figures: TicketFigures }) {
  if (countedAt === null) return <p className={classes['label']}>还没有数过，十分钟内会有第一批数字。</p>;
  // The week that runs has only its first days, so it is no match for a whole one.
  const [last, before] = weeks.filter(({ isRunning }) => !isRunning);
  const isLastOfAll = weeks[0]?.isRunning === true;
  return (
    <div className={classes['root']}>
      {last ? (
        <section aria-labelledby="last-week">
          <h2 id="last-week" className={classes['heading']}>
            {isLastOfAll ? '上一周' : '最后一周'}（{weekName(last)}）
          </h2>
          <div className={classes['cards']}>
            {shownFigures.map((figure) => (
              <figure key={figure.key} className={classes['card']}>
                <figcaption className={classes['label']}>{figure.name}</figcaption>
                <span className={classes['number']}>{figure.format(figure.valueOf(last.all))}</span>
                <span className={classes['label']}>
                  前一周 {before ? figure.format(figure.valueOf(before.all)) : '–'}
                </span>
                <WeekBars figure={figure} weeks={weeks} />
              </figure>
            ))}
          </div>
        </section>
      ) : null}
      {weeks.length === 0 ? (
        <p className={classes['label']}>这段日子还没有到。</p>
      ) : (
        <WeekTable weeks={weeks} />
      )}
      {last ? <KindTable week={last} before={before} /> : null}
      <WaitingTickets waiting={waiting} />
      <section aria-labelledby="meanings">
        <h2 id="meanings" className={classes['heading']}>
          怎么数的
        </h2>
        <dl className={classes['meanings']}>
          {shownFigures.map(({ key, name, meaning }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className={classes['label']}>
          数到 {formatMoment(countedAt)}
          ，每十分钟数一次。反馈算在提交的那一周，周一开始；提交六周以后不再重数。
          等着的包括等会员补充的，“超时”是过了答应的时间。
        </p>
      </section>
    </div>
  );
}

/** How fast tickets are answered, by week and kind, and what waits by age (rule 14.81). */
export default function TicketFiguresPage() {
  const { values, set, clear, chosen } = usePeriod();
  const query = useGetTicketFigures(chosen);
  return (
    <>
      <PageHead title="客服的数字" lead="答复有多快，是不是按时，什么在等。" />
      <FilterBar filters={periodFilters} values={values} set={set} clear={clear} />
      <LoadedQuery query={query} skeleton={<SkeletonRows count={6} />}>
        {(figures) => <Figures figures={figures} />}
      </LoadedQuery>
    </>
  );
}
