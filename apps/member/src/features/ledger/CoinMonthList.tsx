import { type CoinRow, CoinRowState } from '@yayan/api-client';
import { formatCount, formatDay, formatPast, LedgerRow } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { coinCauses } from './coin-causes.ts';
import type { CoinMonth } from './coin-months.ts';
import { coinStates } from './coin-states.ts';

const noteOf = ({ state, expectedAt, reason }: CoinRow): string | undefined =>
  reason ??
  (state === CoinRowState.Pending && expectedAt ? `预计 ${formatDay(expectedAt)} 前到账` : undefined);

const sumText = ({ in: came, out: went }: { in: number; out: number }): string =>
  [came > 0 ? `收入 ${formatCount(came)}` : '', went > 0 ? `支出 ${formatCount(went)}` : '']
    .filter((part) => part !== '')
    .join(' · ');

/** One month as a receipt; each row opens its details. */
export function CoinMonthList({ month, rowHref }: { month: CoinMonth; rowHref: (id: string) => string }) {
  return (
    <section>
      <header className={classes['month']}>
        <h2>{month.name}</h2>
        {month.sum ? <span>{sumText(month.sum)}</span> : null}
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
