import { type CoinRow, CoinRowState } from '@yayan/api-client';
import {
  ButtonLink,
  Coins,
  type Fact,
  FactList,
  formatChange,
  formatCount,
  formatDay,
  formatMoment,
  type QuestionFact,
  Sheet,
  StateBadge,
  SupportCode,
} from '@yayan/ui';
import { AskUs } from '../../shell/contact/AskUs.tsx';
import classes from './CoinLedgerPage.module.css';
import { coinCauses } from './coin-causes.ts';
import { coinStates } from './coin-states.ts';

const factsOf = (row: CoinRow): readonly Fact[] => [
  ['来源', coinCauses[row.cause.kind].name],
  ['时间', formatMoment(row.createdAt)],
  row.state === CoinRowState.Pending && row.expectedAt
    ? ['预计到账', `${formatDay(row.expectedAt)}前`]
    : null,
  row.reason ? ['原因', row.reason] : null,
  row.state === CoinRowState.Available ? ['变动后余额', `${formatCount(row.balanceAfter)} 金币`] : null,
];

const isTakenBack = ({ state }: CoinRow): boolean => state === CoinRowState.TakenBack;

/** The facts that support needs to find the row. */
const questionFacts = (row: CoinRow): readonly QuestionFact[] => [
  ['金币记录', row.cause.title],
  ['数目', formatChange(row.amount)],
  ['时间', formatMoment(row.createdAt)],
  ['查询编号', row.supportCode],
];

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
            <ButtonLink href={row.cause.link} fullWidth mb="sm" mih={44}>
              {coinCauses[row.cause.kind].see}
            </ButtonLink>
          ) : null}
          <SupportCode code={row.supportCode}>
            {isTakenBack(row)
              ? '对收回有疑问，可以申诉，我们会人工核对。'
              : '对这笔有疑问，报这个编号就能查到。'}
          </SupportCode>
          <AskUs
            subject={isTakenBack(row) ? '申诉：金币被收回' : '对一笔金币有疑问'}
            facts={questionFacts(row)}
            about={{ type: 'coins', id: row.id }}
            brief
          />
        </>
      ) : null}
    </Sheet>
  );
}
