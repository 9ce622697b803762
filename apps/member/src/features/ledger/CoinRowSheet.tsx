import { type CoinRow, CoinRowState } from '@yayan/api-client';
import {
  ButtonLink,
  Coins,
  type Fact,
  FactList,
  formatCount,
  formatDay,
  formatMoment,
  Sheet,
  StateBadge,
  SupportCode,
} from '@yayan/ui';
import classes from './CoinLedgerPage.module.css';
import { coinCauses } from './coin-causes.ts';
import { coinStates } from './coin-states.ts';

const factsOf = (row: CoinRow): readonly Fact[] => [
  ['来源', coinCauses[row.cause.kind].name],
  ['时间', formatMoment(row.createdAt)],
  row.state === CoinRowState.Pending && row.expectedAt
    ? ['预计到账', `${formatDay(row.expectedAt)} 前`]
    : null,
  row.reason ? ['原因', row.reason] : null,
  row.state === CoinRowState.Available ? ['变动后余额', `${formatCount(row.balanceAfter)} 金币`] : null,
];

const quotingText = ({ state }: CoinRow): string =>
  state === CoinRowState.TakenBack
    ? '对收回有疑问可以申诉：告诉客服这个编号，我们按它核对原因。'
    : '对这笔记录有疑问，告诉客服这个编号即可查到。';

/** One row in detail: source, link to the task or order, support number. */
export function CoinRowSheet({ row, onClose }: { row: CoinRow | undefined; onClose: () => void }) {
  return (
    <Sheet opened={row !== undefined} onClose={onClose} title={row?.cause.title ?? ''}>
      {row ? (
        <>
          <p className={classes['amount']}>
            <Coins amount={row.amount} signed size="lg" />
            <StateBadge {...coinStates[row.state]} />
          </p>
          <FactList look="receipt" facts={factsOf(row)} />
          <p className={classes['rule']}>{coinCauses[row.cause.kind].rule}</p>
          {row.cause.link ? (
            <ButtonLink href={row.cause.link} variant="light" fullWidth mb="sm" mih={44}>
              {coinCauses[row.cause.kind].see}
            </ButtonLink>
          ) : null}
          <SupportCode code={row.supportCode}>{quotingText(row)}</SupportCode>
        </>
      ) : null}
    </Sheet>
  );
}
