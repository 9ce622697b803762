import type { TicketFigures } from '@yayan/console-client';
import { ticketAgeLabels, ticketKindLabels } from '@yayan/contract/console-labels';
import { formatCount, Link } from '@yayan/ui';
import type { CSSProperties } from 'react';
import classes from './TicketFigures.module.css';
import { listOfDays, shownFigures, weekName } from './ticket-figure-texts.ts';

type Week = TicketFigures['weeks'][number];
type Figure = Week['all'];

const columns = shownFigures.map(({ key, name }) => (
  <th key={key} scope="col">
    {name}
  </th>
));

/** The figures of a row; those that the list of tickets can filter lead to it. */
function Cells({ week, figure, before }: { week: Week; figure: Figure; before?: Figure | undefined }) {
  const kind: Record<string, string> = figure.kind === null ? {} : { kind: figure.kind };
  const links: Readonly<Record<string, string>> = {
    opened: listOfDays(week, kind),
    reopened: listOfDays(week, { ...kind, reopened: 'true' }),
  };
  return shownFigures.map(({ key, valueOf, format }) => {
    const value = format(valueOf(figure));
    const link = links[key];
    return (
      <td key={key}>
        {link === undefined ? value : <Link href={link}>{value}</Link>}
        {before ? <span className={classes['before']}>前一周 {format(valueOf(before))}</span> : null}
      </td>
    );
  });
}

/** All weeks, the newest first. */
export function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className={classes['frame']} tabIndex={-1}>
      <table className={classes['table']}>
        <caption className={classes['caption']}>每一周的数字</caption>
        <thead>
          <tr>
            <th scope="col">周</th>
            {columns}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">
                {weekName(week)}
                {week.isRunning ? '（到现在）' : ''}
              </th>
              <Cells week={week} figure={week.all} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The kinds of one week beside the week before. */
export function KindTable({ week, before }: { week: Week; before: Week | undefined }) {
  if (week.kinds.length === 0) return <p className={classes['label']}>{weekName(week)} 没有人提交反馈。</p>;
  return (
    <div className={classes['frame']} tabIndex={-1}>
      <table className={classes['table']}>
        <caption className={classes['caption']}>{weekName(week)} 各类反馈，和前一周比</caption>
        <thead>
          <tr>
            <th scope="col">类型</th>
            {columns}
          </tr>
        </thead>
        <tbody>
          {week.kinds.map((figure) => (
            <tr key={figure.kind}>
              <th scope="row">{figure.kind === null ? '全部' : ticketKindLabels[figure.kind]}</th>
              <Cells
                week={week}
                figure={figure}
                before={before?.kinds.find(({ kind }) => kind === figure.kind)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The open tickets by age. */
export function WaitingTickets({ waiting }: Pick<TicketFigures, 'waiting'>) {
  const most = Math.max(1, ...waiting.map(({ count }) => count));
  return (
    <div className={classes['frame']} tabIndex={-1}>
      <table className={classes['table']}>
        <caption className={classes['caption']}>还没答复的，按提交的日子</caption>
        <thead>
          <tr>
            <th scope="col">等了多久</th>
            <th scope="col">多少</th>
            <th scope="col">其中超时</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ age, from, until, count, late }) => (
            <tr key={age}>
              <th scope="row">{ticketAgeLabels[age]}</th>
              <td>
                <span
                  className={classes['waiting']}
                  style={{ '--share': count / most } as CSSProperties}
                  aria-hidden="true"
                />
                <Link href={listOfDays({ from, until }, { open: 'true', sort: 'promise' })}>
                  {formatCount(count)}
                </Link>
              </td>
              <td data-late={late > 0}>{formatCount(late)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
