import { type CoinRow, CoinRowState } from '@yayan/api-client';
import { Button, Coins, formatCount, formatDay, formatMoment, Link, Sheet, StateBadge } from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { coinCauses } from './coin-causes.ts';
import { coinStates } from './coin-states.ts';

const factsOf = (row: CoinRow): [string, string][] => [
  ['来源', coinCauses[row.cause.kind].name],
  ['时间', formatMoment(row.createdAt)],
  ...(row.state === CoinRowState.Pending && row.expectedAt
    ? ([['预计到账', `${formatDay(row.expectedAt)} 前`]] satisfies [string, string][])
    : []),
  ...(row.reason ? ([['说明', row.reason]] satisfies [string, string][]) : []),
  ...(row.state === CoinRowState.Available
    ? ([['变动后余额', `${formatCount(row.balanceAfter)} 金币`]] satisfies [string, string][])
    : []),
];

/** Where the coins of one row came from or went, and the way there. */
export function CoinRowSheet({ row, onClose }: { row: CoinRow | undefined; onClose: () => void }) {
  const link = row && coinCauses[row.cause.kind].link;
  return (
    <Sheet opened={row !== undefined} onClose={onClose} title={row?.cause.title ?? ''}>
      {row ? (
        <>
          <p className={classes['amount']}>
            <Coins amount={row.amount} signed size="lg" />
            <StateBadge {...coinStates[row.state]} />
          </p>
          <dl className={classes['facts']}>
            {factsOf(row).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {link ? (
            <Button component={Link} href={link.href} variant="light" fullWidth>
              {link.label}
            </Button>
          ) : null}
        </>
      ) : null}
    </Sheet>
  );
}
