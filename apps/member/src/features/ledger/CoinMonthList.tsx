import { type CoinRow, CoinRowState } from '@yayan/api-client';
import { formatCount, formatDay, formatMonth, formatPast, LedgerRow } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { coinCauses } from './coin-causes.ts';
import type { CoinMonth } from './coin-months.ts';
import { coinStates } from './coin-states.ts';
import type { CoinView } from './ledger-view.ts';

const noteOf = ({ state, expectedAt, reason }: CoinRow): string | undefined =>
  state === CoinRowState.Pending && expectedAt
    ? [`预计 ${formatDay(expectedAt)}前到账`, ...(reason === null ? [] : [reason])].join('：')
    : (reason ?? undefined);

const names = { in: '收入', out: '支出', refunded: '退回', pending: '待入账' } as const;

const shownTotals: Readonly<Record<CoinView, readonly (keyof typeof names)[]>> = {
  all: ['in', 'out', 'refunded', 'pending'],
  in: ['in', 'refunded', 'pending'],
  out: ['out'],
  pending: ['pending'],
};
const sumText = (sum: NonNullable<CoinMonth['sum']>, view: CoinView): string =>
  shownTotals[view]
    .filter((what) => sum[what] > 0)
    .map((what) => `${names[what]} ${formatCount(sum[what])}`)
    .join(' · ');

interface CoinMonthListProps {
  month: CoinMonth;
  view: CoinView;
  rowHref: (id: string) => string;
}

/** One month as a receipt with its totals. Each row opens its details. */
export function CoinMonthList({ month, view, rowHref }: CoinMonthListProps) {
  return (
    <section>
      <header className={classes['month']}>
        <h2>{formatMonth(month.month)}</h2>
        {month.sum ? <span>{sumText(month.sum, view)}</span> : null}
      </header>
      <ul className={classes['rows']}>
        {month.rows.map((row) => {
          const { icon: Icon } = coinCauses[row.cause.kind];
          return (
            <LedgerRow
              key={row.id}
              icon={<Icon size={20} stroke={1.75} />}
              title={row.cause.title}
              time={formatPast(row.createdAt)}
              amount={row.amount}
              state={row.state === CoinRowState.Available ? undefined : coinStates[row.state]}
              note={noteOf(row)}
              href={rowHref(row.id)}
            />
          );
        })}
      </ul>
    </section>
  );
}
